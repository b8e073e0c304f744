import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DamagedRow, WrongKey, type Codec } from '../store/codec.ts';
import { openToRead, versionOf, type Connection } from '../store/connection.ts';
import { readImage, type Image } from '../store/image.ts';
import { assertKnown } from '../store/migrations.ts';

/** What is found on the disk at the start. */
export type Found =
  | { kind: 'nothing' }
  | { kind: 'sound'; image: Image; version: number }
  /** Not as it was left, or older than what was confirmed. */
  | { kind: 'damaged' };

/** Throws DamagedRow unless SQLite finds the file's structure in order. */
export const assertSound = (db: Connection): void => {
  if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DamagedRow('quick_check');
};

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedRow || error instanceof Database.SqliteError || error instanceof SyntaxError;

/**
 * Looks at a database without changing it. `confirmed`: how many commits it must have at least.
 * Throws JournalTooNew and WrongKey.
 */
export const look = (file: string, codec: Codec, confirmed: number): Found => {
  if (!existsSync(file)) return confirmed > 0 ? { kind: 'damaged' } : { kind: 'nothing' };
  let db: Connection | null = null;
  try {
    db = openToRead(file);
    const version = versionOf(db);
    if (version === 0) {
      assertSound(db);
      return confirmed > 0 ? { kind: 'damaged' } : { kind: 'nothing' };
    }
    assertKnown(db);
    assertSound(db);
    const image = readImage(db, codec);
    return image.state.commits < confirmed ? { kind: 'damaged' } : { kind: 'sound', image, version };
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
