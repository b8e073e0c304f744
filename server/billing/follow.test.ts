import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { buy } from '../testing/purchases.ts';
import { settleEntitlement } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;

const search = async ({ client }: Pick<Member, 'client'>, words: string) =>
  client.call('recordSearch', { body: { query: words, isLifeNote: false } });
/** Searches until the server refuses, and gives how many it granted. */
const searchAll = async (who: Member): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => search(who, `trouble ${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  return answers.filter(({ status }) => status === 200).length;
};
const meterOf = async ({ client }: Member) => (await client.call('searchMeter')).data;

describe('the next request after a purchase', () => {
  it('has premium’s searches, and after a fall to basic never shows more used than there are', async () => {
    const who = await server.member({ verified: true });
    expect(await searchAll(who)).toBe(3);
    const bought = await buy(server, who.user.id);
    expect(await meterOf(who)).toMatchObject({ limit: 6, used: 3 });
    const after = ['grief', 'patience', 'envy', 'pride'];
    const answers = [];
    for (const words of after) answers.push((await search(who, words)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    await buy(server, who.user.id, { ...bought, plan: 'basic' });
    expect(await meterOf(who)).toMatchObject({ limit: 3, used: 3 });
    const refused = await search(who, 'greed');
    expect(refused.failure).toMatchObject({ limit: 3, used: 3, requiresUpgrade: true });
    expect((await who.client.call('subscriptionRequired')).data.requiresSubscription).toBe(false);
  });

  it('opens the gate and what one may do there, and closes it with a purchase that was given back', async () => {
    const who = await server.member({ verified: true });
    expect((await who.client.call('posts', { query: {} })).status).toBe(402);
    const bought = await buy(server, who.user.id, { plan: 'basic' });
    expect((await who.client.call('posts', { query: {} })).status).toBe(200);
    const { data } = await who.client.call('currentUser');
    expect(data).toMatchObject({
      subscriptionTier: 'basic',
      subscriptionStatus: 'active',
      subscriptionUntil: new Date(bought.until).toISOString(),
      role: 'registered',
      abilities: { readGated: true, post: true, enterAdmin: false },
    });
    await buy(server, who.user.id, { ...bought, status: 'ended', until: 0, renews_at: null });
    expect((await who.client.call('posts', { query: {} })).status).toBe(402);
    expect((await who.client.call('currentUser')).data).toMatchObject({
      subscriptionTier: 'free',
      subscriptionUntil: null,
      abilities: { readGated: false, post: false },
    });
  });

  it('has a family’s searches on a seat, and the meter of its own', async () => {
    const [owner, guest] = [await server.member({ verified: true }), await server.member({ verified: true })];
    await buy(server, owner.user.id, { plan: 'family' });
    await server.db.write(function* () {
      yield* query(
        'INSERT INTO family_seats (user_id, owner_id, joined_at) VALUES (?, ?, 0)',
        guest.user.id,
        owner.user.id,
      );
      yield* settleEntitlement(guest.user.id, server.clock.now);
    });
    expect(await searchAll(guest)).toBe(6);
    expect(await meterOf(owner)).toMatchObject({ limit: 6, used: 0 });
  });

  it.each(['contributor', 'moderator', 'admin'] as const)(
    'leaves a %s what staff gave, before and after',
    async (role) => {
      const who = await server.member({ role, verified: true });
      const before = (await who.client.call('currentUser')).data;
      const { until } = await buy(server, who.user.id, { plan: 'basic', until: server.clock.now + DAY });
      const during = (await who.client.call('currentUser')).data;
      expect(during).toMatchObject({ role, abilities: before.abilities, subscriptionTier: 'basic' });
      expect((await meterOf(who)).limit).toBeNull();
      server.clock.now = until;
      await server.settle();
      expect((await who.client.call('currentUser')).data).toEqual(before);
      expect((await meterOf(who)).limit).toBeNull();
    },
  );

  it('has no limit where premium’s is none, and free’s again after it', async () => {
    const generous = await startServer({ db: server.db, limits: { premiumDailySearches: null } });
    generous.clock.now = server.clock.now;
    const who = await generous.member({ verified: true });
    const bought = await buy(generous, who.user.id, { plan: 'family' });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => search(who, `trouble ${index}`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await meterOf(who)).toMatchObject({ limit: null, used: 20 });
    await buy(generous, who.user.id, { ...bought, status: 'ended', until: 0, renews_at: null });
    expect(await meterOf(who)).toMatchObject({ limit: 3, used: 3 });
    await generous.close();
  });
});

describe('twenty searches at the moment of a change', () => {
  it.each([
    ['an upgrade', { plan: 'basic' as const }, { plan: 'premium' as const }, 6],
    ['a downgrade', { plan: 'premium' as const }, { plan: 'basic' as const }, 3],
    ['an end', { plan: 'premium' as const }, { status: 'ended' as const, until: 0 }, 3],
  ])('are granted within the limits of before and after: %s', async (_, before, after, limitAfter) => {
    const who = await server.member({ verified: true });
    const bought = await buy(server, who.user.id, before);
    const [change, ...answers] = await Promise.all([
      buy(server, who.user.id, { ...bought, ...after }),
      ...Array.from({ length: 20 }, (_each, index) => search(who, `trouble ${index}`)),
    ]);
    const granted = answers.filter(({ status }) => status === 200).length;
    expect(granted).toBeGreaterThanOrEqual(3);
    expect(granted).toBeLessThanOrEqual(6);
    expect(change.id).toBe(bought.id);
    const { limit, used } = await meterOf(who);
    expect(limit).toBe(limitAfter);
    expect(used).toBeLessThanOrEqual(limit ?? 0);
  });
});
