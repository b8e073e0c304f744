import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaidTier } from '../../../core/rules/roles.ts';
import { query } from '../../db/db.ts';
import { startServer } from '../../testing/harness.ts';
import { buy } from '../../testing/purchases.ts';
import type { Someone } from '../../testing/someone.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const begin = ({ client }: Someone, planId: PaidTier = 'premium') =>
  client.call('createSubscription', { body: { planId } });

const statusesOf = (someone: Someone) => shop.subscriptionsOf(someone).map(({ status }) => status);

describe('GET /api/subscriptions/plans', () => {
  it('offers to everybody what Stripe sells, with its amounts', async () => {
    const { data } = await shop.server.visitor().call('plans');
    expect(data.publishableKey).toBe(shop.stripe.settings.publishableKey);
    expect(data.plans.map(({ id, price, interval }) => [id, price, interval])).toEqual([
      ['basic', 4.99, 'month'],
      ['premium', 9.99, 'month'],
      ['family', 14.99, 'month'],
    ]);
  });

  it('offers nothing, and begins nothing, where everything is open without a subscription', async () => {
    const open = await openShop({ locked: { subscriptionRequired: false } });
    expect((await open.server.visitor().call('plans')).data).toEqual({ publishableKey: null, plans: [] });
    const { status, failure } = await begin(await open.buyer());
    expect([status, failure.code]).toEqual([503, 'payments_unavailable']);
    expect(open.stripe.objects.customers.size).toBe(0);
    await open.close();
  });

  it('offers nothing without keys, and says of everything else that it can’t be had', async () => {
    const server = await startServer({ locked: { subscriptionRequired: true } });
    const { client } = await server.member({ verified: true });
    expect((await client.call('plans')).data).toEqual({ publishableKey: null, plans: [] });
    expect((await client.call('subscription')).data.status).toBe('none');
    const refused = await client.call('createSubscription', { body: { planId: 'basic' } });
    expect([refused.status, refused.failure.code]).toEqual([503, 'payments_unavailable']);
    await server.close();
  });

  it('leaves out a plan whose price is missing, and refuses it', async () => {
    const other = await openShop();
    other.stripe.removePrice('family');
    const { data } = await other.server.visitor().call('plans');
    expect(data.plans.map(({ id }) => id)).toEqual(['basic', 'premium']);
    const { failure } = await begin(await other.buyer(), 'family');
    expect(failure.code).toBe('payments_unavailable');
    await other.close();
  });
});

