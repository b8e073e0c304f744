import { first, hasRows, query, type Queries, type RowOf } from '../db/db.ts';

export type SettingsRow = RowOf<'site_settings', 'revision' | 'content' | 'legal_reviewed_at' | 'legal_facts'>;

const SETTINGS = 1;
const LOGO = 1;

/** Of a server whose settings nobody has changed yet. */
const untouched: SettingsRow = { revision: 0, content: '{}', legal_reviewed_at: null, legal_facts: null };

export function* readRevision(): Queries<number> {
  const row = yield* first(
    query<RowOf<'site_settings', 'revision'>>('SELECT revision FROM site_settings WHERE id = ?', SETTINGS),
  );
  return row?.revision ?? 0;
}

export function* readSettings(): Queries<SettingsRow> {
  const row = yield* first(
    query<SettingsRow>(
      'SELECT revision, content, legal_reviewed_at, legal_facts FROM site_settings WHERE id = ?',
      SETTINGS,
    ),
  );
  return row ?? untouched;
}

export function* readLogoHash(): Queries<string | null> {
  const row = yield* first(query<RowOf<'site_logo', 'hash'>>('SELECT hash FROM site_logo WHERE id = ?', LOGO));
  return row?.hash ?? null;
}

/** Stores settings that were read at `revision`; false where others have been stored meanwhile. */
export const replaceSettings = (row: SettingsRow, revision: number, now: number): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO site_settings (id, revision, content, legal_reviewed_at, legal_facts, updated_at)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
       SET revision = excluded.revision, content = excluded.content, legal_reviewed_at = excluded.legal_reviewed_at,
         legal_facts = excluded.legal_facts, updated_at = excluded.updated_at
       WHERE site_settings.revision = ? RETURNING id`,
      SETTINGS,
      row.revision,
      row.content,
      row.legal_reviewed_at,
      row.legal_facts,
      now,
      revision,
    ),
  );

/** Has every process see that something beside the content has changed. */
export const raiseRevision = (now: number): Queries<unknown> =>
  query(
    `INSERT INTO site_settings (id, revision, content, updated_at) VALUES (?, 1, '{}', ?) ON CONFLICT (id) DO UPDATE
     SET revision = site_settings.revision + 1, updated_at = excluded.updated_at`,
    SETTINGS,
    now,
  );

export const replaceLogo = (hash: string, bytes: Uint8Array): Queries<unknown> =>
  query(
    `INSERT INTO site_logo (id, hash, bytes) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE
     SET hash = excluded.hash, bytes = excluded.bytes`,
    LOGO,
    hash,
    bytes,
  );

/** False where there was none. */
export const removeLogo = (): Queries<boolean> =>
  hasRows(query('DELETE FROM site_logo WHERE id = ? RETURNING id', LOGO));

export function* readLogo(hash: string): Queries<Buffer | null> {
  const row = yield* first(query<RowOf<'site_logo', 'bytes'>>('SELECT bytes FROM site_logo WHERE hash = ?', hash));
  return row?.bytes ?? null;
}

/** Admins who can sign in, as far as two. */
export function* countAdmins(): Queries<number> {
  const rows = yield* query<RowOf<'users', 'id'>>("SELECT id FROM users WHERE role = 'admin' AND blocked = 0 LIMIT 2");
  return rows.length;
}
