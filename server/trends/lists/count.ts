import { query, type Queries } from '../../db/db.ts';

/** Which searches are counted, and what must be there of them. */
export interface Week {
  /** The first day and the last one. */
  from: string;
  to: string;
  /** Different people that must have searched for something before it is listed. */
  minPeople: number;
}

export interface Counted {
  /** Challenges that searches led to, the most first. */
  topics: { id: string; people: number }[];
  /** What was typed, in its commonest wording, the most first. Nobody has looked yet whether it may be shown. */
  queries: { query: string; people: number }[];
}

/** One network counts for no more accounts than this on one day, however many it registers. */
const MAX_PEOPLE_PER_NETWORK = 2;
/** More than are shown: some may not be, and titles go. */
const MAX_TOPICS = 50;
const MAX_QUERIES = 200;

/**
 * How many different people searched for each thing. An account counts once in all that time, and so does a kiosk. A visitor is a
 * network, whose name changes daily: the busiest day counts, or one network would be seven.
 */
const peopleBy = <Column extends string>(column: Column) =>
  `WITH busy AS (
     SELECT ${column} AS entry FROM searches
     WHERE day BETWEEN ? AND ? AND covers IS NULL AND ${column} <> '' GROUP BY ${column} HAVING count(*) >= ?),
   week AS (
     SELECT entry, day, network, query, user_id, CASE WHEN person LIKE 'kiosk:%' THEN person END AS kiosk,
       CASE WHEN person LIKE 'visitor:%' THEN 1 ELSE 0 END AS visitor
     FROM searches JOIN busy ON entry = ${column} WHERE day BETWEEN ? AND ? AND covers IS NULL),
   networks AS (
     SELECT entry, day, network, count(DISTINCT user_id) AS accounts, max(visitor) AS visitor
     FROM week GROUP BY entry, day, network),
   days AS (
     SELECT entry, day, sum(visitor) AS visitors,
       sum(CASE WHEN accounts > ${MAX_PEOPLE_PER_NETWORK} THEN ${MAX_PEOPLE_PER_NETWORK} ELSE accounts END) AS accounts
     FROM networks GROUP BY entry, day),
   bounded AS (SELECT entry, max(visitors) AS visitors, sum(accounts) AS accounts FROM days GROUP BY entry),
   distinctly AS (
     SELECT entry, count(DISTINCT user_id) AS accounts, count(DISTINCT kiosk) AS kiosks FROM week GROUP BY entry),
   counted AS (
     SELECT bounded.entry AS entry, bounded.visitors + distinctly.kiosks +
       CASE WHEN bounded.accounts < distinctly.accounts THEN bounded.accounts ELSE distinctly.accounts END AS people
     FROM bounded JOIN distinctly ON distinctly.entry = bounded.entry),
   chosen AS (SELECT entry, people FROM counted WHERE people >= ? ORDER BY people DESC, entry LIMIT ?)` as const;

const valuesOf = ({ from, to, minPeople }: Week, limit: number) =>
  [from, to, minPeople, from, to, minPeople, limit] as const;

const byTitle = peopleBy('led_to');
const byWords = peopleBy('normalized_query');

const countTopics = (week: Week): Queries<Counted['topics']> =>
  query<Counted['topics'][number]>(
    `${byTitle} SELECT entry AS id, CAST(people AS integer) AS people FROM chosen ORDER BY people DESC, entry`,
    ...valuesOf(week, MAX_TOPICS),
  );

const countQueries = (week: Week): Queries<Counted['queries']> =>
  query<Counted['queries'][number]>(
    `${byWords},
     wordings AS (
       SELECT week.entry AS entry, query, row_number() OVER (PARTITION BY week.entry ORDER BY count(*) DESC, query) AS place
       FROM week JOIN chosen ON chosen.entry = week.entry GROUP BY week.entry, query)
     SELECT query, CAST(people AS integer) AS people FROM chosen JOIN wordings ON wordings.entry = chosen.entry
     WHERE place = 1 ORDER BY people DESC, chosen.entry`,
    ...valuesOf(week, MAX_QUERIES),
  );

/** Counts a week's searches. It takes long where there are many. */
export function* countWeek(week: Week): Queries<Counted> {
  return { topics: yield* countTopics(week), queries: yield* countQueries(week) };
}
