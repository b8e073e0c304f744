import { chaptersOf, findBook, NEEDS_VERSE } from './books.ts';

/** Verses from `chapter:verse` to `endChapter:endVerse`, both counted in. `whole` when only chapters were named. */
export interface VerseRange {
  chapter: number;
  verse: number;
  endChapter: number;
  endVerse: number;
  whole: boolean;
}

export interface Reference {
  book: string;
  ranges: VerseRange[];
}

const ORDINALS: Record<string, string> = {
  i: '1', ii: '2', iii: '3', '1st': '1', '2nd': '2', '3rd': '3', first: '1', second: '2', third: '3', '1': '1', '2': '2', '3': '3',
  one: '1', two: '2', three: '3',
};

const BOOK = /^(?:(1st|2nd|3rd|first|second|third|one|two|three|i{1,3}(?=\s)|[123])\s*)?((?:song of (?:solomon|songs)|acts of the apostles)|[a-z]+)\.?\s*(.*)$/;

const plain = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]/g, '-')
    .replace(/["“”?!()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "chapter 3 verse 16 to 18" and "3 16-18" alike become "3:16-18". */
const plainNumbers = (tail: string): string =>
  tail
    .replace(/^(?:chapters?|chap|ch)\b\.?\s*/, '')
    .replace(/\s*(?:,?\s*\b(?:verses?|vers|vv|vs|v)\b\.?)\s*/g, ':')
    .replace(/(\d)\s*(?:verses?|vs?|vv)\.?\s*(?=\d)/g, '$1:')
    .replace(/(\d)\s*(?:to|through|thru|until)\s*(?=\d)/g, '$1-')
    .replace(/(\d)\s*(?:and|&|\+)\s*(?=\d)/g, '$1,')
    .replace(/(\d)\s*[.]\s*(?=\d)/g, '$1:')
    .replace(/(\d)[ab]\b/g, '$1')
    .replace(/\s*([:,;-])\s*/g, '$1')
    .replace(/^(\d+) (?=\d)/, '$1:')
    .replace(/[.,;:-]+$/, '');

const PART = /^(\d{1,3})(?::(\d{1,3}))?(?:-(\d{1,3})(?::(\d{1,3}))?)?$/;

const readRanges = (book: string, tail: string): VerseRange[] | null => {
  const chapters = chaptersOf(book);
  const last = (chapter: number): number => chapters[chapter - 1] ?? 0;
  const ranges: VerseRange[] = [];
  let inChapter = 0;
  let first = true;
  for (const chunk of tail.split(';')) {
    if (!first && !chunk.includes(':')) inChapter = 0;
    for (const part of chunk.split(',')) {
      const found = PART.exec(part);
      if (found === null) return null;
      const [a, b, c, d] = [found[1], found[2], found[3], found[4]].map((n) => (n === undefined ? null : Number(n)));
      if (a === undefined || a === null) return null;
      let range: VerseRange;
      // "Jude 3" is a verse: the book has one chapter. "Jude 1" stays the chapter.
      const onlyVerses = b === null && (inChapter > 0 || (chapters.length === 1 && first && (a > 1 || c !== null)));
      if (onlyVerses) {
        const chapter = inChapter || 1;
        if (d !== null && d !== undefined) range = { chapter, verse: a, endChapter: c ?? chapter, endVerse: d, whole: false };
        else range = { chapter, verse: a, endChapter: chapter, endVerse: c ?? a, whole: false };
      } else if (b === null || b === undefined) {
        const end = c ?? a;
        range = { chapter: a, verse: 1, endChapter: end, endVerse: d ?? last(end), whole: d === null || d === undefined };
      } else if (d !== null && d !== undefined) {
        range = { chapter: a, verse: b, endChapter: c ?? a, endVerse: d, whole: false };
      } else {
        range = { chapter: a, verse: b, endChapter: a, endVerse: c ?? b, whole: false };
      }
      const real =
        range.verse >= 1 && range.verse <= last(range.chapter) && range.endVerse >= 1 && range.endVerse <= last(range.endChapter);
      const forward =
        range.endChapter > range.chapter || (range.endChapter === range.chapter && range.endVerse >= range.verse);
      if (!real || !forward) return null;
      inChapter = range.whole ? 0 : range.endChapter;
      ranges.push(range);
      first = false;
    }
  }
  return ranges.length > 0 ? ranges : null;
};

/** A book's name and the numbers after it; null when the text is anything else. Does not ask whether they exist. */
const split = (text: string): { book: string; alias: string; tail: string } | null => {
  const found = BOOK.exec(plain(text));
  if (found === null) return null;
  const alias = (found[2] ?? '').replace(/\s/g, '');
  const ordinal = found[1] === undefined ? '' : (ORDINALS[found[1]] ?? '');
  const book = findBook(ordinal + alias);
  const tail = plainNumbers(found[3] ?? '');
  if (book === null || !/^\d[\d:,;-]*$/.test(tail)) return null;
  return { book, alias, tail };
};

/** Reads a written reference ("Matthew 6:25-27, 34", "Psalm 23"); null when there is no such passage. */
export const parseReference = (text: string): Reference | null => {
  const parts = split(text);
  if (parts === null) return null;
  const ranges = readRanges(parts.book, parts.tail);
  return ranges === null ? null : { book: parts.book, ranges };
};

/** The one way we write a reference: "1 Corinthians 13:4-7", "Psalm 23", "Matthew 6:25-27, 34". */
export const formatReference = ({ book, ranges }: Reference): string => {
  let open = 0;
  const parts = ranges.map((range, i) => {
    const { chapter, verse, endChapter, endVerse, whole } = range;
    if (whole) {
      open = 0;
      return `${i > 0 ? '; ' : ''}${chapter}${endChapter > chapter ? `-${endChapter}` : ''}`;
    }
    const lead = open === chapter ? (i > 0 ? ', ' : '') : `${i > 0 ? '; ' : ''}${chapter}:`;
    open = endChapter;
    if (endChapter > chapter) return `${lead}${verse}-${endChapter}:${endVerse}`;
    return `${lead}${verse}${endVerse > verse ? `-${endVerse}` : ''}`;
  });
  return `${book} ${parts.join('')}`;
};

const LEAD =
  /^(?:(?:please|can you|could you|what does|what do|what is|what are|whats|show me|show|tell me|give me|read|open|find|look up|explain|the|holy|bible|verses?|passage|scripture|meaning of|book of|in|quote|study|from|esv|about)[ :,-]+)+/;
const TRAIL =
  /(?:[ ,-]+(?:says?|tell us|teach|means?|meaning|about|esv|niv|kjv|nkjv|nlt|web|nasb|bible|verses?|scripture|passage|explained|please|pls|in|the|study))+$/;

const bare = (query: string): string =>
  plain(query).replace(/[‘’']s\b/g, 's').replace(LEAD, '').replace(TRAIL, '').trim();

/** The passage a search asks for, written our way, when the whole query is a reference and the passage exists. */
export const findReference = (query: string): string | null => {
  const text = bare(query);
  const parts = split(text);
  if (parts === null) return null;
  if (NEEDS_VERSE.has(parts.alias) && !parts.tail.includes(':')) return null;
  const reference = parseReference(text);
  return reference === null ? null : formatReference(reference);
};

/** True for what has the form of a reference but is in no Bible ("Ephesians 7:12"): it is not a feeling either. */
export const isNoSuchPassage = (query: string): boolean => split(bare(query)) !== null && findReference(query) === null;
