import type { Before } from '../../core/contract/paging.ts';
import type { NoteType } from '../../core/contract/notes.ts';
import { value } from '../db/build.ts';
import { hasRows, placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';

const columns = 'id, created_at, note_type, topic, content, source';

export type NoteRow = RowOf<'sticky_notes', NamesIn<typeof columns>, { note_type: NoteType }>;

/** Adds a note, or gives the one that has its digest already: also when both arrive together. */
export function* upsertNote(userId: string, digest: string, note: NoteRow): Queries<NoteRow> {
  // Setting the digest to what it is changes nothing; it makes the statement give the row in either case.
  const [row] = yield* query<NoteRow>(
    `INSERT INTO sticky_notes (user_id, digest, ${columns}) VALUES (?, ?, ${placeholdersFor(columns)})
     ON CONFLICT (user_id, digest) DO UPDATE SET digest = excluded.digest RETURNING ${columns}`,
    userId,
    digest,
    ...valuesIn(columns, note),
  );
  return row ?? note;
}

const size = '200 + octet_length(topic) + octet_length(content) + coalesce(octet_length(source), 0)';

/** How many notes a person has, and the bytes of them all. */
export function* heldNotes(userId: string): Queries<{ count: number; bytes: number }> {
  const [row] = yield* query<{ count: number; bytes: number }>(
    `SELECT count(*) AS count, CAST(coalesce(sum(${size}), 0) AS bigint) AS bytes FROM sticky_notes WHERE user_id = ?`,
    userId,
  );
  return row ?? { count: 0, bytes: 0 };
}

export const notesSql = newestFirst(
  { table: 'sticky_notes', columns, size },
  { byUser: (notes) => notes.where('user_id', value) },
);

/** A person's notes, newest first. */
export const listNotes = (userId: string, before: Before, limit: PageLimit): Queries<NoteRow[]> =>
  query<NoteRow>(notesSql('byUser'), userId, ...pageValues(before, limit));

/** Removes a note of this person; false when there is none. */
export const removeNote = (userId: string, id: string): Queries<boolean> =>
  hasRows(query('DELETE FROM sticky_notes WHERE id = ? AND user_id = ? RETURNING id', id, userId));

export const removeAllNotes = (userId: string): Queries<unknown> =>
  query('DELETE FROM sticky_notes WHERE user_id = ?', userId);
