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

interface Counted {
  query: string;
  count: number;
}

interface Topic {
  id: string;
  title: string;
}

interface Lists {
  weekly: Counted[];
  trending: Topic[];
}

export interface Trends {
  weekly(): Promise<Counted[]>;
  trending(): Promise<Topic[]>;
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
  let kept: { until: number; lists: Promise<Lists> } | undefined;

  const titles = new Map(library.notes.map((note) => [note.id, note.challenge]));

  const topicsOf = (queries: readonly Counted[]): Topic[] => {
    const counts = new Map<string, number>();
    for (const { query, count } of queries) {
      const match = matcher.match(query);
      if (match.kind === 'challenge') counts.set(match.id, (counts.get(match.id) ?? 0) + count);
    }
    const made = [...counts].sort(([, a], [, b]) => b - a).map(([id]) => ({ id, title: titles.get(id) ?? id }));
    const rest = library.trending.filter(({ id }) => !counts.has(id));
    return [...made, ...rest].slice(0, LISTED);
  };

  const count = async (moment: number): Promise<Lists> => {
    const rows = await db.read(() => topQueries(utcDay(moment - WEEK), minPeople, CONSIDERED));
    const queries = rows.filter(({ query }) => !findCrisis(query));
    const curated = library.weekly.map((query) => ({ query, count: 0 }));
    return { weekly: queries.length > 0 ? queries.slice(0, LISTED) : curated, trending: topicsOf(queries) };
  };

  // Both lists are on the home page: neither the counting nor the matching is done for each visitor.
  const lists = (): Promise<Lists> => {
    const moment = now();
    if (!kept || kept.until <= moment) {
      kept = { until: moment + FRESH, lists: count(moment) };
      kept.lists.catch(() => (kept = undefined));
    }
    return kept.lists;
  };

  return {
    weekly: async () => (await lists()).weekly,
    trending: async () => (await lists()).trending,
  };
};
