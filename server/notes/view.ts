import type { SavedNote } from '../../core/contract/notes.ts';
import type { NoteRow } from './store.ts';

export const noteView = (row: NoteRow): SavedNote => ({
  id: row.id,
  noteType: row.note_type,
  topic: row.topic,
  content: row.content,
  source: row.source,
  createdAt: new Date(row.created_at).toISOString(),
});
