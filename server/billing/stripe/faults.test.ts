import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../core/random/mulberry32.ts';
import { startServer } from '../../testing/harness.ts';
import { isLong } from '../../testing/statistics.ts';
import type { Fault } from '../../testing/stripe/http/faults.ts';
import type { TestEvent } from '../../testing/stripe/objects.ts';
import { openStripe } from './client.ts';
import { createPrices } from './prices.ts';
import {
  DAY,
  deliver,
  entitlementOf,
  knownEvents,
  newCustomer,
  purchasesIn,
  startPayments,
  type Payments,
} from './testing/startPayments.ts';

// Stripe fails, is busy, answers nonsense, hangs up or never answers, at each call that is made of it (docs/proof.md R20).

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);

let payments: Payments;
let userId: string;
let customer: string;
beforeEach(async () => {
  payments = await startPayments();
  ({ userId, customer } = await newCustomer(payments));
});
afterEach(() => payments.close());

/** Pays for a plan at Stripe, and gives an event that tells of it. */
const pay = (): TestEvent => {
  payments.stripe.subscribeOutside(customer, 'premium');
  const event = payments.stripe.undelivered.splice(0).find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('nothing was paid');
  return event;
};

const tier = async () => (await entitlementOf(payments.server.db, userId)).tier;

const reads = ['GET /v1/subscriptions', 'GET /v1/charges'] as const;
/** How often the library asks before it gives up, by fault: what came back whole is not asked for again. */
const tries: Record<Exclude<Fault, 'hang'>, number> = { error: 3, busy: 1, cut: 3, garbage: 1 };

describe('a Stripe that can’t be read', () => {
  it.each(
    reads.flatMap((path) => Object.entries(tries).map(([fault, times]) => [path, fault as Fault, times] as const)),
  )('stores nothing while %s fails by "%s", and all once it is well', async (path, fault, times) => {
    const { server, stripe } = payments;
    const event = pay();
    stripe.fail(fault, { path, times: Infinity });
    const calls = stripe.calls.length;
    expect(await deliver(payments, event)).toBe(503);
    expect(stripe.calls.slice(calls).filter((call) => `${call.method} ${call.path}` === path)).toHaveLength(times);
    expect(await purchasesIn(payments, userId)).toEqual([]);
    expect(await knownEvents(payments)).toBe(0);
    expect(await tier()).toBeNull();
    expect((await server.visitor().fetch('/api/about')).status).toBe(200);

    stripe.heal();
    expect(await deliver(payments, event)).toBe(200);
    expect(await tier()).toBe('premium');
  });

  it('stores nothing while it never answers', async () => {
    const { server, stripe, clock } = payments;
    const event = pay();
    const impatient = await startServer({
      db: server.db,
      now: () => clock.now,
      stripe: { ...stripe.settings, timeout: 100 },
    });
    stripe.fail('hang', { path: 'GET /v1/subscriptions', times: Infinity });
    const answer = deliver(payments, event, `${impatient.url}/api/stripe/webhook`);
    // Whoever else asks does not wait for that: as long as three tries take.
    expect((await impatient.visitor().fetch('/api/about')).status).toBe(200);
    expect(await answer).toBe(503);
    await impatient.close();
    expect(await knownEvents(payments)).toBe(0);
    stripe.heal();
    await server.settle();
    expect(await tier()).toBe('premium');
  });

  it('answers 503 for a dispute whose charge can’t be read', async () => {
    const { stripe } = payments;
    expect(await deliver(payments, pay())).toBe(200);
    stripe.dispute(stripe.chargesOf(customer)[0]?.id ?? '');
    const event = stripe.undelivered.splice(0).find(({ type }) => type === 'charge.dispute.created');
    stripe.fail('garbage', { path: 'GET /v1/charges/' });
    expect(event && (await deliver(payments, event))).toBe(503);
    expect(await tier()).toBe('premium');
    expect(event && (await deliver(payments, event))).toBe(200);
    expect(await tier()).toBeNull();
  });

  it('ends nothing because one of two lists was empty nonsense', async () => {
    const { stripe, webhook } = payments;
    expect(await deliver(payments, pay())).toBe(200);
    stripe.changeOutside([...stripe.objects.subscriptions.keys()][0] ?? '', 'family');
    const event = stripe.undelivered.splice(0).at(-1);
    stripe.objects.subscriptions.forEach((subscription) => Object.assign(subscription.items, { data: undefined }));
    expect(event && (await deliver(payments, event, webhook))).toBe(503);
    expect(await tier()).toBe('premium');
  });

  it('ends no plan while the daily look at it fails', async () => {
    const { server, stripe, clock } = payments;
    expect(await deliver(payments, pay())).toBe(200);
    for (const path of reads)
      for (const fault of Object.keys(tries) as Fault[]) {
        stripe.fail(fault, { path, times: Infinity });
        clock.now += DAY;
        const calls = stripe.calls.length;
        await server.settle();
        expect(stripe.calls.slice(calls).map((call) => `${call.method} ${call.path}`)).toContain(path);
        expect(await tier(), `${path} fails by "${fault}"`).toBe('premium');
        stripe.heal();
      }
  });

  const FAULTS = isLong ? 200 : 40;

  it(`heals by the job after ${FAULTS} faults at any calls (LAMPSTAND_SEED=${seed})`, async () => {
    const { server, stripe } = payments;
    const random = mulberry32(seed);
    // Those that the library tries again are fewer: it waits before it does.
    const [often, seldom] = [['busy', 'garbage'] as const, ['error', 'cut'] as const];
    for (let at = 0; at < FAULTS; at++) {
      const faults = at % 20 === 0 ? seldom : often;
      stripe.fail(faults[Math.floor(random() * faults.length)] ?? 'busy', { after: random() < 0.5 });
    }
    const event = pay();
    const calls = stripe.calls.length;
    let turns = 0;
    while ((await tier()) === null && turns < 300) {
      turns += 1;
      if (random() < 0.5) expect([200, 503]).toContain(await deliver(payments, event));
      else await server.settle().catch(() => undefined);
      // All or nothing.
      expect(await purchasesIn(payments, userId)).toHaveLength((await tier()) === null ? 0 : 1);
    }
    expect(await tier()).toBe('premium');
    // Three tries of each of the few calls of a turn, at most.
    expect(stripe.calls.length - calls).toBeLessThan(turns * 15);
  }, 300_000);
});

