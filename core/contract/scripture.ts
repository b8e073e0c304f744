import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { typedText } from './text.ts';
import { lengths } from '../rules/text.ts';
import { verse } from './search.ts';

/** One verse of a passage read in context. */
const contextLine = z.strictObject({
  chapter: z.int(),
  verse: z.int(),
  text: z.string(),
  /** False for the verses around the passage. */
  inPassage: z.boolean(),
  /** A verse of the passage as it is quoted, where the verses around it are in another translation. */
  asQuoted: z.string().optional(),
});

const passageInContext = z.strictObject({
  /** The passage as it is quoted everywhere, its reference written our way. */
  passage: verse,
  /**
   * The passage with the verses before and after it, all in one translation: the passage's own where we may quote the
   * others in it too, else WEB.
   */
  context: z.strictObject({
    ref: z.string(),
    translation: verse.shape.translation,
    lines: z.array(contextLine),
    /** The reference of the whole chapter, where there is more of it to read. */
    chapter: z.string().optional(),
  }),
  /** The copyright notices of the translations above, to be shown with them. */
  notice: z.string(),
});
export type PassageInContext = z.infer<typeof passageInContext>;

/**
 * Looks words up in the whole Bible: up to ten verses, best first. Free of limits and never recorded. A POST, since what a
 * person types never stands in an address.
 */
export const searchScripture = endpoint(routes.searchScripture, {
  body: z.strictObject({ query: typedText(lengths.query).min(1) }),
  reply: z.strictObject({ verses: z.array(verse), notice: z.string() }),
});

/** "Read in context". Free of limits; 404 for what is in no Bible. */
export const readScripture = endpoint(routes.readScripture, {
  params: z.strictObject({ reference: z.string().trim().min(1).max(100) }),
  reply: passageInContext,
});
