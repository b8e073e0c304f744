import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FINGERPRINT_DAILY_SEARCHES } from '../../../core/rules/limits.ts';
import { utcDay } from '../../../core/rules/time.ts';
import { query, type RowOf } from '../../db/db.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { PASSWORD } from '../../testing/people.ts';

let server: TestServer;
let day = Date.UTC(2026, 0, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = day += 10 * DAY;
});

type Client = ReturnType<TestServer['visitor']>;
const search = (client: Client, words: string, more: Record<string, unknown> = {}) =>
  client.call('recordSearch', { body: { query: words, ...more } });
const write = (client: Client) =>
  client.call('sendFeedback', { body: { searchQuery: 'any', feedbackType: 'helpful' } });
const salts = () => server.db.read(() => query<RowOf<'day_salts', 'day' | 'salt'>>('SELECT day, salt FROM day_salts'));
const rowsOf = (words: string) =>
  server.db.read(() =>
    query<RowOf<'searches', 'person' | 'network'>>('SELECT person, network FROM searches WHERE query = ?', words),
  );

describe('the visitor cookie', () => {
  it('comes with no call but the first search or feedback', async () => {
    const client = server.visitor();
    for (const name of ['searchMeter', 'categories', 'weeklyTopSearches', 'authOptions'] as const)
      await client.call(name);
    await search(client, 'i want to kill myself');
    await client.call('login', { body: { email: 'nobody@example.org', password: PASSWORD } });
    expect([...client.cookies.keys()]).toEqual([]);
    await search(client, 'lonely');
    expect([...client.cookies.keys()]).toEqual(['lampstand_visitor']);
    const kept = client.cookies.get('lampstand_visitor');
    expect((await search(client, 'lonely')).headers.getSetCookie()).toEqual([]);
    expect((await write(client)).headers.getSetCookie()).toEqual([]);
    expect(client.cookies.get('lampstand_visitor')).toBe(kept);
  });

  it.each([
    ['feedback', write],
    ['the search of a page', (client: Client) => client.call('wisdomSearch', { body: { query: 'grief' } })],
    ['more to a search', (client: Client) => client.call('wisdomAdditional', { body: { query: 'grief' } })],
  ])('comes with %s', async (_, ask) => {
    const client = server.visitor();
    await ask(client);
    expect([...client.cookies.keys()]).toEqual(['lampstand_visitor']);
  });

  it('does not come with a search that was refused', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.50' };
    const browserFingerprint = 'fp_refused';
    for (let index = 0; index < 10; index++) {
      const client = server.visitor({ headers });
      const { status } = await search(client, `trouble ${index}`, { browserFingerprint });
      expect(client.cookies.size).toBe(status === 200 ? 1 : 0);
    }
  });

  it('stays with who sent feedback first, and only a search makes them known on later days', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.51' };
    const browserFingerprint = 'fp_known';
    const [wrote, searched] = [server.visitor({ headers }), server.visitor({ headers })];
    await write(wrote);
    await write(searched);
    const before = searched.cookies.get('lampstand_visitor') ?? '';
    expect((await search(searched, 'tired', { browserFingerprint })).status).toBe(200);
    expect(searched.cookies.get('lampstand_visitor')?.split('.')[0]).toBe(before.split('.')[0]);
    expect((await search(searched, 'another', { browserFingerprint })).status).toBe(429);
    server.clock.now = day += DAY;
    for (let index = 0; index < FINGERPRINT_DAILY_SEARCHES + 3; index++)
      await search(server.visitor({ headers }), `trouble ${index}`, { browserFingerprint });
    expect((await search(wrote, 'mine', { browserFingerprint })).failure.code).toBe('too_many_requests');
    expect((await search(searched, 'mine', { browserFingerprint })).status).toBe(200);
  });

  it('given 20 first searches at once without one, then the fingerprint’s ceiling holds', async () => {
    const client = server.visitor({ headers: { 'X-Forwarded-For': '203.0.113.52' } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        search(client, `trouble ${index}`, { browserFingerprint: 'fp_parallel' }),
      ),
    );
    const granted = answers.filter(({ status }) => status === 200);
    // Past the ceiling one is let through at once, and another with the first wait.
    expect(granted).toHaveLength(FINGERPRINT_DAILY_SEARCHES + 2);
    for (const { headers, status } of answers) expect(headers.getSetCookie()).toHaveLength(status === 200 ? 1 : 0);
    expect((await search(client, 'one more')).status).toBe(429);
  });
});

