import type { Before } from '../../core/contract/paging.ts';
import type { NoteType } from '../../core/contract/notes.ts';
import { query, type Queries } from '../db/db.ts';
import { newestFirst, type PageLimit } from '../db/newestFirst.ts';

export interface NoteRow {
  id: string;
  created_at: number;
  note_type: NoteType;
  topic: string;
  content: string;
  source: string | null;
}

const columns = 'id, created_at, note_type, topic, content, source';

/** Adds a note, or gives the one that has its digest already: also when both arrive together. */
export function* upsertNote(userId: string, digest: string, note: NoteRow): Queries<NoteRow> {
  // Setting the digest to what it is changes nothing; it makes the statement give the row in either case.
  const [row] = yield* query<NoteRow>(
    `INSERT INTO sticky_notes (user_id, digest, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id, digest) DO UPDATE SET digest = excluded.digest RETURNING ${columns}`,
    userId,
    digest,
    note.id,
    note.created_at,
    note.note_type,
    note.topic,
    note.content,
    note.source,
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

/** A person's notes, newest first. */
export const listNotes = (userId: string, before: Before, limit: PageLimit): Queries<NoteRow[]> =>
  newestFirst({ table: 'sticky_notes', columns, size, where: 'user_id = ?', values: [userId] }, before, limit);

/** Removes a note of this person; false when there is none. */
export function* removeNote(userId: string, id: string): Queries<boolean> {
  const rows = yield* query('DELETE FROM sticky_notes WHERE id = ? AND user_id = ? RETURNING id', id, userId);
  return rows.length === 1;
}

export function* removeAllNotes(userId: string): Queries<void> {
  yield* query('DELETE FROM sticky_notes WHERE user_id = ?', userId);
}
