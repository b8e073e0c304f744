import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { isInIosApp } from '../ios/isInIosApp.ts';
import { AppleLink } from '../manage/AppleLink.tsx';
import { AskFirst } from '../manage/AskFirst.tsx';
import { useManage } from '../manage/useManage.ts';
import { useOwnSubscription } from '../useSubscription.ts';

/** What becomes of a plan whose account is about to be deleted, and what is to be done before. */
export const PlanAtDeletion = ({ user }: { user: CurrentUser }) => {
  const { data: state } = useOwnSubscription(user);
  if (!state || state.plan === null || state.status === 'none' || state.status === 'ended') return null;
  return (
    <Notice title={state.source === 'family' ? 'Your seat in a family plan' : `Your ${planNames[state.plan]} plan`}>
      <div className={layout.stack2}>
        {leavingWords(state).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state.source === 'apple' && <AppleLink />}
        {state.refundableUntil !== null && !isInIosApp() && <RefundFirst state={state} userId={user.id} />}
      </div>
    </Notice>
  );
};

const leavingWords = ({ plan, source }: SubscriptionState): string[] => {
  switch (source) {
    case 'apple':
      return ['Apple goes on taking payments until you cancel it there. Please do so before you delete your account.'];
    case 'family':
      return ['Your seat is free again for somebody else.'];
    case 'stripe':
    case 'none':
      return [
        'It ends at once, and nothing more is charged.',
        ...(plan === 'family'
          ? ['The seats of your family end with it. Everybody keeps what they wrote and saved.']
          : []),
      ];
  }
};

/** Later there is nobody left whom the payments could be given back to. */
const RefundFirst = ({ state, userId }: { state: SubscriptionState; userId: string }) => {
  const { manage } = useManage(userId);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>You can still have your payments back. Afterwards that is not possible any more.</p>
      <Button className={layout.start} onClick={() => setAsking(true)}>
        Get a refund first
      </Button>
      {asking && (
        <AskFirst about="refund" state={state} onConfirm={() => manage('refund')} onClose={() => setAsking(false)} />
      )}
    </>
  );
};
