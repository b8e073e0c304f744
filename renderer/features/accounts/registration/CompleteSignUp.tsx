import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { personProblem } from './checks.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

interface CompleteSignUpProps {
  onRegistered(user: CurrentUser): Promise<void>;
}

/** For who comes from Google for the first time: what Google does not tell us. */
export const CompleteSignUp = ({ onRegistered }: CompleteSignUpProps) => {
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
