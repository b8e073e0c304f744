import type { Matcher } from '../../core/matching/types.ts';
import type { Library } from '../../core/contract/library.ts';
import type { Reply } from '../../core/contract/endpoint.ts';
import type { trendingTopics, weeklyTopSearches } from '../../core/contract/search.ts';
import { utcDay } from '../../core/rules/time.ts';
import type { Db } from '../db/db.ts';
import { mostSearched } from './titles.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** How long a list is served before it is counted again, in milliseconds. */
const CACHE_TIME = 60_000;
const LISTED = 10;
/** The weekly list never has fewer entries: curated ones fill it up. */
const MIN_WEEKLY = 5;

interface Lists {
  weekly: Reply<typeof weeklyTopSearches>;
  trending: Reply<typeof trendingTopics>;
}

export type Trends = ReturnType<typeof createTrends>;

interface Dependencies {
  db: Db;
  library: Library;
  matcher: Matcher;
  /** Different people that must have searched for something before it is shown. */
  minPeople: number;
  now: () => number;
}

/** What many people searched for this week: titles of ours, never what was typed, and curated entries beside them. */
export const createTrends = ({ db, library, matcher, minPeople, now }: Dependencies) => {
  let kept: { until: number; lists: Promise<Lists> } | undefined;

  const titles = new Map(library.notes.map((note) => [note.id, note.challenge]));
  const curated = library.weekly.map((query) => {
    const match = matcher.match(query);
    return { query, leadsTo: match.kind === 'challenge' ? match.id : null };
  });

  const count = async (moment: number): Promise<Lists> => {
    const rows = await db.read(() => mostSearched(utcDay(moment - WEEK), minPeople, LISTED));
    const made = rows.flatMap(({ id, people }) => {
      const title = titles.get(id);
      // In steps: a count that goes up by one would tell that one more person searched.
      return title ? [{ id, title, count: people - (people % minPeople) }] : [];
    });
    const ids = new Set<string | null>(made.map(({ id }) => id));
    const filled = [
      ...made.map(({ title, count: people }) => ({ query: title, count: people })),
      ...curated.filter(({ leadsTo }) => !ids.has(leadsTo)).map(({ query }) => ({ query, count: 0 })),
    ];
    const trending = [
      ...made.map(({ id, title }) => ({ id, title })),
      ...library.trending.filter(({ id }) => !ids.has(id)),
    ];
    return { weekly: filled.slice(0, Math.max(made.length, MIN_WEEKLY)), trending: trending.slice(0, LISTED) };
  };

  // Both lists are on the home page: they are not counted for each visitor.
  const lists = (): Promise<Lists> => {
    const moment = now();
    if (!kept || kept.until <= moment) {
      kept = { until: moment + CACHE_TIME, lists: count(moment) };
      kept.lists.catch(() => (kept = undefined));
    }
    return kept.lists;
  };

  return {
    weekly: async () => (await lists()).weekly,
    trending: async () => (await lists()).trending,
  };
};
