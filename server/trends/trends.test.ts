import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../core/rules/time.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { averageOf } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await startServer();
  admin = await server.member({ role: 'admin', nickname: 'Deborah' });
});
afterAll(() => server.close());

type Client = ReturnType<TestServer['visitor']>;
let made = 0;
const member = () => server.visitor({ account: `counted-${(made += 1)}:premium` });
const search = (client: Client, words: string) => client.call('recordSearch', { body: { query: words } });
/** What rows say, asked otherwise than the dashboard does. */
const rowsOfToday = async () => {
  const rows = await server.db.read(() =>
    query<{ person: string }>('SELECT person FROM searches WHERE day = ?', utcDay(server.clock.now)),
  );
  return { count: rows.length, uniqueUsers: new Set(rows.map(({ person }) => person)).size };
};
const today = async (from: TestServer = server) =>
  (await from.visitor({ account: 'reader:admin' }).call('searchTrend')).data.at(-1);
const activity = async (from: TestServer = server) =>
  (await from.visitor({ account: 'reader:admin' }).call('activity')).data;
const nextDay = () => void (server.clock.now += DAY);

describe('the curve of searches', () => {
  it('counts 20 first searches at once of 20 people, and 20 at once of one', async () => {
    nextDay();
    const people = Array.from({ length: 20 }, member);
    await Promise.all(people.map((client, index) => search(client, `trouble ${index}`)));
    expect(await today()).toMatchObject({ count: 20, uniqueUsers: 20 });
    const one = member();
    await Promise.all(Array.from({ length: 20 }, (_, index) => search(one, `sorrow ${index}`)));
    // Six are in the limit.
    expect(await today()).toMatchObject({ count: 26, uniqueUsers: 21 });
    expect(await today()).toMatchObject(await rowsOfToday());
  });

  it('counts neither repeats nor danger nor what was refused, and counts what was given back', async () => {
    nextDay();
    const client = server.visitor();
    const words = 'pizza recipe';
    const { searchId } = (await search(client, words)).data;
    await search(client, words.toUpperCase());
    await search(client, 'i want to end my life');
    await client.call('wisdomSearch', { body: { query: words, searchId: searchId ?? undefined } });
    expect((await client.call('searchMeter')).data.used).toBe(0);
    expect(await today()).toMatchObject({ count: 1, uniqueUsers: 1 });
    await search(client, 'hope');
    expect((await search(client, 'rest')).status).toBe(429);
    expect(await today()).toMatchObject({ count: 2, uniqueUsers: 1 });
  });

  it('is lowered by no clearing, no sweep and no deletion', async () => {
    nextDay();
    const { client, user } = await server.member();
    await search(client, 'hope');
    await search(server.visitor(), 'grief');
    await client.call('clearRecentSearches');
    await search(client, 'rest');
    const total = (await activity()).totalSearches;
    await admin.client.call('deleteUser', { params: { userId: user.id } });
    expect(await today()).toMatchObject({ count: 3, uniqueUsers: 2 });
    for (let passed = 0; passed < 40; passed++) nextDay();
    await server.settle();
    expect(await server.db.read(() => query('SELECT id FROM searches WHERE user_id IS NULL'))).toEqual([]);
    expect((await activity()).totalSearches).toBe(total);
  });

  it('has 30 days, oldest first, those without any too, and what a second process counted', async () => {
    nextDay();
    const other = await startServer({ db: server.db, now: () => server.clock.now });
    await Promise.all([search(member(), 'hope'), search(other.visitor({ account: 'elsewhere:premium' }), 'hope')]);
    const days = (await server.visitor({ account: 'reader:admin' }).call('searchTrend')).data;
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => utcDay(server.clock.now - (29 - index) * DAY)),
    );
    expect(days.at(-2)).toMatchObject({ count: 0, uniqueUsers: 0 });
    expect(await today(other)).toMatchObject({ count: 2, uniqueUsers: 2 });
    await other.close();
    // And after a restart.
    const again = await startServer({ db: server.db, now: () => server.clock.now });
    expect(await today(again)).toMatchObject({ count: 2, uniqueUsers: 2 });
    await again.close();
  });
});

