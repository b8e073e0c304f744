import { LRUCache } from 'lru-cache';
import type { Verse } from '../../core/contract/search.ts';
import { formatReference, parseReference, type Reference } from '../../core/scripture/reference.ts';
import { findAlike, findChosen, findVerses } from './find.ts';
import { joinVerses, placesOf, type Place } from './lines.ts';
import { openPackedBible } from './packedBible.ts';

/** By the way they were asked for. */
const MAX_CACHED_PASSAGES = 500;

/** How many verses a sentence is compared with, besides the bundled ones. */
const ALIKE = 10;

/** What we hold ourselves: the bundled ESV excerpts and the whole World English Bible (docs/decisions.md 20). */
export interface ScriptureStore {
  /** The passage, in ESV when all of it is bundled, else in WEB; null when there is no such passage. Never throws for words. */
  passage(reference: string): Verse | null;
  /** The passage in WEB; null when there is none. */
  webText(reference: string): string | null;
  /** A verse in the World English Bible; '' for one this text does not have. */
  web(book: string, place: Pick<Place, 'chapter' | 'verse'>): string;
  /** The bundled ESV excerpts by verse number (core/scripture/books.ts). */
  excerpts(): ReadonlyMap<number, string>;
  /** References of up to `limit` verses that fit a text, best first. */
  find(text: string, limit: number): string[];
  /** The same among the bundled verses alone, which people chose. */
  findChosen(text: string, limit: number): string[];
  /** The texts of verses that a sentence may be taken from: the chosen ones, and in WEB those that are near by their words. */
  alike(sentence: string): { known: Iterable<string>; others: string[] };
  close(): void;
}

/** Opens the prebuilt, read-only verse file at the first lookup. */
export const openScripture = (file: string): ScriptureStore => {
  const bible = openPackedBible(file);
  const passages = new LRUCache<string, Verse>({ max: MAX_CACHED_PASSAGES });

  const web: ScriptureStore['web'] = (book, { chapter, verse }) => bible.chapter(book, chapter)[verse - 1] ?? '';

  const webText = (written: string): string | null => {
    const reference = parseReference(written);
    const places = reference && placesOf(reference);
    return (places && joinVerses(places, (place) => web(reference.book, place))) || null;
  };

  const look = (written: string): Verse | null => {
    const reference = parseReference(written);
    const places = reference && placesOf(reference);
    if (!places) return null;
    const excerpts = bible.excerpts();
    if (places.every(({ id }) => excerpts.has(id)))
      return {
        ref: formatReference(reference),
        text: joinVerses(places, ({ id }) => excerpts.get(id) ?? ''),
        translation: 'ESV',
      };
    const text = webText(written);
    return text ? { ref: formatReference(reference), text, translation: 'WEB' } : alias(reference);
  };

  /** The World English Bible ends 3 John with verse 14, which holds what others count as 15. */
  const alias = ({ book }: Reference): Verse | null => (book === '3 John' ? look('3 John 1:14') : null);

  return {
    passage(written) {
      const cached = passages.get(written);
      if (cached) return cached;
      const found = look(written);
      if (found) passages.set(written, found);
      return found;
    },
    web,
    webText,
    excerpts: () => bible.excerpts(),
    find: (text, limit) => findVerses(bible, text, limit),
    findChosen: (text, limit) => findChosen(bible, text, limit),
    alike: (sentence) => ({
      known: bible.excerpts().values(),
      others: findAlike(bible, sentence, ALIKE).flatMap((reference) => webText(reference) ?? []),
    }),
    close: () => bible.close(),
  };
};
