import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retention } from '../../../core/rules/retention.ts';
import { buy } from '../../testing/purchases.ts';
import { query } from '../../db/db.ts';
import {
  DAY,
  deliver,
  deliverAll,
  entitlementOf,
  knownEvents,
  newCustomer,
  purchasesIn,
  START,
  startPayments,
  stateOf,
  tasksIn,
  type Payments,
} from './testing/startPayments.ts';

const HOUR = 60 * 60_000;
const PERIOD_END = Date.UTC(2026, 11, 20, 12);

let payments: Payments;
let userId: string;
let customer: string;
beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(async () => {
  payments.clock.now = START;
  ({ userId, customer } = await newCustomer(payments));
  payments.stripe.undelivered.length = 0;
});
afterAll(() => payments.close());

const entitlement = () => entitlementOf(payments.server.db, userId);
const nothing = { tier: null, until: null };
const premium = { tier: 'premium', until: PERIOD_END + DAY };

/** Buys at Stripe, and tells of it. */
const bought = async (plan = 'premium'): Promise<string> => {
  const { id } = payments.stripe.subscribeOutside(customer, plan);
  await deliverAll(payments);
  return id;
};

const latestCharge = (id: string): string => payments.stripe.chargesOf(id)[0]?.id ?? '';

describe('what Stripe tells', () => {
  it('opens a plan once it is paid for, and until a day after its period', async () => {
    const { id } = payments.stripe.subscribeOutside(customer, 'premium', 'pm_card_declined');
    await deliverAll(payments);
    expect(await stateOf(payments, userId)).toMatchObject({ status: 'incomplete', plan: 'premium', source: 'stripe' });
    expect(await entitlement()).toEqual(nothing);

    payments.stripe.pay(id);
    await deliverAll(payments);
    expect(await entitlement()).toEqual(premium);
    expect(await purchasesIn(payments, userId)).toEqual([
      {
        ...{ id, source: 'stripe', user_id: userId, plan: 'premium', status: 'active', until: PERIOD_END + DAY },
        ...{ renews_at: PERIOD_END, cancel_at: null, next_plan: null, started_at: START, first_paid_at: START },
        signed_at: null,
      },
    ]);
  });

  it('leaves nothing of a first payment that nobody makes', async () => {
    payments.stripe.subscribeOutside(customer, 'premium', 'pm_card_declined');
    await deliverAll(payments);
    payments.clock.now += 23 * HOUR + 1000;
    payments.stripe.advance();
    await deliverAll(payments);
    expect(await stateOf(payments, userId)).toMatchObject({ status: 'none', plan: null });
  });

  it('keeps the first payment while later ones come', async () => {
    await bought();
    payments.clock.now = PERIOD_END + HOUR;
    payments.stripe.advance();
    await deliverAll(payments);
    const [purchase] = await purchasesIn(payments, userId);
    expect(purchase).toMatchObject({ first_paid_at: START, renews_at: Date.UTC(2027, 0, 20, 12) });
  });

  it('keeps the first payment though another plan was begun before it and never paid', async () => {
    const { clock, stripe } = payments;
    const { id } = stripe.subscribeOutside(customer, 'premium', 'pm_card_declined');
    clock.now += 60_000;
    stripe.subscribeOutside(customer, 'basic', 'pm_card_declined');
    clock.now += 60_000;
    stripe.pay(id);
    clock.now += 60_000;
    stripe.changeOutside(id, 'family');
    await deliverAll(payments);
    const purchase = (await purchasesIn(payments, userId)).find((each) => each.id === id);
    expect(purchase).toMatchObject({ plan: 'family', first_paid_at: START + 120_000 });
  });

  it('keeps the plan of who goes on paying by a price that has lost its name', async () => {
    const { clock, stripe } = payments;
    const id = await bought();
    for (const { price } of stripe.objects.subscriptions.get(id)?.items.data ?? [])
      Object.assign(price, { metadata: {}, lookup_key: null });
    clock.now = PERIOD_END + HOUR;
    stripe.advance();
    await deliverAll(payments);
    expect(await entitlement()).toEqual({ tier: 'premium', until: Date.UTC(2027, 0, 20, 12) + DAY });
    stripe.cancelOutside(id);
    await deliverAll(payments);
    expect(await entitlement()).toEqual(nothing);
  });

  it('ends exactly with the period what was cancelled', async () => {
    const id = await bought();
    payments.stripe.cancelOutside(id, 'at_period_end');
    await deliverAll(payments);
    expect(await entitlement()).toEqual({ tier: 'premium', until: PERIOD_END });
    expect(await stateOf(payments, userId)).toMatchObject({
      status: 'active',
      renewsAt: null,
      cancelAt: new Date(PERIOD_END).toISOString(),
    });
  });

  it('knows the plan that follows a downgrade', async () => {
    const id = await bought('family');
    const { client, stripe } = payments;
    const schedule = await client.subscriptionSchedules.create({ from_subscription: id });
    const [phase] = schedule.phases;
    await client.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: stripe.priceOf('family').id }],
          start_date: phase?.start_date ?? 0,
          end_date: phase?.end_date ?? 0,
        },
        { items: [{ price: stripe.priceOf('basic').id }] },
      ],
    });
    await deliverAll(payments);
    expect(await stateOf(payments, userId)).toMatchObject({ plan: 'family', nextPlan: 'basic' });

    payments.clock.now = PERIOD_END + HOUR;
    stripe.advance();
    await deliverAll(payments);
    expect(await stateOf(payments, userId)).toMatchObject({ plan: 'basic', nextPlan: null });
    expect((await entitlement()).tier).toBe('basic');
  });

  it('does nothing for a customer of somebody else, nor for what is about none', async () => {
    const { client, stripe } = payments;
    const stranger = await client.customers.create({});
    stripe.subscribeOutside(stranger.id, 'premium');
    const before = await knownEvents(payments);
    await deliverAll(payments);
    expect(await deliver(payments, stripe.forge('balance.available', { object: 'balance' }))).toBe(200);
    expect(await deliver(payments, stripe.forge('never.heard.of', { object: 'thing', id: 'th_1' }))).toBe(200);
    expect(await knownEvents(payments)).toBe(before);
  });

  it('does nothing for what happens in the other mode', async () => {
    const { stripe } = payments;
    const subscription = stripe.subscribeOutside(customer, 'premium');
    stripe.undelivered.length = 0;
    const calls = stripe.calls.length;
    const event = stripe.forge('customer.subscription.created', subscription, { livemode: true });
    expect(await deliver(payments, event)).toBe(200);
    expect(stripe.calls).toHaveLength(calls);
    expect(await entitlement()).toEqual(nothing);
  });
});

