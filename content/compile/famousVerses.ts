import type { FamousVerse } from '../../core/matching/quotations.ts';
import { tokenize } from '../../core/text/tokenize.ts';
import { formatReference, parseReference } from '../../core/scripture/reference.ts';
import { ContentError } from './files.ts';

const WHERE = 'content/famous-verses.tsv';

/** The passages that people know by their words, from a table of reference and remembered phrases. Throws ContentError. */
export const readFamousVerses = (rows: readonly string[][]): FamousVerse[] => {
  const seen = new Set<string>();
  return rows.map(([reference = '', remembered = '']) => {
    const passage = parseReference(reference);
    if (passage === null) throw new ContentError(`${WHERE}: there is no passage "${reference}"`);
    if (formatReference(passage) !== reference)
      throw new ContentError(`${WHERE}: write "${reference}" as "${formatReference(passage)}"`);
    if (seen.has(reference)) throw new ContentError(`${WHERE}: ${reference} has two lines; write its phrases in one`);
    seen.add(reference);
    const phrases = remembered.split('|').map(tokenize);
    if (phrases.some((words) => words.length === 0))
      throw new ContentError(`${WHERE}: ${reference} needs a tab and then phrases, with " | " between them`);
    return { book: passage.book, place: reference.slice(passage.book.length + 1), phrases };
  });
};