describe('the week', () => {
  it('is today and the six UTC days before', async () => {
    for (let passed = 0; passed < 30; passed++) nextDay();
    server.clock.now = Math.ceil(server.clock.now / DAY) * DAY;
    await search(member(), 'hope');
    for (let passed = 0; passed < 6; passed++) nextDay();
    server.clock.now += DAY - 1;
    expect((await activity()).searchesThisWeek).toBe(1);
    server.clock.now += 1;
    expect((await activity()).searchesThisWeek).toBe(0);
  });
});

describe('registrations', () => {
  const registered = async () => (await admin.client.call('registrationTrend')).data;

  it('count who joined, without provisional accounts, whatever becomes of them', async () => {
    for (let passed = 0; passed < 30; passed++) nextDay();
    // The sessions of before have ended.
    admin = await server.member({ role: 'admin' });
    const before = await activity();
    const first = await server.member();
    await server.member({ email: first.email, password: 'another lamp unto my feet' });
    const last = await server.member();
    expect(await activity()).toMatchObject({
      totalUsers: before.totalUsers + 2,
      newUsersThisWeek: before.newUsersThisWeek + 2,
    });
    await admin.client.call('deleteUser', { params: { userId: last.user.id } });
    expect(await activity()).toMatchObject({
      totalUsers: before.totalUsers + 1,
      newUsersThisWeek: before.newUsersThisWeek + 2,
    });
    expect((await registered()).at(-1)).toEqual({ date: utcDay(server.clock.now), count: 3, premiumCount: 0 });
    const accounts = await server.db.read(() => query('SELECT id FROM users WHERE email_key IS NOT NULL'));
    expect((await activity()).totalUsers).toBe(accounts.length);
  });

  it('count 20 at once', async () => {
    nextDay();
    await Promise.all(Array.from({ length: 20 }, () => server.member()));
    expect((await registered()).at(-1)).toMatchObject({ count: 20 });
  });

  it('tell how many of a day have premium or family now, bought or granted', async () => {
    nextDay();
    const bought = async (tier: string, until: number) => {
      const { user } = await server.member();
      await server.db.write(() =>
        query('UPDATE users SET subscription_tier = ?, subscription_until = ? WHERE id = ?', tier, until, user.id),
      );
    };
    const soon = server.clock.now + DAY / 2;
    for (const tier of ['premium', 'family', 'basic']) await bought(tier, soon);
    await bought('premium', server.clock.now - 1);
    for (const role of ['premium', 'contributor', 'moderator', 'admin'] as const) await server.member({ role });
    const gone = await server.member({ role: 'premium' });
    await admin.client.call('deleteUser', { params: { userId: gone.user.id } });
    expect((await registered()).at(-1)).toMatchObject({ count: 9, premiumCount: 3 });
    server.clock.now = soon;
    expect((await registered()).at(-1)).toMatchObject({ premiumCount: 1 });
  });
});

describe('stars', () => {
  it.each([
    [0, 0, null],
    [5, 1, 5],
    [17, 4, 4.3],
    [41, 10, 4.1],
    [425, 100, 4.3],
    [433, 100, 4.3],
    [434, 100, 4.3],
    [435, 100, 4.4],
    [445, 100, 4.5],
    [13, 3, 4.3],
    [14, 3, 4.7],
  ])('%i of %i people are %s', (sum, count, average) => {
    expect(averageOf(sum, count)).toBe(average);
  });

  it('are of all kept feedback that has some', async () => {
    expect(await activity()).toMatchObject({ averageRating: null, ratingCount: 0 });
    const send = (rating: number | null, feedbackType = 'helpful') =>
      member().call('sendFeedback', { body: { searchQuery: 'hope', feedbackType, rating } });
    for (const rating of [5, 4, 4, 4, null]) await send(rating);
    await send(null, 'suggestion');
    expect(await activity()).toMatchObject({ averageRating: 4.3, ratingCount: 4 });
  });
});
