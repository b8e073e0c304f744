import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaidTier } from '../../../core/rules/roles.ts';
import { query } from '../../db/db.ts';
import { buy } from '../../testing/purchases.ts';
import type { Someone } from '../../testing/someone.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const DAY = 24 * 60 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const preview = ({ client }: Someone, planId: PaidTier) => client.call('previewSubscription', { query: { planId } });
const change = ({ client }: Someone, planId: PaidTier) => client.call('changeSubscription', { body: { planId } });
const cancel = ({ client }: Someone) => client.call('cancelSubscription', { body: {} });
const resume = ({ client }: Someone) => client.call('resumeSubscription', { body: {} });

const chargesOf = (id: string) => shop.stripe.chargesOf(id).map(({ amount }) => amount);
const itemsOf = (someone: Someone) =>
  shop.subscriptionsOf(someone).map(({ items }) => items.data.map(({ price }) => price.metadata['plan']));

describe('a dearer plan', () => {
  it('costs now what the preview says, and is open at once', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'basic');
    shop.pass(15 * DAY);
    const { data } = await preview(ruth, 'family');
    expect(data.dueNow).toBeGreaterThan(4);
    expect(data.dueNow).toBeLessThan(6);
    expect(data.effectiveAt).toBe(new Date(shop.server.clock.now).toISOString());
    expect(chargesOf(id)).toEqual([499]);

    expect((await change(ruth, 'family')).data.clientSecret).toBeNull();
    expect(await shop.state(ruth)).toMatchObject({ plan: 'family', status: 'active' });
    expect(chargesOf(id)[0]).toBe(Math.round(data.dueNow * 100));
    expect(itemsOf(ruth)).toEqual([['family']]);
  });

  it('given the same call twice at once, then it is paid for once', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'basic');
    await Promise.all([change(ruth, 'premium'), change(ruth, 'premium')]);
    await change(ruth, 'premium');
    expect(chargesOf(id)).toEqual([500, 499]);
  });

  it('given a bank that asks, then it begins once its question is answered, and the secret stays', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'basic');
    shop.stripe.authenticateNextPayment(shop.subscriptionsOf(ruth)[0]?.customer ?? '');
    const { data } = await change(ruth, 'premium');
    expect(data.clientSecret).toMatch(/_secret_/);
    expect((await shop.state(ruth)).plan).toBe('basic');
    expect((await change(ruth, 'premium')).data.clientSecret).toBe(data.clientSecret);
    shop.stripe.authenticate(id);
    await shop.server.settle();
    expect((await shop.state(ruth)).plan).toBe('premium');
  });

  it('given a declined card, then the plan stays as it was', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth, 'basic');
    shop.stripe.failNextPayment(shop.subscriptionsOf(ruth)[0]?.customer ?? '');
    expect((await change(ruth, 'family')).data.clientSecret).not.toBeNull();
    expect(await shop.state(ruth)).toMatchObject({ plan: 'basic', status: 'active' });
  });
});

describe('what a plan would cost', () => {
  it('is told sixty times an hour, which keeps nobody from cancelling', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    for (let times = 0; times < 60; times++) expect((await preview(ruth, 'premium')).status).toBe(200);
    expect((await preview(ruth, 'premium')).status).toBe(429);
    expect((await cancel(ruth)).status).toBe(200);
  });
});

describe('a cheaper plan', () => {
  it('costs nothing now and begins when the period ends', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'family');
    const { renewsAt } = await shop.state(ruth);
    expect((await preview(ruth, 'basic')).data).toEqual({ dueNow: 0, effectiveAt: renewsAt });
    expect((await change(ruth, 'basic')).data).toEqual({ clientSecret: null, effectiveAt: renewsAt });
    expect(await shop.state(ruth)).toMatchObject({ plan: 'family', nextPlan: 'basic', renewsAt });
    expect(chargesOf(id)).toEqual([1499]);

    shop.pass(31 * DAY);
    await shop.server.settle();
    expect(await shop.state(ruth)).toMatchObject({ plan: 'basic', nextPlan: null, status: 'active' });
    expect(chargesOf(id)).toEqual([499, 1499]);
    shop.pass(31 * DAY);
    await shop.server.settle();
    expect(chargesOf(id)).toEqual([499, 499, 1499]);
  });

  it('is taken back by the present plan, and by “Keep my plan”', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth, 'premium');
    await Promise.all([change(ruth, 'basic'), change(ruth, 'basic')]);
    expect((await shop.state(ruth)).nextPlan).toBe('basic');
    expect((await change(ruth, 'premium')).status).toBe(200);
    expect((await shop.state(ruth)).nextPlan).toBeNull();
    await change(ruth, 'basic');
    expect((await resume(ruth)).data.nextPlan).toBeNull();
    shop.pass(31 * DAY);
    await shop.server.settle();
    expect(await shop.state(ruth)).toMatchObject({ plan: 'premium', status: 'active' });
  });

  it('gives way to a dearer one', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth, 'premium');
    await change(ruth, 'basic');
    await change(ruth, 'family');
    expect(await shop.state(ruth)).toMatchObject({ plan: 'family', nextPlan: null });
  });
});

