import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Bundle } from '../../security/bundle.ts';

const noteSchema = z.object({
  id: z.string(),
  challenge: z.string(),
  verse: z.object({ text: z.string(), ref: z.string(), translation: z.string() }),
  prayer: z.string(),
  danger: z.undefined().optional(),
});
export type PackedNote = z.output<typeof noteSchema>;

/**
 * The life note with this id, from the packed pages: what is printed comes from here and not from the page, so that nothing which
 * was typed can be. Null where there is none, and for those that lead to lines to call.
 */
export const findPackedNote = async (bundle: Bundle, id: string): Promise<PackedNote | null> => {
  // A topic may have the same name; only a note has a challenge.
  const packed = new RegExp(`^/assets/${id}-[\\w-]{8}\\.json$`);
  for (const [path, where] of bundle) {
    if (!packed.test(path)) continue;
    const note = noteSchema.safeParse(JSON.parse(await readFile(where, 'utf8')));
    if (note.success && note.data.id === id) return note.data;
  }
  return null;
};
