import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { splitEmails, wrongEmail } from '../invites/emails.ts';
import { invitesKey } from './inviteList.ts';
import styles from './settings.module.css';

/** Invites people by mail. What comes of it is not told: nobody learns here who has an account. */
export const MailInvite = ({ circleId }: { circleId: string }) => {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const emails = splitEmails(typed);
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: () =>
      emails.length === 0 || wrongEmail(emails) !== undefined
        ? { ...fieldProblem('Invalid email', 'emails', 'Please enter a valid email address.'), alsoToast: true }
        : null,
    send: async () => {
      await call('inviteByMail', { params: { id: circleId }, body: { emails } });
      setTyped('');
      toast(emails.length === 1 ? 'The invite is on its way' : 'The invites are on their way');
      await queryClient.invalidateQueries({ queryKey: invitesKey(circleId) });
    },
    failed: (error) => problemOf('Nobody was invited', error),
  });
  return (
    <form className={styles.mail} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FormProblem problem={problem} />
      <Field
        label="By email"
        name="emails"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="With commas between addresses. Each invite works once, for 14 days, for that address."
        value={typed}
        error={fieldError('emails')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Sending...' : 'Send invite'}
      </Button>
    </form>
  );
};
