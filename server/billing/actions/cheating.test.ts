import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Someone } from '../../testing/someone.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// Getting a plan without paying (docs/proof.md S22): whatever a client says, the price, the customer and the payment are Stripe's word.

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const hasNothing = async (someone: Someone): Promise<void> => {
  shop.pass(3000);
  expect((await shop.state(someone)).status).not.toBe('active');
  expect((await someone.client.call('currentUser')).data.subscriptionStatus).not.toBe('active');
  expect((await someone.client.call('circles')).status).toBe(402);
};

describe('a plan without a payment', () => {
  it('is not to be had by a made-up address of the success page', async () => {
    const ruth = await shop.buyer();
    await ruth.client.call('createSubscription', { body: { planId: 'family' } });
    const intent = [...shop.stripe.objects.paymentIntents.values()].at(-1);
    for (const search of [
      'redirect_status=succeeded',
      `payment_intent=${intent?.id}&payment_intent_client_secret=${intent?.client_secret}&redirect_status=succeeded`,
    ])
      await ruth.client.fetch(`/subscription-success?${search}`);
    await hasNothing(ruth);
  });

  it('is not to be had by a price, a sum or a customer of one’s own', async () => {
    const [ruth, naomi] = [await shop.buyer(), await shop.buyer()];
    await shop.subscribe(naomi, 'family');
    const [paid] = shop.subscriptionsOf(naomi);
    const wishes = [
      { planId: 'family', price: 0 },
      { planId: 'family', priceId: shop.stripe.priceOf('basic').id },
      { planId: shop.stripe.priceOf('family').id },
      { planId: 'family', amount: 1, currency: 'usd' },
      { planId: 'family', customer: paid?.customer },
      { planId: 'family', subscription: paid?.id },
      { planId: 'family', userId: naomi.id },
      { planId: 'family', status: 'active', tier: 'family' },
    ];
    for (const body of wishes)
      expect((await ruth.client.call('createSubscription', { body })).status, JSON.stringify(body)).toBe(400);
    await hasNothing(ruth);
  });

  it('costs what Stripe’s price says', async () => {
    const ruth = await shop.buyer();
    await ruth.client.call('createSubscription', { body: { planId: 'family' } });
    const intent = [...shop.stripe.objects.paymentIntents.values()].at(-1);
    expect(intent).toMatchObject({ amount: 1499, currency: 'usd', customer: shop.subscriptionsOf(ruth)[0]?.customer });
  });

  it('is not to be had by the payment of somebody else', async () => {
    const [ruth, naomi] = [await shop.buyer(), await shop.buyer()];
    await ruth.client.call('createSubscription', { body: { planId: 'family' } });
    await shop.subscribe(naomi, 'family');
    await hasNothing(ruth);
  });

  it('is not to be had by a dearer plan whose payment fails, nor by changing somebody else’s', async () => {
    const ruth = await shop.buyer();
    const stranger = await shop.buyer();
    await shop.subscribe(ruth, 'basic');
    shop.stripe.failNextPayment(shop.subscriptionsOf(ruth)[0]?.customer ?? '');
    await ruth.client.call('changeSubscription', { body: { planId: 'family' } });
    expect((await shop.state(ruth)).plan).toBe('basic');
    for (const name of ['cancelSubscription', 'resumeSubscription', 'refundSubscription', 'billingPortal'] as const) {
      expect((await stranger.client.call(name, { body: { subscription: 'sub_1' } })).status).toBe(400);
      expect((await stranger.client.call(name, { body: {} })).status).toBe(409);
    }
    await hasNothing(stranger);
  });

  it('given somebody with a hundred accounts, then Stripe is asked no more than so often', async () => {
    const other = await openShop();
    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    const crowd = await Promise.all(Array.from({ length: 100 }, () => other.buyer()));
    let begun = 0;
    for (const { client } of crowd)
      for (let times = 0; times < 4; times++) {
        const { status } = await client.call('createSubscription', { body: { planId: 'basic' }, headers });
        if (status === 200) begun += 1;
      }
    expect(begun).toBe(300);
    await other.close();
  });

  it('given a thousand calls of one person, then Stripe hears sixty an hour', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    const before = shop.stripe.objects.portalSessions.size;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => ruth.client.call('billingPortal', { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(140);
    expect(shop.stripe.objects.portalSessions.size - before).toBe(60);
  });
});
