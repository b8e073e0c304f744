import type { Before } from '../../core/contract/paging.ts';
import { value } from '../db/build.ts';
import { query, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';
import { prayerColumns, type PrayerRow } from './view.ts';

/**
 * What changed after a revision, tombstones too, in the order of the changes. The bytes are summed up before any text is
 * read, so that nobody can have the server load more than a page; the first prayer is always in it.
 */
export const prayersSince = (userId: string, since: number, limit: PageLimit): Queries<PrayerRow[]> =>
  query<PrayerRow>(
    `SELECT ${prayerColumns} FROM prayers WHERE user_id = ? AND revision > ? AND revision <= (
       SELECT max(revision) FROM (
         SELECT revision, bytes, sum(bytes) OVER (ORDER BY revision) AS together FROM (
           SELECT revision, bytes FROM prayers WHERE user_id = ? AND revision > ? ORDER BY revision LIMIT ?
         ) AS several
       ) AS summed WHERE together <= ? OR together = bytes)
     ORDER BY revision`,
    userId,
    since,
    userId,
    since,
    limit.rows,
    limit.bytes,
  );

/** How far the server knows a journal. */
export interface Known {
  /** The last change at or before a revision that a device was told of; 0 when there is none. */
  until: number;
  /** The revision of the prayer that changed last; 0 when there is none. */
  latest: number;
}

/**
 * `seen` is the latest revision that a device was told of. What is older than the last change that was swept is taken on
 * its word: nobody can look it up any more, and all that came of it is in the prayers themselves.
 */
export function* readKnown(userId: string, seen: number): Queries<Known> {
  const [row] = yield* query<Record<'created' | 'changed' | 'swept' | 'latest', number | null>>(
    `SELECT (SELECT max(created_revision) FROM prayers WHERE user_id = ? AND created_revision <= ?) AS created,
       (SELECT max(revision) FROM prayer_changes WHERE user_id = ? AND revision <= ?) AS changed,
       (SELECT swept FROM journals WHERE user_id = ?) AS swept,
       (SELECT max(revision) FROM prayers WHERE user_id = ?) AS latest`,
    userId,
    seen,
    userId,
    seen,
    userId,
    userId,
  );
  const until = Math.max(row?.created ?? 0, row?.changed ?? 0, Math.min(row?.swept ?? 0, seen));
  return { until, latest: row?.latest ?? 0 };
}

/** Where the list goes on after a prayer; undefined when there is no such prayer. */
export function* placeOf(userId: string, id: string): Queries<Before | undefined> {
  const [row] = yield* query<RowOf<'prayers', 'created_at'>>(
    'SELECT created_at FROM prayers WHERE id = ? AND user_id = ?',
    id,
    userId,
  );
  return row && { createdAt: row.created_at, id };
}

const escaped = (text: string) => text.replace(/[!%_]/g, (sign) => `!${sign}`);

export const prayersSql = newestFirst(
  { table: 'prayers', columns: prayerColumns, size: 'bytes' },
  {
    byUser: (prayers) => prayers.where('user_id', value).whereNull('deleted_at'),
    byUserAndWords: (prayers) =>
      prayers.where('user_id', value).whereNull('deleted_at').whereRaw("search_text LIKE ? ESCAPE '!'", [value]),
  },
);

/** Those behind a place. `words`: normalised text to look for. */
export const listPrayers = (userId: string, after: Before, limit: PageLimit, words?: string): Queries<PrayerRow[]> => {
  const page = pageValues(after, limit);
  return words
    ? query<PrayerRow>(prayersSql('byUserAndWords'), userId, `%${escaped(words)}%`, ...page)
    : query<PrayerRow>(prayersSql('byUser'), userId, ...page);
};
