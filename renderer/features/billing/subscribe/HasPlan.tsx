import { Suspense } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { Plan, SubscriptionState } from '../../../../core/contract/billing.ts';
import { successPath } from '../../../../core/rules/billing/paths.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { ChangePlan } from '../change/ChangePlan.tsx';
import { PayDifference } from '../change/PayDifference.tsx';
import { ManagedPlan } from './ManagedPlan.tsx';
import { DifferenceForm } from './payment/cardForm.ts';
import { SettingUp } from './payment/SettingUp.tsx';
import { useSteps } from './useSteps.ts';

interface HasPlanProps {
  user: CurrentUser;
  state: SubscriptionState;
  sold: { publishableKey: string | null; plans: Plan[] };
  chosen: PaidTier | null;
}

/** For whoever has a plan already: another one instead of it where Stripe is paid for it, else where it is changed. */
export const HasPlan = ({ user, state, sold: { publishableKey, plans }, chosen }: HasPlanProps) => {
  const { pick, back } = useSteps();
  const isStripes = state.source === 'stripe' && publishableKey !== null;
  if (!isStripes || plans.length === 0) return <ManagedPlan state={state} />;
  return (
    <ChangePlan
      // What was begun for one plan is not gone on with for another.
      key={chosen ?? 'list'}
      user={user}
      state={state}
      plans={plans}
      picked={chosen}
      onPick={pick}
      onBack={back}
      pay={(clientSecret, plan) => (
        <PayDifference email={user.email} plan={plan} onBack={back}>
          <Suspense fallback={<SettingUp />}>
            <DifferenceForm
              publishableKey={publishableKey}
              clientSecret={clientSecret}
              // The plan there was stays active until then: the page has to know which one is paid for.
              returnPath={`${successPath}?plan=${plan.id}`}
              isPaid={state.plan === plan.id}
              onExpired={back}
            />
          </Suspense>
        </PayDifference>
      )}
    />
  );
};
