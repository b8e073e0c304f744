import type { Activity, RegistrationTrend, SearchTrend } from '../../core/contract/trends.ts';
import { utcDay } from '../../core/rules/time.ts';
import type { Db } from '../db/db.ts';
import { weekStart, type TrendLists } from './lists/lists.ts';
import {
  countAccounts,
  premiumDays,
  registrationDays,
  searchDays,
  sumRatings,
  sumRegistrations,
  sumSearches,
} from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How far the curves look back, today among them. */
const DAYS = 30;
const LISTED = 10;

export type Trends = ReturnType<typeof createTrends>;

interface Dependencies {
  db: Db;
  now: () => number;
  lists: TrendLists;
  /** The title of a challenge; undefined for one that the library has no more. */
  titleOf: (id: string) => string | undefined;
}

/** To one decimal, half up, in whole numbers: a sum of floats would round 4.25 as it happens. */
export const averageOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10;

/** What staff see of what happened lately (docs/specification.md 2 §2). */
export const createTrends = ({ db, now, lists, titleOf }: Dependencies) => {
  const topics = async () =>
    (await lists.read()).topics
      .flatMap(({ id, people }) => {
        const title = titleOf(id);
        return title === undefined ? [] : [{ id, title, count: people }];
      })
      .slice(0, LISTED);

  return {
    /** The titles that most people's searches led to this week. */
    topics,
    async activity(): Promise<Activity> {
      const at = now();
      const [from, to] = [weekStart(at), utcDay(at)];
      const { queries, madeAt } = await lists.read();
      const searches = await db.read(() => sumSearches(from, to));
      const ratings = await db.read(sumRatings);
      return {
        totalUsers: await db.read(countAccounts),
        newUsersThisWeek: await db.read(() => sumRegistrations(from, to)),
        totalSearches: searches.total,
        searchesThisWeek: searches.within,
        topSearchQueries: queries.map(({ query, people: count }) => ({ query, count })),
        topTopics: await topics(),
        averageRating: averageOf(ratings.sum, ratings.count),
        ratingCount: ratings.count,
        asOf: new Date(madeAt ?? at).toISOString(),
      };
    },
    async searches(): Promise<SearchTrend> {
      const days = daysUntil(now());
      const rows = await db.read(() => searchDays(days[0] ?? '', days.at(-1) ?? ''));
      const found = new Map(rows.map((row) => [row.day, row]));
      return days.map((date) => {
        const { searches = 0, people = 0 } = found.get(date) ?? {};
        return { date, count: searches, uniqueUsers: people };
      });
    },
    async registrations(): Promise<RegistrationTrend> {
      const at = now();
      const days = daysUntil(at);
      const counts = await db.read(() => registrationDays(days[0] ?? '', days.at(-1) ?? ''));
      const premium = await db.read(() => premiumDays(Date.parse(days[0] ?? ''), at));
      const found = new Map(counts.map(({ day, registrations }) => [day, registrations]));
      const withPremium = new Map(premium.map(({ day, count }) => [utcDay(day * DAY), count]));
      return days.map((date) => ({
        date,
        count: found.get(date) ?? 0,
        premiumCount: withPremium.get(date) ?? 0,
      }));
    },
  };
};

/** The UTC days that end with the one of a moment, oldest first. */
const daysUntil = (at: number): string[] =>
  Array.from({ length: DAYS }, (_, index) => utcDay(at - (DAYS - 1 - index) * DAY));
