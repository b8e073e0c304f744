import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { query } from '../../db/db.ts';
import type { Someone } from '../../testing/someone.ts';
import { startMortal, type Mortal } from '../testing/mortal.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// Servers that are killed between every two steps: one subscription, one refund, and nobody left behind at Stripe.

const MINUTE = 60_000;
/** More steps than any of these has. */
const MAX_STEPS = 60;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The same person at another server. */
const at = ({ server }: Mortal, { client }: Someone): TestClient =>
  Object.create(client, { url: { value: server.url } }) as TestClient;

/** Kills a server at each step of something in turn, until it is through without dying. Gives how often one died. */
const killAtEach = async (
  prepare: () => Promise<Someone>,
  work: (client: TestClient) => Promise<unknown>,
  check: (person: Someone) => Promise<void>,
): Promise<number> => {
  for (let step = 1; step < MAX_STEPS; step++) {
    const person = await prepare();
    const mortal = await startMortal(shop.server.db, shop.stripe);
    mortal.server.clock.now = shop.server.clock.now;
    const died = await mortal.dieAt(step, () => work(at(mortal, person)));
    await check(person);
    await mortal.close();
    if (!died) return step - 1;
  }
  throw new Error('it has more steps than that');
};

/** Lets the other server do what is left to do. */
const recover = async (): Promise<void> => {
  for (let turns = 0; turns < 2; turns++) {
    shop.pass(MINUTE);
    await shop.server.settle();
  }
};

const customersOf = (): number => shop.stripe.objects.customers.size;
const statusesOf = (person: Someone) => shop.subscriptionsOf(person).map(({ status }) => status);

const subscribed = async (): Promise<Someone> => {
  const person = await shop.buyer();
  await shop.subscribe(person);
  return person;
};

describe('a server that is killed', () => {
  it('between every two steps of a purchase leaves one customer and one subscription', async () => {
    let customers = 0;
    const steps = await killAtEach(
      async () => {
        customers = customersOf();
        return shop.buyer();
      },
      (client) => client.call('createSubscription', { body: { planId: 'premium' } }),
      async (person) => {
        const { status, data } = await person.client.call('createSubscription', { body: { planId: 'premium' } });
        expect([status, data.clientSecret]).toEqual([200, expect.stringContaining('_secret_')]);
        expect(statusesOf(person)).toEqual(['incomplete']);
        expect(customersOf()).toBe(customers + 1);
        shop.stripe.pay(shop.subscriptionsOf(person)[0]?.id ?? '');
        shop.pass(MINUTE);
        expect((await person.client.call('subscription')).data.status).toBe('active');
      },
    );
    expect(steps).toBeGreaterThan(5);
  }, 120_000);

  it('between every two steps of a choice of another plan leaves one subscription that can be paid', async () => {
    const steps = await killAtEach(
      async () => {
        const person = await shop.buyer();
        await person.client.call('createSubscription', { body: { planId: 'basic' } });
        return person;
      },
      (client) => client.call('createSubscription', { body: { planId: 'family' } }),
      async (person) => {
        expect((await person.client.call('createSubscription', { body: { planId: 'family' } })).status).toBe(200);
        await recover();
        expect(statusesOf(person)).toEqual(['canceled', 'incomplete']);
      },
    );
    expect(steps).toBeGreaterThan(5);
  }, 120_000);

  it('between every two steps of a refund gives the money back once', async () => {
    const steps = await killAtEach(
      subscribed,
      (client) => client.call('refundSubscription', { body: {} }),
      async (person) => {
        const before = shop.stripe.objects.refunds.size;
        await recover();
        const { status, data } = await person.client.call('refundSubscription', { body: {} });
        expect([status, data.status]).toEqual([200, 'ended']);
        await recover();
        const [subscription] = shop.subscriptionsOf(person);
        const charges = shop.stripe.chargesOf(subscription?.id ?? '');
        expect(charges.map(({ refunded, amount_refunded: back }) => [refunded, back])).toEqual([[true, 999]]);
        expect(shop.stripe.objects.refunds.size - before).toBeLessThanOrEqual(1);
        expect(statusesOf(person)).toEqual(['canceled']);
      },
    );
    expect(steps).toBeGreaterThan(5);
  }, 120_000);

  it('between every two steps of a deletion leaves nobody at Stripe', async () => {
    const steps = await killAtEach(
      subscribed,
      (client) => client.call('deleteAccount', { body: {} }),
      async (person) => {
        const customer = shop.subscriptionsOf(person)[0]?.customer ?? '';
        await person.client.call('deleteAccount', { body: {} });
        await recover();
        expect(shop.stripe.objects.deletedCustomers.has(customer)).toBe(true);
        expect(statusesOf(person)).toEqual(['canceled']);
      },
    );
    expect(steps).toBeGreaterThan(0);
  }, 120_000);

  it('between the deletion of a customer and its answer asks once more, and is content', async () => {
    const person = await subscribed();
    await person.client.call('deleteAccount', { body: {} });
    shop.stripe.fail('cut', { path: 'DELETE /v1/customers', after: true, times: 1 });
    shop.stripe.fail('cut', { path: 'DELETE /v1/customers', times: 2 });
    await shop.server.settle();
    const left = () => shop.server.db.read(() => query('SELECT id FROM billing_tasks'));
    expect(await left()).toHaveLength(1);
    await recover();
    expect(await left()).toEqual([]);
  });
});
