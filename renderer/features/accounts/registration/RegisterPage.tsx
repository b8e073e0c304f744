import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { call } from '../../../api/client.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAccount } from '../session/account.ts';
import { EntryPage } from '../EntryPage.tsx';
import { EmailField } from '../EmailField.tsx';
import { NewPasswordFields } from '../recovery/NewPasswordFields.tsx';
import { GoogleButton } from '../signIn/GoogleButton.tsx';
import { PlanChooser, useSale } from '../../billing/index.ts';
import { useAuthOptions } from '../useAuthOptions.ts';
import { registrationProblem, personProblem } from './checks.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useReturnPath } from '../returnPath.ts';
import { useSession } from '../session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { site } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';

export const RegisterPage = () => {
  const { status } = useAccount();
  const { setSignedIn } = useSession();
  const from = useReturnPath();
  const [search] = useSearchParams();
  const [newcomer, setNewcomer] = useState<CurrentUser | null>(null);
  const mailed = useAuthOptions()?.mail ?? false;
  // Asked ahead: the plans stand there as soon as the account does.
  useSale();

  const onRegistered = async (user: CurrentUser) => {
    toast(`Welcome to ${site().name}!`, { description: `We're glad you're here, ${user.nickname}.` });
    setNewcomer(user);
    await setSignedIn(user);
  };

  // Who was invited to a family plan needs none of their own.
  if (newcomer && !from.startsWith('/family#')) return <PlanChooser user={newcomer} mailed={mailed} />;
  if (status === 'signed-in') return <Navigate to={from} replace />;
  if (search.get('google') === 'new') return <CompleteSignUp onRegistered={onRegistered} />;
  return <Registration from={from} onRegistered={onRegistered} />;
};

const Registration = ({ from, onRegistered }: { from: string; onRegistered(user: CurrentUser): Promise<void> }) => (
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
    <RegistrationForm
      label="Create your account"
      check={registrationProblem}
      send={(person, values) =>
        call('register', { body: { email: values('email').trim(), password: values('password'), ...person } })
      }
      onRegistered={onRegistered}
    >
      {(fieldError) => (
        <>
          <EmailField error={fieldError('email')} />
          <div className={layout.pair}>
            <NewPasswordFields label="Password" fieldError={fieldError} />
          </div>
        </>
      )}
    </RegistrationForm>
    <GoogleButton returnTo={from} label="Sign up with Google" />
  </EntryPage>
);

interface CompleteSignUpProps {
  onRegistered(user: CurrentUser): Promise<void>;
}

/** For who comes from Google for the first time: what Google does not tell us. */
const CompleteSignUp = ({ onRegistered }: CompleteSignUpProps) => {
  const {
    data: pending,
    error,
    refetch,
  } = useQuery({
    queryKey: [routes.googlePending.path],
    queryFn: () => call('googlePending', {}),
    gcTime: 0,
  });

  if (error)
    return (
      <EntryPage title="Finish signing up">
        <Notice tone="bad">{sentenceOf(error, 'Please sign in with Google again.')}</Notice>
        {error instanceof ApiError ? (
          <Link to="/login" className={buttonClass('primary')}>
            Back to Login
          </Link>
        ) : (
          <Button kind="primary" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </EntryPage>
    );
  if (!pending)
    return (
      <EntryPage title="Finish signing up">
        <span className="visually-hidden">Loading...</span>
        <Skeleton lines={[90, 100, 60, 100]} />
      </EntryPage>
    );
  return <Completion email={pending.email} name={pending.name} onRegistered={onRegistered} />;
};

const Completion = ({ email, name, onRegistered }: CompleteSignUpProps & { email: string; name: string }) => (
  <EntryPage
    wide
    title="Finish signing up"
    lead={
      <>
        Google has told us that you are <strong>{email}</strong>. Two more things, and you are in.
      </>
    }
  >
    <RegistrationForm
      label="Finish signing up"
      nickname={name}
      check={personProblem}
      send={(person) => call('googleComplete', { body: person })}
      onRegistered={onRegistered}
    />
  </EntryPage>
);
