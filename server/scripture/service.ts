import type { Brand } from '../../core/contract/content.ts';
import type { PassageInContext } from '../../core/contract/scripture.ts';
import type { Verse } from '../../core/contract/search.ts';
import { chaptersOf } from '../../core/scripture/books.ts';
import { formatReference, parseReference, type Reference } from '../../core/scripture/reference.ts';
import type { ReadEsv } from './esv.ts';
import { placesOf, quote, type Place } from './lines.ts';
import type { ScriptureStore } from './store.ts';

/** How many verses a search gives. */
const FOUND = 10;
/** How many verses are shown before and after a passage. */
const AROUND = 3;

export type { ScriptureStore };
export type Scripture = ReturnType<typeof createScripture>;

interface Dependencies {
  store: ScriptureStore;
  readEsv: ReadEsv;
  /** Said wherever a translation is quoted. */
  notices: Brand['scripture'];
}

/** Passages by reference: the one source of verse texts, so that none is ever made up (docs/decisions.md 20). */
export const createScripture = ({ store, readEsv, notices: { esvNotice, webNotice } }: Dependencies) => {
  const notices = { ESV: esvNotice, WEB: webNotice };
  const noticeFor = (quoted: readonly Pick<Verse, 'translation'>[]): string =>
    [...new Set(quoted.map(({ translation }) => notices[translation]))].join(' ');

  /** The passage in ESV where we may quote it, else in WEB; null when there is no such passage. */
  const passage = async (written: string): Promise<Verse | null> => {
    const held = store.passage(written);
    if (!held || held.translation === 'ESV') return held;
    const reference = parseReference(held.ref);
    const places = reference && placesOf(reference);
    const esv = places && (await readEsv(reference.book, places));
    if (!esv) return held;
    return quote(held.ref, 'ESV', places, ({ id }) => esv.get(id) ?? '') ?? held;
  };

  const inContext = async (written: string): Promise<PassageInContext | null> => {
    const held = store.passage(written);
    const reference = held && parseReference(held.ref);
    const places = reference && placesOf(reference);
    if (!places) return null;
    const asked = new Set(places.map(({ id }) => id));
    const around = widen(reference, places);
    const shown = placesOf(around) ?? places;
    // Asked for first: one question to the ESV API brings the passage with its surroundings.
    const esv = await readEsv(reference.book, shown);
    const quoted = (await passage(held.ref)) ?? held;
    const translation = esv ? 'ESV' : 'WEB';
    // What was just read must not come back in other words: the passage stands in its own translation among the others.
    const own = quoted.translation === translation ? null : await readEsv(reference.book, places);
    const lines = shown
      .map(({ id, chapter, verse }) => ({
        chapter,
        verse,
        text: esv ? (esv.get(id) ?? '') : store.web(reference.book, { chapter, verse }),
        inPassage: asked.has(id),
        ...(asked.has(id) && own?.get(id) && { asQuoted: own.get(id) }),
      }))
      .filter(({ text }) => text);
    const chapter = wholeOf(around, shown);
    return {
      passage: quoted,
      context: { ref: formatReference(around), translation, lines, ...(chapter && { chapter }) },
      notice: noticeFor([quoted, { translation }]),
    };
  };

  /** Verses of the whole Bible that fit a text, best first, from what we hold ourselves. */
  const search = (text: string) => {
    const verses = store.find(text, FOUND).flatMap((reference) => store.passage(reference) ?? []);
    return { verses, notice: noticeFor(verses) };
  };

  return { passage, search, inContext };
};

/** The stretch from a few verses before the first to a few after the last, within their chapters. */
const widen = (reference: Reference, places: readonly Place[]): Reference => {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || last.id < first.id || reference.ranges.some(({ whole }) => whole)) return reference;
  const end = chaptersOf(reference.book)[last.chapter - 1] ?? last.verse;
  const range = {
    chapter: first.chapter,
    verse: Math.max(1, first.verse - AROUND),
    endChapter: last.chapter,
    endVerse: Math.min(end, last.verse + AROUND),
    whole: false,
  };
  const wide = { book: reference.book, ranges: [range] };
  return placesOf(wide) ? wide : reference;
};

/** The whole chapter of a stretch, or of the two that it spans; null where it is shown already, or too long to be. */
const wholeOf = ({ book, ranges: [range, ...others] }: Reference, shown: readonly Place[]): string | null => {
  if (!range || others.length > 0) return null;
  const { chapter, endChapter } = range;
  const endVerse = chaptersOf(book)[endChapter - 1] ?? 0;
  const whole = { book, ranges: [{ chapter, verse: 1, endChapter, endVerse, whole: true }] };
  const places = placesOf(whole);
  return places && places.length > shown.length ? formatReference(whole) : null;
};
