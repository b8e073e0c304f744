import type { Plan, SubscriptionState } from '../../../../core/contract/billing.ts';

/** What picking a plan means for somebody who has one. */
export type PlanChange = 'current' | 'next' | 'upgrade' | 'downgrade';

/** A dearer plan begins now, a cheaper one with the next period. */
export const planChange = (target: Plan, { plan, nextPlan }: SubscriptionState, plans: readonly Plan[]): PlanChange => {
  if (target.id === plan) return 'current';
  if (target.id === nextPlan) return 'next';
  const price = plans.find(({ id }) => id === plan)?.price ?? 0;
  return target.price > price ? 'upgrade' : 'downgrade';
};
