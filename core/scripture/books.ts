import { edits } from '../text/edits.ts';
import { bibleShape } from './shape.ts';

/**
 * Forms that are no beginning of a book's name, and misspellings that mending would refuse or take for plain speech.
 * A numbered book stands here without its number. The forms are facts of usage, checked against the lists of
 * bible-passage-reference-parser (openbible.info, MIT).
 */
const SHORT: Record<string, string> = {
  Genesis: 'ge gn',
  Exodus: 'ex exd',
  Leviticus: 'le lv',
  Numbers: 'nu nm nbr',
  Deuteronomy: 'dt duet',
  Joshua: 'jsh',
  Judges: 'jdg jg jgs jdgs',
  Ruth: 'ru rt rth',
  Samuel: 's sa sm sma',
  Kings: 'k ki kg kgs kng kngs kn kns ks kigs kig kins kis',
  Chronicles: 'ch cron chrn paralipomenon chronicals',
  Ezra: 'esra',
  Nehemiah: 'ne',
  Esther: 'es',
  Job: 'jb',
  Psalm: 'psalms ps pss psm pslm pslms pslam plsm psl palsm palms salm salms plasm',
  Proverbs: 'pr pv prv prvb prvbs prverb preverb',
  Ecclesiastes: 'ec ecl qo qoh qoheleth',
  'Song of Solomon': 'so sg sgs sng sngs ss sos sol sofs songs canticles cant',
  Isaiah: 'is ia isiah isaih issiah',
  Jeremiah: 'je jr',
  Lamentations: 'la lm',
  Ezekiel: 'ez ezk',
  Daniel: 'da dn dl',
  Hosea: 'ho hs',
  Joel: 'jl',
  Amos: 'am ams',
  Obadiah: 'ob obd',
  Jonah: 'jnh',
  Nahum: 'na',
  Habakkuk: 'ha hbk habk habbakuk',
  Zephaniah: 'ze zp zph',
  Haggai: 'hg hgg',
  Zechariah: 'zc zch zac zach zachariah',
  Matthew: 'ma mt mtt mathew',
  Mark: 'mr mk mrk',
  Luke: 'lk lu lc',
  John: 'jo jn jh jhn jhon jonh jhhn jphn jophn joon johm',
  Acts: 'ac actsoftheapostles',
  Romans: 'ro rm rms rmn rmns roms ros',
  Corinthians: 'c co cth corth',
  Galatians: 'ga gl',
  Ephesians: 'ep ehp ephs',
  Philippians: 'ph pp php phlp phlpp phlip phlipp philp',
  Colossians: 'co',
  Thessalonians: 'th ths thss thsss tes',
  Timothy: 'ti tm',
  Titus: 'ti',
  Philemon: 'pm phm phlm phmn phlmn phlem phlemon',
  Hebrews: 'he hb',
  James: 'ja jm js jas jms',
  Peter: 'p pe pt ptr petr per',
  Jude: 'ju jd jud jde',
  Revelation: 're rv revelations apocalypse',
};

/** Also words of plain speech, or names of people: a book only when chapter and verse are given. */
const PLAIN = new Set(
  (
    'act amo ams cant chronicle chronicles dan est gala gene hag hebrew jam jame joe jon judge kin king kings lame lament levi mar mat ' +
    'mic nah number numbers numb palm palms per pete peter philip plasm pro prove rut salm salms samuel sol song songs sos ' +
    'timothy tit'
  ).split(' '),
);
/** So common in plain speech that even "is 40 31" is none: a sign must stand between chapter and verse. */
const SPOKEN = new Set('am da ha he ho is la ma na so son'.split(' '));
/** Two letters that are nothing else. */
const SURE = new Set('dt gn jn lk lv mk mt ps rm ro'.split(' '));
/** Books whose name before a spelled number may as well be a thing or a person ("job one", "mark two"). */
export const NAMED_LIKE_THINGS = new Set(['Acts', 'Job', 'Judges', 'Mark', 'Ruth']);

