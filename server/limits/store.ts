import { sqlByShape } from '../db/build.ts';
import { query, type Queries, type RowOf } from '../db/db.ts';

/** One counter that a search is charged to, and how far it may go on one day. */
export interface Charge {
  subject: string;
  ceiling: number;
}

/** What has been used today under a subject. */
export function* usedToday(day: string, subject: string): Queries<number> {
  const [row] = yield* query<RowOf<'search_counts', 'used'>>(
    'SELECT used FROM search_counts WHERE day = ? AND subject = ?',
    day,
    subject,
  );
  return row?.used ?? 0;
}

/** Takes one search of a subject's back. */
export const uncharge = (day: string, subject: string): Queries<unknown> =>
  query('UPDATE search_counts SET used = used - 1 WHERE day = ? AND subject = ? AND used > 0', day, subject);

/**
 * Takes back that a search of a subject's was recorded. Gives how many are left; null where nothing was counted any more.
 */
export function* unrecord(day: string, subject: string): Queries<number | null> {
  const [row] = yield* query<RowOf<'search_counts', 'recorded'>>(
    'UPDATE search_counts SET recorded = recorded - 1 WHERE day = ? AND subject = ? AND recorded > 0 RETURNING recorded',
    day,
    subject,
  );
  return row?.recorded ?? null;
}

export const chargeSql = sqlByShape<number>([1, 3], (knex, subjects) =>
  knex.raw(
    `INSERT INTO search_counts (day, subject, used, ceiling, recorded)
     VALUES ${Array(subjects).fill('(?, ?, 1, ?, 1)').join(', ')}
     ON CONFLICT (day, subject) DO UPDATE
     SET used = search_counts.used + 1, ceiling = excluded.ceiling, recorded = search_counts.recorded + 1
     WHERE search_counts.used < excluded.ceiling RETURNING subject, used, recorded`,
  ),
);

/** A subject's counts of a day: what a refund lowers, and what it leaves. */
type Counted = RowOf<'search_counts', 'used' | 'recorded'>;

/**
 * Charges one search to every subject in one statement and gives each one's new counts; null when any of them stands at
 * its ceiling. The WHERE of the update is checked again under the row lock, so that parallel requests never go over.
 * After a null the caller must roll back, or the subjects that were not at their ceiling stay charged.
 */
export function* charge(day: string, charges: readonly Charge[]): Queries<Map<string, Counted> | null> {
  // One order for everyone, or two requests could wait for each other's rows.
  const sorted = [...charges].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const rows = yield* query<RowOf<'search_counts', 'subject' | 'used' | 'recorded'>>(
    chargeSql(sorted.length),
    ...sorted.flatMap(({ subject, ceiling }) => [day, subject, ceiling]),
  );
  return rows.length === sorted.length ? new Map(rows.map(({ subject, ...counted }) => [subject, counted])) : null;
}

/** Removes up to `limit` counters of days before `day`, and gives how many: nothing limits a day that is over. */
export function* removeCountsBefore(day: string, limit: number): Queries<number> {
  const rows = yield* query(
    `DELETE FROM search_counts WHERE (day, subject) IN
       (SELECT day, subject FROM search_counts WHERE day < ? ORDER BY day, subject LIMIT ?) RETURNING day`,
    day,
    limit,
  );
  return rows.length;
}
