import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
const HOUR = 60 * 60 * 1000;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('GET /api/subscription-required', () => {
  it('answers by the role and the purchase of the person who asks', async () => {
    expect((await server.visitor().call('subscriptionRequired')).status).toBe(401);
    const free = await server.member();
    expect((await free.client.call('subscriptionRequired')).data).toEqual({ requiresSubscription: true });
    const premium = await server.member({ role: 'premium' });
    expect((await premium.client.call('subscriptionRequired')).data).toEqual({ requiresSubscription: false });
    await server.db.write(() =>
      query(
        "UPDATE users SET subscription_tier = 'basic', subscription_until = ? WHERE id = ?",
        server.clock.now + HOUR,
        free.user.id,
      ),
    );
    expect((await free.client.call('subscriptionRequired')).data).toEqual({ requiresSubscription: false });
    expect((await free.client.call('currentUser')).data).toMatchObject({
      subscriptionTier: 'basic',
      subscriptionStatus: 'active',
      role: 'registered',
    });
    server.clock.now += HOUR;
    expect((await free.client.call('subscriptionRequired')).data).toEqual({ requiresSubscription: true });
    expect((await free.client.call('currentUser')).data).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
    });
  });

  it('answers false when SUBSCRIPTION_REQUIRED is off', async () => {
    const open = await startServer({ db: server.db, locked: { subscriptionRequired: false } });
    const { client } = await open.member();
    expect((await client.call('subscriptionRequired')).data).toEqual({ requiresSubscription: false });
    await open.close();
  });
});

describe('limits of an account', () => {
  it('follow the higher of role and purchase', async () => {
    const { client, user } = await server.member();
    expect((await client.call('searchMeter')).data.limit).toBe(3);
    const buy = (tier: string) =>
      server.db.write(() =>
        query(
          'UPDATE users SET subscription_tier = ?, subscription_until = ? WHERE id = ?',
          tier,
          server.clock.now + HOUR,
          user.id,
        ),
      );
    await buy('basic');
    expect((await client.call('searchMeter')).data.limit).toBe(3);
    await buy('premium');
    expect((await client.call('searchMeter')).data.limit).toBe(6);
  });
});