describe('prices', () => {
  const MINUTE = 60_000;
  const open = async () => {
    const { stripe, clock } = payments;
    const client = await openStripe(stripe.settings);
    return createPrices({ client, now: () => clock.now });
  };
  const asked = () =>
    payments.stripe.calls.filter(({ method, path }) => method === 'GET' && path === '/v1/prices').length;

  it('are those of Stripe, the newest of each plan, and asked for every ten minutes', async () => {
    const { stripe, client, clock } = payments;
    const prices = await open();
    expect((await prices.list()).map(({ plan, cents, interval }) => [plan, cents, interval])).toEqual([
      ['basic', 499, 'month'],
      ['premium', 999, 'month'],
      ['family', 1499, 'month'],
    ]);
    const { id } = stripe.priceOf('premium');
    expect(await prices.of('premium')).toEqual({ id, plan: 'premium', cents: 999, interval: 'month' });

    clock.now += 9 * MINUTE;
    const product = stripe.objects.prices.get(id)?.product ?? '';
    const recurring = { interval: 'month' as const };
    const newer = await client.prices.create({
      ...{ product, recurring, unit_amount: 1099, currency: 'usd', metadata: { plan: 'premium' } },
    });
    expect((await prices.of('premium')).id).toBe(id);
    clock.now += MINUTE;
    expect(await prices.of('premium')).toEqual({ id: newer.id, plan: 'premium', cents: 1099, interval: 'month' });
    expect(asked()).toBe(2);
  });

  it('leave out a plan that has none, or none in US dollars', async () => {
    const { stripe, client } = payments;
    const { product } = stripe.priceOf('basic');
    stripe.removePrice('basic');
    const recurring = { interval: 'month' as const };
    await client.prices.create({ product, recurring, unit_amount: 399, currency: 'eur', metadata: { plan: 'basic' } });
    const prices = await open();
    expect((await prices.list()).map(({ plan }) => plan)).toEqual(['premium', 'family']);
    await expect(prices.of('basic')).rejects.toMatchObject({ code: 'payments_unavailable' });
  });

  it('are the last known ones for a day while Stripe is down, and it is not asked each time', async () => {
    const { stripe, clock } = payments;
    const prices = await open();
    const known = await prices.list();
    stripe.fail('busy', { path: '/v1/prices', times: Infinity });
    clock.now += 11 * MINUTE;
    for (let again = 0; again < 5; again++) expect(await prices.list()).toEqual(known);
    expect(asked()).toBe(2);
    clock.now += 24 * 60 * MINUTE;
    await expect(prices.list()).rejects.toMatchObject({ code: 'payments_unavailable' });
    await expect(prices.list()).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(asked()).toBe(3);
    stripe.heal();
    clock.now += MINUTE;
    expect(await prices.list()).toEqual(known);
  });
});
