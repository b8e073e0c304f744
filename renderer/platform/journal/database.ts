import { deleteDB, openDB, wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { StorageFull } from '../../../core/journal/store.ts';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../../core/journal/types.ts';
import {
  dropCopy,
  givingWay,
  hasCopy,
  openExisting,
  readCopy,
  stores,
  writeCopy,
  type DatabaseRows,
} from './databaseCopy.ts';

/** The specified database (docs/specification.md 1 §3), version 1. core/journal/guards.ts checks what is read. */
export interface JournalSchema extends DBSchema {
  pendingPrayers: { key: string; value: PendingItem };
  cachedContent: { key: string; value: CachedContent; indexes: { timestamp: number } };
  userPrayers: { key: string; value: StoredPrayer; indexes: { createdAt: string } };
}

export type JournalDb = IDBPDatabase<JournalSchema>;

export const DATABASE = storageNames.journal;
/** Where posts wait: a database of the same shape, so that the journal's stays as an older build knows it. */
export const POST_DATABASE = storageNames.waitingPosts;
const VERSION = 1;

/** The browser's own words for "no room" and "not here" (private windows, storage switched off, a broken profile). */
const refusals = new Set(['QuotaExceededError', 'SecurityError', 'InvalidStateError', 'UnknownError', 'VersionError']);

export const asStorageFault = (error: unknown): unknown =>
  error instanceof DOMException && refusals.has(error.name) ? new StorageFull(error.name, { cause: error }) : error;

/** A browser that clears an origin closes what is opened meanwhile, too. The pause in milliseconds, longer with each try. */
const MAX_TRIES = 5;
const PAUSE = 20;

/**
 * Whether an error says that the browser closed the database under us. "The database connection is closing": nothing was
 * begun. What was cut off, as when a person clears the browser's data, may have been written: only reading is repeatable.
 */
const isClosing = (error: unknown, isRepeatable: boolean): boolean =>
  error instanceof DOMException &&
  (error.name === 'InvalidStateError' || (isRepeatable && error.name === 'AbortError'));

export type Connection = ReturnType<typeof connect>;

export const connect = (name: string) => {
  let opening: Promise<JournalDb> | null = null;

  const open = (): Promise<JournalDb> => {
    if (opening) return opening;
    const forget = () => {
      if (opening === mine) opening = null;
    };
    const mine: Promise<JournalDb> = openOrMake(name, forget);
    mine.catch(forget);
    return (opening = mine);
  };

  /** Runs work on the open database; anew when the browser had closed it under us, if that does nothing twice. */
  const onDb = async <T>(work: (db: JournalDb) => Promise<T>, isReading: boolean): Promise<T> => {
    for (let tries = 1; ; tries++) {
      const mine = open();
      let isOpen = false;
      try {
        const db = await mine;
        isOpen = true;
        return await work(db);
      } catch (error) {
        if (tries === MAX_TRIES || !isClosing(error, isReading || !isOpen)) throw asStorageFault(error);
        if (opening === mine) opening = null;
        await new Promise((resolve) => setTimeout(resolve, PAUSE * tries));
      }
    }
  };
  const close = async () => {
    const opened = opening;
    opening = null;
    (await opened?.catch(() => null))?.close();
  };

  return {
    write: <T>(work: (db: JournalDb) => Promise<T>): Promise<T> => onDb(work, false),
    read: <T>(work: (db: JournalDb) => Promise<T>): Promise<T> => onDb(work, true),
    /**
     * Deletes the database and makes it anew with the same rows: a browser keeps what was replaced in a file for as long as
     * the database stands. Only while nobody writes. A page that dies in its midst leaves a copy, from which the next is made.
     */
    async renew() {
      const rows = await onDb(rowsOf, true);
      await writeCopy(name, rows);
      await close();
      await deleteDB(name);
      await onDb((db) => fillUp(db, rows), false);
      await dropCopy(name);
    },
    /** Drops the copy that a page left which died while it renewed the database. Only while nobody renews it. */
    async tidy() {
      if (!(await hasCopy(name))) return;
      // Opened, it is there, with the copy's rows if it was gone.
      await onDb(async () => {}, false);
      await dropCopy(name);
    },
    close,
  };
};

/** The database; one that is not there is made, with the rows of the copy that a page left behind which died renewing it. */
const openOrMake = async (name: string, closed: () => void): Promise<JournalDb> => {
  const db =
    (await openExisting<JournalSchema>(name, VERSION, closed)) ?? (await make(name, await readCopy(name), closed));
  for (const type of ['error', 'abort'] as const) db.addEventListener(type, expectEnd);
  return db;
};

const make = (name: string, rows: DatabaseRows | null, closed: () => void): Promise<JournalDb> =>
  openDB<JournalSchema>(name, VERSION, {
    ...givingWay(closed),
    upgrade(db, _before, _version, tx) {
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
  });

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
  const rows = await Promise.all(stores.map(async (store) => [store, await tx.objectStore(store).getAll()]));
  return Object.fromEntries(rows) as DatabaseRows;
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
