import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';

export interface Spoken {
  /** How a moment is written where the person is. */
  day(moment: string): string;
  /** What the plan costs, "$9.99 per month"; null where it is not sold here any more, or not by us. */
  price: string | null;
}

/** What somebody has, how long, and what comes next, in sentences. */
export const stateWords = (state: SubscriptionState, spoken: Spoken): string[] => {
  const { plan, status, source } = state;
  if (plan === null || status === 'none') return ['You have what is free.'];
  const name = planNames[plan];
  if (source === 'family') return ['You have a seat in a family plan. It lasts as long as that plan is paid for.'];
  switch (status) {
    case 'incomplete':
      return [`Your ${name} plan begins with its first payment, which is not finished yet.`];
    case 'ended':
      return [`Your ${name} plan has ended. What you wrote and saved is still here.`];
    case 'past_due':
      return [pastDue(name, state, spoken)];
    case 'active':
      return [...cost(state, spoken), ...future(name, state, spoken)];
  }
};

const cost = ({ source, cancelAt }: SubscriptionState, { price }: Spoken): string[] => {
  if (source === 'apple') return ['You bought it in the iOS app, and Apple takes the payments.'];
  // What is cancelled costs nothing more.
  return price === null || cancelAt !== null ? [] : [`${price}.`];
};

const future = (
  name: string,
  { until, renewsAt, cancelAt, nextPlan }: SubscriptionState,
  { day }: Spoken,
): string[] => {
  if (cancelAt !== null)
    return [`Your plan is cancelled: ${name} stays yours until ${day(cancelAt)}, and nothing more is charged.`];
  if (renewsAt !== null && nextPlan !== null)
    return [`${name} stays yours until ${day(renewsAt)}, then ${planNames[nextPlan]} begins.`];
  if (renewsAt !== null) return [`It renews on ${day(renewsAt)}.`];
  return until === null ? [] : [`It is open until ${day(until)}.`];
};

const pastDue = (name: string, { source, until }: SubscriptionState, { day }: Spoken): string => {
  const payment =
    source === 'apple' ? 'Apple could not take the last payment.' : 'Your last payment did not go through.';
  const open = until === null ? '' : ` ${name} stays open until ${day(until)}.`;
  const remedy =
    source === 'apple' ? 'Please look at how you pay Apple.' : 'Please change your card or pay the open invoice.';
  return `${payment}${open} ${remedy}`;
};
