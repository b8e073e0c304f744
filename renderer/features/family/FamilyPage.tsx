import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { sentenceOf, UNREACHABLE } from '../../api/sentences.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useAccount, useLinkToken, useSession } from '../accounts/index.ts';
import { useEntitlement, useSubscription } from '../billing/index.ts';
import { useSite } from '../site/index.ts';
import { AboutFamily } from './AboutFamily.tsx';
import { useFamily } from './family.ts';
import { InvitedOut } from './join/InvitedOut.tsx';
import { JoinFamily } from './join/JoinFamily.tsx';
import { YourFamily } from './YourFamily.tsx';
import { YourSeat } from './YourSeat.tsx';

/** The seats of a family plan: for who pays for it, for who has one, and for who was invited to one. */
export const FamilyPage = () => {
  usePageHead(`Family · ${useSite().name}`);
  const token = useLinkToken();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const hadToken = useRef(false);
  useEffect(() => {
    // What was pressed to take the invitation, or to put it away, is gone with it.
    if (hadToken.current && token === null) heading.current?.focus();
    hadToken.current = token !== null;
  }, [token]);
  return (
    <div className={layout.page}>
      <h1 ref={heading} tabIndex={-1}>
        Family
      </h1>
      <Opening token={token} onLeft={focusHeading} />
    </div>
  );
};

const Opening = ({ token, onLeft }: { token: string | null; onLeft(): void }) => {
  const account = useAccount();
  const { refresh } = useSession();
  switch (account.status) {
    case 'loading':
      return <Waiting />;
    case 'offline':
      return <RetryNotice onRetry={() => void refresh()}>{UNREACHABLE}</RetryNotice>;
    case 'signed-out':
      return token === null ? <AboutFamily signedIn={false} /> : <InvitedOut token={token} />;
    case 'signed-in':
      return token === null ? (
        <FamilyOf key={account.user.id} user={account.user} onLeft={onLeft} />
      ) : (
        <JoinFamily key={token} token={token} userId={account.user.id} />
      );
  }
};

const FamilyOf = ({ user, onLeft }: { user: CurrentUser; onLeft(): void }) => {
  useEntitlement();
  const family = useFamily(user.id);
  const subscription = useSubscription(user.id);
  const error = family.error ?? subscription.error;
  // What is known already stays while it is asked for again in vain.
  if (family.data) return <YourFamily user={user} family={family.data} />;
  if (error)
    return (
      <RetryNotice
        onRetry={() => {
          void family.refetch();
          void subscription.refetch();
        }}
      >
        {sentenceOf(error, 'Your family plan could not be loaded.')}
      </RetryNotice>
    );
  if (family.data === undefined || !subscription.data) return <Waiting />;
  return subscription.data.source === 'family' ? (
    <YourSeat userId={user.id} onLeft={onLeft} />
  ) : (
    <AboutFamily signedIn />
  );
};

const Waiting = () => (
  <Card>
    <Loading lines={[40, 90, 65]} />
  </Card>
);
