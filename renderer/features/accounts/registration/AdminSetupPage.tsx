import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { NetworkError } from '../../../api/errors.ts';
import { fieldsOf, serverSentence } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { useAccount } from '../session/account.ts';
import { ConfirmAddress } from '../verification/ConfirmAddress.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { looksLikeEmail } from './checks.ts';
import { useAuthOptions } from '../useAuthOptions.ts';
import { useSession } from '../session/useSession.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../EntryPage.module.css';

const FAILED = 'Setup Failed';
const BACK = { from: '/admin-setup' };

/** Makes the signed-in account the first admin, and says what is missing until it can. */
export const AdminSetupPage = () => {
  const [madeAdmin, setMadeAdmin] = useState<string | null>(null);
  return madeAdmin === null ? <SetupForm onDone={setMadeAdmin} /> : <Completed email={madeAdmin} />;
};

const SetupForm = ({ onDone }: { onDone(email: string): void }) => {
  const { status, user } = useAccount();
  const { refresh } = useSession();
  const options = useAuthOptions();
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
        options?.google
          ? 'Makes your account the first admin. Sign in to it with Google first.'
          : 'Makes your account the first admin. Sign in to it first.'
      }
      foot={<Link to="/login">Back to Login</Link>}
    >
      {status === 'signed-out' && <SignInFirst />}
      {user && !user.emailVerified && options?.mail && !options.google && <ConfirmAddress email={user.email} />}
      {/* Comes again with the account, to hold its address; stays when the session ends, to keep what was typed. */}
      <form
        key={status === 'loading' ? status : undefined}
        className={layout.stackFields}
        onSubmit={(event) => void onSubmit(event)}
        noValidate
        aria-label="Admin setup"
      >
        <FormProblem problem={problem} />
        <Field
          label="Email of your account"
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

const SignInFirst = () => (
  <Notice title="Please sign in first">
    <p>
      Only the account that you are signed in with can become the admin.{' '}
      <Link to="/login" state={BACK}>
        Sign in
      </Link>
      , or{' '}
      <Link to="/register" state={BACK}>
        create an account
      </Link>
      , then come back to this page.
    </p>
  </Notice>
);

const Completed = ({ email }: { email: string }) => {
  const text = useFocusOnMount<HTMLParagraphElement>('Admin setup is complete');
  const { user } = useAccount();
  return (
    <EntryPage title="Setup complete">
      <p ref={text} tabIndex={-1}>
        <strong>{email}</strong> is an admin now. This page can’t be used a second time with the same secret.
      </p>
      <div className={layout.stackFields}>
        <Link
          to={user?.abilities.enterAdmin ? '/admin' : '/login'}
          state={{ from: '/admin' }}
          className={buttonClass('primary')}
        >
          {user?.abilities.enterAdmin ? 'Open the admin dashboard' : 'Sign in'}
        </Link>
      </div>
    </EntryPage>
  );
};
