import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { utcDay } from '../../../core/rules/time.ts';
import type { Db } from '../../db/db.ts';
import { countWeek, type Counted, type Week } from './count.ts';
import { countApart } from './countApart.ts';
import { leadsToNobody } from './showable.ts';
import { readLists, writeList, type ListName } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** What another process made so lately, in milliseconds, is not made again: each makes its own every minute. */
const FRESH = 50_000;
/** How long what was read is served before it is read again, in milliseconds. */
const CACHE_TIME = 10_000;
const LISTED = 10;

const people = z.int();
const contents = {
  topics: z.array(z.strictObject({ id: z.string(), people })),
  queries: z.array(z.strictObject({ query: z.string(), people })),
} satisfies Record<ListName, z.ZodType>;

/** What many people searched for this week, the most first. */
export interface Lists {
  /** By the titles that the searches led to. */
  topics: readonly z.infer<typeof contents.topics>[number][];
  /** As they were typed, for staff alone (docs/decisions.md 19). */
  queries: readonly z.infer<typeof contents.queries>[number][];
  /** Null until they were made for the first time. */
  madeAt: number | null;
}

export type TrendLists = ReturnType<typeof createLists>;

interface Dependencies {
  db: Db;
  now: () => number;
  /** Different people that must have searched for something before it is listed (TRENDS_MIN_PEOPLE). */
  minPeople: number;
  mayBeDanger: (words: string) => boolean;
}

/** The first day of the week that ends with today: six UTC days before it. */
export const weekStart = (now: number): string => utcDay(now - 6 * DAY);

/** Lists that one process makes each minute and all of them read. */
export const createLists = ({ db, now, minPeople, mayBeDanger }: Dependencies) => {
  let kept: { at: number; lists: Promise<Lists> } | undefined;
  let madeHere: number | null = null;

  const count = (week: Week): Promise<Counted> =>
    db.file === null ? db.read(() => countWeek(week)) : countApart(db.file, week);

  /** The first ten that may be shown. Looking for danger takes a part of a millisecond each, and others wait meanwhile. */
  const chooseQueries = async (queries: Counted['queries']): Promise<Counted['queries']> => {
    const chosen: Counted['queries'] = [];
    for (const each of queries) {
      if (leadsToNobody(each.query) && !mayBeDanger(each.query)) chosen.push(each);
      if (chosen.length === LISTED) break;
      await setImmediate();
    }
    return chosen;
  };

  const read = async (): Promise<Lists> => {
    const rows = await db.read(readLists);
    const contentOf = (name: ListName): unknown =>
      JSON.parse(rows.find((row) => row.name === name)?.content ?? '[]') as unknown;
    return {
      topics: contents.topics.parse(contentOf('topics')),
      queries: contents.queries.parse(contentOf('queries')),
      madeAt: rows.length > 0 ? Math.max(...rows.map((row) => row.made_at)) : null,
    };
  };

  return {
    /** What was made last, by whichever process. */
    read(): Promise<Lists> {
      const at = now();
      if (!kept || at < kept.at || at >= kept.at + CACHE_TIME) {
        kept = { at, lists: read() };
        kept.lists.catch(() => (kept = undefined));
      }
      return kept.lists;
    },
    /** Makes them, unless another process just has. */
    async make(): Promise<void> {
      const at = now();
      const { madeAt } = await read();
      if (madeAt !== null && madeAt !== madeHere && Math.abs(at - madeAt) < FRESH) return;
      const { topics, queries } = await count({ from: weekStart(at), to: utcDay(at), minPeople });
      const shown = await chooseQueries(queries);
      await db.write(function* () {
        yield* writeList('topics', topics, at);
        yield* writeList('queries', shown, at);
      });
      madeHere = at;
      kept = undefined;
    },
  };
};