describe('the device cookie', () => {
  it('comes with a sign-in, stays after it, and is another than a visitor’s', async () => {
    const { client, email, user } = await server.member({ verified: true });
    const device = client.cookies.get('lampstand_device');
    expect(device).toEqual(expect.any(String));
    await client.call('logout');
    expect([...client.cookies.keys()]).toEqual(['lampstand_device']);
    await search(client, 'signed out');
    expect((await client.call('login', { body: { email, password: PASSWORD } })).status).toBe(200);
    expect(client.cookies.get('lampstand_device')).toBe(device);
    const known = await server.db.read(() =>
      query<RowOf<'known_devices', 'device'>>('SELECT device FROM known_devices WHERE user_id = ?', user.id),
    );
    expect(known).toEqual([{ device: expect.stringMatching(/^device:/) }]);
    const [row] = await rowsOf('signed out');
    expect(row?.person.split(':')[1]).not.toBe(known[0]?.device.split(':')[1]);
  });
});

describe('the salts of days', () => {
  it('change every key of a visitor each day', async () => {
    const client = server.visitor({ headers: { 'X-Forwarded-For': '203.0.113.53' } });
    const words = 'the same each day';
    for (let passed = 0; passed < 3; passed++) {
      expect((await search(client, words)).status).toBe(200);
      server.clock.now = day += DAY;
    }
    const rows = await rowsOf(words);
    expect(new Set(rows.map(({ person }) => person)).size).toBe(3);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(3);
  });

  it('are random, made ahead of midnight, and gone 48 hours after their day began', async () => {
    await search(server.visitor(), 'today');
    const midnight = Math.floor(server.clock.now / DAY) * DAY;
    const [today, tomorrow] = [utcDay(midnight), utcDay(midnight + DAY)];
    const kept = async () => (await salts()).map(({ day: each }) => each).filter((each) => each >= today);
    server.clock.now = midnight + DAY - 60 * 60_000;
    await server.settle();
    expect((await kept()).sort()).toEqual([today, tomorrow]);
    expect(new Set((await salts()).map(({ salt }) => salt)).size).toBe((await salts()).length);
    server.clock.now = midnight + 2 * DAY - 1;
    await server.settle();
    expect(await kept()).toContain(today);
    server.clock.now = midnight + 2 * DAY;
    await server.settle();
    expect((await salts()).map(({ day: each }) => each).sort()[0]).toBe(tomorrow);
  });

  it('answer a request of before midnight after it, and the same visitor on the new day', async () => {
    let settled = () => undefined as void;
    const identified = new Promise<void>((resolve) => (settled = resolve));
    const own = await startServer({
      authenticate: async (ctx) => {
        if (ctx.path === '/api/search') settled();
        return null;
      },
    });
    const client = own.visitor();
    await write(client);
    own.clock.now = Math.floor(own.clock.now / DAY) * DAY + DAY - 1;
    const body = JSON.stringify({ query: 'around midnight' });
    const cookie = `lampstand_visitor=${client.cookies.get('lampstand_visitor') ?? ''}`;
    const sent = request(`${own.url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (answer) => resolve(answer.resume().statusCode));
      sent.on('error', reject);
    });
    sent.write(body.slice(0, 5));
    await identified;
    own.clock.now += 1;
    sent.end(body.slice(5));
    expect(await answered).toBe(200);
    await own.settle();
    expect((await search(client, 'on the new day')).status).toBe(200);
    expect((await search(client, 'twice on the new day')).status).toBe(429);
    await own.close();
  });

  it('are the same for every process', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    const other = db.engine === 'postgres' ? await database.open() : db;
    const [one, two] = await Promise.all([startServer({ db }), startServer({ db: other })]);
    const clients = [one, two].map((each) => each.visitor());
    const first = await clients[0]?.call('recordSearch', { body: { query: 'on one' } });
    expect(first?.status).toBe(200);
    for (const [name, value] of clients[0]?.cookies ?? []) clients[1]?.cookies.set(name, value);
    expect((await clients[1]?.call('recordSearch', { body: { query: 'on the other' } }))?.status).toBe(429);
    await Promise.all([one.close(), two.close()]);
    if (other !== db) await other.close();
    await db.close();
    await database.remove();
  });
});
