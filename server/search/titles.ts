import type { Library } from '../../core/contract/library.ts';
import type { Matcher } from '../../core/matching/types.ts';
import { sqlByShape, value } from '../db/build.ts';
import { query, type Db, type Queries, type RowOf } from '../db/db.ts';

/** Looked up in one go: matching takes a part of a millisecond each, and others wait meanwhile. */
const AT_ONCE = 20;

/** One network counts for no more people than this on one day, however many accounts it registers. */
const MAX_PEOPLE_PER_NETWORK = 2;

type Unread = RowOf<'searches', 'id' | 'normalized_query'>;

/**
 * Gives the challenge that words lead to, '' for none. A typed reference has none, since a list of verses could be made to
 * say something, and neither have words of danger.
 */
export const createTitleOf = (library: Library, matcher: Matcher): ((words: string) => string) => {
  const topics = new Map(library.topics.map(({ id, challenge }) => [id, challenge]));
  return (words) => {
    const match = matcher.match(words);
    if (match.kind === 'challenge') return match.id;
    return match.kind === 'topic' ? (topics.get(match.id) ?? '') : '';
  };
};

/** Makes the job that looks up what searches led to, once they are answered: nobody waits for it. */
export const createTitleReader = (db: Db, titleOf: (words: string) => string) => {
  /** Looks up what has not been looked up yet. */
  return async (isStopping: () => boolean): Promise<void> => {
    while (!isStopping()) {
      const rows = await db.read(() => unread(AT_ONCE));
      const ids = new Map<string, string[]>();
      for (const { id, normalized_query: words } of rows) {
        const led = titleOf(words);
        ids.set(led, [...(ids.get(led) ?? []), id]);
      }
      if (ids.size > 0)
        await db.write(function* () {
          for (const [led, searches] of ids) yield* setLedTo(searches, led);
        });
      if (rows.length < AT_ONCE) return;
    }
  };
};

const unread = (limit: number): Queries<Unread[]> =>
  query<Unread>('SELECT id, normalized_query FROM searches WHERE led_to IS NULL LIMIT ?', limit);

export const setLedToSql = sqlByShape<number>([1, AT_ONCE], (knex, searches) =>
  knex('searches').update('led_to', value).whereNull('led_to').whereIn('id', Array(searches).fill(value)),
);

function* setLedTo(ids: readonly string[], challenge: string): Queries<void> {
  // One that was cleared meanwhile stays out.
  yield* query(setLedToSql(ids.length), challenge, ...ids);
}

/**
 * What was searched for since a day, by at least `people` different people, the most first. An account counts once in all
 * that time. A visitor is a network, whose name changes daily: the busiest day counts, or one network would be seven.
 */
export const mostSearched = (
  sinceDay: string,
  people: number,
  limit: number,
): Queries<{ id: string; people: number }[]> =>
  query<{ id: string; people: number }>(
    `WITH networks AS (
       SELECT led_to, day, network, count(DISTINCT user_id) AS accounts, max(CASE WHEN user_id IS NULL THEN 1 ELSE 0 END) AS visitor
       FROM searches WHERE day >= ? AND led_to <> '' GROUP BY led_to, day, network),
     days AS (
       SELECT led_to, day, sum(visitor) AS visitors,
         sum(CASE WHEN accounts > ? THEN ? ELSE accounts END) AS accounts
       FROM networks GROUP BY led_to, day),
     bounded AS (SELECT led_to, max(visitors) AS visitors, sum(accounts) AS accounts FROM days GROUP BY led_to),
     distinctly AS (
       SELECT led_to, count(DISTINCT user_id) AS accounts FROM searches WHERE day >= ? AND led_to <> '' GROUP BY led_to),
     counted AS (
       SELECT bounded.led_to AS id, bounded.visitors +
         CASE WHEN bounded.accounts < distinctly.accounts THEN bounded.accounts ELSE distinctly.accounts END AS people
       FROM bounded JOIN distinctly ON distinctly.led_to = bounded.led_to)
     SELECT id, CAST(people AS integer) AS people FROM counted WHERE people >= ? ORDER BY people DESC, id LIMIT ?`,
    sinceDay,
    MAX_PEOPLE_PER_NETWORK,
    MAX_PEOPLE_PER_NETWORK,
    sinceDay,
    people,
    limit,
  );
