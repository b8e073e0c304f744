import type { Circle, circles } from '../../core/contract/circles.ts';
import type { QueryOut } from '../../core/contract/endpoint.ts';
import { FROM_THE_NEWEST, type Before } from '../../core/contract/paging.ts';
import { communityLimits } from '../../core/rules/community.ts';
import type { Db } from '../db/db.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import { likePattern, listMine, listOpen, placeBehind, searchOpen, type CircleRow, type Seeker } from './store.ts';
import { viewCircle, viewMine } from './view.ts';

/** Public circles looked through in one turn of the event loop, some milliseconds' work on SQLite, where queries hold it. */
const TURN = 2000;
/** Turns of one search: the newest 100,000 public circles. */
const TURNS = 50;

interface Dependencies {
  db: Db;
  now: () => number;
}

/** Lists circles, one's own and those one could join, newest first. */
export const createLists =
  ({ db, now }: Dependencies) =>
  async (
    seeker: Seeker,
    { scope, q, before = FROM_THE_NEWEST, limit }: QueryOut<typeof circles>,
  ): Promise<Circle[]> => {
    if (q)
      await db.write(() =>
        consumeOrRefuse(`circle-search:user:${seeker.id}`, communityLimits.circleSearches, now(), A_LOT_AT_ONCE),
      );
    const pattern = likePattern(q ?? '');
    const mine = scope === 'discover' ? [] : await db.read(() => listMine(seeker.id, pattern, before, limit, now()));
    const open =
      scope === 'mine'
        ? []
        : await (q ? search(db, seeker, pattern, before, limit) : db.read(() => listOpen(seeker, before, limit)));
    return [...mine.map(viewMine), ...open.map((row) => viewCircle(row))].sort(byNewest).slice(0, limit);
  };

const byNewest = (a: Circle, b: Circle): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

/** Looks through the public circles, newest first, until the page is full. Others get their turn in between. */
const search = async (db: Db, seeker: Seeker, pattern: string, before: Before, limit: number): Promise<CircleRow[]> => {
  const found: CircleRow[] = [];
  for (let turn = 0, from = before; turn < TURNS && found.length < limit; turn++) {
    const start = from;
    const last = await db.read(() => placeBehind(start, TURN));
    if (!last) break;
    const until = { createdAt: last.created_at, id: last.id };
    found.push(...(await db.read(() => searchOpen(seeker, pattern, start, until, limit - found.length))));
    from = until;
    await new Promise(setImmediate);
  }
  return found;
};
