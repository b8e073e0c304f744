import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DamagedRow, WrongKey, type Codec } from '../store/codec.ts';
import { assertIntact, openToRead, versionOf, type Connection } from '../store/connection.ts';
import { assertKnown } from '../store/migrations.ts';
import { readSnapshot, tableNames, type Snapshot } from '../store/snapshot.ts';

/** The state of the database at the start. */
export type Inspection =
  | { kind: 'empty' }
  | { kind: 'intact'; snapshot: Snapshot; version: number }
  /** Not as it was left, or older than what was confirmed. */
  | { kind: 'damaged' };

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedRow || error instanceof Database.SqliteError || error instanceof SyntaxError;

/**
 * Reads a database without changing it. `minCommits`: what the commit counter says. Throws JournalTooNew and WrongKey.
 */
export const inspect = (file: string, codec: Codec, minCommits: number): Inspection => {
  if (!existsSync(file)) return minCommits > 0 ? { kind: 'damaged' } : { kind: 'empty' };
  let db: Connection | null = null;
  try {
    db = openToRead(file);
    const version = versionOf(db);
    if (version === 0) {
      assertIntact(db);
      return minCommits > 0 ? { kind: 'damaged' } : { kind: 'empty' };
    }
    assertKnown(db);
    assertIntact(db);
    const snapshot = readSnapshot(db, codec);
    return snapshot.metadata.commits < minCommits ? { kind: 'damaged' } : { kind: 'intact', snapshot, version };
  } catch (error) {
    if (error instanceof WrongKey && db && !isOtherKey(db)) return { kind: 'damaged' };
    if (isDamage(error)) return { kind: 'damaged' };
    throw error;
  } finally {
    db?.close();
  }
};

/** Whether all rows were encrypted with one other key, rather than one row being damaged in its key's id. */
const isOtherKey = (db: Connection): boolean => {
  const forms = new Set<string>();
  let count = 0;
  for (const table of tableNames)
    for (const { form } of db
      .prepare<[], { form: string }>(`SELECT hex(substr(body, 1, 5)) AS form FROM ${table}`)
      .iterate()) {
      forms.add(form);
      count++;
    }
  return forms.size === 1 && count > 1;
};
