import Database from 'better-sqlite3';
import type { Prayer } from '../../core/contract/journal.ts';
import { searchedWords } from '../../core/rules/journalFilter.ts';

/** Full-text search over prayers, in memory alone: on the disk their words are sealed. */
export interface Words {
  put(prayer: Prayer): void;
  remove(id: string): void;
  /** Ids of the prayers in which each word begins a word. */
  find(words: readonly string[]): Set<string>;
  close(): void;
}

export const openWords = (): Words => {
  const db = new Database(':memory:');
  // The words come ready for comparing; "ascii" parts them at nothing but the spaces between.
  db.exec(`CREATE VIRTUAL TABLE words USING fts5(text, content='', contentless_delete=1, detail=none,
    prefix='1 2 3', tokenize='ascii')`);
  const insert = db.prepare<[number, string]>('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const forget = db.prepare<[number]>('DELETE FROM words WHERE rowid = ?');
  const find = db.prepare<[string], number>('SELECT rowid FROM words WHERE words MATCH ?').pluck();
  const numbers = new Map<string, number>();
  const ids = new Map<number, string>();
  let last = 0;

  const remove = (id: string): void => {
    const number = numbers.get(id);
    if (number === undefined) return;
    forget.run(number);
    numbers.delete(id);
    ids.delete(number);
  };

  return {
    remove,
    put(prayer) {
      remove(prayer.id);
      last++;
      numbers.set(prayer.id, last);
      ids.set(last, prayer.id);
      insert.run(last, searchedWords(prayer).join(' '));
    },
    find(words) {
      const found = new Set<string>();
      for (const number of find.all(words.map((word) => `"${word}"*`).join(' AND '))) {
        const id = ids.get(number);
        if (id !== undefined) found.add(id);
      }
      return found;
    },
    close: () => void db.close(),
  };
};