describe('POST /api/subscriptions/create', () => {
  it('needs a signed-in person with a confirmed address, and a plan that there is', async () => {
    const visitor = shop.server.visitor();
    expect((await visitor.call('createSubscription', { body: { planId: 'premium' } })).status).toBe(401);
    const unconfirmed = await begin(await shop.buyer({ verified: false }));
    expect([unconfirmed.status, unconfirmed.failure.code]).toEqual([403, 'email_unverified']);
    const { client } = await shop.buyer();
    for (const body of [
      { planId: 'gold' },
      {},
      { planId: 'premium', price: 1 },
      { planId: 'premium', customer: 'cus_1' },
    ])
      expect((await client.call('createSubscription', { body })).status).toBe(400);
  });

  it('begins a subscription that is open once it is paid, and not before', async () => {
    const ruth = await shop.buyer();
    const { data } = await begin(ruth);
    expect(data.clientSecret).toMatch(/_secret_/);
    const [subscription] = shop.subscriptionsOf(ruth);
    expect(subscription?.status).toBe('incomplete');
    expect(await shop.state(ruth)).toMatchObject({ status: 'incomplete', plan: 'premium', until: null });
    expect(shop.stripe.objects.customers.get(subscription?.customer ?? '')).toMatchObject({
      email: ruth.email,
      metadata: { userId: ruth.id },
    });

    shop.stripe.pay(subscription?.id ?? '');
    shop.pass(3 * SECOND);
    expect(await shop.state(ruth)).toMatchObject({ status: 'active', plan: 'premium', source: 'stripe' });
    const user = (await ruth.client.call('currentUser')).data;
    expect(user.subscriptionStatus).toBe('active');
  });

  it('keeps the secret after a declined card, and takes another', async () => {
    const ruth = await shop.buyer();
    const { data } = await begin(ruth);
    const [subscription] = shop.subscriptionsOf(ruth);
    shop.stripe.pay(subscription?.id ?? '', 'pm_card_declined');
    expect((await begin(ruth)).data).toEqual(data);
    shop.stripe.pay(subscription?.id ?? '');
    const again = await begin(ruth);
    expect([again.status, again.failure.code, again.failure['source']]).toEqual([409, 'already_subscribed', 'stripe']);
    expect(statusesOf(ruth)).toEqual(['active']);
  });

  it('waits for the bank, and is open once it has said yes', async () => {
    const ruth = await shop.buyer();
    await begin(ruth);
    const [subscription] = shop.subscriptionsOf(ruth);
    const id = subscription?.id ?? '';
    expect(shop.stripe.pay(id, 'pm_card_3ds')).toBe('requires_action');
    expect((await shop.state(ruth)).status).toBe('incomplete');
    shop.stripe.authenticate(id);
    shop.pass(3 * SECOND);
    expect((await shop.state(ruth)).status).toBe('active');
  });

  it('given two tabs at once, then both have the one secret of one subscription', async () => {
    const ruth = await shop.buyer();
    const answers = await Promise.all([begin(ruth), begin(ruth), begin(ruth)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.clientSecret)).size).toBe(1);
    expect(statusesOf(ruth)).toEqual(['incomplete']);
  });

  it('given another plan, then the first one is cancelled and its place taken', async () => {
    const ruth = await shop.buyer();
    const first = await begin(ruth, 'basic');
    const second = await begin(ruth, 'family');
    expect(second.data.clientSecret).not.toBe(first.data.clientSecret);
    expect(statusesOf(ruth)).toEqual(['canceled', 'incomplete']);
    shop.stripe.pay(shop.subscriptionsOf(ruth)[1]?.id ?? '');
    shop.pass(3 * SECOND);
    expect((await shop.state(ruth)).plan).toBe('family');
  });

  it('given two plans at once in two tabs, then one subscription at most can be paid', async () => {
    const ruth = await shop.buyer();
    await Promise.all([begin(ruth, 'basic'), begin(ruth, 'family')]);
    expect((await begin(ruth, 'premium')).status).toBe(200);
    expect(statusesOf(ruth).filter((status) => status === 'incomplete')).toHaveLength(1);
  });

  it('given one tab that pays while the other chooses another plan, then nothing is begun', async () => {
    const ruth = await shop.buyer();
    await begin(ruth, 'basic');
    shop.stripe.pay(shop.subscriptionsOf(ruth)[0]?.id ?? '');
    expect((await begin(ruth, 'family')).failure.code).toBe('already_subscribed');
    expect(statusesOf(ruth)).toEqual(['active']);
  });

  it('given a payment in the moment in which another plan takes its place, then it is given back', async () => {
    const ruth = await shop.buyer();
    await begin(ruth, 'basic');
    const id = shop.subscriptionsOf(ruth)[0]?.id ?? '';
    // Behind the second look at it, which is the last before it is cancelled.
    shop.stripe.killAfter(`GET /v1/subscriptions/${id}`, () => undefined);
    shop.stripe.killAfter(`GET /v1/subscriptions/${id}`, () => void shop.stripe.pay(id));
    expect((await begin(ruth, 'family')).status).toBe(200);
    expect(statusesOf(ruth)).toEqual(['canceled', 'incomplete']);
    await shop.server.settle();
    expect(shop.stripe.chargesOf(id)).toMatchObject([{ refunded: true }]);
    await shop.server.settle();
    const refunded = shop.server.mails.filter(({ to }) => to === ruth.email);
    expect(refunded.map(({ subject }) => subject)).toHaveLength(1);
    expect(shop.stripe.objects.refunds.size).toBe(1);
  });

  it('given an attempt of 23 hours, then a new one takes its place', async () => {
    const ruth = await shop.buyer();
    const first = await begin(ruth);
    shop.pass(23 * HOUR + SECOND);
    const second = await begin(ruth);
    expect(second.status).toBe(200);
    expect(second.data.clientSecret).not.toBe(first.data.clientSecret);
    expect(statusesOf(ruth)).toEqual(['incomplete_expired', 'incomplete']);
  });

  it('given a customer whom somebody has deleted at Stripe, then there is another', async () => {
    const ruth = await shop.buyer();
    await begin(ruth);
    shop.stripe.deleteCustomerOutside(shop.subscriptionsOf(ruth)[0]?.customer ?? '');
    expect((await begin(ruth)).status).toBe(200);
    const [first, second] = shop.subscriptionsOf(ruth);
    expect(second?.customer).not.toBe(first?.customer);
    expect(second?.status).toBe('incomplete');
  });

  it('refuses who pays at Apple, and who has a seat in a family plan, and says which', async () => {
    const [ruth, naomi] = [await shop.buyer(), await shop.buyer()];
    await buy(shop.server, ruth.id, { id: `apple-${ruth.id}`, source: 'apple' });
    expect((await begin(ruth)).failure).toMatchObject({ code: 'already_subscribed', source: 'apple' });
    await shop.subscribe(naomi, 'family');
    const guest = await shop.buyer();
    await shop.server.db.write(function* () {
      yield* query(
        'INSERT INTO family_seats (user_id, owner_id, joined_at) VALUES (?, ?, ?)',
        guest.id,
        naomi.id,
        shop.server.clock.now,
      );
    });
    expect((await begin(guest)).failure).toMatchObject({ code: 'already_subscribed', source: 'family' });
  });

  it('asks nothing of Stripe past twenty an hour', async () => {
    const ruth = await shop.buyer();
    for (let times = 0; times < 20; times++) await begin(ruth);
    const calls = await shop.callsDuring(async () => {
      const { status, failure } = await begin(ruth);
      expect([status, failure.code]).toEqual([429, 'too_many_requests']);
    });
    expect(calls).toEqual([]);
    shop.pass(HOUR + SECOND);
    expect((await begin(ruth)).status).toBe(200);
  });
});

