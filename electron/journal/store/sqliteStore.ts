import Database from 'better-sqlite3';
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
import { readSnapshot, tableNames, type Snapshot, type SnapshotRow, type TableRows, type Table } from './snapshot.ts';
import { prepareStatements, Transaction } from './transaction.ts';

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

/** The words of SQLite for "no room" and "not now". */
const refusals = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|CORRUPT|NOTADB|PERM)/;

const asStorageFault = (error: unknown): unknown =>
  error instanceof Database.SqliteError && refusals.test(error.code)
    ? new StorageFull(error.code, { cause: error })
    : error;

/** The journal's store in the desktop app. A write has settled once SQLite has flushed it to the disk. */
export const createSqliteStore = (
  db: Connection,
  codec: Codec,
  { snapshot: known, committed }: Parts = {},
): SqliteStore => {
  const version = () => Number(db.pragma('data_version', { simple: true }));
  let seen = version();
  let snapshot: Snapshot | null = known ?? null;
  const listeners: ((prayerIds: ReadonlySet<string>) => void)[] = [];

  const statements = prepareStatements(db);

  /** What the database holds now: read again only when another connection wrote. */
  const current = (): Snapshot => {
    const now = version();
    if (!snapshot || now !== seen) snapshot = readSnapshot(db, codec);
    seen = now;
    return snapshot;
  };

  /** One transaction. What is staged is in memory once it is on the disk, and not before. */
  const transact = (work: (stage: Transaction) => void): void => {
    try {
      db.exec('BEGIN IMMEDIATE');
      try {
        const before = current();
        const stage = new Transaction(before, codec, statements);
        work(stage);
        const done = stage.finish();
        db.exec('COMMIT');
        if (!done) return;
        done();
        committed?.(before.metadata.commits, before.metadata.prayers);
        for (const listener of listeners) listener(stage.touched);
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

  const rowsOf = <T extends Table>(table: T): TableRows[T][] => {
    const rows: TableRows[T][] = [];
    for (const { value: row } of (current()[table] as Map<string, SnapshotRow<TableRows[T]>>).values())
      if (row) rows.push(row);
    return rows;
  };

  return {
    async commit(batch) {
      transact((stage) => write(stage, batch));
    },
    async pending(owner) {
      return rowsOf('pendingPrayers')
        .filter((item) => item.owner === owner)
        .sort((one, other) => one.order - other.order);
    },
    async prayers(owner) {
      return rowsOf('userPrayers').filter((row) => row.owner === owner);
    },
    async find(owner, ids) {
      const { userPrayers } = current();
      return ids.flatMap((id) => userPrayers.get(id)?.value ?? []).filter((row) => row.owner === owner);
    },
    async cached(key) {
      return current().cachedContent.get(key)?.value ?? null;
    },
    async counts() {
      const counts = new Map<string, number>();
      for (const { owner } of rowsOf('pendingPrayers')) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      return counts;
    },
    async clear(owner, what) {
      transact((stage) => {
        for (const table of tableNames) {
          if (table === 'pendingPrayers' && what === 'synced') continue;
          for (const [id, kept] of stage.before[table]) if (kept.owner === owner) stage.remove(table, id);
        }
      });
    },
    onCommit: (listener) => void listeners.push(listener),
    commits: () => current().metadata.commits,
  };
};

const write = (stage: Transaction, batch: Batch): void => {
  const { add = [], require = [], remove = [], drop = [], park = [], put = [], cache = [], requireCached } = batch;
  if (requireCached !== undefined && !stage.get('cachedContent', requireCached)?.value)
    throw new CachedGone(requireCached);
  for (const { id, order } of require)
    if (stage.get('pendingPrayers', id)?.value?.order !== order) throw new ItemGone(id);
  for (const { id, owner } of put) {
    const there = stage.get('userPrayers', id);
    if (there && there.owner !== owner) throw new DuplicateId(id);
  }
  for (const id of remove) stage.remove('pendingPrayers', id);
  for (const id of drop) stage.remove('userPrayers', id);
  for (const { data } of add)
    if (data.kind === 'create' && stage.get('userPrayers', data.prayerId)) throw new DuplicateId(data.prayerId);
  for (const item of add) {
    if (stage.get('pendingPrayers', item.id)) throw new DuplicateId(item.id);
    stage.put('pendingPrayers', item.id, { ...item, order: ++stage.order, parked: null });
  }
  for (const { id, parked } of park) {
    const row = stage.get('pendingPrayers', id)?.value;
    if (row) stage.put('pendingPrayers', id, { ...row, parked });
  }
  for (const row of put) stage.put('userPrayers', row.id, row);
  for (const row of cache) stage.put('cachedContent', row.key, row);
};
