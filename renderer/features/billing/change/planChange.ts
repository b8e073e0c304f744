import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { paidTiers, type PaidTier } from '../../../../core/rules/roles.ts';

/** What picking a plan means for somebody who has one. */
export type PlanChange = 'current' | 'next' | 'upgrade' | 'downgrade';

/** A higher plan begins now, a lower one with the next period. */
export const planChange = (target: PaidTier, { plan, nextPlan }: SubscriptionState): PlanChange => {
  if (target === plan) return 'current';
  if (target === nextPlan) return 'next';
  const present = plan === null ? -1 : paidTiers.indexOf(plan);
  return paidTiers.indexOf(target) > present ? 'upgrade' : 'downgrade';
};
