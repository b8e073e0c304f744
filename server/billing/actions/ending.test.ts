import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import type { Someone } from '../../testing/someone.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// Ends that come in the way of something: a payment, an end that was set before, a debt.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: Shop;
let admin: TestClient;
beforeAll(async () => {
  shop = await openShop();
  admin = (await shop.server.member({ role: 'admin', verified: true })).client;
});
afterAll(() => shop.close());

const begin = ({ client }: Someone) => client.call('createSubscription', { body: { planId: 'premium' } });
const cancel = ({ client }: Someone) => client.call('cancelSubscription', { body: {} });
const customerOf = (someone: Someone) => shop.subscriptionsOf(someone)[0]?.customer ?? '';
const atStripe = (id: string) => shop.stripe.objects.subscriptions.get(id);

/** Begins a plan, and leaves its payment open. */
const unpaid = async (someone: Someone): Promise<string> => {
  await begin(someone);
  return shop.subscriptionsOf(someone).at(-1)?.id ?? '';
};

describe('a first payment that comes through while its plan is being cancelled', () => {
  it('given a person who cancels, then it is given back', async () => {
    const ruth = await shop.buyer();
    const id = await unpaid(ruth);
    expect((await shop.state(ruth)).status).toBe('incomplete');
    // Looked at twice: by the call, and by what ends it.
    shop.stripe.killAfter(`GET /v1/subscriptions/${id}`, () => undefined);
    shop.stripe.killAfter(`GET /v1/subscriptions/${id}`, () => void shop.stripe.pay(id));
    await cancel(ruth);
    await shop.server.settle();
    expect(atStripe(id)?.status).toBe('canceled');
    expect(shop.stripe.chargesOf(id)).toMatchObject([{ refunded: true }]);
  });

  it('given a block, then it is given back', async () => {
    const ruth = await shop.buyer();
    const id = await unpaid(ruth);
    shop.stripe.killAfter(`GET /v1/subscriptions/${id}`, () => void shop.stripe.pay(id));
    await admin.call('blockUser', { params: { userId: ruth.id } });
    await shop.server.settle();
    expect(atStripe(id)?.status).toBe('canceled');
    expect(shop.stripe.chargesOf(id)).toMatchObject([{ refunded: true }]);
  });
});

describe('a plan that is cancelled', () => {
  it('given an end that somebody set some renewals away, then it ends with what is paid for', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    const { renewsAt } = await shop.state(ruth);
    const away = Math.floor((shop.server.clock.now + 100 * DAY) / 1000);
    await shop.client.subscriptions.update(id, { cancel_at: away });
    expect((await cancel(ruth)).data).toMatchObject({ status: 'active', cancelAt: renewsAt });
    shop.pass(32 * DAY);
    expect(shop.stripe.chargesOf(id)).toHaveLength(1);
  });

  it('is the one that is paid for, where the payment of another is open', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    shop.pass(MINUTE);
    await shop.client.subscriptions.create({
      customer: customerOf(ruth),
      items: [{ price: shop.stripe.priceOf('basic').id }],
      payment_behavior: 'default_incomplete',
    });
    await shop.server.settle();
    await cancel(ruth);
    expect(atStripe(id)?.cancel_at_period_end).toBe(true);
  });

  it('given somebody who was let in again before Stripe heard of their block, then it goes on', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    shop.stripe.fail('error', { path: 'GET /v1/subscriptions', times: 100 });
    await admin.call('blockUser', { params: { userId: ruth.id } });
    await shop.server.settle();
    await admin.call('unblockUser', { params: { userId: ruth.id } });
    shop.stripe.heal();
    shop.pass(10 * MINUTE);
    await shop.server.settle();
    expect(atStripe(id)?.cancel_at_period_end).toBe(false);
  });
});

describe('an end that nobody told of', () => {
  it('is found by whoever looks, and keeps nobody from beginning again', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    await cancel(ruth);
    shop.pass(32 * DAY);
    expect((await shop.state(ruth)).status).toBe('ended');
    expect((await begin(ruth)).status).toBe(200);
  });
});

describe('a renewal that stays unpaid for longer than the plan stays open', () => {
  it('is seen and can be ended, for as long as Stripe asks for it', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    shop.stripe.failNextPayment(customerOf(ruth), Number.POSITIVE_INFINITY);
    shop.pass(31 * DAY);
    await shop.server.settle();
    shop.pass(8 * DAY);
    await shop.server.settle();
    expect(atStripe(id)?.status).toBe('past_due');
    expect((await ruth.client.call('currentUser')).data.subscriptionStatus).not.toBe('active');
    expect(await shop.state(ruth)).toMatchObject({ status: 'past_due', until: null });
    expect((await begin(ruth)).failure.code).toBe('already_subscribed');
    expect((await cancel(ruth)).data.status).toBe('ended');
    expect((await begin(ruth)).status).toBe(200);
  });
});
