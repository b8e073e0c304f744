import { LRUCache } from 'lru-cache';
import type { Verse } from '../../core/contract/search.ts';
import { formatReference, parseReference, type Reference } from '../../core/scripture/reference.ts';
import { findAlike, findChosen, findVerses } from './find.ts';
import { placesOf, quote, type Place } from './lines.ts';
import { openPackedBible } from './packedBible.ts';

/** By the way they were asked for. */
const MAX_CACHED_PASSAGES = 500;

/** How many verses a sentence is compared with, besides the bundled ones. */
const ALIKE = 10;

export type ScriptureStore = ReturnType<typeof openScripture>;

/**
 * What we hold ourselves: the bundled ESV excerpts and the whole World English Bible (docs/decisions.md 20), in a prebuilt,
 * read-only file that is opened at the first lookup.
 */
export const openScripture = (file: string) => {
  const bible = openPackedBible(file);
  const passages = new LRUCache<string, Verse>({ max: MAX_CACHED_PASSAGES });

  /** A verse in the World English Bible; '' for one this text does not have. */
  const web = (book: string, { chapter, verse }: Pick<Place, 'chapter' | 'verse'>): string =>
    bible.chapter(book, chapter)[verse - 1] ?? '';

  const inWeb = (reference: Reference, places: readonly Place[]): Verse | null =>
    quote(formatReference(reference), 'WEB', places, (place) => web(reference.book, place));

  /** The passage in WEB; null when there is none. */
  const webText = (written: string): string | null => {
    const reference = parseReference(written);
    const places = reference && placesOf(reference);
    return (places && inWeb(reference, places)?.text) ?? null;
  };

  const look = (written: string): Verse | null => {
    const reference = parseReference(written);
    const places = reference && placesOf(reference);
    if (!places) return null;
    const excerpts = bible.excerpts();
    if (places.every(({ id }) => excerpts.has(id)))
      return quote(formatReference(reference), 'ESV', places, ({ id }) => excerpts.get(id) ?? '');
    return inWeb(reference, places) ?? alias(reference);
  };

  /** The World English Bible ends 3 John with verse 14, which holds what others count as 15. */
  const alias = ({ book }: Reference): Verse | null => (book === '3 John' ? look('3 John 1:14') : null);

  return {
    /** The passage, in ESV when all of it is bundled, else in WEB; null when there is no such passage. Never throws for words. */
    passage(written: string): Verse | null {
      const cached = passages.get(written);
      if (cached) return cached;
      const found = look(written);
      if (found) passages.set(written, found);
      return found;
    },
    web,
    webText,
    excerpts: bible.excerpts,
    /** References of up to `limit` verses that fit a text, best first. */
    find: (text: string, limit: number) => findVerses(bible, text, limit),
    /** The same among the bundled verses alone, which people chose. */
    findChosen: (text: string, limit: number) => findChosen(bible, text, limit),
    /** The texts of verses that a sentence may be taken from: the chosen ones, and in WEB those that are near by their words. */
    alike: (sentence: string) => ({
      known: bible.excerpts().values(),
      others: findAlike(bible, sentence, ALIKE).flatMap((reference) => webText(reference) ?? []),
    }),
    close: bible.close,
  };
};
