import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fieldProblem, mergeProblems, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { useAccount } from '../session/account.ts';
import { EntryPage } from '../EntryPage.tsx';
import { EmailField } from '../EmailField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { googleFailure } from './googleFailure.ts';
import { useReturnPath } from '../returnPath.ts';
import { useSession } from '../session/useSession.ts';
import { VerificationNeeded } from '../verification/VerificationNeeded.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../EntryPage.module.css';

const FAILED = 'Login Failed';

export const LoginPage = () => {
  const { status } = useAccount();
  const from = useReturnPath();
  const [unverified, setUnverified] = useState<string | null>(null);
  if (status === 'signed-in') return <Navigate to={from} replace />;
  if (unverified !== null) return <VerificationNeeded email={unverified} onBack={() => setUnverified(null)} />;
  return <SignIn from={from} onUnverified={setUnverified} />;
};

const SignIn = ({ from, onUnverified }: { from: string; onUnverified(email: string): void }) => {
  const { setSignedIn } = useSession();
  const { search } = useLocation();
  const google = googleFailure(search);
  const [appealToken, setAppealToken] = useState<string | null>(null);
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) =>
      mergeProblems(FAILED, [
        values('email').trim() ? null : fieldProblem(FAILED, 'email', 'Please enter your email address.'),
        values('password') ? null : fieldProblem(FAILED, 'password', 'Please enter your password.'),
      ]),
    send: async (values) => {
      const user = await call('login', { body: { email: values('email').trim(), password: values('password') } });
      toast('Login Successful', { description: `Welcome back, ${user.nickname}.` });
      await setSignedIn(user);
    },
    failed: (error, values) => {
      if (error instanceof ApiError && error.code === 'email_unverified') {
        onUnverified(values('email').trim());
        return null;
      }
      const token = error instanceof ApiError ? error.body['appealToken'] : null;
      // Of the address that was typed last, and of no other.
      setAppealToken(typeof token === 'string' ? token : null);
      return { title: FAILED, message: sentenceOf(error, 'Invalid credentials') };
    },
  });

  return (
    <EntryPage
      title="Sign in"
      lead="Your saved notes, verses and prayers are waiting."
      foot={
        <>
          <p>
            New here?{' '}
            <Link to="/register" state={{ from }}>
              Create an account
            </Link>
          </p>
          <Link to="/admin-setup" className={styles.small}>
            Admin setup
          </Link>
        </>
      }
    >
      {google && !problem && (
        <Notice tone="bad" title={FAILED}>
          {google}
        </Notice>
      )}
      <form className={layout.stackFields} onSubmit={(event) => void onSubmit(event)} noValidate aria-label="Sign in">
        <FormProblem problem={problem} />
        {appealToken !== null && (
          <Link to="/appeal" state={{ token: appealToken }} className={buttonClass()}>
            Ask for another look
          </Link>
        )}
        <EmailField error={fieldError('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={fieldError('password')}
        />
        <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
        <p className={styles.small}>
          <Link to="/forgot-password" state={{ from }}>
            Forgot password?
          </Link>
        </p>
      </form>
      <GoogleButton returnTo={from} label="Continue with Google" />
    </EntryPage>
  );
};