describe('GET /api/subscriptions', () => {
  it('needs a signed-in person', async () => {
    expect((await shop.server.visitor().call('subscription')).status).toBe(401);
  });

  it('asks Stripe while a payment is open, once in two seconds, and never else', async () => {
    const ruth = await shop.buyer();
    expect(await shop.callsDuring(() => shop.state(ruth))).toEqual([]);
    await begin(ruth);
    expect((await shop.callsDuring(() => shop.state(ruth))).length).toBeGreaterThan(0);
    expect(await shop.callsDuring(() => shop.state(ruth))).toEqual([]);
    shop.pass(2 * SECOND);
    expect((await shop.callsDuring(() => shop.state(ruth))).length).toBeGreaterThan(0);
    shop.stripe.pay(shop.subscriptionsOf(ruth)[0]?.id ?? '');
    shop.pass(2 * SECOND);
    await shop.state(ruth);
    shop.pass(2 * SECOND);
    expect(await shop.callsDuring(() => shop.state(ruth))).toEqual([]);
  });

  it('tells what is known while Stripe is down', async () => {
    const ruth = await shop.buyer();
    await begin(ruth);
    await shop.state(ruth);
    shop.pass(DAY / 24);
    shop.stripe.fail('error', { times: 50 });
    expect(await shop.state(ruth)).toMatchObject({ status: 'incomplete' });
    shop.stripe.heal();
  });
});
