import Database from 'better-sqlite3';
import type { RowOf } from '../db/db.ts';

/** What was decided since a backup and has to stand whatever is restored. */
export interface Decisions {
  deleted: RowOf<'deleted_accounts', 'user_id' | 'deleted_at'>[];
  blocked: RowOf<'users', 'id' | 'blocked' | 'suspended_until'>[];
  banned: RowOf<'banned_addresses', 'address_hash' | 'action_id' | 'created_at'>[];
  /** Screens that are still connected; others were since disconnected, or connected anew. */
  kiosks: string[];
}

/** Reads it of the database that is about to be set aside; null where that can't be read, or is too old to have it. */
export const readDecisions = (file: string): Decisions | null => {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const all = <R>(sql: string) => db.prepare(sql).all() as R[];
      return {
        deleted: all('SELECT user_id, deleted_at FROM deleted_accounts'),
        blocked: all('SELECT id, blocked, suspended_until FROM users WHERE blocked = 1 OR suspended_until IS NOT NULL'),
        banned: all('SELECT address_hash, action_id, created_at FROM banned_addresses'),
        kiosks: all<{ token_hash: string }>('SELECT token_hash FROM kiosks WHERE token_hash IS NOT NULL').map(
          ({ token_hash: hash }) => hash,
        ),
      };
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof Database.SqliteError) return null;
    throw error;
  }
};
