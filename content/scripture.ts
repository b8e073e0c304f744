import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { VerseRow } from './files.ts';

/**
 * Writes the read-only verse file: every verse of the World English Bible, the bundled ESV excerpts beside them, and a
 * full-text index. Built once, so that the server never builds an index while someone waits (P12).
 */
export const buildScripture = (file: string, esv: VerseRow[]): void => {
  const web = JSON.parse(readFileSync(join(import.meta.dirname, 'scripture/web.json'), 'utf8')) as Record<string, string[][]>;
  const excerpts = new Map(esv);
  rmSync(file, { force: true });
  const db = new Database(file);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.exec(`
    CREATE TABLE verses (id INTEGER PRIMARY KEY, book TEXT NOT NULL, chapter INTEGER NOT NULL, verse INTEGER NOT NULL,
      web TEXT NOT NULL, esv TEXT, UNIQUE (book, chapter, verse));
    CREATE VIRTUAL TABLE verse_words USING fts5 (text, content = '', tokenize = 'porter unicode61');
  `);
  const addVerse = db.prepare('INSERT INTO verses (book, chapter, verse, web, esv) VALUES (?, ?, ?, ?, ?)');
  const addWords = db.prepare('INSERT INTO verse_words (rowid, text) VALUES (?, ?)');
  db.transaction(() => {
    for (const [book, chapters] of Object.entries(web))
      for (const [c, verses] of chapters.entries())
        for (const [v, text] of verses.entries()) {
          const reference = `${book} ${c + 1}:${v + 1}`;
          const { lastInsertRowid } = addVerse.run(book, c + 1, v + 1, text, excerpts.get(reference) ?? null);
          if (text) addWords.run(lastInsertRowid, text);
        }
    // The World English Bible has the closing doxology of Romans at 14:24-26; readers look for it at 16:25-27.
    for (let verse = 25; verse <= 27; verse++)
      addVerse.run('Romans', 16, verse, web['Romans']?.[13]?.[verse - 2] ?? '', excerpts.get(`Romans 16:${verse}`) ?? null);
  })();
  db.exec("INSERT INTO verse_words (verse_words) VALUES ('optimize')");
  db.close();
};
