import Database from 'better-sqlite3';
import type { Prayer } from '../../core/contract/journal.ts';

/** Full-text search over prayers, in memory alone: on the disk their words are sealed. */
export interface Words {
  put(prayer: Prayer): void;
  remove(id: string): void;
  /** Ids of the prayers in which each word begins a word somewhere, newest first. */
  find(text: string, most: number): string[];
  close(): void;
}

const MOST_WORDS = 12;
/** Prayers of one millisecond get the numbers behind it. */
const PLACES = 1024;

const textOf = ({ title, content, category, tags, answerStory, updates, conflicts }: Prayer): string =>
  [
    title,
    content,
    category,
    ...tags,
    answerStory ?? '',
    ...updates.map(({ text }) => text),
    ...conflicts.flatMap((copy) => [copy.title, copy.content]),
  ].join('\n');

export const openWords = (): Words => {
  const db = new Database(':memory:');
  db.exec(`CREATE VIRTUAL TABLE words USING fts5(text, content='', contentless_delete=1, detail=none,
    prefix='1 2 3', tokenize="unicode61 remove_diacritics 2")`);
  const insert = db.prepare<[number, string]>('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const forget = db.prepare<[number]>('DELETE FROM words WHERE rowid = ?');
  // The number of a prayer says how old it is, so that the newest are found first.
  const find = db
    .prepare<[string, number], number>('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ?')
    .pluck();
  const numbers = new Map<string, number>();
  const ids = new Map<number, string>();

  const numberFor = (createdAt: string): number => {
    const time = Date.parse(createdAt);
    let number = (Number.isNaN(time) ? 0 : Math.max(0, time)) * PLACES;
    while (ids.has(number)) number++;
    return number;
  };
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
      const number = numberFor(prayer.createdAt);
      numbers.set(prayer.id, number);
      ids.set(number, prayer.id);
      insert.run(number, textOf(prayer));
    },
    find(text, most) {
      const words = text.match(/[\p{L}\p{N}\p{Mn}]+/gu) ?? [];
      if (words.length === 0) return [];
      const query = words.slice(0, MOST_WORDS).map((word) => `"${word}"*`);
      return find.all(query.join(' AND '), most).flatMap((number) => ids.get(number) ?? []);
    },
    close: () => void db.close(),
  };
};
