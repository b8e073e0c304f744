import { useLocation } from 'react-router-dom';
import { sentenceOf } from '../../../api/sentences.ts';
import { usePageHead } from '../../../ui/layout/pageHead.ts';
import { useAccount, useSession } from '../../accounts/index.ts';
import { useSite } from '../../site/index.ts';
import { useEntitlement } from '../useEntitlement.ts';
import { useSubscription } from '../useSubscription.ts';
import { Confirming, Failed, NotConfirmed, SignInToSee } from './messages.tsx';
import { readReturn, stageOf, type Returned } from './stage.ts';
import { useFollowing } from './useFollowing.ts';
import { Welcome } from './Welcome.tsx';

/**
 * Where a payment leads to (docs/specification.md 2 §2). What it says is the server's word alone: an address proves nothing
 * (docs/decisions.md 27).
 */
export const SuccessPage = () => {
  const { status, user } = useAccount();
  const { refresh } = useSession();
  const returned = readReturn(useLocation().state);
  usePageHead(`Your subscription · ${useSite().name}`);
  useEntitlement();
  if (status === 'signed-out') return <SignInToSee />;
  if (status === 'offline')
    return <NotConfirmed sentence="We could not reach the server." onRetry={() => void refresh()} />;
  return user ? <Followed key={user.id} userId={user.id} returned={returned} /> : <Confirming />;
};

const Followed = ({ userId, returned }: { userId: string; returned: Returned }) => {
  const { data: state, error } = useSubscription(userId);
  const stage = state ? stageOf(state, returned) : 'confirming';
  const { isOver, askAgain } = useFollowing(stage === 'confirming');
  if (stage === 'active' && state?.plan) return <Welcome key={state.plan} plan={state.plan} state={state} />;
  if (stage === 'failed') return <Failed plan={returned.plan ?? state?.plan ?? null} />;
  return isOver ? <NotConfirmed sentence={error && sentenceOf(error)} onRetry={askAgain} /> : <Confirming />;
};
