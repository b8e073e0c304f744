import { first, hasRows, placeholdersFor, query, valuesIn, type NamesIn, type RowOf, type Queries } from '../db/db.ts';

const columns =
  'id, name, per_minute, asks_for_prayer, prayer_address, created_at, code_expires_at, paired_at, last_seen_at, report, reported_at, screen, screen_revision, admin_revision, restart_id, restart_asked_at, restart_done_at';

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
      `UPDATE kiosks SET token_hash = ?, paired_at = ?, last_seen_at = ?, code_hash = NULL, code_expires_at = NULL,
         report = NULL, reported_at = NULL, restart_id = NULL, restart_asked_at = NULL, restart_done_at = NULL
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

/** An admin's change: the latest, whatever the kiosk was told before. */
export const setScreen = (id: string, screen: string): Queries<KioskRow | undefined> =>
  first(
    query<KioskRow>(
      `UPDATE kiosks SET screen = ?, screen_revision = screen_revision + 1, admin_revision = screen_revision + 1
       WHERE id = ? RETURNING ${columns}`,
      screen,
      id,
    ),
  );

/** The kiosk's own change; false if an admin has made one since the revision that was read. */
export const takeScreen = (id: string, screen: string, since: number): Queries<boolean> =>
  hasRows(
    query(
      'UPDATE kiosks SET screen = ?, screen_revision = screen_revision + 1 WHERE id = ? AND screen_revision = ? RETURNING id',
      screen,
      id,
      since,
    ),
  );

export const setReport = (id: string, report: string, now: number): Queries<unknown> =>
  query('UPDATE kiosks SET report = ?, reported_at = ? WHERE id = ?', report, now, id);

/** A restart that waits stays the one it is; `stale` is when one that was asked for is no longer followed. */
export const askRestart = (id: string, restart: string, now: number, stale: number): Queries<boolean> =>
  hasRows(
    query(
      `UPDATE kiosks SET restart_id = ?, restart_asked_at = ?, restart_done_at = NULL
       WHERE id = ? AND (restart_id IS NULL OR restart_done_at IS NOT NULL OR restart_asked_at <= ?) RETURNING id`,
      restart,
      now,
      id,
      stale,
    ),
  );

export const setRestarted = (id: string, restart: string, now: number): Queries<unknown> =>
  query(
    'UPDATE kiosks SET restart_done_at = ? WHERE id = ? AND restart_id = ? AND restart_done_at IS NULL',
    now,
    id,
    restart,
  );

export const removeKiosk = (id: string): Queries<boolean> =>
  hasRows(query('DELETE FROM kiosks WHERE id = ? RETURNING id', id));
