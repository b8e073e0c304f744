import { expect, it } from 'vitest';
import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { planChange } from './planChange.ts';

const state = (plan: PaidTier, nextPlan: PaidTier | null = null) => ({ plan, nextPlan }) as SubscriptionState;

it.each<[PaidTier, SubscriptionState, string]>([
  ['premium', state('premium'), 'current'],
  ['family', state('premium'), 'upgrade'],
  ['basic', state('premium'), 'downgrade'],
  ['basic', state('premium', 'basic'), 'next'],
  ['premium', state('family', 'basic'), 'downgrade'],
])('takes %s of somebody with %o for %j', (target, has, change) => {
  expect(planChange(target, has)).toBe(change);
});
