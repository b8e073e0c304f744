import { packName } from '../../core/scripture/books.ts';
import { formatReference, parseReference, type Reference } from '../../core/scripture/reference.ts';
import type { Verse } from '../../core/contract/search.ts';
import type { VerseRow } from './checksums.ts';
import { ContentError } from './files.ts';

/** The passage that a text names in our way of writing it. Throws ContentError. */
export const readReference = (written: string, where: string): Reference => {
  const reference = parseReference(written);
  if (!reference) throw new ContentError(`${where}: there is no ${written} in the Bible`);
  const ref = formatReference(reference);
  if (ref !== written) throw new ContentError(`${where}: ${written} should be written ${ref}`);
  return reference;
};

/** Joins passages from the ESV pack, so that no note carries a verse text that somebody typed (docs/decisions.md 20). */
export const packJoiner = (pack: readonly VerseRow[]) => {
  const texts = new Map(pack);
  return (written: string, where: string): Verse => {
    const reference = readReference(written, where);
    const [range, ...others] = reference.ranges;
    if (!range || others.length > 0 || range.whole || range.chapter !== range.endChapter)
      throw new ContentError(`${where}: ${written} must name verses of one chapter`);
    const lines = Array.from({ length: range.endVerse - range.verse + 1 }, (_, offset) => {
      const key = `${packName(reference.book)} ${range.chapter}:${range.verse + offset}`;
      const text = texts.get(key);
      if (text === undefined) throw new ContentError(`${where}: ${key} is not in content/scripture/esv.tsv`);
      return text;
    });
    return { ref: written, text: lines.join(' '), translation: 'ESV' };
  };
};
