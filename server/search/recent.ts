import { createHmac } from 'node:crypto';
import type { Before } from '../../core/contract/paging.ts';
import type { Person } from '../http/identity/person.ts';
import { zeroResultSubject } from '../limits/service.ts';
import { value } from '../db/build.ts';
import { query, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';

/** One search as its person sees it again. */
export type RecentSearch = RowOf<'searches', 'query' | 'created_at'>;

/** A person's searches, each wording once with its latest time, newest first. Cleared ones have no text to show. */
export const listRecent = (userId: string, limit: number): Queries<RecentSearch[]> =>
  query<RecentSearch>(
    `SELECT query, created_at FROM (
       SELECT id, query, created_at,
         row_number() OVER (PARTITION BY normalized_query ORDER BY created_at DESC, id DESC) AS place
       FROM searches WHERE user_id = ? AND covers IS NULL
     ) AS ranked WHERE place = 1 ORDER BY created_at DESC, id DESC LIMIT ?`,
    userId,
    limit,
  );

export const searchesSql = newestFirst(
  { table: 'searches', columns: 'id, query, created_at', size: '100 + octet_length(query)' },
  { byUser: (searches) => searches.where('user_id', value).whereNull('covers') },
);

/** Searches of a person whose text is still there, newest first. */
export const searchesOf = (
  userId: string,
  before: Before,
  limit: PageLimit,
): Queries<RowOf<'searches', 'id' | 'query' | 'created_at'>[]> =>
  query(searchesSql('byUser'), userId, ...pageValues(before, limit));

/** Removes a person's searches of the days before `day`, and those days' counters: nothing limits a day that is over. */
export function* removeSearchesBefore(userId: string, day: string): Queries<void> {
  yield* query(
    `DELETE FROM search_counts WHERE (day, subject) IN
       (SELECT day, person FROM searches WHERE user_id = ? AND day < ?)`,
    userId,
    day,
  );
  yield* query('DELETE FROM search_counts WHERE subject = ? AND day < ?', zeroResultSubject(`user:${userId}`), day);
  yield* query('DELETE FROM searches WHERE user_id = ? AND day < ?', userId, day);
}

/** Removes at most `limit` searches that are over: of visitors and kiosks before one day, of members before another. Gives how many. */
export function* removeOver(ofVisitors: string, ofMembers: string, limit: number): Queries<number> {
  const rows = yield* query(
    `DELETE FROM searches WHERE id IN
       (SELECT id FROM searches WHERE day < ? AND (user_id IS NULL OR day < ?) LIMIT ?) RETURNING day`,
    ofVisitors,
    ofMembers,
    limit,
  );
  return rows.length;
}

/**
 * Clearing takes the text away and keeps what the day's limit needs: the counter, and the ticket. Of a search of today its
 * words stay as a digest, so that repeating them is still free, and so do the titles its ticket covers (`coveredTitles`).
 * The digests are keyed with our secret and the person: nobody can try words on them, and no two people's are alike, so
 * that they never meet in the trends.
 */
export const createForgetting = (secret: string, coveredTitles: (normalizedQuery: string) => string[]) => {
  const digestOf = (person: Person, normalizedQuery: string): string =>
    createHmac('sha256', secret).update(`cleared:${person.key}:${normalizedQuery}`).digest('base64url');

  return {
    digestOf,

    *clear(person: Person, userId: string, today: string): Queries<void> {
      yield* removeSearchesBefore(userId, today);
      const rows = yield* query<RowOf<'searches', 'id' | 'normalized_query'>>(
        'SELECT id, normalized_query FROM searches WHERE user_id = ? AND day = ? AND covers IS NULL',
        userId,
        today,
      );
      for (const { id, normalized_query: words } of rows) {
        const covers = [words, ...coveredTitles(words)].map((each) => digestOf(person, each));
        yield* query(
          `UPDATE searches SET query = '', normalized_query = ?, covers = ?, led_to = '' WHERE id = ?`,
          covers[0],
          covers.join(' '),
          id,
        );
      }
    },
  };
};