describe('cancelling', () => {
  it('keeps the plan until the end of what is paid for, and is taken back until then', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    const { renewsAt } = await shop.state(ruth);
    expect((await cancel(ruth)).data).toMatchObject({ status: 'active', cancelAt: renewsAt, renewsAt: null });
    expect((await cancel(ruth)).data).toMatchObject({ until: renewsAt, cancelAt: renewsAt });
    expect((await change(ruth, 'family')).failure.code).toBe('conflict');
    expect((await resume(ruth)).data).toMatchObject({ cancelAt: null, renewsAt });

    await cancel(ruth);
    shop.pass(31 * DAY);
    await shop.server.settle();
    expect(await shop.state(ruth)).toMatchObject({ status: 'ended' });
    expect(chargesOf(id)).toEqual([999]);
    for (const answer of [await cancel(ruth), await resume(ruth)])
      expect([answer.status, answer.failure.code]).toEqual([409, 'conflict']);
  });

  it('takes a downgrade along', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth, 'family');
    await change(ruth, 'basic');
    expect((await cancel(ruth)).data).toMatchObject({ plan: 'family', nextPlan: null });
    shop.pass(31 * DAY);
    expect(shop.subscriptionsOf(ruth).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('given a renewal that was not paid, then it ends at once and nobody asks for the money any more', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    shop.stripe.failNextPayment(shop.subscriptionsOf(ruth)[0]?.customer ?? '', Number.POSITIVE_INFINITY);
    shop.pass(32 * DAY);
    await shop.server.settle();
    expect((await shop.state(ruth)).status).toBe('past_due');
    const refused = await change(ruth, 'family');
    expect(refused.failure.code).toBe('conflict');
    expect(refused.failure.error).toContain('Manage Subscription');
    expect((await cancel(ruth)).data.status).toBe('ended');
    shop.stripe.healPayments(shop.subscriptionsOf(ruth)[0]?.customer ?? '');
    shop.pass(30 * DAY);
    expect(shop.stripe.chargesOf(id).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  it('needs no confirmed address', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    await shop.server.db.write(function* () {
      yield* query('UPDATE users SET verified_at = NULL WHERE id = ?', ruth.id);
    });
    expect((await cancel(ruth)).status).toBe(200);
  });

  it('says where it is managed what was not bought here', async () => {
    const [ruth, naomi] = [await shop.buyer(), await shop.buyer()];
    await buy(shop.server, ruth.id, { id: `apple-${ruth.id}`, source: 'apple' });
    for (const answer of [await cancel(ruth), await change(ruth, 'basic'), await preview(ruth, 'basic')]) {
      expect(answer.status).toBe(409);
      expect(answer.failure.error).toContain('iPhone');
    }
    expect((await cancel(naomi)).failure.error).toBe('You have no subscription right now.');
    expect((await naomi.client.call('billingPortal', { body: {} })).status).toBe(409);
  });

  it('changes nothing while Stripe is down', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    for (const how of ['error', 'garbage', 'busy', 'cut'] as const) {
      shop.stripe.fail(how, { times: 100 });
      for (const answer of [await cancel(ruth), await change(ruth, 'family')])
        expect([answer.status, answer.failure.code]).toEqual([503, 'payments_unavailable']);
      shop.stripe.heal();
    }
    expect(await shop.state(ruth)).toMatchObject({ plan: 'premium', status: 'active', cancelAt: null });
  });
});

describe('POST /api/subscriptions/portal', () => {
  it('leads to Stripe’s own page and back to the profile', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    const { data } = await ruth.client.call('billingPortal', { body: {} });
    const session = [...shop.stripe.objects.portalSessions.values()].at(-1);
    expect(data.url).toBe(session?.url);
    expect(session?.customer).toBe(shop.subscriptionsOf(ruth)[0]?.customer);
    expect(session?.return_url).toBe('https://lampstand.test/profile');
  });
});
