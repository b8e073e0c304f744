import Database from 'better-sqlite3';
import { createListeners } from '../../../core/events/listeners.ts';
import { outlivesSignOut } from '../../../core/journal/cachedKeys.ts';
import {
  CachedGone,
  DuplicateId,
  ItemGone,
  StorageFull,
  type Batch,
  type PrayerStore,
} from '../../../core/journal/store.ts';
import type { Codec } from './codec.ts';
import type { Connection } from './connection.ts';
import {
  isPhotoRow,
  readCached,
  readSnapshot,
  tableNames,
  valuesOf,
  withoutPhotos,
  type Snapshot,
} from './snapshot.ts';
import { createTransaction, prepareStatements, type Transaction } from './transaction.ts';

export interface SqliteStore extends PrayerStore {
  /** Called with the ids of the prayers that a commit was about. */
  onCommit(listener: (prayerIds: ReadonlySet<string>) => void): void;
  /** How many commits there were in all. */
  commits(): number;
}

interface Parts {
  /** What the database holds, if that is known already. */
  snapshot?: Snapshot;
  /** Told after each commit, before the writer is. */
  committed?: (commits: number, prayers: number) => void;
}

/** SQLite's codes for "no room" and "not now". */
const storageFaults = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|CORRUPT|NOTADB|PERM)/;

const asStorageFault = (error: unknown): unknown =>
  error instanceof Database.SqliteError && storageFaults.test(error.code)
    ? new StorageFull(error.code, { cause: error })
    : error;

/** The journal's store in the desktop app. A write has settled once SQLite has flushed it to the disk. */
export const createSqliteStore = (db: Connection, codec: Codec, parts: Parts = {}): SqliteStore => {
  const commits = createListeners<[prayerIds: ReadonlySet<string>]>();
  const { read, transact } = createTransactions(db, codec, parts, commits.notify);
  return {
    async commit(batch) {
      transact((transaction) => write(transaction, batch));
    },
    async pending(owner) {
      return valuesOf(read().pendingPrayers)
        .filter((item) => item.owner === owner)
        .sort((one, other) => one.order - other.order);
    },
    async prayers(owner) {
      return valuesOf(read().userPrayers).filter((row) => row.owner === owner);
    },
    async find(owner, ids) {
      const { userPrayers } = read();
      return ids.flatMap((id) => userPrayers.get(id)?.value ?? []).filter((row) => row.owner === owner);
    },
    async cached(key) {
      const row = read().cachedContent.get(key);
      if (!row) return null;
      return isPhotoRow('cachedContent', key) ? readCached(db, codec, key) : row.value;
    },
    async cachedKeys(prefix) {
      return [...read().cachedContent.keys()].filter((key) => key.startsWith(prefix));
    },
    async counts() {
      const counts = new Map<string, number>();
      for (const { owner } of valuesOf(read().pendingPrayers)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      return counts;
    },
    async clear(owner, what) {
      transact((transaction) => {
        for (const table of tableNames) {
          if (table === 'pendingPrayers' && what === 'synced') continue;
          for (const [id, row] of transaction.before[table])
            if (row.owner === owner && (what === 'everything' || !outlivesSignOut({ key: id })))
              transaction.remove(table, id);
        }
      });
    },
    onCommit: (listener) => void commits.subscribe(listener),
    commits: () => read().metadata.commits,
  };
};

/** Reads from memory and writes to the disk first: the snapshot has a change once its commit is flushed, and not before. */
const createTransactions = (
  db: Connection,
  codec: Codec,
  { snapshot: known, committed }: Parts,
  notify: (prayerIds: ReadonlySet<string>) => void,
) => {
  const version = () => Number(db.pragma('data_version', { simple: true }));
  const statements = prepareStatements(db);
  let readVersion = version();
  let snapshot: Snapshot | null = known ? withoutPhotos(known) : null;

  /** What the database holds now: read again only when another connection wrote. */
  const read = (): Snapshot => {
    const now = version();
    if (!snapshot || now !== readVersion) snapshot = withoutPhotos(readSnapshot(db, codec));
    readVersion = now;
    return snapshot;
  };

  const transact = (work: (transaction: Transaction) => void): void => {
    try {
      db.exec('BEGIN IMMEDIATE');
      try {
        const before = read();
        const transaction = createTransaction(before, codec, statements);
        work(transaction);
        const apply = transaction.finish();
        db.exec('COMMIT');
        if (!apply) return;
        const { commits, prayers } = apply();
        committed?.(commits, prayers);
        notify(transaction.touched);
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    } catch (error) {
      // Whether it took effect is for the next reading to find out.
      if (error instanceof Database.SqliteError) snapshot = null;
      throw asStorageFault(error);
    }
  };
  return { read, transact };
};

const write = (transaction: Transaction, batch: Batch): void => {
  const {
    add = [],
    require = [],
    remove = [],
    drop = [],
    park = [],
    put = [],
    cache = [],
    dropCached = [],
    requireCached,
  } = batch;
  if (requireCached !== undefined && !transaction.get('cachedContent', requireCached)?.value)
    throw new CachedGone(requireCached);
  for (const { id, order } of require)
    if (transaction.get('pendingPrayers', id)?.value?.order !== order) throw new ItemGone(id);
  for (const { id, owner } of put) {
    const there = transaction.get('userPrayers', id);
    if (there && there.owner !== owner) throw new DuplicateId(id);
  }
  for (const id of remove) transaction.remove('pendingPrayers', id);
  for (const id of drop) transaction.remove('userPrayers', id);
  for (const { data } of add)
    if (data.kind === 'create' && transaction.get('userPrayers', data.prayerId)) throw new DuplicateId(data.prayerId);
  for (const item of add) {
    if (transaction.get('pendingPrayers', item.id)) throw new DuplicateId(item.id);
    transaction.put('pendingPrayers', item.id, { ...item, order: transaction.nextOrder(), parked: null });
  }
  for (const { id, parked } of park) {
    const value = transaction.get('pendingPrayers', id)?.value;
    if (value) transaction.put('pendingPrayers', id, { ...value, parked });
  }
  for (const row of put) transaction.put('userPrayers', row.id, row);
  for (const key of dropCached) transaction.remove('cachedContent', key);
  for (const row of cache) transaction.put('cachedContent', row.key, row);
};
