import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { AskSupport } from '../AskSupport.tsx';
import { EmailField } from '../EmailField.tsx';
import { looksLikeEmail } from '../registration/checks.ts';
import { useCanSendMail } from '../useAuthOptions.ts';
import { problemOf } from '../../../api/sentences.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../EntryPage.module.css';

const words = {
  verify: {
    toast: 'Verification Email Sent',
    failed: 'Failed to send verification email',
    link: 'a link to confirm the address',
    life: '72 hours',
  },
  reset: {
    toast: 'Look into your mail',
    failed: 'Failed to send the mail',
    link: 'a link to choose a new password',
    life: 'an hour',
  },
};

/** Asks for a mail. What is said afterwards is the same whether or not the address has an account. */
export const RequestLink = ({ purpose, email = '' }: { purpose: 'verify' | 'reset'; email?: string }) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const reaches = useCanSendMail();
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => {
      if (looksLikeEmail(values('email'))) return null;
      return fieldProblem(words[purpose].failed, 'email', 'Please enter a valid email address.');
    },
    send: async (values) => {
      const to = values('email').trim();
      await call(purpose === 'verify' ? 'resendVerification' : 'forgotPassword', { body: { email: to } });
      if (reaches) toast(words[purpose].toast);
      setSentTo(to);
    },
    failed: (error) => problemOf(words[purpose].failed, error),
  });

  if (sentTo !== null) return <Sent to={sentTo} purpose={purpose} onAgain={() => setSentTo(null)} />;
  return (
    <form className={layout.stackFields} onSubmit={(event) => void onSubmit(event)} noValidate>
      <FormProblem problem={problem} />
      <EmailField defaultValue={email} error={fieldError('email')} />
      <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
        {busy ? 'Sending...' : reaches ? 'Send the link' : 'Ask for a link'}
      </Button>
    </form>
  );
};

const Sent = ({ to, purpose, onAgain }: { to: string; purpose: 'verify' | 'reset'; onAgain(): void }) => {
  const reaches = useCanSendMail();
  const text = useFocusOnMount<HTMLParagraphElement>(reaches ? 'Look into your mail' : 'Ask for your link');
  const { link, life } = words[purpose];
  return (
    <div className={layout.stackFields}>
      <p ref={text} tabIndex={-1}>
        If there is an account with <strong>{to}</strong>, {link} {reaches ? 'is on its way to it' : 'was made'}. It
        works for {life}. {reaches ? 'Look in the spam folder too.' : <AskSupport />}
      </p>
      <Button onClick={onAgain}>
        {reaches ? 'Send it again, or to another address' : 'Ask again, or for another address'}
      </Button>
    </div>
  );
};
