import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { utcDay } from '../../core/rules/time.ts';
import { query } from '../db/db.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

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

    const second = await search(visitor, 'I am worried about money');
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

  it('lets a fingerprint count for new cookies alone, with a short wait after three, and shows nobody another’s repeat', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const browserFingerprint = 'fp_0123456789abcdef';
    const phones = Array.from({ length: 6 }, () => server.visitor({ headers }));
    const ask = (index: number, query: string) =>
      search(phones[index] ?? server.visitor(), query, { browserFingerprint });
    // The first three, and one more that nobody waits for.
    const granted = await Promise.all([0, 1, 2].map((index) => ask(index, 'the same words')));
    expect(granted.map(({ data }) => data.used)).toEqual([1, 1, 1]);
    expect(new Set(granted.map(({ data }) => data.searchId)).size).toBe(3);
    expect((await ask(3, 'mine')).status).toBe(200);
    expect((await ask(4, 'a wiped cookie')).status).toBe(200);
    const slowed = await ask(5, 'another one');
    expect([slowed.status, slowed.failure.code]).toEqual([429, 'too_many_requests']);
    expect(slowed.headers.get('Retry-After')).toBe('2');
    expect((await phones[5]?.call('searchMeter'))?.data.used).toBe(0);
    server.clock.now += 2000;
    expect((await ask(5, 'another one')).data.used).toBe(1);
    // Whoever searched on an earlier day is known, and waits for nobody.
    server.clock.now = day += DAY;
    for (let index = 0; index < 6; index++) expect((await ask(index, 'the day after')).status).toBe(200);
    // The header says the same as the body.
    const byHeader = { ...headers, 'X-Browser-Fingerprint': browserFingerprint };
    for (let wipe = 1; wipe <= 2; wipe++)
      expect((await search(server.visitor({ headers: byHeader }), 'by header')).status).toBe(200);
    expect((await search(server.visitor({ headers: byHeader }), 'by header')).status).toBe(429);
  });

  it('gives 20 different devices behind one address a search each', async () => {
    for (let device = 0; device < 20; device++) {
      const headers = { 'X-Browser-Fingerprint': `fp_${device}`, 'X-Forwarded-For': '192.0.2.9' };
      expect((await search(server.visitor({ headers }), `trouble ${device}`)).status).toBe(200);
    }
  });

  it('slows a script that deletes its cookie, and does not refuse its network for the day', async () => {
    // As after that many searches of one network: only the last ones are made here.
    await server
      .visitor({ headers: { 'X-Forwarded-For': '192.0.2.1' } })
      .call('recordSearch', { body: { query: 'x' } });
    await server.db.write(() =>
      query(`UPDATE search_counts SET used = 195 WHERE day = ? AND subject LIKE 'net:%'`, utcDay(server.clock.now)),
    );
    const wipe = (attempt: number) =>
      search(server.visitor({ headers: { 'X-Forwarded-For': `192.0.2.${attempt}` } }), `query ${attempt}`, {
        browserFingerprint: `fp_${attempt}`,
      });
    const answers = [];
    for (let attempt = 1; attempt <= 30; attempt++) answers.push(await wipe(attempt));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    for (const { status, failure, headers } of answers.slice(7)) {
      expect([status, failure.code]).toEqual([429, 'too_many_requests']);
      expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(16);
    }
    // The wait grows to 16 seconds and no further, and another device is let in after it.
    for (let turn = 31; turn <= 36; turn++) {
      server.clock.now += 16_000;
      expect((await wipe(turn)).status).toBe(200);
      expect((await wipe(turn + 100)).status).toBe(429);
    }
  });

  it('trusts the proxy’s address and not what the client wrote before it (S17)', async () => {
    const ask = (index: number) =>
      server.visitor({ headers: { 'X-Forwarded-For': `192.0.${index}.1, 203.0.113.66` } }).call('recordSearch', {
        body: { query: `forged ${index}`, browserFingerprint: 'fp_forger' },
      });
    for (let index = 1; index <= 5; index++) await ask(index);
    expect((await ask(6)).status).toBe(429);
    expect((await search(server.visitor(), 'elsewhere', { browserFingerprint: 'fp_forger' })).status).toBe(200);
  });

  it('keeps no counters of days that are over', async () => {
    const days = () => server.db.read(() => query<{ day: string }>('SELECT DISTINCT day FROM search_counts'));
    await search(server.visitor(), 'of a day that will be over');
    server.clock.now = day += 2 * DAY;
    await search(server.visitor(), 'of today');
    await server.settle();
    expect(await days()).toEqual([{ day: utcDay(server.clock.now) }]);
  });

  it('forgets what visitors typed after eight days, and what accounts did after a year', async () => {
    const [visitor, account] = [server.visitor(), server.visitor({ account: 'remembers:registered' })];
    // At midnight: nothing is kept for longer than is said, and the lists have their week.
    const began = Math.ceil(server.clock.now / DAY) * DAY;
    server.clock.now = began;
    await search(visitor, 'typed by a visitor');
    await search(account, 'typed by an account');
    const kept = () =>
      server.db.read(() => query("SELECT query FROM searches WHERE query LIKE 'typed by%' ORDER BY query"));
    const isKept = async (days: number, milliseconds: number) => {
      server.clock.now = began + days * DAY + milliseconds;
      await server.settle();
      return kept();
    };
    expect(await isKept(8, -1)).toEqual([{ query: 'typed by a visitor' }, { query: 'typed by an account' }]);
    expect(await isKept(8, 0)).toEqual([{ query: 'typed by an account' }]);
    expect(await isKept(365, -1)).toEqual([{ query: 'typed by an account' }]);
    expect(await isKept(365, 0)).toEqual([]);
    day += 366 * DAY;
  });

  it('ignores a userId in the body', async () => {
    const visitor = server.visitor();
    await search(visitor, 'mine', { userId: 'somebody-else' });
    expect((await search(visitor, 'another', { userId: 'a-third' })).status).toBe(429);
  });

  it('resets at midnight UTC', async () => {
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
    expect(data.prayers).toEqual([server.library.offline.passage.prayer]);
  });

  it('say so when nothing fits, with the general default as fallback', async () => {
    const { data } = await server.visitor().call('wisdomSearch', { body: { query: 'blorf wiggle' } });
    expect(data.match).toMatchObject({ kind: 'none', about: 'unclear' });
    expect(data.fallback).toMatchObject({ topic: 'Trust' });
    expect(data.fallback?.verses[0]?.ref).toBe('Proverbs 3:5-6');
  });

  it('answer words of danger without limit', async () => {
    const visitor = server.visitor();
    await search(visitor, 'spent');
    const { status, data } = await visitor.call('wisdomSearch', { body: { query: 'i want to end my life' } });
    expect(status).toBe(200);
    expect(data.match).toMatchObject({ kind: 'crisis', danger: { kind: 'suicide', subject: 'self' } });
  });

  /** As every client of before `danger` chooses between its two cards. */
  const oldCard = ({ id }: { id?: string | undefined }) => (id === 'abuse' ? 'abuse' : 'suicide');

  it.each([
    ['i want to end my life', { kind: 'suicide', subject: 'self' }, 'suicide'],
    ['my son told me he wants to die', { kind: 'suicide', subject: 'other' }, 'suicide'],
    ['i cut myself when it gets too much', { kind: 'self-harm', subject: 'self' }, 'suicide'],
    ['my husband hits me', { kind: 'abuse', subject: 'self' }, 'abuse'],
    ['my sister is beaten by her husband', { kind: 'abuse', subject: 'other' }, 'abuse'],
    ['I am afraid I will hurt my baby', { kind: 'harming', subject: 'self' }, 'suicide'],
  ])('name the danger in “%s”, and lead an older client to the card nearest to it', async (query, danger, card) => {
    const { data } = await server.visitor().call('wisdomSearch', { body: { query } });
    expect(data.match).toMatchObject({ kind: 'crisis', danger });
    expect(oldCard(data.match)).toBe(card);
    const words = server.library.crisis.cards[danger.kind as 'suicide'][danger.subject as 'self'];
    expect(data).toMatchObject({ topic: words.title, notes: [words.text], prayers: [words.prayer] });
    expect(data.verses).toEqual([words.verse]);
  });

  it('answer what may speak of danger with a note and the way to the lines, uncounted and unrecorded', async () => {
    const words = 'i have nothing left to give and no one would care';
    const member = server.visitor({ account: 'perhaps:registered' });
    const recorded = await search(member, words);
    expect(recorded.data).toMatchObject({ searchId: null, used: 0 });
    const { data } = await member.call('wisdomSearch', { body: { query: words } });
    expect(data).toMatchObject({ helpline: true, match: { kind: 'challenge' } });
    expect((await member.call('searchMeter', {})).data).toMatchObject({ used: 0 });
    const rows = await server.db.read(() => query('SELECT * FROM searches WHERE query = ?', words));
    expect(rows).toEqual([]);
  });

  it('count every title of the library but those on danger', async () => {
    for (const { challenge, danger } of server.library.notes) {
      const { data } = await search(server.visitor(), challenge);
      expect(data.searchId === null, challenge).toBe(danger !== undefined);
    }
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
