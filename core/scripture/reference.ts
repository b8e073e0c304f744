import { chaptersOf, findBook, NAMED_LIKE_THINGS, packName } from './books.ts';
import { readRoman, readSpelled } from './numerals.ts';

/** Verses from `chapter:verse` to `endChapter:endVerse`, both counted in. `whole` when only chapters were named. */
export interface VerseRange {
  chapter: number;
  verse: number;
  endChapter: number;
  endVerse: number;
  whole: boolean;
}

/** A reference to verses that exist: "Matthew 6:25-27, 34", "Psalm 23", "Romans 8:38-9:1". */
export interface Reference {
  /** The book as we write it ("Psalm", "Song of Solomon"). */
  book: string;
  ranges: VerseRange[];
}

const ORDINALS: Record<string, string> = { i: '1', f: '1', o: '1', ii: '2', s: '2', tw: '2', iii: '3', t: '3' };
/** "1", "1st", "I", "first" and "one" alike are '1'. */
const ordinalOf = (text = ''): string => /^\d/.exec(text)?.[0] ?? ORDINALS[/^(?:i+|tw|.)/.exec(text)?.[0] ?? ''] ?? '';

const BEFORE = "(?:(?:the|holy|gospel|book|letter|epistle|of|according|to|saint|st|paul'?s)\\b\\.?\\s*)*";
const ORDINAL = '1st|2nd|3rd|first|second|third|one|two|three|i{1,3}(?=[\\s.])|[123]';
const BOOK = new RegExp(
  `^${BEFORE}(?:(${ORDINAL})[\\s.]*)?${BEFORE}(songs? of s[a-z]+|s of s|acts of the apostles|[a-z]+)\\s*[.,:-]?\\s*(.*)$`,
);
const BOOK_LAST = /^(?:the )?(?:(\d{1,3}) ?(?:st|nd|rd|th)|(twenty)[ -](third)) psalm$/;

