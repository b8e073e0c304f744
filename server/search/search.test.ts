import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { utcDay } from '../../core/rules/time.ts';
import { query } from '../db/db.ts';
import { createTestDatabase } from '../test/database.ts';
import { startServer, type TestServer } from '../test/harness.ts';

let server: TestServer;
let day = Date.UTC(2026, 0, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  // A day of its own for each test, so that no test spends another's searches.
  server.clock.now = day += DAY;
});

const search = (client: ReturnType<TestServer['visitor']>, query: string, more: Record<string, unknown> = {}) =>
  client.call('recordSearch', { body: { query, isLifeNote: false, ...more } });

describe('POST /api/search', () => {
  it('counts a visitor’s search and refuses the second with the specified fields', async () => {
    const visitor = server.visitor();
    const first = await search(visitor, 'I am so tired');
    expect(first.status).toBe(200);
    expect(first.data).toMatchObject({ limit: 1, used: 1 });
    expect(first.data.searchId).toEqual(expect.any(String));

    const second = await search(visitor, 'I feel alone');
    expect(second.status).toBe(429);
    expect(second.failure).toMatchObject({
      code: 'search_limit',
      limit: 1,
      used: 1,
      requiresAuth: true,
      requiresUpgrade: false,
      message:
        'To continue exploring biblical wisdom and guidance, please create a free profile or login to your existing account.',
      resetAt: new Date(Math.floor(server.clock.now / DAY) * DAY + DAY).toISOString(),
    });
  });

  it('gives the same ticket for the same words on the same day, and charges nothing', async () => {
    const visitor = server.visitor();
    const first = await search(visitor, 'I am so tired');
    const again = await search(visitor, '  i AM so   tired ');
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
  });

  it.each([
    ['registered', 3],
    ['premium', 6],
  ] as const)('grants exactly the limit to 20 parallel searches of a %s account', async (role, limit) => {
    const member = server.visitor({ account: `parallel-${role}:${role}` });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => search(member, `trouble ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - limit);
    const meter = await member.call('searchMeter');
    expect(meter.data).toMatchObject({ limit, used: limit });
  });

  it('charges a double click once', async () => {
    const member = server.visitor({ account: 'double:registered' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => search(member, 'the same words')));
    expect(new Set(answers.map(({ data }) => data.searchId)).size).toBe(1);
    expect((await member.call('searchMeter')).data.used).toBe(1);
  });

  it('never limits contributors, moderators and admins', async () => {
    for (const role of ['contributor', 'moderator', 'admin'] as const) {
      const member = server.visitor({ account: `staff-${role}:${role}` });
      for (let index = 0; index < 8; index++) expect((await search(member, `question ${index}`)).status).toBe(200);
      expect((await member.call('searchMeter')).data).toMatchObject({ limit: null, used: 8 });
    }
  });

  it('knows a visitor who wiped the cookie by fingerprint and network, and another network as another person', async () => {
    const headers = { 'X-Browser-Fingerprint': 'fp_0123456789abcdef', 'X-Forwarded-For': '203.0.113.7' };
    expect((await search(server.visitor({ headers }), 'first')).status).toBe(200);
    expect((await search(server.visitor({ headers }), 'second')).status).toBe(429);
    expect((await search(server.visitor({ headers }), 'first')).status).toBe(200);
    const elsewhere = { ...headers, 'X-Forwarded-For': '198.51.100.7' };
    expect((await search(server.visitor({ headers: elsewhere }), 'second')).status).toBe(200);
  });

  it('gives 20 different devices behind one address a search each', async () => {
    for (let device = 0; device < 20; device++) {
      const headers = { 'X-Browser-Fingerprint': `fp_device${device}`, 'X-Forwarded-For': '192.0.2.9' };
      expect((await search(server.visitor({ headers }), `trouble of device ${device}`)).status).toBe(200);
    }
  });

  it('stops a script that changes its fingerprint at the network’s ceiling', async () => {
    let granted = 0;
    for (let attempt = 0; attempt < 230; attempt++) {
      const headers = { 'X-Browser-Fingerprint': `fp_${attempt}`, 'X-Forwarded-For': `192.0.2.${attempt % 250}` };
      if ((await search(server.visitor({ headers }), `query ${attempt}`)).status === 200) granted++;
    }
    expect(granted).toBe(200);
  });

  it('believes a proxy and not what the client wrote before it (S17)', async () => {
    const from = (forged: string) => ({
      'X-Browser-Fingerprint': 'fp_forger',
      'X-Forwarded-For': `${forged}, 203.0.113.66`,
    });
    expect((await search(server.visitor({ headers: from('192.0.2.1') }), 'as one')).status).toBe(200);
    expect((await search(server.visitor({ headers: from('198.18.0.1') }), 'as another')).status).toBe(429);
  });

  it('keeps no counters of days that are over', async () => {
    const days = () => server.db.read(() => query<{ day: string }>('SELECT DISTINCT day FROM search_counts'));
    await search(server.visitor(), 'of a day that will be over');
    server.clock.now = day += 2 * DAY;
    await search(server.visitor(), 'of today');
    await server.settle();
    expect(await days()).toEqual([{ day: utcDay(server.clock.now) }]);
  });

  it('forgets what visitors typed after a month, and keeps what accounts did', async () => {
    const [visitor, account] = [server.visitor(), server.visitor({ account: 'remembers:registered' })];
    await search(visitor, 'typed by a visitor');
    await search(account, 'typed by an account');
    const kept = () =>
      server.db.read(() => query("SELECT query FROM searches WHERE query LIKE 'typed by%' ORDER BY query"));
    server.clock.now += 31 * DAY;
    await server.settle();
    expect(await kept()).toEqual([{ query: 'typed by a visitor' }, { query: 'typed by an account' }]);
    server.clock.now = day += 32 * DAY;
    await server.settle();
    expect(await kept()).toEqual([{ query: 'typed by an account' }]);
  });

  it('ignores a userId in the body', async () => {
    const visitor = server.visitor();
    await search(visitor, 'mine', { userId: 'somebody-else' });
    expect((await search(visitor, 'another', { userId: 'a-third' })).status).toBe(429);
  });

  it('starts anew at midnight UTC', async () => {
    const visitor = server.visitor();
    server.clock.now = Math.floor(day / DAY) * DAY + DAY - 1;
    expect((await search(visitor, 'before midnight')).status).toBe(200);
    expect((await search(visitor, 'still before')).status).toBe(429);
    server.clock.now += 1;
    day += DAY;
    expect((await search(visitor, 'after midnight')).status).toBe(200);
  });

  it('neither counts nor records words of danger', async () => {
    const visitor = server.visitor();
    for (const words of ['i want to kill myself', 'my husband hits me']) {
      const answer = await search(visitor, words);
      expect(answer.status).toBe(200);
      expect(answer.data).toMatchObject({ searchId: null, used: 0 });
    }
    const rows = await server.db.read(() => query('SELECT query FROM searches WHERE person LIKE ?', 'visitor:%'));
    expect(JSON.stringify(rows)).not.toContain('kill myself');
  });

  it.each([
    ['no query', {}],
    ['an empty query', { query: '   ' }],
    ['a query that is not text', { query: 7 }],
    ['a query past 500 characters', { query: 'x'.repeat(501) }],
    ['an unknown field', { query: 'fine', role: 'admin' }],
    ['a fingerprint that is none', { query: 'fine', browserFingerprint: 'x' }],
  ])('refuses %s', async (_, body) => {
    const answer = await server.visitor().call('recordSearch', { body });
    expect(answer.status).toBe(400);
    expect(answer.failure).toMatchObject({
      code: 'bad_request',
      requestId: expect.any(String),
      error: expect.any(String),
    });
  });
});

describe('POST /api/wisdom/search and /additional', () => {
  it('are free with the ticket and answer with note, verse and prayer', async () => {
    const visitor = server.visitor();
    const query = 'I can’t stop worrying about money';
    const { data } = await search(visitor, query);
    const ticket = { query, searchId: data.searchId ?? undefined };
    const wisdom = await visitor.call('wisdomSearch', { body: ticket });
    expect(wisdom.status).toBe(200);
    expect(wisdom.data.notes[0]).toEqual(expect.any(String));
    expect(wisdom.data.verses[0]?.text).toEqual(expect.any(String));
    expect(wisdom.data.prayers[0]).toMatch(/Amen\.$/);
    expect(wisdom.data.match.because).not.toBe('');
    const more = await visitor.call('wisdomAdditional', { body: ticket });
    expect(more.status).toBe(200);
    expect(more.data.bibleReferences.length).toBeGreaterThanOrEqual(3);
    expect((await visitor.call('searchMeter')).data.used).toBe(1);
  });

  it('are free without a ticket for words searched before, and counted for new ones', async () => {
    const visitor = server.visitor();
    expect((await visitor.call('wisdomSearch', { body: { query: 'lonely' } })).status).toBe(200);
    expect((await visitor.call('wisdomAdditional', { body: { query: 'Lonely ' } })).status).toBe(200);
    const refused = await visitor.call('wisdomSearch', { body: { query: 'angry' } });
    expect(refused.status).toBe(429);
    expect(refused.failure.code).toBe('search_limit');
    expect((await visitor.call('wisdomAdditional', { body: { query: 'angry' } })).failure).toMatchObject({
      requiresRoleUpgrade: false,
    });
  });

  it('take a ticket for the title its words lead to, but not for other words', async () => {
    const visitor = server.visitor();
    const { data } = await search(visitor, 'anxiety at work');
    const searchId = data.searchId ?? undefined;
    expect((await visitor.call('wisdomSearch', { body: { query: 'Anxiety', searchId } })).status).toBe(200);
    expect((await visitor.call('wisdomSearch', { body: { query: 'Loneliness', searchId } })).status).toBe(429);
    expect((await server.visitor().call('wisdomSearch', { body: { query: 'Anxiety', searchId } })).status).toBe(200);
  });

  it('answer a reference with that passage, word for word', async () => {
    const { data } = await server.visitor().call('wisdomSearch', { body: { query: 'john 3 16' } });
    expect(data.match).toMatchObject({ kind: 'reference', id: 'John 3:16' });
    expect(data.verses[0]).toMatchObject({ ref: 'John 3:16' });
  });

  it('say so when nothing fits, with the general default as fallback', async () => {
    const { data } = await server.visitor().call('wisdomSearch', { body: { query: 'pizza recipe' } });
    expect(data.match.kind).toBe('none');
    expect(data.fallback).toMatchObject({ topic: 'Trust' });
    expect(data.fallback?.verses[0]?.ref).toBe('Proverbs 3:5-6');
  });

  it('answer words of danger without limit', async () => {
    const visitor = server.visitor();
    await search(visitor, 'spent');
    const { status, data } = await visitor.call('wisdomSearch', { body: { query: 'i want to end my life' } });
    expect(status).toBe(200);
    expect(data.match).toMatchObject({ kind: 'crisis', id: 'suicidal-thoughts' });
  });
});

describe('trends', () => {
  it('show a query only once five people made it, and never words of danger', async () => {
    const fresh = await startServer();
    const ask = (person: number, query: string) =>
      fresh.visitor({ account: `trend-${person}:registered` }).call('recordSearch', { body: { query } });
    const listed = async () => (await fresh.visitor().call('weeklyTopSearches')).data.map(({ query }) => query);
    for (let person = 1; person <= 4; person++) await ask(person, 'Anxiety');
    expect(await listed()).not.toContain('anxiety');
    await ask(5, 'anxiety');
    for (let person = 1; person <= 6; person++) await ask(person, 'kill myself');
    fresh.clock.now += 61_000;
    expect(await listed()).toEqual(['anxiety']);
    const trending = await fresh.visitor().call('trendingTopics');
    expect(trending.data[0]).toEqual({ id: 'anxiety', title: 'Anxiety' });
    await fresh.close();
  });

  it('fall back to a curated list before there is enough', async () => {
    const fresh = await startServer();
    expect((await fresh.visitor().call('weeklyTopSearches')).data.length).toBeGreaterThanOrEqual(5);
    expect((await fresh.visitor().call('trendingTopics')).data.length).toBeGreaterThanOrEqual(8);
    await fresh.close();
  });
});

describe('two servers', () => {
  it('keep one limit on one database', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    // SQLite takes one writer process, so both apps share its handle; on PostgreSQL each opens its own.
    const other = db.engine === 'postgres' ? await database.open() : db;
    const [one, two] = await Promise.all([startServer({ db }), startServer({ db: other })]);
    const members = [one, two].map((each) => each.visitor({ account: 'both:registered' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => search(members[index % 2] ?? one.visitor(), `trouble ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    await one.close();
    await two.close();
    await db.close();
    if (other !== db) await other.close();
    await database.remove();
  });
});
