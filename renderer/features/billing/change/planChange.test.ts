import { expect, it } from 'vitest';
import type { Plan, SubscriptionState } from '../../../../core/contract/billing.ts';
import { paidTiers, type PaidTier } from '../../../../core/rules/roles.ts';
import { planPrices } from '../../../../core/rules/billing/plans.ts';
import { planChange } from './planChange.ts';

const plans: Plan[] = paidTiers.map((id) => ({
  id,
  name: id,
  description: '',
  price: planPrices[id],
  interval: 'month',
  popular: false,
  features: [],
}));

const state = (plan: PaidTier, nextPlan: PaidTier | null = null) => ({ plan, nextPlan }) as SubscriptionState;

it.each<[PaidTier, SubscriptionState, string]>([
  ['premium', state('premium'), 'current'],
  ['family', state('premium'), 'upgrade'],
  ['basic', state('premium'), 'downgrade'],
  ['basic', state('premium', 'basic'), 'next'],
  ['premium', state('family', 'basic'), 'downgrade'],
])('takes %s of somebody with %o for %j', (target, has, change) => {
  const plan = plans.find(({ id }) => id === target);
  expect(plan && planChange(plan, has, plans)).toBe(change);
});
