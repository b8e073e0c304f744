import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useAccount } from '../session/account.ts';
import { RequestLink } from '../recovery/RequestLink.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { ResendButton } from './ResendButton.tsx';
import { openLinkHint, useCanSendMail } from '../useAuthOptions.ts';
import { useLinkToken } from '../useLinkToken.ts';
import { useSession } from '../session/useSession.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Where the link of the verification mail leads. */
export const VerifyEmailPage = () => {
  const token = useLinkToken();
  const reaches = useCanSendMail();
  const { user } = useAccount();
  const { refresh } = useSession();
  // A query and not a mutation: drawn twice or turned back to, the link is used once.
  const {
    data: done,
    error,
    refetch,
  } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call('verifyEmail', { body: { token: token ?? '' } }).then(() => true),
    enabled: token !== null,
  });

  useEffect(() => {
    if (!done) return;
    announce('Your email address is confirmed.');
    void refresh();
  }, [done, refresh]);

  if (done)
    return (
      <EntryPage title="Your address is confirmed" lead="Thank you. Everything is open to you now.">
        <Link to="/" className={buttonClass('primary')}>
          Continue
        </Link>
        <Link to={user ? '/profile' : '/login'} className={buttonClass('quiet')}>
          {user ? 'Go to my profile' : 'Sign in'}
        </Link>
      </EntryPage>
    );

  if (error && !(error instanceof ApiError && error.status < 500))
    return (
      <EntryPage title="Confirm your address">
        <Notice tone="bad">{sentenceOf(error, 'That did not work just now.')}</Notice>
        <Button kind="primary" onClick={() => void refetch()}>
          Try again
        </Button>
      </EntryPage>
    );

  if (error || token === null)
    return (
      <EntryPage title="Confirm your address">
        <Notice tone="bad">{error ? sentenceOf(error, 'This link does not work.') : openLinkHint(reaches)}</Notice>
        <div className={layout.stackFields}>
          {user?.emailVerified ? (
            <p>Your address is confirmed already.</p>
          ) : user ? (
            <ResendButton email={user.email} kind="primary" />
          ) : (
            <RequestLink purpose="verify" />
          )}
        </div>
      </EntryPage>
    );

  return (
    <EntryPage title="Confirm your address">
      <p role="status">One moment...</p>
    </EntryPage>
  );
};