describe('payments that are taken back', () => {
  it('ends what is disputed, found by its charge, and has it cancelled', async () => {
    const id = await bought();
    payments.stripe.dispute(latestCharge(id));
    const events = payments.stripe.undelivered.splice(0);
    const event = events.find(({ type }) => type === 'charge.dispute.created');
    expect(event?.data.object).not.toHaveProperty('customer');
    expect(event && (await deliver(payments, event))).toBe(200);
    expect(await entitlement()).toEqual(nothing);
    expect(await stateOf(payments, userId)).toMatchObject({ status: 'ended' });
    expect(await tasksIn(payments)).toContain(`cancel_now ${id}`);
  });

  it('ends what is given back in full, and nothing that is given back in part', async () => {
    const id = await bought();
    payments.stripe.refundOutside(latestCharge(id), 500);
    await deliverAll(payments);
    expect(await entitlement()).toEqual(premium);
    payments.stripe.refundOutside(latestCharge(id), 499);
    await deliverAll(payments);
    expect(await entitlement()).toEqual(nothing);
    expect(await tasksIn(payments)).toContain(`cancel_now ${id}`);
  });

  it('ends what is disputed while the payment of an upgrade is open, or was not made in the end', async () => {
    const { clock, client, stripe } = payments;
    const id = await bought('basic');
    clock.now += HOUR;
    stripe.authenticateNextPayment(customer);
    const [item] = (await client.subscriptions.retrieve(id)).items.data;
    await client.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price: stripe.priceOf('family').id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    const paid = stripe.chargesOf(id).find(({ status }) => status === 'succeeded');
    await deliverAll(payments);
    expect((await entitlement()).tier).toBe('basic');
    stripe.dispute(paid?.id ?? '');
    await deliverAll(payments);
    expect(await entitlement()).toEqual(nothing);
    clock.now += DAY;
    stripe.advance();
    await deliverAll(payments);
    expect(await entitlement()).toEqual(nothing);
  });

  it('ends everything with a customer who is deleted, and makes room for another', async () => {
    await bought();
    payments.stripe.deleteCustomerOutside(customer);
    const events = payments.stripe.undelivered.splice(0);
    const event = events.find(({ type }) => type === 'customer.deleted');
    expect(event && (await deliver(payments, event))).toBe(200);
    expect(await entitlement()).toEqual(nothing);
    expect(await stateOf(payments, userId)).toMatchObject({ status: 'ended' });
    const rows = await payments.server.db.read(() =>
      query<{ id: string }>('SELECT id FROM billing_customers WHERE user_id = ?', userId),
    );
    expect(rows).toEqual([]);
  });
});

