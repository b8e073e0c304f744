import { chaptersOf, verseId } from '../../core/scripture/books.ts';
import type { Verse } from '../../core/contract/search.ts';
import { joinVerses, type VerseLine } from '../../core/scripture/paragraphs.ts';
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

/** The verses with their texts; blank ones, which a translation does not have, are skipped. */
const readLines = (places: readonly Place[], textOf: (place: Place) => string): VerseLine[] => {
  const lines: VerseLine[] = [];
  let gap = false;
  for (const place of places) {
    gap ||= place.gap;
    const text = textOf(place);
    if (!text) continue;
    const { chapter, verse } = place;
    lines.push({ chapter, verse, text, ...(gap && lines.length > 0 && { gap }) });
    gap = false;
  }
  return lines;
};

/** With more verses than this a passage is shown with their numbers. */
const FEW = 3;

/** A passage as it is quoted; null when there is nothing to quote. */
export const quote = (
  ref: string,
  translation: Verse['translation'],
  places: readonly Place[],
  textOf: (place: Place) => string,
): Verse | null => {
  const lines = readLines(places, textOf);
  return lines.length === 0
    ? null
    : { ref, text: joinVerses(lines), translation, ...(lines.length > FEW && { lines }) };
};
