import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidTiers } from '../roles.ts';
import { highestEntitlement, refundableUntil, stripeTerm, type StripeSubscription } from './entitlement.ts';

const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2026, 10, 20, 12);
const END = START + 30 * DAY;

const subscription = (fields: Partial<StripeSubscription> = {}): StripeSubscription => ({
  status: 'active',
  periodStart: START,
  periodEnd: END,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  latestRefunded: false,
  latestDisputed: false,
  ...fields,
});

describe('what a subscription of Stripe’s opens', () => {
  it.each(['active', 'trialing'])('%s: until a day after its period', (status) => {
    expect(stripeTerm(subscription({ status }))).toEqual({ status: 'active', until: END + DAY });
  });

  it('exactly until the end of its period, or another moment, where it was cancelled for then', () => {
    expect(stripeTerm(subscription({ cancelAtPeriodEnd: true }))).toEqual({ status: 'active', until: END });
    expect(stripeTerm(subscription({ cancelAtPeriodEnd: true, cancelAt: END })).until).toBe(END);
    expect(stripeTerm(subscription({ cancelAt: START + 5 * DAY })).until).toBe(START + 5 * DAY);
    // A later end than is paid for opens no more than is paid for.
    expect(stripeTerm(subscription({ cancelAt: END + 60 * DAY })).until).toBe(END + DAY);
  });

  it('unpaid: for seven days from the start of the period that is not paid for', () => {
    expect(stripeTerm(subscription({ status: 'past_due' }))).toEqual({ status: 'past_due', until: START + 7 * DAY });
    const cancelled = subscription({ status: 'past_due', cancelAt: START + 2 * DAY });
    expect(stripeTerm(cancelled)).toEqual({ status: 'past_due', until: START + 2 * DAY });
  });

  it.each(['canceled', 'unpaid', 'paused', 'incomplete_expired', 'a word of tomorrow'])('%s: nothing', (status) => {
    expect(stripeTerm(subscription({ status }))).toEqual({ status: 'ended', until: 0 });
  });

  it('nothing before the first payment, which may still come', () => {
    expect(stripeTerm(subscription({ status: 'incomplete' }))).toEqual({ status: 'incomplete', until: 0 });
  });

  it.each(['active', 'trialing', 'past_due'])('%s: nothing once its latest payment was taken back', (status) => {
    for (const taken of [{ latestRefunded: true }, { latestDisputed: true }])
      expect(stripeTerm(subscription({ status, ...taken }))).toEqual({ status: 'ended', until: 0 });
  });

  it('never more than a day beyond what is paid for, and never beyond its end', () => {
    const moments = fc.integer({ min: 0, max: 400 }).map((days) => START + days * DAY);
    const any = fc.record<StripeSubscription>({
      status: fc.constantFrom(
        'incomplete',
        'incomplete_expired',
        'trialing',
        'active',
        'past_due',
        'canceled',
        'unpaid',
        'paused',
      ),
      periodStart: moments,
      periodEnd: moments,
      cancelAt: fc.option(moments),
      cancelAtPeriodEnd: fc.boolean(),
      latestRefunded: fc.boolean(),
      latestDisputed: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (each) => {
        const { status, until } = stripeTerm(each);
        const isOpen = status === 'active' || status === 'past_due';
        expect(until > 0).toBe(isOpen);
        if (each.latestRefunded || each.latestDisputed) expect(until).toBe(0);
        if (!isOpen) return;
        expect(until).toBeLessThanOrEqual(status === 'active' ? each.periodEnd + DAY : each.periodStart + 7 * DAY);
        if (each.cancelAtPeriodEnd) expect(until).toBeLessThanOrEqual(each.periodEnd);
        else if (each.cancelAt !== null) expect(until).toBeLessThanOrEqual(each.cancelAt);
      }),
    );
  });
});

describe('what somebody has of all they bought', () => {
  const purchases = fc.array(
    fc.record({
      plan: fc.constantFrom(...paidTiers),
      until: fc.integer({ min: 0, max: 60 }).map((days) => START + days * DAY),
    }),
    { maxLength: 6 },
  );

  it('is the highest plan that is open, for as long as any purchase opens it', () => {
    fc.assert(
      fc.property(purchases, fc.integer({ min: 0, max: 60 }), (all, days) => {
        const now = START + days * DAY;
        const found = highestEntitlement(all, now);
        const open = all.filter(({ until }) => until > now);
        expect(found === null).toBe(open.length === 0);
        if (!found) return;
        expect(open).toContainEqual({ plan: found.tier, until: found.until });
        for (const { plan, until } of open) {
          expect(paidTiers.indexOf(plan)).toBeLessThanOrEqual(paidTiers.indexOf(found.tier));
          if (plan === found.tier) expect(until).toBeLessThanOrEqual(found.until);
        }
      }),
    );
  });

  it('does not depend on the order in which it was bought', () => {
    fc.assert(
      fc.property(purchases, (all) => {
        expect(highestEntitlement(all.toReversed(), START)).toEqual(highestEntitlement(all, START));
      }),
    );
  });

  it('is nothing from the very moment of its end', () => {
    const bought = [{ plan: 'premium' as const, until: END }];
    expect(highestEntitlement(bought, END - 1)).toEqual({ tier: 'premium', until: END });
    expect(highestEntitlement(bought, END)).toBeNull();
  });
});

describe('giving payments back', () => {
  it('is possible for thirty days from the first one, and without one not at all', () => {
    expect(refundableUntil(START, START + 30 * DAY - 1)).toBe(START + 30 * DAY);
    expect(refundableUntil(START, START + 30 * DAY)).toBeNull();
    expect(refundableUntil(null, START)).toBeNull();
  });
});
