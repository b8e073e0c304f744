import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DamagedRow, WrongKey, type Codec } from '../store/codec.ts';
import { openToRead, versionOf, type Connection } from '../store/connection.ts';
import { readSnapshot, type Snapshot } from '../store/snapshot.ts';
import { assertKnown } from '../store/migrations.ts';

/** What is found on the disk at the start. */
export type Inspection =
  | { kind: 'nothing' }
  | { kind: 'sound'; snapshot: Snapshot; version: number }
  /** Not as it was left, or older than what was confirmed. */
  | { kind: 'damaged' };

/** Throws DamagedRow unless SQLite finds the file's structure in order. */
export const assertIntact = (db: Connection): void => {
  if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DamagedRow('quick_check');
};

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedRow || error instanceof Database.SqliteError || error instanceof SyntaxError;

/**
 * Looks at a database without changing it. `confirmed`: how many commits it must have at least.
 * Throws JournalTooNew and WrongKey.
 */
export const inspect = (file: string, codec: Codec, confirmed: number): Inspection => {
  if (!existsSync(file)) return confirmed > 0 ? { kind: 'damaged' } : { kind: 'nothing' };
  let db: Connection | null = null;
  try {
    db = openToRead(file);
    const version = versionOf(db);
    if (version === 0) {
      assertIntact(db);
      return confirmed > 0 ? { kind: 'damaged' } : { kind: 'nothing' };
    }
    assertKnown(db);
    assertIntact(db);
    const snapshot = readSnapshot(db, codec);
    return snapshot.metadata.commits < confirmed ? { kind: 'damaged' } : { kind: 'sound', snapshot, version };
  } catch (error) {
    if (error instanceof WrongKey && db && !isOtherKey(db)) return { kind: 'damaged' };
    if (isDamage(error)) return { kind: 'damaged' };
    throw error;
  } finally {
    db?.close();
  }
};

/** Whether all rows were sealed with one other key, rather than one row having lost its own key's name. */
const isOtherKey = (db: Connection): boolean => {
  const names = new Set<string>();
  let count = 0;
  for (const table of ['pendingPrayers', 'userPrayers', 'cachedContent'])
    for (const { name } of db
      .prepare<[], { name: string }>(`SELECT hex(substr(body, 1, 5)) AS name FROM ${table}`)
      .iterate()) {
      names.add(name);
      count++;
    }
  return names.size === 1 && count > 1;
};
