import { query, type NamesIn, type RowOf, type Queries } from '../db/db.ts';

const columns =
  'id, name, per_minute, asks_for_prayer, prayer_address, created_at, code_expires_at, paired_at, last_seen_at';

export type KioskRow = RowOf<'kiosks', NamesIn<typeof columns>>;

export function* listKiosks(): Queries<KioskRow[]> {
  return yield* query<KioskRow>(`SELECT ${columns} FROM kiosks ORDER BY created_at, id`);
}

export function* findKiosk(id: string): Queries<KioskRow | undefined> {
  const [row] = yield* query<KioskRow>(`SELECT ${columns} FROM kiosks WHERE id = ?`, id);
  return row;
}

export function* findByToken(tokenHash: string): Queries<KioskRow | undefined> {
  const [row] = yield* query<KioskRow>(`SELECT ${columns} FROM kiosks WHERE token_hash = ?`, tokenHash);
  return row;
}

type Settings = Pick<KioskRow, 'name' | 'per_minute' | 'asks_for_prayer' | 'prayer_address'>;

export function* insertKiosk(id: string, settings: Settings, createdAt: number): Queries<void> {
  yield* query(
    'INSERT INTO kiosks (id, name, per_minute, asks_for_prayer, prayer_address, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    settings.name,
    settings.per_minute,
    settings.asks_for_prayer,
    settings.prayer_address,
    createdAt,
  );
}

export function* updateKiosk(id: string, settings: Settings): Queries<KioskRow | undefined> {
  const [row] = yield* query<KioskRow>(
    `UPDATE kiosks SET name = ?, per_minute = ?, asks_for_prayer = ?, prayer_address = ? WHERE id = ? RETURNING ${columns}`,
    settings.name,
    settings.per_minute,
    settings.asks_for_prayer,
    settings.prayer_address,
    id,
  );
  return row;
}

export function* setCode(id: string, codeHash: string, expiresAt: number): Queries<KioskRow | undefined> {
  const [row] = yield* query<KioskRow>(
    `UPDATE kiosks SET code_hash = ?, code_expires_at = ? WHERE id = ? RETURNING ${columns}`,
    codeHash,
    expiresAt,
    id,
  );
  return row;
}

/** Uses a code up: of parallel calls one gets the kiosk, and its former device is turned away from then on. */
export function* pair(codeHash: string, tokenHash: string, now: number): Queries<KioskRow | undefined> {
  const [row] = yield* query<KioskRow>(
    `UPDATE kiosks SET token_hash = ?, paired_at = ?, last_seen_at = ?, code_hash = NULL, code_expires_at = NULL
     WHERE code_hash = ? AND code_expires_at > ? RETURNING ${columns}`,
    tokenHash,
    now,
    now,
    codeHash,
    now,
  );
  return row;
}

export function* setSeen(id: string, now: number): Queries<void> {
  yield* query('UPDATE kiosks SET last_seen_at = ? WHERE id = ?', now, id);
}

export function* removeKiosk(id: string): Queries<boolean> {
  const rows = yield* query('DELETE FROM kiosks WHERE id = ? RETURNING id', id);
  return rows.length === 1;
}
