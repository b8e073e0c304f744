import { hasRows, query, type Queries, type RowOf } from '../db/db.ts';

export function* readSetting(key: string): Queries<string | null> {
  const [row] = yield* query<RowOf<'settings', 'value'>>('SELECT value FROM settings WHERE key = ?', key);
  return row?.value ?? null;
}

export const writeSetting = (key: string, value: string): Queries<unknown> =>
  query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );

/** Writes a setting that has no value yet; false when it has one. */
export const addSetting = (key: string, value: string): Queries<boolean> =>
  hasRows(
    query('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING RETURNING key', key, value),
  );
