import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Prayer } from '../../core/contract/journal.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { add, edit, feed, remove } from '../testing/journal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let people = 0;
const someone = () => server.visitor({ account: `changer-${++people}:registered` });

describe('GET /api/prayers/changes', () => {
  it('gives a person’s own prayers and names the person', async () => {
    const [me, other] = [someone(), someone()];
    await add(other);
    await add(me);
    const mine = await feed(me);
    const revision = mine.changes[0]?.revision;
    expect(mine).toMatchObject({ userId: `changer-${people - 1}`, next: revision, more: false });
    expect(mine.changes.every(({ userId }) => userId === mine.userId)).toBe(true);
    const wrong = await me.call('prayerChanges', { query: { owner: 'somebody-else' } });
    expect(wrong.status).toBe(401);
  });

  it('tells when a device has a higher revision than the server (a restored backup)', async () => {
    const me = someone();
    const { id, revision } = await add(me);
    const { data } = await edit(me, id, { revision, title: 'x' });
    const known = async (since: number, seen = 0) =>
      (await me.call('prayerChanges', { query: { since: String(since), seen: String(seen) } })).data.knownUntil;
    expect(await known(revision)).toBe(revision);
    expect(await known(0, data.revision)).toBe(data.revision);
    expect(await known(revision, data.revision + 5)).toBe(data.revision);
    expect(await known(data.revision + 5)).toBe(data.revision);
    expect(await known(revision - 1)).toBe(0);
  });

  it.each([{ since: '-1' }, { since: 'x' }, { limit: '0' }, { limit: '1001' }, { x: '1' }])(
    'refuses %o',
    async (query) => {
      expect((await someone().call('prayerChanges', { query: query })).status).toBe(400);
    },
  );

  it('gives every device the same journal in the end, whatever happens while it reads', async () => {
    const seed = Date.now() % 2 ** 31;
    console.info(`changes.test seed ${seed}`);
    const steps = fc.array(
      fc.record({ at: fc.nat(7), act: fc.constantFrom('add', 'add', 'edit', 'delete', 'read'), stale: fc.nat(3) }),
      { minLength: 5, maxLength: 40 },
    );
    const isServer = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(steps, isServer, async (plan, page) => {
        const me = someone();
        const ids: string[] = [];
        const device = new Map<string, Prayer>();
        let cursor = 0;
        let reading = Promise.resolve();
        const read = async () => {
          const { changes, next } = await feed(me, cursor, page);
          const revisions = changes.map(({ revision }) => revision);
          expect(revisions).toEqual([...revisions].sort((one, other) => one - other));
          expect(revisions.every((revision) => revision > cursor)).toBe(true);
          for (const prayer of changes) device.set(prayer.id, prayer);
          cursor = next;
          return changes.length;
        };
        // Four at a time, so that commits overlap each other and the reads.
        for (let at = 0; at < plan.length; at += 4)
          await Promise.all(
            plan.slice(at, at + 4).map(async ({ at: which, act, stale }) => {
              const id = ids[which % Math.max(1, ids.length)];
              // One device reads one page at a time.
              if (act === 'read') return (reading = reading.then(async () => void (await read())));
              if (act === 'add' || !id) return void ids.push((await add(me)).id);
              const revision = Math.max(0, cursor - stale);
              if (act === 'edit') await edit(me, id, { revision, content: `text ${which} ${stale}` });
              else await remove(me, id, revision);
            }),
          );
        while ((await read()) > 0);
        const fresh = await feed(me);
        expect([...device.values()].sort((one, other) => one.revision - other.revision)).toEqual(fresh.changes);
        const shown = fresh.changes.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
        expect((await me.call('prayers')).data.map(({ id }) => id).sort()).toEqual(shown.sort());
        expect(fresh.changes.length).toBe(ids.length);
      }),
      { numRuns: 25, seed },
    );
  }, 60_000);
});

describe('two servers', () => {
  it('given both write for one person, then the feed skips nothing', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    const otherDb = db.engine === 'postgres' ? await database.open() : db;
    const [one, two] = await Promise.all([startServer({ db }), startServer({ db: otherDb })]);
    const clients = [one, two].map((each) => each.visitor({ account: 'both:registered' }));
    const seen = new Set<string>();
    let cursor = 0;
    let writing = true;
    const reader = (async () => {
      for (let last = false; !last;) {
        last = !writing;
        const page = await feed(clients[0] ?? someone(), cursor, 7);
        for (const { id } of page.changes) seen.add(id);
        cursor = page.next;
        if (page.more) last = false;
      }
    })();
    await Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        for (let n = 0; n < 10; n++) await add(clients[lane % 2] ?? someone());
      }),
    );
    writing = false;
    await reader;
    expect(seen.size).toBe(80);
    await one.close();
    await two.close();
    await db.close();
    if (otherDb !== db) await otherDb.close();
    await database.remove();
  });
});
