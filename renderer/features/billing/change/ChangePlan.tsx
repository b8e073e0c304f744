import { useState, type ReactNode } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { Plan, SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { classes } from '../../../ui/classes.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { DocumentLink } from '../../../ui/controls/DocumentLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { BackHome } from '../../../ui/layout/BackHome.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { offerOf } from '../plans/offers.ts';
import { PlanCard, PlanList } from '../plans/PlanCard.tsx';
import { dayLabel } from '../manage/dayLabel.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { Changed, type ChangeMade } from './Changed.tsx';
import { planChange, type PlanChange } from './planChange.ts';

interface ChangePlanProps {
  user: CurrentUser;
  state: SubscriptionState;
  plans: readonly Plan[];
  /** The plan that was picked; null while the list is shown. */
  picked: PaidTier | null;
  onPick(plan: PaidTier): void;
  /** Back to the list. */
  onBack(): void;
  /** Draws what confirms the payment of a dearer plan, where the bank asks for that. */
  pay(clientSecret: string, plan: Plan): ReactNode;
}

/** For who has a plan of Stripe's: the others, what a change costs, and from when it holds. */
export const ChangePlan = ({ user, state, plans, picked, onPick, onBack, pay }: ChangePlanProps) => {
  const [payment, setPayment] = useState<{ plan: PaidTier; clientSecret: string } | null>(null);
  const [made, setMade] = useState<ChangeMade | null>(null);
  if (made) return <Changed {...made} />;
  const target = plans.find(({ id }) => id === picked);
  if (target && payment?.plan === target.id) return pay(payment.clientSecret, target);
  const change = target && planChange(target.id, state);
  if (target && (change === 'upgrade' || change === 'downgrade'))
    return (
      <ConfirmChange
        key={target.id}
        user={user}
        state={state}
        plan={target}
        change={change}
        onBack={onBack}
        onSecret={(clientSecret) => setPayment({ plan: target.id, clientSecret })}
        onChanged={(effectiveAt) => setMade({ plan: target.id, change, effectiveAt })}
      />
    );
  return <OtherPlans state={state} plans={plans} onPick={onPick} />;
};

const OtherPlans = ({ state, plans, onPick }: Pick<ChangePlanProps, 'state' | 'plans' | 'onPick'>) => {
  const heading = useFocusOnMount<HTMLHeadingElement>('Change your plan');
  const note = noteOf(state);
  const canChange = state.status === 'active' && state.cancelAt === null;
  return (
    <div className={layout.stack5}>
      <BackHome />
      <h1 ref={heading} tabIndex={-1}>
        Change your plan
      </h1>
      {note && (
        <Notice>
          <div className={layout.stack3}>
            <p>{note}</p>
            <DocumentLink href="/profile" className={classes(buttonClass('secondary'), layout.start)}>
              Go to your profile
            </DocumentLink>
          </div>
        </Notice>
      )}
      <PlanList>
        {plans.map((plan) => {
          const change = planChange(plan.id, state);
          return (
            <PlanCard key={plan.id} offer={offerOf(plan)} mark={marks[change]}>
              {canChange && (change === 'upgrade' || change === 'downgrade') && (
                <Button kind={change === 'upgrade' ? 'primary' : 'secondary'} onClick={() => onPick(plan.id)}>
                  {change === 'upgrade' ? 'Upgrade' : 'Change'} to {planNames[plan.id]}
                </Button>
              )}
            </PlanCard>
          );
        })}
      </PlanList>
    </div>
  );
};

const marks: Readonly<Partial<Record<PlanChange, string>>> = { current: 'Your plan', next: 'Comes next' };

/** What has to be done before a plan can be changed, or what is changed already; null for neither. */
const noteOf = ({ status, plan, cancelAt, nextPlan, renewsAt }: SubscriptionState): string | null => {
  if (status === 'past_due')
    return 'Your last payment did not go through. Please pay it first: “Manage Subscription” in your profile leads to it.';
  if (cancelAt !== null)
    return 'Your plan is cancelled. To change it, keep it first: “Keep my plan” is in your profile.';
  if (plan === null || nextPlan === null || renewsAt === null) return null;
  const [present, next] = [planNames[plan], planNames[nextPlan]];
  return `${present} stays yours until ${dayLabel(renewsAt)}, then ${next} begins. To stay with ${present}: “Keep my plan” is in your profile.`;
};
