import { findCrisis } from '../../core/matching/crisis.ts';
import type { Matcher } from '../../core/matching/types.ts';
import type { Library } from '../../core/contract/library.ts';
import { utcDay } from '../../core/rules/time.ts';
import type { Db } from '../db/db.ts';
import { topQueries } from './store.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** How long a list is served before it is counted again, in milliseconds. */
const FRESH = 60_000;
const LISTED = 10;
/** How many of the most made queries are looked through for topics. */
const CONSIDERED = 200;

export interface Trends {
  weekly(): Promise<{ query: string; count: number }[]>;
  trending(): Promise<{ id: string; title: string }[]>;
}

interface Parts {
  db: Db;
  library: Library;
  matcher: Matcher;
  /** Different people that must have made a query before it is shown (decision 19). */
  minPeople: number;
  now: () => number;
}

/** What many people searched this week. Words of danger and queries of a few people never appear (decision 19). */
export const createTrends = ({ db, library, matcher, minPeople, now }: Parts): Trends => {
  let kept: { until: number; queries: Promise<{ query: string; count: number }[]> } | undefined;

  const popular = () => {
    const moment = now();
    if (!kept || kept.until <= moment) {
      const queries = db.read(() => topQueries(utcDay(moment - WEEK), minPeople, CONSIDERED));
      kept = { until: moment + FRESH, queries: queries.then((rows) => rows.filter(({ query }) => !findCrisis(query))) };
      kept.queries.catch(() => (kept = undefined));
    }
    return kept.queries;
  };

  return {
    async weekly() {
      const queries = await popular();
      if (queries.length > 0) return queries.slice(0, LISTED);
      return library.weekly.map((query) => ({ query, count: 0 }));
    },
    async trending() {
      const counts = new Map<string, number>();
      for (const { query, count } of await popular()) {
        const match = matcher.match(query);
        if (match.kind === 'challenge') counts.set(match.id, (counts.get(match.id) ?? 0) + count);
      }
      const titles = new Map(library.notes.map((note) => [note.id, note.challenge]));
      const made = [...counts].sort(([, a], [, b]) => b - a).map(([id]) => ({ id, title: titles.get(id) ?? id }));
      const rest = library.trending.filter(({ id }) => !counts.has(id));
      return [...made, ...rest].slice(0, LISTED);
    },
  };
};
