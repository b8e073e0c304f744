import { useEffect, useRef } from 'react';
import { lengths } from '../../../../core/rules/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { Keyboard } from '../parts/Keyboard.tsx';
import styles from '../kiosk.module.css';

interface AskScreenProps {
  words: string;
  onWords(words: string): void;
  problem: string | null;
  busy: boolean;
  /** Whether letters are shown for typing. */
  keyboard: boolean;
  onAsk(): void;
}

/** One question, one large field, and letters to touch. */
export const AskScreen = ({ words, onWords, problem, busy, keyboard, onAsk }: AskScreenProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    // Behind what stands there already.
    field.current?.setSelectionRange(lengths.query, lengths.query);
  }, []);
  const clear = () => {
    onWords('');
    field.current?.focus();
  };
  const submit = () => {
    if (words.trim() && !busy) onAsk();
  };
  return (
    <Form className={styles.ask} onSend={submit}>
      <h1>
        <label htmlFor="words">What do you need help with?</label>
      </h1>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <textarea
        id="words"
        ref={field}
        className={styles.words}
        rows={2}
        value={words}
        maxLength={lengths.query}
        placeholder="A feeling, a situation, a worry. A few words are enough."
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      />
      <div className={styles.row}>
        <Button className={styles.big} onClick={clear} disabled={!words}>
          Clear
        </Button>
        <Button type="submit" kind="primary" className={styles.big} disabled={busy || !words.trim()}>
          {busy ? 'Searching...' : 'Help me grow'}
        </Button>
      </div>
      {keyboard && <Keyboard enter="Go" onEnter={submit} />}
    </Form>
  );
};
