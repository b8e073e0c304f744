import { expect, it } from 'vitest';
import { paidTiers } from '../../../../core/rules/roles.ts';
import { readReturn, stageOf } from './stage.ts';

const none = { failed: false, plan: null };
const statuses = ['none', 'incomplete', 'active', 'past_due', 'ended'] as const;

it('only what the server calls active is called so, whatever the address says', () => {
  for (const status of statuses)
    for (const plan of paidTiers)
      for (const returned of [none, { failed: true, plan: null }])
        expect(stageOf({ status, plan }, returned) === 'active').toBe(status === 'active');
});

it('a change waits for the plan that was paid for', () => {
  const changed = { failed: false, plan: 'family' as const };
  expect(stageOf({ status: 'active', plan: 'premium' }, changed)).toBe('confirming');
  expect(stageOf({ status: 'active', plan: 'family' }, changed)).toBe('active');
  expect(stageOf({ status: 'active', plan: 'premium' }, { ...changed, failed: true })).toBe('failed');
});

it('reads nothing but its own words from the history', () => {
  expect(readReturn({ failed: true, plan: 'family' })).toEqual({ failed: true, plan: 'family' });
  for (const state of [null, undefined, 'failed', 1, { failed: 'yes', plan: 'gold' }, []])
    expect(readReturn(state)).toEqual(none);
});
