import Database from 'better-sqlite3';
import { DamagedRow } from './codec.ts';

export type Connection = Database.Database;

/** The journal of this version can't be read by this Lampstand, which is older. Nothing was written. */
export class JournalTooNew extends Error {
  override name = 'JournalTooNew';
}

/** Throws DamagedRow unless SQLite finds the file's structure in order. */
export const assertIntact = (db: Connection): void => {
  if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DamagedRow('quick_check');
};

export const versionOf = (db: Connection): number => Number(db.pragma('user_version', { simple: true }));

/**
 * Opens a database to write in it: WAL, and synchronous=FULL (asserted; better-sqlite3 would give NORMAL), so that what
 * was confirmed outlives a power cut.
 */
export const openToWrite = (file: string): Connection => {
  const db = new Database(file, { timeout: 5000 });
  try {
    db.pragma('cell_size_check = ON');
    db.pragma('trusted_schema = OFF');
    const mode = db.pragma('journal_mode = WAL', { simple: true });
    db.pragma('synchronous = FULL');
    // macOS: without it a flush ends in the drive's own memory.
    db.pragma('fullfsync = ON');
    db.pragma('secure_delete = ON');
    if (mode !== 'wal' || db.pragma('synchronous', { simple: true }) !== 2)
      throw new Error('The journal must run in WAL mode with synchronous=FULL');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Opens a database without changing a byte of it. */
export const openToRead = (file: string): Connection => {
  const db = new Database(file, { readonly: true, fileMustExist: true });
  db.pragma('cell_size_check = ON');
  db.pragma('trusted_schema = OFF');
  return db;
};
