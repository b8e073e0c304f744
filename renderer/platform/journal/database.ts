import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { StorageFull } from '../../../core/sync/store.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../../core/sync/types.ts';

/** The specification's database (1 §3), version 1. What is read from it passes core/sync/guards.ts before it is believed. */
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
  close(): Promise<void>;
}

export const connect = (name: string): Connection => {
  let opening: Promise<JournalDb> | null = null;

  const open = (): Promise<JournalDb> => {
    if (opening) return opening;
    const forget = () => {
      if (opening === mine) opening = null;
    };
    const mine: Promise<JournalDb> = openDB<JournalSchema>(name, VERSION, {
      upgrade(db) {
        db.createObjectStore('pendingPrayers', { keyPath: 'id' });
        db.createObjectStore('cachedContent', { keyPath: 'key' }).createIndex('timestamp', 'timestamp');
        db.createObjectStore('userPrayers', { keyPath: 'id' }).createIndex('createdAt', 'createdAt');
      },
      // A newer build in another tab wants to change the database: an old tab must not stand in its way.
      blocking(_now, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    mine.catch(forget);
    return (opening = mine);
  };

  return {
    async use(work) {
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
    },
    async close() {
      const standing = opening;
      opening = null;
      (await standing?.catch(() => null))?.close();
    },
  };
};
