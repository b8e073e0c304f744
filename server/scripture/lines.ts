import { chaptersOf, verseId } from '../../core/scripture/books.ts';
import type { Reference, VerseRange } from '../../core/scripture/reference.ts';

/** One verse that a reference names. */
export interface Place {
  id: number;
  chapter: number;
  verse: number;
  /** Verses are left out between the one before and this. */
  gap: boolean;
}

/** More than this is no passage to read on a screen; the longest psalm has 176 verses. */
const MAX_VERSES = 200;

const placesOfRange = (book: string, range: VerseRange, lengths: readonly number[]): Place[] => {
  const places: Place[] = [];
  for (let { chapter } = range; chapter <= range.endChapter; chapter++) {
    const first = chapter === range.chapter ? range.verse : 1;
    const last = chapter === range.endChapter ? range.endVerse : (lengths[chapter - 1] ?? 0);
    for (let verse = first; verse <= last; verse++)
      places.push({ id: verseId(book, chapter, verse), chapter, verse, gap: false });
    if (places.length > MAX_VERSES) break;
  }
  return places;
};

/** Every verse of a reference, in its order; null when that is more than anyone reads at once. */
export const placesOf = ({ book, ranges }: Reference): Place[] | null => {
  const lengths = chaptersOf(book);
  const places: Place[] = [];
  for (const range of ranges) {
    const more = placesOfRange(book, range, lengths);
    const [before, first] = [places.at(-1), more[0]];
    if (before && first) first.gap = !follows(before, first);
    places.push(...more);
    if (places.length > MAX_VERSES) return null;
  }
  return places;
};

const follows = (before: Place, next: Place): boolean =>
  next.id === before.id + 1 || (next.verse === 1 && next.chapter === before.chapter + 1);

/** The verses as one text, blank ones skipped. Where the reference leaves verses out, a sign says so. */
export const joinVerses = (places: readonly Place[], textOf: (place: Place) => string): string => {
  let joined = '';
  let gap = false;
  for (const place of places) {
    gap ||= place.gap;
    const text = textOf(place);
    if (!text) continue;
    joined += joined ? `${gap ? ' … ' : ' '}${text}` : text;
    gap = false;
  }
  return joined;
};
