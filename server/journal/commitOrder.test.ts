import { describe, expect, it, vi } from 'vitest';
import { query } from '../db/db.ts';
import { engine } from '../test/database.ts';
import { startServer } from '../test/harness.ts';

/** What the mocked store does: commits that take long, and on demand revisions that nobody stands in line for. */
const mode = vi.hoisted(() => ({ unordered: false, given: 0, slowHasBegun: (): void => undefined }));

vi.mock('./store.ts', async (original) => {
  const store = await original<typeof import('./store.ts')>();
  const insertPrayer: typeof store.insertPrayer = function* (prayer, hash) {
    if (prayer.title === 'slow') {
      mode.slowHasBegun();
      yield* query(`SELECT pg_sleep(${mode.unordered ? 5 : 1})`);
    }
    return yield* store.insertPrayer(prayer, hash);
  };
  const nextRevision: typeof store.nextRevision = function* (userId, now, added) {
    return mode.unordered ? { revision: ++mode.given, held: 0 } : yield* store.nextRevision(userId, now, added);
  };
  return { ...store, insertPrayer, nextRevision };
});

/** A slow writer begins, a quick one overtakes it, and a device reads between the two commits. */
const seenByReader = async (): Promise<string[]> => {
  const server = await startServer();
  const me = server.visitor({ account: 'reader:registered' });
  const add = (title: string) => me.call('addPrayer', { body: { title, content: 'C' } });
  const begun = new Promise<void>((resolve) => (mode.slowHasBegun = resolve));
  const slow = add('slow');
  await begun;
  await Promise.race([add('quick'), slow]);
  const first = (await me.call('prayerChanges')).data;
  await slow;
  await expect.poll(async () => (await me.call('prayers')).data.length).toBe(2);
  const second = (await me.call('prayerChanges', { query: { since: String(first.next) } })).data;
  await server.close();
  return [...first.changes, ...second.changes].map(({ title }) => title).sort();
};

// SQLite has one writer at a time; there the order of commits is no question.
describe.runIf(engine === 'postgres')('a feed read while commits overtake each other', () => {
  it('skips nothing', async () => {
    mode.unordered = false;
    expect(await seenByReader()).toEqual(['quick', 'slow']);
  });

  it('would skip one, were revisions given out by a bare sequence', async () => {
    mode.unordered = true;
    expect(await seenByReader()).toEqual(['quick']);
  });
});
