import { createHash, randomUUID } from 'node:crypto';
import type { BodyOut, QueryOut } from '../../core/contract/endpoint.ts';
import { maxNotes, type SavedNote, type savedNotes, type saveNote } from '../../core/contract/notes.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { heldNotes, listNotes, removeAllNotes, removeNote, upsertNote, type NoteRow } from './store.ts';

export type NotesService = ReturnType<typeof createNotesService>;

const MB = 1024 * 1024;
/** All that one person may save, in bytes. */
const MAX_BYTES = 16 * MB;
/** What one answer holds at most, in bytes, unless a single note is larger. */
const PAGE_BYTES = 2 * MB;

const full = (items: string) =>
  new HttpError(
    'full',
    `You have saved ${items}, and there is no room for more. Please delete some in your profile first.`,
  );

/** Parallel saves may go a few past the ceiling, which harms nobody. */
function* keep(userId: string, row: NoteRow): Queries<NoteRow> {
  const { note_type: noteType, content, source } = row;
  const kept = yield* upsertNote(userId, noteDigest({ noteType, content, source }), row);
  // Thrown after it was added, so that the same note again is found rather than refused; what is thrown undoes it.
  if (kept.id !== row.id) return kept;
  const { count, bytes } = yield* heldNotes(userId);
  if (count > maxNotes) throw full(`${maxNotes.toLocaleString('en-US')} items`);
  if (bytes > MAX_BYTES) throw full(`items of ${MAX_BYTES / MB} MB`);
  return kept;
}

export const createNotesService = ({ db, now }: { db: Db; now: () => number }) => ({
  /** Saves a note; the same one again gives the one that is there, as it is. */
  async save(userId: string, { noteType, ...words }: BodyOut<typeof saveNote>): Promise<SavedNote> {
    const row = { ...words, id: randomUUID(), created_at: now(), note_type: noteType };
    return noteView(await db.write(() => keep(userId, row)));
  },
  async list(userId: string, { before = FROM_THE_NEWEST, limit }: QueryOut<typeof savedNotes>): Promise<SavedNote[]> {
    const rows = await db.read(() => listNotes(userId, before, { rows: limit, bytes: PAGE_BYTES }));
    return rows.map(noteView);
  },
  async remove(userId: string, id: string): Promise<void> {
    if (!(await db.write(() => removeNote(userId, id)))) throw notFound('We could not find that note.');
  },
});

/** What makes two notes the same one. The topic does not: one prayer is met under several. */
export const noteDigest = ({ noteType, content, source }: Pick<SavedNote, 'noteType' | 'content' | 'source'>): string =>
  createHash('sha256')
    .update(JSON.stringify([noteType, content, source]))
    .digest('hex');

/** What a person saved, for "download my data" and "delete my account". */
export const notesData: PersonalFeature = {
  name: 'savedNotes',
  *exportPage(userId, before, limit) {
    const rows = yield* listNotes(userId, before, limit);
    return { items: rows.map(noteView), next: behind(rows) };
  },
  erase: removeAllNotes,
};

const noteView = (row: NoteRow): SavedNote => ({
  id: row.id,
  noteType: row.note_type,
  topic: row.topic,
  content: row.content,
  source: row.source,
  createdAt: new Date(row.created_at).toISOString(),
});
