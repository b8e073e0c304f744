import { parseReference } from '../core/scripture/reference.ts';
import type { Verse } from '../core/contract/search.ts';
import { ContentError, type VerseRow } from './files.ts';

/** Joins passages from the ESV pack, so that no note carries a verse text of its own (decision 20). */
export const packJoiner = (pack: VerseRow[]) => {
  const texts = new Map(pack);
  return (reference: string, where: string): Verse => {
    const parsed = parseReference(reference);
    if (!parsed) throw new ContentError(`${where}: ${reference} is not a reference`);
    const lines = parsed.spans.flatMap((span) => {
      if (span.verse === null || span.endVerse === null || span.chapter !== span.endChapter)
        throw new ContentError(`${where}: ${reference} must name verses of one chapter`);
      return Array.from({ length: span.endVerse - span.verse + 1 }, (_, offset) => {
        const key = `${parsed.book} ${span.chapter}:${(span.verse ?? 0) + offset}`;
        const text = texts.get(key);
        if (text === undefined) throw new ContentError(`${where}: ${key} is not in content/scripture/esv.tsv`);
        return text;
      });
    });
    return { ref: reference, text: lines.join(' '), translation: 'ESV' };
  };
};
