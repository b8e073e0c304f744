import { query, type Queries, type RowOf } from '../db/db.ts';

/** Sums over days, and of those from one day to another. */
export interface Sums {
  total: number;
  within: number;
}

export function* sumSearches(from: string, to: string): Queries<Sums> {
  const [row] = yield* query<Sums>(
    `SELECT CAST(coalesce(sum(searches), 0) AS bigint) AS total,
       CAST(coalesce(sum(CASE WHEN day BETWEEN ? AND ? THEN searches ELSE 0 END), 0) AS bigint) AS within
     FROM search_days`,
    from,
    to,
  );
  return row ?? { total: 0, within: 0 };
}

export function* sumRegistrations(from: string, to: string): Queries<number> {
  const [row] = yield* query<{ count: number }>(
    'SELECT CAST(coalesce(sum(registrations), 0) AS bigint) AS count FROM registration_days WHERE day BETWEEN ? AND ?',
    from,
    to,
  );
  return row?.count ?? 0;
}

/** Accounts that exist, without provisional ones. */
export function* countAccounts(): Queries<number> {
  const [row] = yield* query<{ count: number }>('SELECT count(*) AS count FROM users WHERE email_key IS NOT NULL');
  return row?.count ?? 0;
}

/** The sum of all stars, and how many gave some. */
export function* sumRatings(): Queries<{ sum: number; count: number }> {
  const [row] = yield* query<{ sum: number; count: number }>(
    `SELECT CAST(coalesce(sum(rating), 0) AS bigint) AS sum, count(*) AS count FROM feedback WHERE rating IS NOT NULL`,
  );
  return row ?? { sum: 0, count: 0 };
}

export const searchDays = (from: string, to: string) =>
  query<{ day: string; searches: number; people: number }>(
    `SELECT day, CAST(sum(searches) AS bigint) AS searches, CAST(sum(people) AS bigint) AS people
     FROM search_days WHERE day BETWEEN ? AND ? GROUP BY day`,
    from,
    to,
  );

export const registrationDays = (from: string, to: string) =>
  query<RowOf<'registration_days', 'day' | 'registrations'>>(
    'SELECT day, registrations FROM registration_days WHERE day BETWEEN ? AND ?',
    from,
    to,
  );

/** Who registered since a moment and has premium or family now, bought or granted: how many, by the number of their UTC day. */
export const premiumDays = (since: number, now: number) =>
  query<{ day: number; count: number }>(
    `SELECT CAST(created_at / 86400000 AS integer) AS day, count(*) AS count FROM users
     WHERE (role = 'premium' OR subscription_tier IS NOT NULL) AND email_key IS NOT NULL AND created_at >= ?
       AND (role = 'premium' OR (subscription_tier IN ('premium', 'family') AND subscription_until > ?))
     GROUP BY 1`,
    since,
    now,
  );
