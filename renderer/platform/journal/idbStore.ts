import type { IDBPTransaction } from 'idb';
import { cachedKey, outlivesSignOut } from '../../../core/journal/cachedKeys.ts';
import { isCachedContent, isPendingItem, isStoredPrayer } from '../../../core/journal/guards.ts';
import { cachedRow, type PendingItem } from '../../../core/journal/types.ts';
import { CachedGone, DuplicateId, ItemGone, type Batch, type PrayerStore } from '../../../core/journal/store.ts';
import { asStorageFault, type Connection, type JournalDb, type JournalSchema } from './database.ts';
import { stores } from './databaseCopy.ts';

type JournalTx = IDBPTransaction<JournalSchema, typeof stores, 'readwrite'>;

/**
 * Where the order of adding is counted on. Not in memory: an id that comes back must never stand in a place that it had
 * before, whatever tabs and days lie between.
 */
const ORDER = cachedKey('outbox', 'order');

/** The journal's store in the browser. A write has settled once its transaction is complete, on the disk itself. */
export const createIdbStore = (connection: Connection): PrayerStore => ({
  commit: (batch) => connection.write((db) => commit(db, batch)),
  pending: (owner) =>
    connection.read(async (db) =>
      (await pendingItems(db)).filter((item) => item.owner === owner).sort((one, other) => one.order - other.order),
    ),
  prayers: (owner) =>
    connection.read(async (db) => {
      const rows: unknown[] = await db.getAll('userPrayers');
      return rows.filter(isStoredPrayer).filter((row) => row.owner === owner);
    }),
  find: (owner, ids) =>
    connection.read(async (db) => {
      const { store } = db.transaction('userPrayers');
      const rows: unknown[] = await Promise.all((await present(store, ids)).map((id) => store.get(id)));
      return rows.filter(isStoredPrayer).filter((row) => row.owner === owner);
    }),
  cached: (key) =>
    connection.read(async (db) => {
      const row: unknown = await db.get('cachedContent', key);
      return isCachedContent(row) ? row : null;
    }),
  cachedKeys: (prefix) =>
    connection.read((db) => db.getAllKeys('cachedContent', IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
  counts: () =>
    connection.read(async (db) => {
      const counts = new Map<string, number>();
      for (const { owner } of await pendingItems(db)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      return counts;
    }),
  clear: (owner, what) =>
    connection.write(async (db) => {
      const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
      const theirs = what === 'everything' ? stores : (['userPrayers', 'cachedContent'] as const);
      for (const name of theirs)
        for await (const cursor of tx.objectStore(name))
          if (cursor.value.owner === owner && (what === 'everything' || !isKept(cursor.value))) void cursor.delete();
      await tx.done;
    }),
  async scrub() {
    // Without Web Locks another tab may be writing.
    if (!('locks' in navigator)) return;
    try {
      await connection.renew();
    } catch (error) {
      // What is replaced is replaced; only its trace in the browser's file stays for a while.
      console.warn('The journal’s database could not be made anew', error instanceof Error ? error.name : '');
    }
  },
});

const isKept = (row: object): boolean =>
  'key' in row && typeof row.key === 'string' && outlivesSignOut({ key: row.key });

const pendingItems = async (db: JournalDb): Promise<PendingItem[]> =>
  (await db.getAll('pendingPrayers')).filter((row: unknown) => isPendingItem(row));

const commit = async (db: JournalDb, batch: Batch): Promise<void> => {
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const complete = tx.done.then(
    () => null,
    (error: unknown) => error ?? new DOMException('The browser gave the write up', 'UnknownError'),
  );
  try {
    await write(tx, batch);
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // A failed request has ended it already.
    }
    const reason = await complete;
    // Of what was asked together the first to fail has the reason; the others only learn that it is over.
    throw asStorageFault(error instanceof DOMException && error.name === 'AbortError' ? (reason ?? error) : error);
  }
  const failure = await complete;
  if (failure) throw asStorageFault(failure);
};

/** From so many on it is cheaper to ask which keys there are than to ask for each: most of a new device's are not there. */
const SCAN_KEYS_FROM = 50;

const present = async (
  store: { getAllKeys(): Promise<string[]> },
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length < SCAN_KEYS_FROM) return ids;
  const known = new Set(await store.getAllKeys());
  return ids.filter((id) => known.has(id));
};

/** Asks in bunches and not one by one: a browser answers hundreds together as fast as one. */
const write = async (tx: JournalTx, batch: Batch): Promise<void> => {
  const { add = [], require = [], remove = [], drop = [], park = [], put = [], cache = [], requireCached } = batch;
  const pending = tx.objectStore('pendingPrayers');
  const prayers = tx.objectStore('userPrayers');
  const cached = tx.objectStore('cachedContent');

  if (requireCached !== undefined && (await cached.getKey(requireCached)) === undefined)
    throw new CachedGone(requireCached);
  await Promise.all(
    require.map(async ({ id, order }) => {
      if ((await pending.get(id))?.order !== order) throw new ItemGone(id);
    }),
  );
  const owners = new Map(put.map(({ id, owner }) => [id, owner]));
  await Promise.all(
    (await present(prayers, [...owners.keys()])).map(async (id) => {
      const there = await prayers.get(id);
      if (there && there.owner !== owners.get(id)) throw new DuplicateId(id);
    }),
  );
  await Promise.all([
    ...remove.map((id) => pending.delete(id)),
    ...drop.map((id) => prayers.delete(id)),
    ...(batch.dropCached ?? []).map((key) => cached.delete(key)),
  ]);
  if (add.length > 0) {
    const last = await cached.get(ORDER);
    const order = typeof last?.data === 'number' ? last.data : 0;
    await Promise.all(
      add.map(async ({ data }) => {
        if (data.kind === 'create' && (await prayers.getKey(data.prayerId)) !== undefined)
          throw new DuplicateId(data.prayerId);
      }),
    );
    await Promise.all(
      add.map(async (item, index) => {
        try {
          // `add` and never `put`: what waits is not replaced.
          await pending.add({ ...item, order: order + index + 1, parked: null });
        } catch (error) {
          const taken = error instanceof DOMException && error.name === 'ConstraintError';
          throw taken ? new DuplicateId(item.id) : error;
        }
      }),
    );
    await cached.put(cachedRow(ORDER, null, 0, order + add.length));
  }
  await Promise.all(
    park.map(async ({ id, parked }) => {
      const row = await pending.get(id);
      if (row) await pending.put({ ...row, parked });
    }),
  );
  await Promise.all([...put.map((row) => prayers.put(row)), ...cache.map((row) => cached.put(row))]);
};
