import { z } from 'zod';
import { verseId } from '../../core/scripture/books.ts';
import type { Place } from './lines.ts';

export interface EsvSettings {
  key: string;
  /** The origin of the API; another one in tests. */
  base: string;
  /** Milliseconds until we do without. */
  timeout?: number;
}

const TIMEOUT = 3_000;
/** A passage is a few kilobytes; more is not an answer to what we asked. */
const MAX_BYTES = 400_000;

const answer = z.object({ passages: z.array(z.string()), parsed: z.array(z.tuple([z.int(), z.int()])) });

/** Numbers that the ESV leaves out: it has those verses in footnotes. */
// oxfmt-ignore
const omitted = new Set([
  ['Matthew', 12, 47], ['Matthew', 17, 21], ['Matthew', 18, 11], ['Matthew', 23, 14], ['Mark', 7, 16], ['Mark', 9, 44], ['Mark', 9, 46],
  ['Mark', 11, 26], ['Mark', 15, 28], ['Luke', 17, 36], ['Luke', 23, 17], ['John', 5, 4], ['Acts', 8, 37], ['Acts', 15, 34],
  ['Acts', 24, 7], ['Acts', 28, 29], ['Romans', 16, 24],
].map(([book, chapter, verse]) => verseId(String(book), Number(chapter), Number(verse))));

/** Verses in a row within one chapter. */
const runsOf = (places: readonly Place[]): Place[][] => {
  const runs: Place[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && place.id === before.id + 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
};

/**
 * Asks Crossway for verses of one book, by number. Throws unless every verse came back and nothing else did: what is
 * quoted is their text whole or not at all.
 */
export const fetchEsv = async (
  { key, base, timeout = TIMEOUT }: EsvSettings,
  book: string,
  places: readonly Place[],
): Promise<Map<number, string>> => {
  const runs = runsOf(places);
  const url = new URL('/v3/passage/text/', base);
  url.search = new URLSearchParams({
    q: runs.map((run) => `${book} ${run[0]?.chapter}:${run[0]?.verse}-${run.at(-1)?.verse}`).join(';'),
    ...plain,
  }).toString();
  const response = await fetch(url, {
    headers: { authorization: `Token ${key}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error('too long');
  const { passages, parsed } = answer.parse(JSON.parse(text));
  const verses = new Map<number, string>();
  for (const [index, run] of runs.entries()) {
    const [from, to] = parsed[index] ?? [];
    if (from !== run[0]?.id || to === undefined || to > (run.at(-1)?.id ?? 0)) throw new Error('another passage');
    for (const [id, verse] of readVerses(run, passages[index] ?? '')) verses.set(id, verse);
  }
  return verses;
};

const plain = {
  'include-passage-references': 'false',
  'include-verse-numbers': 'true',
  'include-first-verse-numbers': 'true',
  'include-footnotes': 'false',
  'include-footnote-body': 'false',
  'include-headings': 'false',
  'include-short-copyright': 'false',
  'include-copyright': 'false',
  'include-selahs': 'false',
  'indent-paragraphs': '0',
  'indent-poetry': 'false',
  'line-length': '0',
};

/** Splits "[16] For God … [17] …" into its verses, set as content/scripture/README.md says. */
const readVerses = (run: readonly Place[], passage: string): Map<number, string> => {
  const pieces = passage.split(/\[(?:\d+:)?(\d+)\]/).slice(1);
  const texts = new Map<number, string>();
  for (let index = 0; index < pieces.length; index += 2)
    texts.set(Number(pieces[index]), (pieces[index + 1] ?? '').replace(/\s+/g, ' ').replace(/— /g, '—').trim());
  const verses = new Map<number, string>();
  for (const { id, verse } of run) {
    const text = texts.get(verse) ?? '';
    if (!text && !omitted.has(id)) throw new Error('a verse is missing');
    texts.delete(verse);
    verses.set(id, text);
  }
  if (texts.size > 0) throw new Error('more verses than asked for');
  return verses;
};
