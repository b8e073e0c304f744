import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import Database from 'better-sqlite3';
import { books, packName, verseId } from '../../core/scripture/books.ts';
import { parseReference } from '../../core/scripture/reference.ts';
import type { VerseRow } from './checksums.ts';
import { ContentError } from './files.ts';

/** Quality 6 packs within a tenth of the best in a twentieth of the time: everyone who runs the build waits for it. */
const packing = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 6 },
};

/** Words of so many verses say little about which verse is meant; a search leaves them out where it can. */
const COMMON = 400;

/**
 * Writes the read-only verse file: the World English Bible, one compressed chapter a row; the bundled ESV excerpts; and a
 * full-text index. Built once: building it at each start would take the server half of the time it has (docs/proof.md P12).
 * Its hash stands beside it, so that the server refuses any other file.
 */
export const buildScripture = (file: string, esv: readonly VerseRow[]): void => {
  rmSync(file, { force: true });
  const db = new Database(file);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.exec(`
    CREATE TABLE chapters (id INTEGER PRIMARY KEY, verses BLOB NOT NULL);
    CREATE TABLE excerpts (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE common_words (word TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE VIRTUAL TABLE verse_words USING fts5 (text, content = '', tokenize = 'porter unicode61');
  `);
  db.transaction(() => {
    addChapters(db, new Map(addExcerpts(db, esv)));
  })();
  db.exec("INSERT INTO verse_words (verse_words) VALUES ('optimize')");
  addCommonWords(db);
  db.exec('VACUUM');
  db.close();
  writeFileSync(`${file}.sha256`, createHash('sha256').update(readFileSync(file)).digest('hex'));
};

/** Chapters as the product numbers them, each a list of verses. A blank verse is one this text does not have. */
const readWeb = (): Map<string, string[][]> => {
  const web = JSON.parse(readFileSync(join(import.meta.dirname, '../scripture/web.json'), 'utf8')) as Record<
    string,
    string[][]
  >;
  // The World English Bible has the closing doxology of Romans at 14:24-26; readers look for it at 16:25-27.
  web['Romans']?.[15]?.push(...(web['Romans'][13]?.splice(23) ?? []));
  return new Map(books.map((book) => [book, web[packName(book)] ?? []]));
};

/** What a verse is found by: its words, those of the ESV where it is bundled, and "Lord" for the Name. */
const wordsOf = (web: string, esv = ''): string => `${web.replaceAll('Yahweh', 'Yahweh Lord')} ${esv}`;

const addChapters = (db: Database.Database, excerpts: ReadonlyMap<number, string>) => {
  const addChapter = db.prepare('INSERT INTO chapters (id, verses) VALUES (?, ?)');
  const addWords = db.prepare('INSERT INTO verse_words (rowid, text) VALUES (?, ?)');
  for (const [book, chapters] of readWeb())
    for (const [index, verses] of chapters.entries()) {
      addChapter.run(verseId(book, index + 1, 0), brotliCompressSync(verses.join('\n'), packing));
      for (const [before, text] of verses.entries()) {
        const id = verseId(book, index + 1, before + 1);
        if (text) addWords.run(id, wordsOf(text, excerpts.get(id)));
      }
    }
};

const addExcerpts = (db: Database.Database, esv: readonly VerseRow[]): (readonly [number, string])[] => {
  const add = db.prepare('INSERT INTO excerpts (id, text) VALUES (?, ?)');
  return esv.map(([name, text]) => {
    const reference = parseReference(name);
    const [range] = reference?.ranges ?? [];
    if (!reference || !range) throw new ContentError(`content/scripture/esv.tsv\n  there is no ${name}`);
    const id = verseId(reference.book, range.chapter, range.verse);
    add.run(id, text);
    return [id, text] as const;
  });
};

const addCommonWords = (db: Database.Database) => {
  const all = new Set([...readWeb().values()].flat(2).flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []));
  const count = db.prepare('SELECT count(*) AS verses FROM verse_words WHERE verse_words MATCH ?');
  const add = db.prepare('INSERT INTO common_words (word) VALUES (?)');
  for (const word of all) if ((count.get(`"${word}"`) as { verses: number }).verses >= COMMON) add.run(word);
};
