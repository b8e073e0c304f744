import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../core/rules/time.ts';
import { DatabaseUnavailable } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { isLong } from '../testing/statistics.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The hundred thousand searches of each limit take PostgreSQL longer than a test may take. */
const timeout = isLong ? 60 * MINUTE : MINUTE;
const MIDNIGHT = Date.UTC(2027, 2, 14);

let server: TestServer;
let made = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Client = ReturnType<TestServer['visitor']>;
const member = (role: 'registered' | 'premium') => server.visitor({ account: `crowd-${(made += 1)}:${role}` });
const search = (client: Client, query: string, headers: Record<string, string> = {}) =>
  client.call('recordSearch', { body: { query, isLifeNote: false }, headers });

describe('a thousand searches at once (R17)', () => {
  const [SEARCHES, REPEATS] = [1000, isLong ? 100 : 1];

  it.each([
    [1, () => server.visitor()],
    [3, () => member('registered')],
    [6, () => member('premium')],
  ])('are granted exactly %i', { timeout }, async (limit, arrive) => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const client = arrive();
      // A visitor is known by the cookie that comes with an answer; a day each, so that one network's ceiling is not met.
      server.clock.now += DAY;
      await client.call('sendFeedback', { body: { searchQuery: 'any', feedbackType: 'helpful' } });
      const queries = Array.from({ length: SEARCHES }, (_, index) => `trouble ${index}`);
      const answers = await Promise.all(queries.map((query) => search(client, query)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
      for (const { status, data, failure } of answers) {
        // In such a crowd a slow database may turn somebody away; that costs them nothing.
        expect([200, 429, 503]).toContain(status);
        if (status !== 503) expect(data.used ?? failure['used']).toBeLessThanOrEqual(limit);
      }
      expect((await client.call('searchMeter')).data).toMatchObject({ limit, used: limit });
    }
  });

  it('cost nothing where they could not be stored', async () => {
    const client = member('registered');
    const { write } = server.db;
    server.db.write = () => Promise.reject(new DatabaseUnavailable('no room'));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => search(client, `trouble ${index}`)));
    server.db.write = write;
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    expect((await client.call('searchMeter')).data).toMatchObject({ used: 0 });
  });
});

describe('searches around midnight UTC (R18)', () => {
  const step = fc.record({
    /** What the server's clock does before the search, in minutes: it may be set back. */
    clock: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(-60, 60)),
    /** What the browser says its time is, in hours from the server's. */
    browser: fc.integer({ min: -24, max: 24 }),
    query: fc.integer({ min: 0, max: 9 }),
  });

  it('spend each day’s searches once, whatever clocks do', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
        const client = member('registered');
        const days = new Map<string, Set<number>>();
        server.clock.now = MIDNIGHT - 40 * MINUTE;
        for (const { clock, browser, query } of steps) {
          server.clock.now += clock * MINUTE;
          const spent = days.get(utcDay(server.clock.now)) ?? new Set<number>();
          days.set(utcDay(server.clock.now), spent);
          const isGranted = spent.has(query) || spent.size < 3;
          if (isGranted) spent.add(query);
          const date = new Date(server.clock.now + browser * 60 * MINUTE).toUTCString();
          const { status } = await search(client, `trouble ${query}`, { Date: date });
          expect(status).toBe(isGranted ? 200 : 429);
          expect((await client.call('searchMeter')).data).toMatchObject({ limit: 3, used: spent.size });
        }
      }),
      // 20 steps each: 200 searches in every run, 4,000 in the long one.
      { numRuns: isLong ? 200 : 10 },
    );
  });
});