const bare = (book: string): string => book.replace(/^\d /, '');
const key = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

interface Stem {
  name: string;
  forms: ReadonlySet<string>;
  /** "Corinthians" stands for two books, "John" for four. */
  books: string[];
}
const stems: Stem[] = [...new Set(Object.keys(bibleShape).map(bare))].map((stem) => ({
  name: key(stem),
  forms: new Set((SHORT[stem] ?? '').split(' ')),
  books: Object.keys(bibleShape).filter((book) => bare(book) === stem),
}));

/**
 * `plain`: the name could as well be plain speech, so that it needs a verse. `weak`: it needs a verse that exists, and
 * `spoken` a sign beside.
 */
type Trust = 'sure' | 'plain' | 'weak' | 'spoken';

const MIN_BEGINNING = 3;
const MIN_MENDED = 5;

/** The books of a stem that its number, or the want of one, may mean. */
const numbered = ({ books }: Stem, ordinal: string): string[] => {
  if (ordinal !== '') return books.filter((book) => book.startsWith(ordinal));
  return books.some((book) => !/^\d/.test(book)) ? books.slice(0, 1) : books;
};

/** Doubled letters are where most slips are; a plural is none. */
const squeezed = (name: string, like: string): string =>
  (like.endsWith('s') ? name : name.replace(/s$/, '')).replace(/(.)\1+/g, '$1');

/** The stem that a name of five letters or more was meant to be; null when it is like none, or like two. */
const mend = (name: string, known: readonly Stem[]): { stem: Stem; far: number } | null => {
  if (name.length < MIN_MENDED) return null;
  const [best, second] = known
    .flatMap((stem) => {
      const { length } = stem.name;
      const limit = length < MIN_MENDED || stem.name[0] !== name[0] ? -1 : length < 7 ? 1 : length < 9 ? 2 : 3;
      const far = limit < 0 ? 0 : edits(squeezed(name, stem.name), squeezed(stem.name, stem.name), limit);
      return far <= limit ? [{ stem, far }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return best === undefined || second?.far === best.far ? null : best;
};

/**
 * The books that `name` (letters only, lower case) may mean behind `ordinal` ('', '1', '2', '3'), the likeliest first; null
 * when it names none.
 */
export const findBook = (ordinal: string, name: string): { books: string[]; trust: Trust } | null => {
  const known = stems.filter(
    (stem) =>
      numbered(stem, ordinal).length > 0 &&
      (ordinal !== '' || numbered(stem, '').length === 1 || name.length >= MIN_MENDED),
  );
  const booksOf = (found: readonly Stem[]) => found.flatMap((stem) => numbered(stem, ordinal));
  const whole = known.filter(
    (stem) => stem.name === name || (/^songs?ofs[ao]/.test(name) && stem.name === 'songofsolomon'),
  );
  const short = known.filter((stem) => stem.forms.has(name));
  const begun = known.filter((stem) => name.length >= MIN_BEGINNING && stem.name.startsWith(name));
  const found = whole.length > 0 ? whole : [...new Set([...short, ...begun])];
  if (found.length > 0) {
    const unsure =
      ordinal === '' ? PLAIN.has(name) || (name.length === 2 && !SURE.has(name)) : /^(?:.|the)$/.test(name);
    const spoken = ordinal === '' && SPOKEN.has(name);
    return { books: booksOf(found), trust: spoken ? 'spoken' : unsure ? 'plain' : 'sure' };
  }
  const mended = mend(name, known);
  if (mended === null) return null;
  return { books: booksOf([mended.stem]), trust: mended.far <= 1 && name.length > 6 ? 'sure' : 'weak' };
};

/** Verses per chapter of a book, chapter 1 first. */
export const chaptersOf = (book: string): number[] => (bibleShape[book] ?? '').split(' ').filter(Boolean).map(Number);

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
