import type { Circle, circles } from '../../core/contract/circles.ts';
import type { QueryOut } from '../../core/contract/endpoint.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { communityLimits } from '../../core/rules/community.ts';
import type { Db } from '../db/db.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import { searchCircles } from './search.ts';
import { likePattern, listMine, listOpen, type Seeker } from './store.ts';
import { viewCircle, viewMine } from './view.ts';

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
        : await (q ? searchCircles(db, seeker, q, before, limit) : db.read(() => listOpen(seeker, before, limit)));
    return [...mine.map(viewMine), ...open.map((row) => viewCircle(row))].sort(byNewest).slice(0, limit);
  };

const byNewest = (a: Circle, b: Circle): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;
