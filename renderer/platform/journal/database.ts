import { deleteDB, openDB, wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { StorageFull } from '../../../core/journal/store.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../../core/journal/types.ts';
import { dropCopy, hasCopy, readCopy, stores, writeCopy, type DatabaseRows } from './databaseCopy.ts';

/** The specified database (docs/specification.md 1 §3), version 1. core/journal/guards.ts checks what is read. */
export interface JournalSchema extends DBSchema {
  pendingPrayers: { key: string; value: PendingItem };
  cachedContent: { key: string; value: CachedContent; indexes: { timestamp: number } };
  userPrayers: { key: string; value: StoredPrayer; indexes: { createdAt: string } };
}

export type JournalDb = IDBPDatabase<JournalSchema>;

export const DATABASE = 'lampstand';
const VERSION = 1;

/** The browser's own words for "no room" and "not here" (private windows, storage switched off, a broken profile). */
const refusals = new Set(['QuotaExceededError', 'SecurityError', 'InvalidStateError', 'UnknownError', 'VersionError']);

export const asStorageFault = (error: unknown): unknown =>
  error instanceof DOMException && refusals.has(error.name) ? new StorageFull(error.name, { cause: error }) : error;

export interface Connection {
  /** Runs work on the open database; once more when the browser had closed it under us. */
  use<T>(work: (db: JournalDb) => Promise<T>): Promise<T>;
  /**
   * Deletes the database and makes it anew with the same rows: a browser keeps what was replaced in a file for as long as
   * the database stands. Only while nobody writes. A page that dies in its midst leaves a copy, from which the next is made.
   */
  renew(): Promise<void>;
  /** Drops the copy that a page left which died while it renewed the database. Only while nobody renews it. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export const connect = (name: string): Connection => {
  let opening: Promise<JournalDb> | null = null;

  const open = (): Promise<JournalDb> => {
    if (opening) return opening;
    const forget = () => {
      if (opening === mine) opening = null;
    };
    // A newer build, or a tab that renews it, wants the database for itself: nobody must stand in its way.
    const blocking = (event: Event) => {
      (event.target as IDBDatabase).close();
      forget();
    };
    const mine: Promise<JournalDb> = openOrMake(name, blocking, forget);
    mine.catch(forget);
    return (opening = mine);
  };

  const onDb = async <T>(work: (db: JournalDb) => Promise<T>): Promise<T> => {
    for (let again = true; ; again = false) {
      try {
        return await work(await open());
      } catch (error) {
        // "The database connection is closing": nothing was begun, so it can be done anew.
        const closed = error instanceof DOMException && error.name === 'InvalidStateError';
        if (!closed || !again) throw asStorageFault(error);
        opening = null;
      }
    }
  };
  const close = async () => {
    const opened = opening;
    opening = null;
    (await opened?.catch(() => null))?.close();
  };

  return {
    use: onDb,
    async renew() {
      const rows = await onDb(rowsOf);
      await writeCopy(name, rows);
      await close();
      await deleteDB(name);
      await onDb((db) => fillUp(db, rows));
      await dropCopy(name);
    },
    async tidy() {
      if (!(await hasCopy(name))) return;
      // Opened, it is there, with the copy's rows if it was gone.
      await onDb(async () => {});
      await dropCopy(name);
    },
    close,
  };
};

/** The database; one that is not there is made, with the rows of the copy that a page left behind which died renewing it. */
const openOrMake = async (name: string, blocking: (event: Event) => void, terminated: () => void) => {
  let rows: DatabaseRows | null = null;
  for (let looked = false; ; looked = true) {
    let missing = false;
    const opening = openDB<JournalSchema>(name, VERSION, {
      upgrade(db, _before, _version, tx) {
        if (!looked) {
          missing = true;
          tx.done.catch(() => undefined);
          tx.abort();
          return;
        }
        db.createObjectStore('pendingPrayers', { keyPath: 'id' });
        db.createObjectStore('cachedContent', { keyPath: 'key' }).createIndex('timestamp', 'timestamp');
        db.createObjectStore('userPrayers', { keyPath: 'id' }).createIndex('createdAt', 'createdAt');
        for (const store of stores)
          // One that fails ends the making, which then rejects.
          for (const row of rows?.[store] ?? [])
            tx.objectStore(store)
              .put(row as never)
              .catch(() => undefined);
      },
      blocking: (_now, _wanted, event) => blocking(event),
      terminated,
    });
    try {
      const db = await opening;
      for (const type of ['error', 'abort'] as const) db.addEventListener(type, expectEnd);
      return db;
    } catch (error) {
      if (!missing) throw error;
    }
    rows = await readCopy(name);
  }
};

/**
 * A transaction that fails, as when the browser closes the connection, rejects its `done`. Who only reads does not wait for
 * that promise, but hears of it from the rows that were asked for; unheard, it would be reported as an error of the page.
 */
const expectEnd = ({ target }: Event): void => {
  const ended = target instanceof IDBRequest ? target.transaction : target;
  if (ended instanceof IDBTransaction) wrap(ended).done.catch(() => undefined);
};

const rowsOf = async (db: JournalDb): Promise<DatabaseRows> => {
  const tx = db.transaction(stores);
  const [pendingPrayers, userPrayers, cachedContent] = await Promise.all(
    stores.map((store) => tx.objectStore(store).getAll() as Promise<unknown[]>),
  );
  return { pendingPrayers: pendingPrayers ?? [], userPrayers: userPrayers ?? [], cachedContent: cachedContent ?? [] };
};

/** Puts the rows in unless they are there: a tab of an older build may have made an empty database meanwhile. */
const fillUp = async (db: JournalDb, rows: DatabaseRows): Promise<void> => {
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const filling = stores.map(async (store) => {
    if ((await tx.objectStore(store).count()) === rows[store].length) return;
    await Promise.all(rows[store].map((row) => tx.objectStore(store).put(row as never)));
  });
  await Promise.all([...filling, tx.done]);
};
