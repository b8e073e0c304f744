import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { query, type ConnectionPool } from '../db/db.ts';
import { engine } from '../testing/database.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

/** A number of our own: whoever writes the slow prayer waits for it before the commit. */
const GATE = 1_147_001;

/** What the mocked store does: commits that wait, and on demand revisions that nobody stands in line for. */
const mode = vi.hoisted(() => ({ unordered: false, given: 0 }));

vi.mock('./store.ts', async (original) => {
  const store = await original<typeof import('./store.ts')>();
  const insertPrayer: typeof store.insertPrayer = function* (prayer, hash) {
    if (prayer.title === 'slow') yield* query('SELECT pg_advisory_xact_lock(?)', GATE);
    return yield* store.insertPrayer(prayer, hash);
  };
  const nextRevision: typeof store.nextRevision = function* (userId, now, added) {
    if (mode.unordered) return { revision: ++mode.given, held: 0, bytes: 0 };
    return yield* store.nextRevision(userId, now, added);
  };
  return { ...store, insertPrayer, nextRevision };
});
// Its row would put the writers in line, which is to be the revision's work here.
vi.mock('./limits.ts', async (original) => ({
  ...(await original<typeof import('./limits.ts')>()),
  *consumeWrite() {},
}));

/** Waits until so many statements stand still, each for a lock that another has. */
const waiting = (server: TestServer, count: number) =>
  expect
    .poll(async () => {
      const [row] = await server.db.read(() =>
        query<{ count: number }>(
          'SELECT count(DISTINCT pid) AS count FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE datname = current_database() AND NOT granted',
        ),
      );
      return row?.count;
    })
    .toBe(count);

/** A slow writer begins, a quick one overtakes it if it can, and a device reads between the two commits. */
const seenByReader = async (): Promise<string[]> => {
  const server = await startServer();
  const connections = server.db.knex.client as ConnectionPool<pg.Client>;
  const gate = await connections.acquireConnection();
  await gate.query('SELECT pg_advisory_lock($1)', [GATE]);
  const me = server.visitor({ account: 'reader:registered' });
  const add = (title: string) => me.call('addPrayer', { body: { title, content: 'C' } });
  const slow = add('slow');
  await waiting(server, 1);
  const quick = add('quick');
  await (mode.unordered ? quick : waiting(server, 2));
  const first = (await me.call('prayerChanges')).data;
  await gate.query('SELECT pg_advisory_unlock($1)', [GATE]);
  await connections.releaseConnection(gate);
  await Promise.all([slow, quick]);
  const second = (await me.call('prayerChanges', { query: { since: String(first.next) } })).data;
  await server.close();
  return [...first.changes, ...second.changes].map(({ title }) => title).sort();
};

// SQLite has one writer at a time; there the order of commits is no question.
describe.runIf(engine === 'postgres')('a feed read while commits overtake each other', () => {
  it('given revisions of the journal’s own counter, then a reader skips nothing', async () => {
    mode.unordered = false;
    expect(await seenByReader()).toEqual(['quick', 'slow']);
  });

  it('given revisions of a bare sequence, then a reader skips one', async () => {
    mode.unordered = true;
    expect(await seenByReader()).toEqual(['quick']);
  });
});
