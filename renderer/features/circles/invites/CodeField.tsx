import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import styles from '../circles.module.css';

/** For a code that somebody was told, in place of a link. */
export const CodeField = ({ onCode }: { onCode(code: string): void }) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const send = () => {
    const code = codeOf(typed);
    if (!code) return setError('Please enter the code.');
    setError(undefined);
    setTyped('');
    onCode(code);
    // The card with the invite stands above.
    window.scrollTo({ top: 0 });
  };
  return (
    <section aria-label="Have a code?" className={styles.code}>
      <Form onSend={send} noValidate>
        <Field
          label="Have a code?"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          hint="Type it, or paste the whole link."
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">See the circle</Button>
      </Form>
    </section>
  );
};

/** The token of what was typed: a code, or a link with one. */
export const codeOf = (typed: string): string => {
  const text = typed.trim();
  return /#.*\binvite=([^&\s]+)/.exec(text)?.[1] ?? text;
};
