import { query, type Queries, type RowOf } from '../db/db.ts';

export function* readSetting(key: string): Queries<string | null> {
  const [row] = yield* query<RowOf<'settings', 'value'>>('SELECT value FROM settings WHERE key = ?', key);
  return row?.value ?? null;
}

export function* writeSetting(key: string, value: string): Queries<void> {
  yield* query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}

/** Writes a setting that has no value yet; false when it has one. */
export function* addSetting(key: string, value: string): Queries<boolean> {
  const rows = yield* query(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING RETURNING key',
    key,
    value,
  );
  return rows.length === 1;
}
