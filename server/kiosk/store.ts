import { first, hasRows, placeholdersFor, query, valuesIn, type NamesIn, type RowOf, type Queries } from '../db/db.ts';

const columns =
  'id, name, per_minute, asks_for_prayer, prayer_address, created_at, code_expires_at, paired_at, last_seen_at';

export type KioskRow = RowOf<'kiosks', NamesIn<typeof columns>>;

export const listKiosks = (): Queries<KioskRow[]> =>
  query<KioskRow>(`SELECT ${columns} FROM kiosks ORDER BY created_at, id`);

export const findKiosk = (id: string): Queries<KioskRow | undefined> =>
  first(query<KioskRow>(`SELECT ${columns} FROM kiosks WHERE id = ?`, id));

export const findByToken = (tokenHash: string): Queries<KioskRow | undefined> =>
  first(query<KioskRow>(`SELECT ${columns} FROM kiosks WHERE token_hash = ?`, tokenHash));

const settingsColumns = 'name, per_minute, asks_for_prayer, prayer_address';

type Settings = Pick<KioskRow, NamesIn<typeof settingsColumns>>;

export const insertKiosk = (id: string, settings: Settings, createdAt: number): Queries<unknown> =>
  query(
    `INSERT INTO kiosks (id, ${settingsColumns}, created_at) VALUES (?, ${placeholdersFor(settingsColumns)}, ?)`,
    id,
    ...valuesIn(settingsColumns, settings),
    createdAt,
  );

export const updateKiosk = (id: string, settings: Settings): Queries<KioskRow | undefined> =>
  first(
    query<KioskRow>(
      `UPDATE kiosks SET (${settingsColumns}) = (${placeholdersFor(settingsColumns)}) WHERE id = ? RETURNING ${columns}`,
      ...valuesIn(settingsColumns, settings),
      id,
    ),
  );

export const setCode = (id: string, codeHash: string, expiresAt: number): Queries<KioskRow | undefined> =>
  first(
    query<KioskRow>(
      `UPDATE kiosks SET code_hash = ?, code_expires_at = ? WHERE id = ? RETURNING ${columns}`,
      codeHash,
      expiresAt,
      id,
    ),
  );

/** Uses a code up: of parallel calls one gets the kiosk, and its former device is turned away from then on. */
export const pair = (codeHash: string, tokenHash: string, now: number): Queries<KioskRow | undefined> =>
  first(
    query<KioskRow>(
      `UPDATE kiosks SET token_hash = ?, paired_at = ?, last_seen_at = ?, code_hash = NULL, code_expires_at = NULL
       WHERE code_hash = ? AND code_expires_at > ? RETURNING ${columns}`,
      tokenHash,
      now,
      now,
      codeHash,
      now,
    ),
  );

export const setSeen = (id: string, now: number): Queries<unknown> =>
  query('UPDATE kiosks SET last_seen_at = ? WHERE id = ?', now, id);

export const removeKiosk = (id: string): Queries<boolean> =>
  hasRows(query('DELETE FROM kiosks WHERE id = ? RETURNING id', id));