/** Lower case, single spaces, one kind of dash: the form in which references are read. */
export const plainReference = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−~]/g, '-')
    .replace(/["“”?!()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** "chapter 3 verse 16 to 18", "3 16-18" and "3 16 18" alike become "3:16-18"; in a book of one chapter "verse 3" is 3. */
const plainNumbers = (tail: string, onlyVerses: boolean): string =>
  tail
    .replace(/^c(?:h(?:ap(?:ter|t)?|pt|p|a)?s?)?\b\.?\s*(?=\d)/, '')
    .replace(/\s*,?\s*\b(?:v(?:er(?:se)?)?s?|vss|vv)\b\.?\s*/g, ':')
    .replace(/(\d)\s*(?:v(?:er(?:se)?)?s?|vss|vv)\.?\s*(?=\d)/g, '$1:')
    .replace(/(\d)\s*(?:to|through|thru|until)\s*(?=\d)/g, '$1-')
    .replace(/(\d)\s*(?:and|&|\+)\s*(?=\d)/g, '$1,')
    .replace(/(\d)\s*[./]\s*(?=\d)/g, '$1:')
    .replace(/(\d)\s*(?:ff?|[ab])\b\.?/g, '$1')
    .replace(/\s*([:,;-])\s*/g, '$1')
    .replace(/^(\d+) (?=\d)/, '$1:')
    .replace(/^(\d+:\d+) (?=\d+$)/, '$1-')
    .replace(onlyVerses ? /^:|[.,;:-]+$/g : /[.,;:-]+$/, '');

/** No book has as many chapters, and no year is looked up as a verse. */
const GLUED = /^(?!19\d\d|20\d\d|1[0-4]\d$|150$)(\d{1,2})([1-9]\d)$/;

/** "john 316" as people write it on walls: chapter and verse in one, where there is such a verse and no such chapter. */
const unglued = (book: string, numbers: string): string => {
  const apart = numbers.replace(GLUED, '$1:$2');
  return readRanges(book, apart) === null ? numbers : apart;
};

/** A reference by its parts. `plain`: it could as well be plain speech ("act 2"). */
interface ReferenceParts {
  book: string;
  numbers: string;
  plain: boolean;
}

/** A book's name and the numbers after it; null when the text is anything else. Does not ask whether they exist. */
export const splitReference = (text: string): ReferenceParts | null => {
  const found = BOOK.exec(plainReference(text).replace(BOOK_LAST, (_, digits?: string) => `psalm ${digits ?? '23'}`));
  if (found === null) return null;
  const [, ordinal, name = '', tail = ''] = found;
  const named = findBook(ordinalOf(ordinal), name.replace(/\s/g, ''));
  if (named === null) return null;
  const [first = ''] = named.books;
  const short = chaptersOf(first).length === 1;
  const likeThing = NAMED_LIKE_THINGS.has(first);
  const written = plainNumbers(readSpelled(short ? tail : readRoman(tail)), short);
  const numbers = named.trust === 'plain' || likeThing ? written : unglued(first, written);
  if (!/^\d[\d:,;-]*$/.test(numbers)) return null;

  const verse = numbers.includes(':');
  const readable = verse ? named.books.find((each) => readRanges(each, numbers) !== null) : undefined;
  const book = readable ?? first;
  if (named.trust === 'weak') return readable === undefined ? null : { book, numbers, plain: false };
  if (named.trust === 'spoken')
    return readable === undefined || !/[:.v]/.test(tail) ? null : { book, numbers, plain: false };
  const inLetters = /^[a-z]/.test(tail) && (likeThing || tail.length === 1);
  const beyond = likeThing && readRanges(first, numbers) === null;
  return { book, numbers, plain: !verse && (named.trust === 'plain' || inLetters || beyond) };
};

const PART = /^(?:(\d{1,3}):)?(\d{1,3})(?:-(?:(\d{1,3}):)?(\d{1,3}))?$/;

/** Reads one part between commas. `open` is the chapter that a bare number counts verses of; 0 when it is a chapter itself. */
const readPart = (part: string, open: number, chapters: readonly number[]): VerseRange | null => {
  const found = PART.exec(part);
  if (found === null) return null;
  const [from, first, to, last] = found.slice(1).map((digits) => (digits === undefined ? 0 : Number(digits)));
  if (!first) return null;
  const chapter = from || open;
  const range = chapter
    ? { chapter, verse: first, endChapter: to || chapter, endVerse: last || first, whole: false }
    : { chapter: first, verse: 1, endChapter: to || last || first, endVerse: 0, whole: !to };
  range.endVerse ||= to && last ? last : (chapters[range.endChapter - 1] ?? 0);
  const { verse, endChapter, endVerse } = range;
  const real =
    verse <= (chapters[range.chapter - 1] ?? 0) && endVerse >= 1 && endVerse <= (chapters[endChapter - 1] ?? 0);
  const forward = endChapter > range.chapter || (endChapter === range.chapter && endVerse >= verse);
  return real && forward ? range : null;
};

const readRanges = (book: string, numbers: string): VerseRange[] | null => {
  const chapters = chaptersOf(book);
  // "Jude 3" is a verse: the book has one chapter. "Jude 1" stays the chapter.
  const onlyChapter = chapters.length === 1 && !/^1(;|$)/.test(numbers) ? 1 : 0;
  const ranges: VerseRange[] = [];
  for (const group of numbers.split(';')) {
    let open = onlyChapter;
    for (const part of group.split(',')) {
      const range = readPart(part, open, chapters);
      if (range === null) return null;
      open = range.whole ? 0 : range.endChapter;
      ranges.push(range);
    }
  }
  return ranges;
};

/** Reads a written reference ("Matthew 6:25-27, 34", "psalm 23"); null when there is no such passage. */
export const parseReference = (text: string): Reference | null => {
  const parts = splitReference(text);
  if (parts === null) return null;
  const ranges = readRanges(parts.book, parts.numbers);
  return ranges === null ? null : { book: parts.book, ranges };
};

/** What there is near a passage that no Bible has, and a sentence on it ("Romans has 16 chapters."). */
export const nearestTo = ({ book, numbers }: ReferenceParts): { nearest: string[]; because: string } => {
  const chapters = chaptersOf(book);
  const isVerse = numbers.includes(':') || chapters.length === 1;
  const typed = isVerse && !numbers.includes(':') ? 1 : parseInt(numbers, 10);
  const chapter = Math.min(Math.max(typed, 1), chapters.length);
  const verses = chapters[chapter - 1] ?? 1;
  if (isVerse && chapter === typed)
    return {
      nearest: [`${book} ${chapter}`, `${book} ${chapter}:${verses}`],
      because: `${book} ${chapter} has ${verses} verses.`,
    };
  const count = chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`;
  return { nearest: [`${book} ${chapter}`], because: `${packName(book)} has ${count}.` };
};

/** The one way we write a reference: "1 Corinthians 13:4-7", "Psalm 23", "Matthew 6:25-27, 34". */
export const formatReference = ({ book, ranges }: Reference): string => {
  let open = 0;
  const parts = ranges.map(({ chapter, verse, endChapter, endVerse, whole }, index) => {
    const first = index === 0;
    if (whole) {
      open = 0;
      return `${first ? '' : '; '}${chapter}${endChapter > chapter ? `-${endChapter}` : ''}`;
    }
    const lead = open === chapter ? ', ' : `${first ? '' : '; '}${chapter}:`;
    open = endChapter;
    if (endChapter > chapter) return `${lead}${verse}-${endChapter}:${endVerse}`;
    return `${lead}${verse}${endVerse > verse ? `-${endVerse}` : ''}`;
  });
  return `${book} ${parts.join('')}`;
};
