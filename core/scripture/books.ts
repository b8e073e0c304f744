import { bibleShape } from './shape.ts';
import { edits } from '../matching/spelling.ts';

/** Short forms beside the full name. Not "is", "he", "so" or "am": those are words of plain speech. */
const SHORT: Record<string, string> = {
  Genesis: 'gen ge gn',
  Exodus: 'exod exo ex',
  Leviticus: 'lev lv levit',
  Numbers: 'num nm nbr',
  Deuteronomy: 'deut dt deu duet',
  Joshua: 'josh jos',
  Judges: 'judg jdg jdgs',
  Ruth: 'rth ru',
  '1 Samuel': '1sam 1sa 1sm',
  '2 Samuel': '2sam 2sa 2sm',
  '1 Kings': '1kgs 1ki 1kin 1king',
  '2 Kings': '2kgs 2ki 2kin 2king',
  '1 Chronicles': '1chron 1chr 1ch 1chronicle',
  '2 Chronicles': '2chron 2chr 2ch 2chronicle',
  Ezra: 'ezr',
  Nehemiah: 'neh ne',
  Esther: 'esth est',
  Job: 'jb',
  Psalm: 'psalms ps psa pss pslm psm salm',
  Proverbs: 'prov pro prv prov proverb',
  Ecclesiastes: 'eccl ecc eccles qoh',
  'Song of Solomon': 'song songs songofsongs sos sng canticles songofsolomons',
  Isaiah: 'isa',
  Jeremiah: 'jer jere',
  Lamentations: 'lam lament',
  Ezekiel: 'ezek eze ezk',
  Daniel: 'dan dn',
  Hosea: 'hos',
  Joel: 'jol jl',
  Amos: 'amo',
  Obadiah: 'obad oba',
  Jonah: 'jon jnh',
  Micah: 'mic',
  Nahum: 'nah',
  Habakkuk: 'hab habak',
  Zephaniah: 'zeph zep',
  Haggai: 'hag',
  Zechariah: 'zech zec',
  Malachi: 'mal',
  Matthew: 'matt mat mt mathew',
  Mark: 'mrk mk',
  Luke: 'luk lk',
  John: 'jn joh jhn',
  Acts: 'act actsoftheapostles',
  Romans: 'rom ro rm roman',
  '1 Corinthians': '1cor 1co 1corinthian',
  '2 Corinthians': '2cor 2co 2corinthian',
  Galatians: 'gal ga galatian',
  Ephesians: 'eph ephes ephesian',
  Philippians: 'phil php pp philip phillipians philippian phillippians',
  Colossians: 'col colossian',
  '1 Thessalonians': '1thess 1thes 1th 1ths',
  '2 Thessalonians': '2thess 2thes 2th 2ths',
  '1 Timothy': '1tim 1ti',
  '2 Timothy': '2tim 2ti',
  Titus: 'tit',
  Philemon: 'philem phlm phm',
  Hebrews: 'heb hebrew',
  James: 'jas jam jm',
  '1 Peter': '1pet 1pe 1pt',
  '2 Peter': '2pet 2pe 2pt',
  '1 John': '1jn 1joh 1jhn 1jo',
  '2 John': '2jn 2joh 2jhn 2jo',
  '3 John': '3jn 3joh 3jhn 3jo',
  Jude: 'jud',
  Revelation: 'rev revelations re apocalypse',
};

/** Also words of plain speech: a book only when chapter and verse are written with a sign between. */
export const NEEDS_VERSE = new Set([
  'ex',
  'song',
  'songs',
  're',
  'pro',
  'act',
  'pp',
  'ne',
  'mat',
  'ga',
  'ge',
  'dan',
  'hag',
  'jam',
  'lament',
]);

const key = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

const aliases = new Map<string, string>();
for (const book of Object.keys(bibleShape)) {
  aliases.set(key(book), book);
  for (const short of (SHORT[book] ?? '').split(' ')) aliases.set(short, book);
}

/** Verses per chapter of a book, chapter 1 first. */
export const chaptersOf = (book: string): number[] => (bibleShape[book] ?? '').split(' ').filter(Boolean).map(Number);

const LONG_ENOUGH_TO_MEND = 6;

/** The book a name means: full, short, or a long name with a slip in it ("corinthans"). `name` may begin with 1, 2 or 3. */
export const findBook = (name: string): string | null => {
  const wanted = key(name);
  const exact = aliases.get(wanted);
  if (exact !== undefined) return exact;
  if (wanted.replace(/^\d/, '').length < LONG_ENOUGH_TO_MEND) return null;
  for (const [alias, book] of aliases) {
    if (alias.length < LONG_ENOUGH_TO_MEND || alias[0] !== wanted[0]) continue;
    if (edits(wanted, alias, alias.length >= 9 ? 2 : 1) <= (alias.length >= 9 ? 2 : 1)) return book;
  }
  return null;
};

const order = new Map(Object.keys(bibleShape).map((book, index) => [book, index + 1]));

/** A number for each verse, in canon order: John 3:16 is 43003016. Chapter and verse 0 stand for the whole. */
export const verseId = (book: string, chapter: number, verse: number): number =>
  ((order.get(book) ?? 0) * 1000 + chapter) * 1000 + verse;

/** The verse that a number stands for. */
export const verseOf = (id: number): { book: string; chapter: number; verse: number } => ({
  book: books[Math.floor(id / 1_000_000) - 1] ?? '',
  chapter: Math.floor(id / 1000) % 1000,
  verse: id % 1000,
});

/** The 66 books in canon order. */
export const books: readonly string[] = Object.keys(bibleShape);

/** How content/scripture names a book: as we do, but for the Psalms, which we call by the one that is quoted. */
export const packName = (book: string): string => (book === 'Psalm' ? 'Psalms' : book);
