import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transport } from '../../core/sync/protocol.ts';
import { createMemoryStore } from '../../core/sync/testing/memoryStore.ts';
import { createOutbox } from '../../core/sync/outbox.ts';
import { createCycles } from '../../core/sync/cycle.ts';
import { newMutex } from '../../core/sync/testing/clientParts.ts';
import { createRandom } from '../../core/sync/testing/random.ts';
import { journalEntries } from '../../core/journal/entries.ts';
import { retention } from '../../core/rules/retention.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { limits } from './limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;

it('empties a deleted prayer after 30 days, though nobody writes any more', async () => {
  const me = server.visitor({ account: 'me:registered' });
  const { data: gone } = await me.call('addPrayer', { body: { title: 'A title', content: 'Some words' } });
  await me.call('addPrayer', { body: { title: 'Another', content: 'To be kept' } });

  expect(
    (await me.call('deletePrayer', { params: { id: gone.id }, query: { revision: String(gone.revision) } })).status,
  ).toBe(200);
  const texts = () => server.db.read(() => query('SELECT content FROM prayers ORDER BY content'));

  server.clock.now += 30 * DAY - 1;
  await server.settle();
  expect(await texts()).toEqual([{ content: 'Some words' }, { content: 'To be kept' }]);
  server.clock.now += 1;
  await server.settle();
  expect(await texts()).toEqual([{ content: '' }, { content: 'To be kept' }]);
});

/** A device of this owner. `lose`: the server's answers to its writes never arrive. */
const device = (owner: string) => {
  const client = server.visitor({ account: `${owner}:registered` });
  const faults = { lose: false };
  const random = createRandom(3);
  const store = createMemoryStore();
  const clock = { now: () => server.clock.now, elapsed: () => server.clock.now };
  const changed = () => undefined;
  const outbox = createOutbox({ store, clock, uuid: random.uuid, changed });
  const writes: string[] = [];
  const transport: Transport = async ({ method, path, body }) => {
    const response = await client.fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (method !== 'GET') writes.push(`${method} ${response.status}`);
    if (method !== 'GET' && faults.lose) throw new Error('lost');
    return { status: response.status, body: await response.text(), retryAfter: null };
  };
  const cycles = createCycles({
    store,
    outbox,
    transport,
    clock,
    random,
    mutex: newMutex(),
    changed,
  });
  const journal = async () => journalEntries(await store.prayers(owner), await store.pending(owner));
  return {
    outbox,
    faults,
    writes,
    journal,
    async cycle() {
      cycles.retryState.retryNow();
      return cycles.run(owner, () => true);
    },
    texts: async () =>
      (await journal()).map(({ prayer: { content, category, updates, conflicts } }) => ({
        content,
        category,
        updates: updates.map(({ text }) => text),
        conflicts: conflicts.map((copy) => copy.content),
      })),
    async find(content: string) {
      const entry = (await journal()).find(({ prayer }) => prayer.content === content);
      if (!entry) throw new Error(`there is no "${content}"`);
      return entry;
    },
  };
};

const recordsOf = async (owner: string) =>
  (await server.db.read(() => query<{ id: string }>('SELECT id FROM prayer_changes WHERE user_id = ?', owner))).length;

describe('the records of changes', () => {
  it('are deleted after 90 days, and a device that was away longer loses and repeats nothing', async () => {
    const [home, away] = [device('ann'), device('ann')];
    for (const content of ['one', 'two', 'three', 'four'])
      await home.outbox.writes.create('ann', { title: 'T', content });
    await home.cycle();
    await away.cycle();
    // Away writes; the server keeps all of it and the answers are lost.
    const [one, two] = [await away.find('one'), await away.find('two')];
    await away.outbox.writes.edit('ann', one.prayer.id, one.seen, { content: 'one, written away' });
    const update = {
      id: one.prayer.id.replace('pending_', 'pending_1'),
      text: 'an update',
      createdAt: one.prayer.createdAt,
    };
    await away.outbox.writes.edit('ann', two.prayer.id, two.seen, { addUpdates: [update] });
    away.faults.lose = true;
    await away.cycle();
    expect(away.writes).toEqual(['PATCH 200', 'PATCH 200']);
    // Meanwhile the other one goes on: a text, a deletion.
    await home.cycle();
    const [three, four] = [await home.find('three'), await home.find('four')];
    await home.outbox.writes.edit('ann', three.prayer.id, three.seen, { content: 'three, written at home' });
    await home.outbox.writes.remove('ann', four.prayer.id, four.seen);
    await home.cycle();
    expect(await recordsOf('ann')).toBe(4);

    server.clock.now += retention.prayerChanges + DAY;
    await server.settle();
    expect(await recordsOf('ann')).toBe(0);
    const before = await home.texts();
    expect(before.map(({ content }) => content).sort()).toEqual(['one, written away', 'three, written at home', 'two']);

    away.faults.lose = false;
    away.writes.length = 0;
    expect(await away.cycle()).toBe('done');
    expect(away.writes).toEqual(['PATCH 200', 'PATCH 200']);
    expect(await away.cycle()).toBe('done');
    expect(await home.cycle()).toBe('done');
    expect(away.writes).toHaveLength(2);
    expect(home.writes.filter((each) => !each.endsWith('200'))).toEqual([]);
    expect(await away.texts()).toEqual(await home.texts());
    expect(await home.texts()).toEqual(before);
  });

  it('are deleted past the newest 50,000 of a journal, and a new device is not disturbed', async () => {
    const me = device('ben');
    await me.outbox.writes.create('ben', { title: 'T', content: 'kept' });
    await me.cycle();
    const entry = await me.find('kept');
    await server.db.write(function* () {
      yield* query(
        `INSERT INTO prayer_changes (user_id, id, prayer_id, revision, outcome, hash)
         WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${limits.changes + 1500})
         SELECT 'ben', CAST(n AS varchar(20)), 'p', ${server.clock.now} + n, 'applied', 'h' FROM numbers`,
      );
    });
    await server.settle();
    expect(await recordsOf('ben')).toBe(limits.changes);
    await me.outbox.writes.edit('ben', entry.prayer.id, entry.seen, { content: 'changed' });
    expect(await me.cycle()).toBe('done');
    const fresh = device('ben');
    expect(await fresh.cycle()).toBe('done');
    expect(await fresh.texts()).toEqual(await me.texts());
    expect(fresh.writes).toEqual([]);
  });
});