describe('two purchases by accident', () => {
  it('gives the later of two at Stripe back, and the first one counts', async () => {
    const first = await bought('basic');
    payments.clock.now += HOUR;
    const second = await bought('family');
    expect(await entitlement()).toEqual({ tier: 'basic', until: PERIOD_END + DAY });
    expect(await tasksIn(payments)).toContain(`refund ${second}`);
    expect(await tasksIn(payments)).not.toContain(`refund ${first}`);
    const purchases = await purchasesIn(payments, userId);
    expect(purchases.map(({ id, status }) => [id, status])).toEqual([
      [second, 'ended'],
      [first, 'active'],
    ]);
  });

  it('gives what was bought at Stripe back where the iOS app was first', async () => {
    await buy(payments.server, userId, { source: 'apple', started_at: START - HOUR, until: START + 30 * DAY });
    const id = await bought('family');
    expect(await entitlement()).toEqual({ tier: 'premium', until: START + 30 * DAY });
    expect(await tasksIn(payments)).toContain(`refund ${id}`);
  });

  it('gives nothing back that was bought at Stripe before it was in the iOS app', async () => {
    const id = await bought();
    await buy(payments.server, userId, { source: 'apple', started_at: START + HOUR, until: START + 10 * DAY });
    payments.stripe.changeOutside(id, 'family');
    await deliverAll(payments);
    expect((await entitlement()).tier).toBe('family');
    expect(await tasksIn(payments)).not.toContain(`refund ${id}`);
  });

  it('leaves a purchase that follows one that has ended alone', async () => {
    const first = await bought();
    payments.clock.now += HOUR;
    payments.stripe.cancelOutside(first);
    await deliverAll(payments);
    const second = await bought('basic');
    expect((await entitlement()).tier).toBe('basic');
    expect(await tasksIn(payments)).not.toContain(`refund ${second}`);
    const purchases = await purchasesIn(payments, userId);
    expect(purchases.map(({ id, first_paid_at: at }) => [id, at])).toEqual([
      [second, START + HOUR],
      [first, START],
    ]);
  });
});

describe('what nobody told', () => {
  it('is found by the job, once for each customer', async () => {
    const { stripe, server } = payments;
    const id = stripe.subscribeOutside(customer, 'premium').id;
    stripe.changeOutside(id, 'family');
    await server.settle();
    expect((await entitlement()).tier).toBe('family');
    const calls = stripe.calls.filter(({ path }) => path === '/v1/subscriptions').length;
    await server.settle();
    expect(stripe.calls.filter(({ path }) => path === '/v1/subscriptions')).toHaveLength(calls);
    // Told after all, it is no news.
    await deliverAll(payments);
  });

  it('is found by asking about everybody who has something, once a day', async () => {
    const { stripe, server, clock } = payments;
    const id = await bought();
    stripe.cancelOutside(id);
    stripe.undelivered.length = 0;
    stripe.objects.events.clear();
    await server.settle();
    expect((await entitlement()).tier).toBe('premium');
    clock.now += DAY + 1000;
    await server.settle();
    expect(await entitlement()).toEqual(nothing);
  });

  it('is found by asking about everybody whose first payment is open', async () => {
    const { server, stripe } = payments;
    const { client, user } = await server.member({ verified: true });
    expect((await client.call('createSubscription', { body: { planId: 'basic' } })).status).toBe(200);
    const subscription = [...stripe.objects.subscriptions.values()].at(-1);
    stripe.pay(subscription?.id ?? '');
    stripe.objects.events.clear();
    await server.settle();
    expect((await entitlementOf(server.db, user.id)).tier).toBe('basic');
    const attempts = await server.db.read(() =>
      query<{ id: string }>('SELECT id FROM billing_attempts WHERE user_id = ?', user.id),
    );
    expect(attempts).toEqual([]);
  });

  it('is found among more than Stripe lists at once', async () => {
    const { stripe } = payments;
    const id = await bought();
    for (let at = 0; at < 105; at++) {
      const surplus = stripe.subscribeOutside(customer, 'family', 'pm_card_declined');
      stripe.cancelOutside(surplus.id);
    }
    stripe.cancelOutside(id, 'at_period_end');
    const event = stripe.undelivered.splice(0).at(-1);
    expect(event && (await deliver(payments, event))).toBe(200);
    expect(await entitlement()).toEqual({ tier: 'premium', until: PERIOD_END });
    expect(await purchasesIn(payments, userId)).toHaveLength(1);
  });

  it('forgets the ids of events that Stripe neither tells nor lists any more', async () => {
    await bought();
    expect(await knownEvents(payments)).toBeGreaterThan(0);
    payments.stripe.objects.events.clear();
    // Others of these tests heard of some a month later.
    payments.clock.now += retention.billingEvent + 60 * DAY;
    await payments.server.settle();
    expect(await knownEvents(payments)).toBe(0);
  });
});
