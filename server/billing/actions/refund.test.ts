import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Someone } from '../../testing/someone.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const DAY = 24 * 60 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refund = ({ client }: Someone) => client.call('refundSubscription', { body: {} });
const isRefunded = (id: string) => shop.stripe.chargesOf(id).map(({ refunded }) => refunded);
const mailsTo = ({ email }: Someone) =>
  shop.server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('POST /api/subscriptions/refund', () => {
  it('needs a signed-in person', async () => {
    expect((await shop.server.visitor().call('refundSubscription', { body: {} })).status).toBe(401);
  });

  it('gives all payments back and ends the plan at once', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'basic');
    await ruth.client.call('changeSubscription', { body: { planId: 'family' } });
    shop.pass(29 * DAY);
    expect((await shop.state(ruth)).refundableUntil).not.toBeNull();
    expect((await refund(ruth)).data).toMatchObject({ status: 'ended', refundableUntil: null });
    expect(isRefunded(id)).toEqual([true, true]);
    expect(shop.subscriptionsOf(ruth).map(({ status }) => status)).toEqual(['canceled']);
    expect((await ruth.client.call('currentUser')).data.subscriptionStatus).not.toBe('active');
    await shop.server.settle();
    await shop.server.settle();
    expect(mailsTo(ruth)).toEqual(['Your money is on its way back']);
  });

  it('given two clicks at once and a third, then each payment is given back once', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    const before = shop.stripe.objects.refunds.size;
    const answers = await Promise.all([refund(ruth), refund(ruth)]);
    answers.push(await refund(ruth));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(isRefunded(id)).toEqual([true]);
    expect(shop.stripe.objects.refunds.size).toBe(before + 1);
  });

  it('is granted once per account', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    await refund(ruth);
    const second = await shop.subscribe(ruth);
    expect((await shop.state(ruth)).refundableUntil).toBeNull();
    const { status, failure } = await refund(ruth);
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect(isRefunded(second)).toEqual([false]);
  });

  it('is over 30 days after the first payment, however late the latest one', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    shop.pass(30 * DAY);
    await shop.server.settle();
    const { status, failure } = await refund(ruth);
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect(isRefunded(id)).toEqual([false]);
  });

  it('given a payment that the bank disputes, then it gives nothing back beside', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    const before = shop.stripe.objects.refunds.size;
    shop.stripe.dispute(shop.stripe.chargesOf(id)[0]?.id ?? '');
    expect((await refund(ruth)).status).toBe(409);
    expect(await shop.state(ruth)).toMatchObject({ status: 'ended' });
    await shop.server.settle();
    expect(shop.subscriptionsOf(ruth).map(({ status }) => status)).toEqual(['canceled']);
    expect(shop.stripe.objects.refunds.size).toBe(before);
  });

  it('given Stripe down in the middle, then the job ends what was begun', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    shop.stripe.fail('error', { path: 'POST /v1/refunds', times: 10 });
    expect((await refund(ruth)).failure.code).toBe('payments_unavailable');
    shop.stripe.heal();
    shop.pass(60_000);
    await shop.server.settle();
    expect(isRefunded(id)).toEqual([true]);
    expect(await shop.state(ruth)).toMatchObject({ status: 'ended' });
  });
});

describe('a second purchase by accident', () => {
  it('is given back, while the first one goes on', async () => {
    const ruth = await shop.buyer();
    const first = await shop.subscribe(ruth, 'basic');
    shop.pass(DAY);
    const second = shop.stripe.subscribeOutside(shop.subscriptionsOf(ruth)[0]?.customer ?? '', 'premium');
    await shop.server.settle();
    await shop.server.settle();
    expect([isRefunded(first), isRefunded(second.id)]).toEqual([[false], [true]]);
    expect(await shop.state(ruth)).toMatchObject({ plan: 'basic', status: 'active' });
    shop.pass(DAY);
    await shop.server.settle();
    expect(mailsTo(ruth)).toEqual(['Your money is on its way back']);
    // It was no refund that anybody asked for.
    expect((await shop.state(ruth)).refundableUntil).not.toBeNull();
  });
});
