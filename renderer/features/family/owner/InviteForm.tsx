import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useRefreshFamily } from '../family.ts';
import styles from '../family.module.css';

/** Sends a link to a seat. What comes of it is not told: nobody learns here who has an account. */
export const InviteForm = ({ isFull }: { isFull: boolean }) => {
  const refresh = useRefreshFamily();
  const [email, setEmail] = useState('');
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: () =>
      /^[^\s@]+@[^\s@]+$/.test(email.trim())
        ? null
        : fieldProblem('Invalid email', 'email', 'Please enter a valid email address.'),
    send: async () => {
      await call('inviteToFamily', { body: { email: email.trim() } });
      setEmail('');
      toast('The invitation is on its way');
      await refresh();
    },
    failed: (error) => problemOf('Nobody was invited', error),
  });
  if (isFull) return <p className={layout.soft}>To invite somebody else, end a seat or an invitation first.</p>;
  return (
    <form className={styles.invite} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FormProblem problem={problem} />
      <Field
        label="Email of the person you invite"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="They get a link that works once, for 7 days. Each has to be 13 or older."
        value={email}
        error={fieldError('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" kind="primary" disabled={busy}>
        {busy ? 'Sending...' : 'Send invitation'}
      </Button>
    </form>
  );
};
