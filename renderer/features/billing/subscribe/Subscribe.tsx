import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { Plan } from '../../../../core/contract/billing.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useSubscription } from '../useSubscription.ts';
import { HasPlan } from './HasPlan.tsx';
import { PaymentsUnavailable } from './messages.tsx';
import { Payment } from './payment/Payment.tsx';
import { PlanChoice } from './PlanChoice.tsx';

interface SubscribeProps {
  user: CurrentUser;
  sold: { publishableKey: string | null; plans: Plan[] };
  chosen: PaidTier | null;
}

/** For whoever is signed in: the plans, the payment, or what they have. */
export const Subscribe = ({ user, sold: { publishableKey, plans }, chosen }: SubscribeProps) => {
  const { data: state, error, isError, refetch } = useSubscription(user.id);
  const hasPlan = state !== undefined && (state.status === 'active' || state.status === 'past_due');
  const plan = plans.find(({ id }) => id === chosen);
  const paying = usePaying(state !== undefined && !hasPlan && plan ? plan.id : null, chosen);

  if (!state)
    return (
      <div className={layout.page}>
        <h1 tabIndex={-1}>Choose Your Spiritual Journey</h1>
        {isError ? (
          <RetryNotice onRetry={() => void refetch()}>{sentenceOf(error)}</RetryNotice>
        ) : (
          <Loading lines={[40, 100, 90, 60]} />
        )}
      </div>
    );
  if (plan && publishableKey !== null && paying === plan.id)
    return <Payment key={plan.id} user={user} plan={plan} publishableKey={publishableKey} isPaid={hasPlan} />;
  if (hasPlan) return <HasPlan user={user} state={state} sold={{ publishableKey, plans }} chosen={chosen} />;
  return publishableKey === null || plans.length === 0 ? <PaymentsUnavailable /> : <PlanChoice plans={plans} />;
};

/**
 * What is being paid for. News of the payment may come before its form has heard: the form stays until it has gone on by
 * itself.
 */
const usePaying = (payable: PaidTier | null, chosen: PaidTier | null): PaidTier | null => {
  const [paying, setPaying] = useState(payable);
  const now = payable ?? (paying === chosen ? paying : null);
  if (now !== paying) setPaying(now);
  return now;
};
