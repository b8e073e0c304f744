import { query, type Db } from '../../db/db.ts';

interface Joined {
  /** When the last one joined, and how long after the one before it; in milliseconds. */
  until: number;
  apart: number;
}

/**
 * Adds `count` accounts, each a millisecond older than the one before it: "Many 7", "One of many 7", many7@example.org. Every tenth
 * of those that joined otherwise has premium.
 */
export const insertUsers = async (db: Db, count: number, joined?: Joined): Promise<void> => {
  const { until, apart } = joined ?? { until: 1_700_000_000_000, apart: 1 };
  const role = joined ? "CASE WHEN i % 10 = 7 THEN 'premium' ELSE 'registered' END" : "'registered'";
  const numbers =
    db.engine === 'sqlite'
      ? 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n'
      : 'SELECT i FROM generate_series(1, CAST(? AS integer)) AS s(i)';
  const digits = db.engine === 'sqlite' ? `printf('%012d', i)` : `lpad(CAST(i AS text), 12, '0')`;
  await db.write(() =>
    query(
      `INSERT INTO users (id, email, email_key, nickname, display_name, birth_date, role, created_at, search_text)
       SELECT '10000000-0000-4000-8000-' || ${digits}, 'many' || i || '@example.org', 'many' || i || '@example.org',
         'Many ' || i, 'One of many ' || i, '1990-05-17', ${role}, ${until} - CAST(i AS bigint) * ${apart},
         'many ' || i || '${'\n'}one of many ' || i || '${'\n'}many' || i || '@example.org'
       FROM (${numbers}) AS numbers`,
      count,
    ),
  );
  if (db.engine === 'postgres') await db.read(() => query('ANALYZE users'));
};
