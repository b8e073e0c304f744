import type { FamousVerse } from '../../core/matching/quotations.ts';
import { tokenize } from '../../core/text/tokenize.ts';
import { ContentError } from './files.ts';
import { readReference } from './verses.ts';

const WHERE = 'content/famous-verses.tsv';

/** The passages that people know by their words, from a table of reference and remembered phrases. Throws ContentError. */
export const readFamousVerses = (rows: readonly string[][]): FamousVerse[] => {
  const seen = new Set<string>();
  return rows.map(([reference = '', remembered = '']) => {
    const { book } = readReference(reference, WHERE);
    if (seen.has(reference)) throw new ContentError(`${WHERE}: ${reference} has two lines; write its phrases in one`);
    seen.add(reference);
    const phrases = remembered.split('|').map(tokenize);
    if (phrases.some((words) => words.length === 0))
      throw new ContentError(`${WHERE}: ${reference} needs a tab and then phrases, with " | " between them`);
    return { book, place: reference.slice(book.length + 1), phrases };
  });
};
