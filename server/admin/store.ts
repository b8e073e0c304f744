import { query, type Work } from '../db/db.ts';

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
