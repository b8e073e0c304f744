import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { routes } from './routes.ts';
import { typedText } from './text.ts';

export const noteTypes = ['wisdom', 'verse', 'prayer'] as const;
export const noteType = z.enum(noteTypes);
export type NoteType = z.infer<typeof noteType>;

/** Greatest lengths in characters. The longest thing worth saving whole is a psalm: 119 has some 13,000. */
export const noteLengths = { topic: 200, content: 20_000, source: 200 } as const;

/** So many may be kept: a ceiling for scripts, which no person should meet. */
export const maxNotes = 10_000;

/** The topic of a note that was saved without one (docs/specification.md 1 §7). */
const defaultTopics: Readonly<Record<NoteType, string>> = {
  wisdom: 'General Wisdom',
  verse: 'Biblical Wisdom',
  prayer: 'Daily Prayer',
};

/** A saved item: a note, verse or prayer that a person kept (docs/specification.md 1 §3). */
const savedNote = z.strictObject({
  id: z.uuid(),
  noteType,
  topic: z.string(),
  content: z.string(),
  /** Where it is from; of a verse its reference plus " (ESV)", of generated words that a computer wrote them. */
  source: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedNote = z.infer<typeof savedNote>;

/**
 * Saves an item for the signed-in person. Saving the same one again answers with the one that is there; a new one past
 * `maxNotes`, or past 16 MB of them all, is refused with `full`.
 */
export const saveNote = endpoint(routes.saveNote, {
  body: z
    .strictObject({
      noteType,
      topic: typedText(noteLengths.topic).nullish(),
      content: typedText(noteLengths.content).min(1, 'There is nothing to save.'),
      source: typedText(noteLengths.source).nullish(),
    })
    .transform(({ topic, source, ...note }) => ({
      ...note,
      topic: topic || defaultTopics[note.noteType],
      source: source || null,
    })),
  reply: savedNote,
});

/** The person's saved items, newest first. A page of more than 30 may be shorter than asked for: it ends at 2 MB. */
export const savedNotes = endpoint(routes.savedNotes, { query: page(100), reply: z.array(savedNote) });

/** 404 for a note that is not there and for one of somebody else alike. */
export const deleteNote = endpoint(routes.deleteNote, { params: z.strictObject({ id: z.uuid() }) });
