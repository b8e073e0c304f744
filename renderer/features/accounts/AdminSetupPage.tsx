import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { NetworkError } from '../../api/errors.ts';
import { fieldsOf, serverSentence } from '../../api/sentences.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import { fieldProblem, useSubmit } from '../../ui/useSubmit.ts';
import { useAccount } from './account.ts';
import { EntryPage } from './EntryPage.tsx';
import { FormProblem } from './FormProblem.tsx';
import { looksLikeEmail } from './registration.ts';
import { useAuthOptions } from './useAuthOptions.ts';
import { useSession } from './useSession.ts';
import styles from './EntryPage.module.css';

const FAILED = 'Setup Failed';

/** Makes the first admin (spec 2 §2, decision 14). */
export const AdminSetupPage = () => {
  const [madeAdmin, setMadeAdmin] = useState<string | null>(null);
  return madeAdmin === null ? <SetupForm onDone={setMadeAdmin} /> : <Completed email={madeAdmin} />;
};

const SetupForm = ({ onDone }: { onDone(email: string): void }) => {
  const { user } = useAccount();
  const { refresh } = useSession();
  const google = useAuthOptions()?.google;
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => {
      if (!looksLikeEmail(values('email'))) return fieldProblem(FAILED, 'email', 'Please enter a valid email address.');
      return values('adminSecret') ? null : fieldProblem(FAILED, 'adminSecret', 'Please enter the admin secret.');
    },
    send: async (values) => {
      const email = values('email').trim();
      await call('adminSetup', { body: { email, adminSecret: values('adminSecret') } });
      toast('Admin Setup Successful', { description: `${email} is an admin now.` });
      await refresh();
      onDone(email);
    },
    failed: (error) => ({
      title: FAILED,
      message:
        error instanceof NetworkError
          ? 'An unexpected error occurred'
          : (serverSentence(error) ?? 'Failed to setup admin access'),
      fields: fieldsOf(error),
    }),
  });

  return (
    <EntryPage
      title="Admin setup"
      lead={
        google
          ? 'Makes an account the first admin. It has to have signed in with Google before.'
          : 'Makes an account the first admin. Create the account first.'
      }
      foot={<Link to="/login">Back to Login</Link>}
    >
      <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Admin setup">
        <FormProblem problem={problem} />
        <Field
          key={user?.id}
          label="Email of the account"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={user?.email}
          error={fieldError('email')}
        />
        <PasswordField
          label="Admin secret"
          name="adminSecret"
          autoComplete="off"
          required
          maxLength={1024}
          hint="The server's ADMIN_SECRET, or the one its log showed at the first start."
          error={fieldError('adminSecret')}
        />
        <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
          {busy ? 'Setting up...' : 'Set up admin access'}
        </Button>
      </form>
    </EntryPage>
  );
};

const Completed = ({ email }: { email: string }) => {
  const text = useFocusOnMount<HTMLParagraphElement>('Admin setup is complete');
  const { user } = useAccount();
  return (
    <EntryPage title="Setup complete">
      <p ref={text} tabIndex={-1}>
        <strong>{email}</strong> is an admin now. This page can’t be used a second time with the same secret.
      </p>
      <div className={styles.form}>
        {user?.abilities.enterAdmin ? (
          <Link to="/admin" className={buttonClass('primary')}>
            Open the admin dashboard
          </Link>
        ) : (
          <Link to="/login" state={{ from: '/admin' }} className={buttonClass('primary')}>
            Sign in
          </Link>
        )}
      </div>
    </EntryPage>
  );
};
