import { query, type Db } from '../../db/db.ts';

interface Activity {
  searches: number;
  feedback: number;
  /** Accounts of insertUsers.ts, who made a third of the searches. */
  people: number;
  /** What searches led to. */
  challenges: readonly string[];
  /** Milliseconds since the epoch: the moment it all leads up to. */
  until: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** How many days back the searches and the feedback go. */
const DAYS = 30;
/** So many rows at once: a whole million would wait in memory for its commit. */
const BATCH = 100_000;

/**
 * Fills searches, feedback and the counts of their days for benchmarks. A third of the searches are of a thousand words that many
 * people use, the others of a person's own; every tenth account has premium.
 */
export const insertActivity = async (db: Db, { searches, feedback, people, challenges, until }: Activity) => {
  const sqlite = db.engine === 'sqlite';
  const numbers = sqlite
    ? 'WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n'
    : 'SELECT CAST(i AS bigint) AS i FROM generate_series(CAST(? AS integer), CAST(? AS integer)) AS s(i)';
  const digits = sqlite ? `printf('%012d', i)` : `lpad(CAST(i AS text), 12, '0')`;
  const dayOf = (moment: string) =>
    sqlite
      ? `strftime('%Y-%m-%d', ${moment} / 1000, 'unixepoch')`
      : `to_char(to_timestamp(${moment} / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const each = async (sql: string, count: number) => {
    for (let from = 1; from <= count; from += BATCH)
      await db.write(() => query(`${sql} FROM (${numbers}) AS numbers`, from, Math.min(count, from + BATCH - 1)));
  };
  const moment = (count: number) => `(${until - DAYS * DAY} + i * ${Math.floor((DAYS * DAY) / count)})`;
  const user = (number: string) =>
    `'10000000-0000-4000-8000-' || ${sqlite ? `printf('%012d', ${number})` : `lpad(CAST(${number} AS text), 12, '0')`}`;
  const byMember = 'i % 3 = 0';
  const memberId = user(`1 + (i * 7919) % ${people}`);
  const words = `CASE WHEN i % 3 = 1 THEN 'word ' || (i % 997) ELSE 'a trouble of my own, ' || i END`;
  const ledTo = challenges.map((id, index) => `WHEN ${index} THEN '${id}'`).join(' ');

  await each(
    `INSERT INTO searches (id, day, created_at, person, network, user_id, query, normalized_query, is_life_note, led_to)
     SELECT '40000000-0000-4000-8000-' || ${digits}, ${dayOf(moment(searches))}, ${moment(searches)},
       CASE WHEN ${byMember} THEN 'user:' || ${memberId} ELSE 'visitor:' || i END, 'net:' || (i % 50021),
       CASE WHEN ${byMember} THEN ${memberId} END, ${words}, ${words}, 0,
       CASE i % ${challenges.length * 2} ${ledTo} ELSE '' END`,
    searches,
  );
  await each(
    `INSERT INTO feedback (id, user_id, created_at, search_query, feedback_type, rating, comments)
     SELECT '50000000-0000-4000-8000-' || ${digits}, ${memberId}, ${moment(feedback)}, 'word ' || (i % 997), 'helpful',
       CASE WHEN i % 5 > 0 THEN i % 5 + 1 END, CASE WHEN i % 3 = 0 THEN 'Number ' || i || ' of many words of thanks.' END`,
    feedback,
  );
  await db.write(function* () {
    yield* query(
      `INSERT INTO search_days (day, shard, searches, people)
       SELECT day, 0, count(*), count(DISTINCT person) FROM searches GROUP BY day`,
    );
    yield* query(
      `INSERT INTO registration_days (day, registrations)
       SELECT ${dayOf('created_at')}, count(*) FROM users WHERE email_key IS NOT NULL GROUP BY 1`,
    );
  });
  if (!sqlite)
    for (const table of ['searches', 'feedback', 'users'] as const) await db.knex.raw(`VACUUM ANALYZE ${table}`);
};
