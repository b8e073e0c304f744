import type { Library } from '../../../core/contract/library.ts';
import type { ScriptureStore } from '../../scripture/service.ts';
import type { CuratedAnswer } from '../curated.ts';

type Searching = Pick<ScriptureStore, 'findChosen' | 'webText'>;

/** How many passages a generated answer may choose from. */
const MAX_PASSAGES = 10;
/** Without a note of ours fewer than this say that the Bible search did not understand the words either. */
const MIN_PASSAGES = 2;

/**
 * The passages that a generated answer may stand on: those of the matched note, of the themes that the words name, then what
 * the Bible search finds among the passages that our authors chose for some trouble. Empty when that is too little to stand on.
 */
export const retrievePassages = (
  query: string,
  { note }: CuratedAnswer,
  scripture: Searching,
  themes: Library['themes'],
): { reference: string; text: string }[] => {
  // Among those alone: a ranking of the whole Bible finds “a certificate of divorce” for a widow.
  const found = scripture.findChosen(query, MAX_PASSAGES);
  if (!note && found.length < MIN_PASSAGES) return [];
  const own = note ? [note.verse.ref, ...note.references.map(({ ref }) => ref)] : [];
  const named = new Set(query.split(/[^a-z]+/));
  const ofThemes = Object.keys(themes).flatMap((theme) => (named.has(theme) ? (themes[theme] ?? []) : []));
  // What is sent to someone else's server is the public-domain text.
  return [...new Set([...own, ...ofThemes.map(({ ref }) => ref), ...found])]
    .slice(0, MAX_PASSAGES)
    .flatMap((reference) => {
      const text = scripture.webText(reference);
      return text ? [{ reference, text }] : [];
    });
};
