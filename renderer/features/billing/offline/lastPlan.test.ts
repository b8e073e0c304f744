import { describe, expect, it } from 'vitest';
import { lastPlan } from './lastPlan.ts';

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 23);
const person = (plan: object) => ({ id: 'ruth', nickname: 'Ruth', plan }) as Parameters<typeof lastPlan>[0];
const kept = { tier: 'premium', until: new Date(now + 30 * DAY).toISOString(), heardAt: now };

describe('the plan that a device last heard of', () => {
  it('counts for seven days, and says since when', () => {
    expect(lastPlan(person(kept), now + DAY)).toEqual({ tier: 'premium', until: now + 7 * DAY, heardAt: now });
    expect(lastPlan(person(kept), now + 7 * DAY)).toBeNull();
  });

  it('ends with the plan, where that is sooner', () => {
    const short = { ...kept, until: new Date(now + DAY).toISOString() };
    expect(lastPlan(person(short), now)?.until).toBe(now + DAY);
    expect(lastPlan(person(short), now + DAY)).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['a plan that nobody sells', { ...kept, tier: 'gold' }],
    ['no moment', { ...kept, until: 'for ever' }],
    ['no number', { ...kept, heardAt: 'yesterday' }],
    ['a moment to come, as a clock that was set back has it', { ...kept, heardAt: now + 1 }],
  ])('is none where the storage has %s', (_, plan) => {
    expect(lastPlan(person(plan as object), now)).toBeNull();
  });
});
