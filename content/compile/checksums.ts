import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One verse of the ESV pack: canonical reference ("Psalms 23:1") and text. */
export type VerseRow = readonly [reference: string, text: string];

/**
 * Fingerprint of a verse by its letters and digits alone, as ../shared/scripture/check_esv.mjs takes it. Punctuation and
 * capitals do not count: a person proofreads those.
 */
export const verseChecksum = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    )
    .digest('hex')
    .slice(0, 12);

const table = (file: string): Map<string, string> =>
  new Map(
    readFileSync(join(import.meta.dirname, '../scripture', file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t') as [string, string]),
  );

/** Checksum of each quoted verse, taken from the 2016 edition of the ESV. */
export const readChecksums = (): Map<string, string> => table('esv-checksums.tsv');

/** Number of verses the ESV has in each book, by which "less than half of any book" is counted. */
export const readBookLengths = (): Map<string, number> =>
  new Map([...table('esv-books.tsv')].map(([book, count]) => [book, Number(count)]));

/** References whose text is not the ESV's, or that have no checksum to hold them against. */
export const wrongVerses = (pack: VerseRow[], checksums: Map<string, string>): string[] =>
  pack.filter(([reference, text]) => verseChecksum(text) !== checksums.get(reference)).map(([reference]) => reference);
