import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, type RowOf } from '../../db/db.ts';
import { PASSWORD } from '../../testing/people.ts';
import type { Someone } from '../../testing/someone.ts';
import type { TestClient } from '../../testing/client.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// Accounts that go or are shut: Stripe hears of it, however long that takes.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: Shop;
let admin: TestClient;
beforeAll(async () => {
  shop = await openShop();
});
// Sessions end while months pass.
beforeEach(async () => {
  admin = (await shop.server.member({ role: 'admin', verified: true })).client;
});
afterAll(() => shop.close());

const customerOf = (someone: Pick<Someone, 'id'>) => shop.subscriptionsOf(someone)[0]?.customer ?? '';
const isDeleted = (customer: string) => shop.stripe.objects.deletedCustomers.has(customer);
const waiting = () =>
  shop.server.db.read(() =>
    query<RowOf<'billing_tasks', 'kind' | 'subject'>>('SELECT kind, subject FROM billing_tasks'),
  );
const remove = ({ id }: Pick<Someone, 'id'>) => admin.call('deleteUser', { params: { userId: id } });

describe('an account that is deleted', () => {
  it('takes its customer at Stripe along, and everything that was written here', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    const customer = customerOf(ruth);
    expect((await remove(ruth)).status).toBe(204);
    await shop.server.settle();
    expect(isDeleted(customer)).toBe(true);
    expect(shop.stripe.objects.subscriptions.get(id)?.status).toBe('canceled');
    expect(await waiting()).toEqual([]);
    for (const table of ['billing_customers', 'billing_attempts', 'purchases', 'billing_refunds'] as const)
      expect(await rowsOf(table, ruth.id)).toBe(0);
  });

  it('does the same for who deletes their own', async () => {
    const { client, user } = await shop.server.member({ verified: true });
    await client.call('createSubscription', { body: { planId: 'basic' } });
    const customer = customerOf(user);
    expect((await client.call('deleteAccount', { body: { password: PASSWORD } })).status).toBe(204);
    await shop.server.settle();
    expect(isDeleted(customer)).toBe(true);
  });

  it('given Stripe down for days, then its customer is deleted when Stripe is back', async () => {
    const ruth = await shop.buyer();
    await shop.subscribe(ruth);
    const customer = customerOf(ruth);
    for (const how of ['error', 'garbage', 'cut'] as const)
      shop.stripe.fail(how, { path: 'DELETE /v1/customers', times: 9 });
    await remove(ruth);
    for (let turns = 0; turns < 3; turns++) {
      await shop.server.settle();
      shop.pass(DAY);
    }
    expect(isDeleted(customer)).toBe(false);
    expect(await waiting()).toEqual([{ kind: 'delete_customer', subject: customer }]);
    shop.stripe.heal();
    await shop.server.settle();
    expect(isDeleted(customer)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('given a customer whose id was never heard of, then that one is deleted too', async () => {
    const ruth = await shop.buyer();
    const before = shop.stripe.objects.customers.size;
    // Made, and every answer about it lost.
    shop.stripe.fail('error', { path: 'POST /v1/customers', times: 1, after: true });
    shop.stripe.fail('error', { path: 'GET /v1/customers', times: 9 });
    const { status } = await ruth.client.call('createSubscription', { body: { planId: 'basic' } });
    expect(status).toBe(503);
    shop.stripe.heal();
    expect(shop.stripe.objects.customers.size).toBe(before + 1);
    await remove(ruth);
    await shop.server.settle();
    expect(shop.stripe.objects.customers.size).toBe(before);
    expect(await waiting()).toEqual([]);
  });

  it('given a deletion while the customer is being made, then nothing is left at Stripe', async () => {
    const ruth = await shop.buyer();
    const before = shop.stripe.objects.customers.size;
    shop.stripe.killAfter('POST /v1/customers', async () => void (await remove(ruth)));
    expect((await ruth.client.call('createSubscription', { body: { planId: 'basic' } })).status).toBe(401);
    await shop.server.settle();
    expect(shop.stripe.objects.customers.size).toBe(before);
    expect(shop.subscriptionsOf(ruth)).toEqual([]);
  });

  it('given a refund that is not through, then the money goes back before the customer goes', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    const customer = customerOf(ruth);
    shop.stripe.fail('error', { path: 'POST /v1/refunds', times: 9 });
    expect((await ruth.client.call('refundSubscription', { body: {} })).status).toBe(503);
    await remove(ruth);
    await shop.server.settle();
    expect(isDeleted(customer)).toBe(false);
    shop.stripe.heal();
    shop.pass(10 * MINUTE);
    await shop.server.settle();
    await shop.server.settle();
    expect(shop.stripe.chargesOf(id)).toMatchObject([{ refunded: true }]);
    expect(isDeleted(customer)).toBe(true);
  });

  it('takes along what the download says of it', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'family');
    const data = (await ruth.client.call('downloadData')).data as { purchases: unknown };
    expect(data.purchases).toMatchObject({
      stripeCustomer: customerOf(ruth),
      purchases: [{ id, boughtAt: 'stripe', plan: 'family', status: 'active' }],
    });
  });
});

describe('an account that is blocked', () => {
  it('pays no further than it has, and may say that it goes on once it is let in again', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth);
    await admin.call('blockUser', { params: { userId: ruth.id } });
    await shop.server.settle();
    expect(shop.stripe.objects.subscriptions.get(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    shop.pass(31 * DAY);
    expect(shop.stripe.chargesOf(id)).toHaveLength(1);
    expect(shop.stripe.objects.subscriptions.get(id)?.status).toBe('canceled');
  });

  it('given a downgrade that was to follow, then that does not follow', async () => {
    const ruth = await shop.buyer();
    const id = await shop.subscribe(ruth, 'family');
    await ruth.client.call('changeSubscription', { body: { planId: 'basic' } });
    await admin.call('blockUser', { params: { userId: ruth.id } });
    await shop.server.settle();
    shop.pass(31 * DAY);
    expect(shop.stripe.objects.subscriptions.get(id)?.status).toBe('canceled');
  });

  it('given an open payment, then it can’t be made any more', async () => {
    const ruth = await shop.buyer();
    await ruth.client.call('createSubscription', { body: { planId: 'basic' } });
    await admin.call('blockUser', { params: { userId: ruth.id } });
    await shop.server.settle();
    expect(shop.subscriptionsOf(ruth).map(({ status }) => status)).toEqual(['canceled']);
  });

  it('given a block in the moment of the purchase, then it gets no secret to pay with', async () => {
    const ruth = await shop.buyer();
    shop.stripe.killAfter('POST /v1/subscriptions', async () => {
      await admin.call('blockUser', { params: { userId: ruth.id } });
    });
    const { status, data } = await ruth.client.call('createSubscription', { body: { planId: 'basic' } });
    expect(status).toBe(401);
    expect(JSON.stringify(data)).not.toContain('_secret_');
  });
});

const rowsOf = async (
  table: 'billing_customers' | 'billing_attempts' | 'purchases' | 'billing_refunds',
  userId: string,
): Promise<number> => {
  const selects = {
    billing_customers: () => query('SELECT user_id FROM billing_customers WHERE user_id = ?', userId),
    billing_attempts: () => query('SELECT user_id FROM billing_attempts WHERE user_id = ?', userId),
    purchases: () => query('SELECT user_id FROM purchases WHERE user_id = ?', userId),
    billing_refunds: () => query('SELECT user_id FROM billing_refunds WHERE user_id = ?', userId),
  };
  return (await shop.server.db.read(selects[table])).length;
};
