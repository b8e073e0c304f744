import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { allOf } from '../testing/personalData.ts';
import { searchData } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let day = Date.UTC(2026, 0, 1, 12);

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = day += 10 * DAY;
});

type Visitor = ReturnType<TestServer['visitor']>;
let count = 0;
const someone = (role: 'registered' | 'admin' = 'registered', address = '127.0.0.1') => {
  const id = `seeker-${++count}`;
  return { id, client: server.visitor({ account: `${id}:${role}`, headers: { 'X-Forwarded-For': address } }) };
};
const search = (client: Visitor, query: string) => client.call('recordSearch', { body: { query } });
const recent = async (client: Visitor) => (await client.call('recentSearches')).data.map(({ query }) => query);
const used = async (client: Visitor) => (await client.call('searchMeter')).data.used;
const rowsOf = (id: string) => server.db.read(() => query('SELECT * FROM searches WHERE user_id = ?', id));
const countersOf = (id: string) =>
  server.db.read(() => query('SELECT * FROM search_counts WHERE subject = ?', `user:${id}`));
const clear = (client: Visitor) => client.call('clearRecentSearches');

describe('GET /api/user/recent-searches', () => {
  it('gives one’s own, newest first, as typed', async () => {
    const { client } = someone();
    await search(someone().client, 'of somebody else');
    await search(client, 'I feel Lost');
    server.clock.now += 1000;
    await search(client, 'Hope');
    expect((await client.call('recentSearches')).data).toEqual([
      { query: 'Hope', searchDate: new Date(server.clock.now).toISOString() },
      { query: 'I feel Lost', searchDate: new Date(server.clock.now - 1000).toISOString() },
    ]);
  });

  it('gives each wording once, as it was last typed and when', async () => {
    const { client } = someone();
    await search(client, 'hope');
    server.clock.now += DAY;
    await search(client, 'grief');
    server.clock.now += DAY;
    await search(client, ' HOPE ');
    const { data } = await client.call('recentSearches');
    expect(data).toEqual([
      { query: 'HOPE', searchDate: new Date(server.clock.now).toISOString() },
      { query: 'grief', searchDate: new Date(server.clock.now - DAY).toISOString() },
    ]);
  });

  it('gives the first 10, or as many as asked for', async () => {
    const { client } = someone('admin');
    for (let index = 0; index < 14; index++) {
      server.clock.now += 1000;
      await search(client, `trouble ${index}`);
    }
    expect(await recent(client)).toEqual(Array.from({ length: 10 }, (_, index) => `trouble ${13 - index}`));
    expect((await client.call('recentSearches', { query: { limit: '100' } })).data).toHaveLength(14);
    for (const wrong of ['limit=0', 'limit=101', 'limit=ten', 'userId=seeker-1'])
      expect((await client.fetch(`/api/user/recent-searches?${wrong}`)).status).toBe(400);
  });

  it('never has words of danger', async () => {
    const { client } = someone();
    await search(client, 'i want to end my life');
    expect(await recent(client)).toEqual([]);
  });

  it('needs a signed-in person', async () => {
    const { status, failure } = await server.visitor().call('recentSearches');
    expect(status).toBe(401);
    expect(failure.code).toBe('not_signed_in');
  });
});

describe('DELETE /api/user/recent-searches', () => {
  it('clears one’s own of every day, and nobody else’s', async () => {
    const [mine, theirs] = [someone(), someone()];
    await search(mine.client, 'yesterday');
    await search(theirs.client, 'theirs');
    server.clock.now += DAY;
    await search(mine.client, 'today');
    expect((await clear(mine.client)).status).toBe(204);
    expect(await recent(mine.client)).toEqual([]);
    expect(await recent(theirs.client)).toEqual(['theirs']);
  });

  it('leaves no word of them in the database', async () => {
    const { client, id } = someone();
    await search(client, 'An old Sorrow');
    server.clock.now += DAY;
    await search(client, 'anxiety about my Sorrow');
    await clear(client);
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/sorrow|anxiety/i);
    expect(await countersOf(id)).toHaveLength(1);
  });

  it('gives no search back, and keeps repeats of the day free', async () => {
    const { client } = someone();
    const tickets = new Map<string, string | null>();
    for (const query of ['first', 'second', 'third']) tickets.set(query, (await search(client, query)).data.searchId);
    await clear(client);
    expect(await used(client)).toBe(3);
    expect((await search(client, 'a fourth')).status).toBe(429);
    for (const [query, searchId] of tickets) {
      const again = await search(client, query.toUpperCase());
      expect(again.status).toBe(200);
      expect(again.data).toMatchObject({ searchId, used: 3 });
    }
    expect(await recent(client)).toEqual([]);
    expect((await client.call('wisdomSearch', { body: { query: 'Second' } })).status).toBe(200);
  });

  it('keeps tickets good for their words and the titles those lead to, for nobody else and nothing else', async () => {
    const { client } = someone();
    const { data } = await search(client, 'anxiety at work');
    for (const other of ['one', 'two']) await search(client, other);
    await clear(client);
    const searchId = data.searchId ?? '';
    const ask = (visitor: Visitor, query: string) => visitor.call('wisdomAdditional', { body: { query, searchId } });
    expect((await ask(client, 'Anxiety at Work')).status).toBe(200);
    expect((await ask(client, 'Anxiety')).status).toBe(200);
    expect((await ask(client, 'Loneliness')).status).toBe(429);
    const other = someone().client;
    expect((await ask(other, 'Anxiety at Work')).status).toBe(200);
    expect(await used(other)).toBe(1);
  });

  it('given the next day, then counts as usual', async () => {
    const { client } = someone();
    for (const query of ['first', 'second', 'third']) await search(client, query);
    await clear(client);
    server.clock.now += DAY;
    expect((await search(client, 'first')).data.used).toBe(1);
    expect(await recent(client)).toEqual(['first']);
    await clear(client);
    await clear(client);
    expect(await used(client)).toBe(1);
  });

  it('does not bring cleared searches into the trends', async () => {
    const people = Array.from({ length: 6 }, (_, index) => someone('registered', `198.51.${index}.1`).client);
    for (const client of people) {
      await search(client, 'infertility');
      await clear(client);
    }
    await server.settle();
    server.clock.now += 61_000;
    const { data } = await server.visitor().call('weeklyTopSearches');
    expect(data.filter(({ count: times }) => times > 0)).toEqual([]);
  });

  it('needs a signed-in person', async () => {
    expect((await clear(server.visitor())).status).toBe(401);
  });
});

describe('personal data', () => {
  it('exports every search and erases searches and counters of one person only', async () => {
    const [mine, theirs] = [someone(), someone()];
    for (const query of ['then', 'now']) {
      server.clock.now += DAY;
      for (const { client } of [mine, theirs]) await search(client, query);
    }
    expect(await allOf(server.db, searchData, mine.id)).toMatchObject([{ query: 'now' }, { query: 'then' }]);
    await server.db.write(() => searchData.erase(mine.id));
    expect(await rowsOf(mine.id)).toEqual([]);
    expect(await countersOf(mine.id)).toEqual([]);
    expect(await countersOf(theirs.id)).toHaveLength(2);
    expect(await recent(theirs.client)).toEqual(['now', 'then']);
  });
});
