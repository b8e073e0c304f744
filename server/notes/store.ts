import type { Before } from '../../core/contract/paging.ts';
import type { NoteType } from '../../core/contract/notes.ts';
import { query, type Work } from '../db/db.ts';

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
export function* upsertNote(userId: string, digest: string, note: NoteRow): Work<NoteRow> {
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

/** How many notes a person has, counted up to `most`. */
export function* countNotes(userId: string, most: number): Work<number> {
  const [row] = yield* query<{ count: number }>(
    'SELECT count(*) AS count FROM (SELECT 1 FROM sticky_notes WHERE user_id = ? LIMIT ?) AS counted',
    userId,
    most,
  );
  return row?.count ?? 0;
}

/** A person's notes, newest first. */
export function* listNotes(userId: string, before: Before, most: number): Work<NoteRow[]> {
  return yield* query<NoteRow>(
    `SELECT ${columns} FROM sticky_notes WHERE user_id = ? AND (created_at, id) < (?, ?)
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    userId,
    before.createdAt,
    before.id,
    most,
  );
}

/** Removes a note of this person; false when there is none. */
export function* removeNote(userId: string, id: string): Work<boolean> {
  const rows = yield* query('DELETE FROM sticky_notes WHERE id = ? AND user_id = ? RETURNING id', id, userId);
  return rows.length === 1;
}

export function* allNotes(userId: string): Work<NoteRow[]> {
  return yield* query<NoteRow>(
    `SELECT ${columns} FROM sticky_notes WHERE user_id = ? ORDER BY created_at DESC, id DESC`,
    userId,
  );
}

export function* removeAllNotes(userId: string): Work<void> {
  yield* query('DELETE FROM sticky_notes WHERE user_id = ?', userId);
}
