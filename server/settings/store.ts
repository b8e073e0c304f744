import { first, query, type Queries, type RowOf } from '../db/db.ts';

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
