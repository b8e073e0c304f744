import type { Before } from '../../core/contract/paging.ts';
import { userColumns, type UserRow } from '../accounts/service.ts';
import { query, type Work } from '../db/db.ts';

/** Provisional accounts (server/accounts/register.ts) are nobody's yet and stay out of the list. */
const listed = 'email_key IS NOT NULL';
const matching = String.raw`search_text LIKE ? ESCAPE '\'`;
const isBefore = '(created_at, id) < (?, ?)';

/** Every letter of a search stands for itself. */
const pattern = (text: string): string =>
  `%${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * A page of accounts, newest first. The inner query reads the narrow index alone, so that a search through 100,000
 * accounts never touches the wide rows it does not show.
 */
export function* listUsers(search: string, before: Before, limit: number): Work<UserRow[]> {
  const conditions = search ? `${listed} AND ${isBefore} AND ${matching}` : `${listed} AND ${isBefore}`;
  return yield* query<UserRow>(
    `SELECT ${userColumns} FROM users WHERE id IN (
       SELECT id FROM users WHERE ${conditions} ORDER BY created_at DESC, id DESC LIMIT ?)
     ORDER BY created_at DESC, id DESC`,
    before.createdAt,
    before.id,
    ...(search ? [pattern(search)] : []),
    limit,
  );
}

export function* countUsers(search: string): Work<number> {
  const [row] = yield* query<{ count: number }>(
    `SELECT count(*) AS count FROM users WHERE ${search ? `${listed} AND ${matching}` : listed}`,
    ...(search ? [pattern(search)] : []),
  );
  return row?.count ?? 0;
}

export function* readSetting(key: string): Work<string | null> {
  const [row] = yield* query<{ value: string }>('SELECT value FROM settings WHERE key = ?', key);
  return row?.value ?? null;
}

export function* writeSetting(key: string, value: string): Work<void> {
  yield* query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}

/** Writes a setting that has no value yet; false when it has one. */
export function* addSetting(key: string, value: string): Work<boolean> {
  const rows = yield* query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING RETURNING key',
    key,
    value,
  );
  return rows.length === 1;
}
