import Database from 'better-sqlite3';
import type { Prayer } from '../../core/contract/journal.ts';
import { searchedWords, soughtWords, type JournalFilter } from '../../core/rules/journalFilter.ts';

/** Full-text search over prayers, in memory alone: on the disk their words are sealed. */
export interface Words {
  put(prayer: Prayer): void;
  remove(id: string): void;
  /** Ids of the newest prayers that a filter lets through, and how many there are in all. */
  find(filter: JournalFilter, most: number): { ids: string[]; found: number };
  close(): void;
}

/** Prayers of one millisecond get the numbers behind it. */
const PLACES = 1024;

/** What a prayer can be narrowed by, as words that nobody can type: a sign of no script stands before them. */
const category = (name: string) => `\uE000c${Buffer.from(name).toString('hex')}`;
const tag = (name: string) => `\uE000t${Buffer.from(name).toString('hex')}`;
const which = (answered: boolean) => (answered ? '\uE000answered' : '\uE000open');

const textOf = (prayer: Prayer): string =>
  [
    ...searchedWords(prayer),
    category(prayer.category),
    ...prayer.tags.map(tag),
    which(prayer.answeredAt !== null),
  ].join(' ');

/** In FTS5's language. Empty when a filter lets everything through. */
const matchOf = (filter: JournalFilter): string =>
  [
    ...soughtWords(filter.words).map((word) => `"${word}"*`),
    ...(filter.category ? [`"${category(filter.category)}"`] : []),
    ...(filter.tag ? [`"${tag(filter.tag)}"`] : []),
    ...(filter.which === 'all' ? [] : [`"${which(filter.which === 'answered')}"`]),
  ].join(' AND ');

export const openWords = (): Words => {
  const db = new Database(':memory:');
  // The words come ready for comparing; "ascii" parts them at nothing but the spaces between.
  db.exec(`CREATE VIRTUAL TABLE words USING fts5(text, content='', contentless_delete=1, detail=none,
    prefix='1 2 3', tokenize='ascii')`);
  const insert = db.prepare<[number, string]>('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const forget = db.prepare<[number]>('DELETE FROM words WHERE rowid = ?');
  // The number of a prayer says how old it is, so that the newest are found first.
  const newest = db
    .prepare<[string, number], number>('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ?')
    .pluck();
  const count = db.prepare<[string], number>('SELECT count(*) FROM words WHERE words MATCH ?').pluck();
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
    find(filter, most) {
      const match = matchOf(filter);
      if (!match) {
        const all = [...ids].sort(([one], [other]) => other - one);
        return { ids: all.slice(0, most).map(([, id]) => id), found: all.length };
      }
      const found = newest.all(match, most).flatMap((number) => ids.get(number) ?? []);
      return { ids: found, found: found.length < most ? found.length : (count.get(match) ?? 0) };
    },
    close: () => void db.close(),
  };
};
