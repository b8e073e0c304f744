import { randomInt } from 'node:crypto';
import { query, type Db, type Queries } from '../db/db.ts';

/** On PostgreSQL one row for a day would have every search wait for another; SQLite has one writer. */
const SHARDS = 16;

/**
 * Makes what adds to a day's counts, in the transaction of the search. Its row comes last of all that a transaction takes: who
 * has it ends at once.
 */
export const createCountSearches =
  (engine: Db['engine']) =>
  (day: string, searches: number, people: number): Queries<unknown> =>
    query(
      `INSERT INTO search_days (day, shard, searches, people) VALUES (?, ?, ?, ?) ON CONFLICT (day, shard) DO UPDATE
       SET searches = search_days.searches + excluded.searches, people = search_days.people + excluded.people`,
      day,
      engine === 'sqlite' ? 0 : randomInt(SHARDS),
      searches,
      people,
    );
