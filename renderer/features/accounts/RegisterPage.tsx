import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import brand from '../../../content/generated/brand.json';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { call } from '../../api/client.ts';
import { fieldsOf, sentenceOf } from '../../api/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSubmit } from '../../ui/useSubmit.ts';
import { useAccount } from './account.ts';
import { CompleteSignUp } from './CompleteSignUp.tsx';
import { EntryPage } from './EntryPage.tsx';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlanChooser } from './PlanChooser.tsx';
import { registrationProblem } from './registration.ts';
import { useReturnPath } from './returnPath.ts';
import { useSession } from './useSession.ts';
import styles from './EntryPage.module.css';

export const RegisterPage = () => {
  const { status } = useAccount();
  const { enter } = useSession();
  const from = useReturnPath();
  const [search] = useSearchParams();
  const [newcomer, setNewcomer] = useState<CurrentUser | null>(null);

  const onRegistered = async (user: CurrentUser) => {
    toast(`Welcome to ${brand.name}!`, { description: `We're glad you're here, ${user.nickname}.` });
    setNewcomer(user);
    await enter(user);
  };

  if (newcomer) return <PlanChooser user={newcomer} />;
  if (status === 'signed-in') return <Navigate to={from} replace />;
  if (search.get('google') === 'new') return <CompleteSignUp onRegistered={onRegistered} />;
  return <Registration from={from} onRegistered={onRegistered} />;
};

const Registration = ({ from, onRegistered }: { from: string; onRegistered(user: CurrentUser): Promise<void> }) => {
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => registrationProblem(values, Date.now()),
    send: async (values) =>
      onRegistered(
        await call('register', {
          body: {
            email: values('email').trim(),
            password: values('password'),
            nickname: values('nickname').trim(),
            displayName: values('displayName').trim() || null,
            birthDate: values('birthDate'),
          },
        }),
      ),
    failed: (error) => ({
      title: 'Registration Failed',
      message: sentenceOf(error, 'Registration failed'),
      fields: fieldsOf(error),
    }),
  });

  return (
    <EntryPage
      wide
      title="Create your account"
      lead="Free, and yours alone: keep what speaks to you, and write your prayers down."
      foot={
        <p>
          Already have an account?{' '}
          <Link to="/login" state={{ from }}>
            Sign in
          </Link>
        </p>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => void onSubmit(event)}
        noValidate
        aria-label="Create your account"
      >
        <FormProblem problem={problem} />
        <EmailField error={fieldError('email')} />
        <div className={styles.pair}>
          <NewPasswordFields label="Password" fieldError={fieldError} />
        </div>
        <PersonFields fieldError={fieldError} />
        <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
          {busy ? 'Creating your account...' : 'Create account'}
        </Button>
      </form>
      <GoogleButton returnTo={from} label="Sign up with Google" />
    </EntryPage>
  );
};
