import type { Circle } from '../../../core/contract/circles.ts';
import { communityLimits } from '../../../core/rules/community.ts';
import type { Account } from '../../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../../limits/service.ts';
import { dropHeldCase } from '../../moderation/service.ts';
import { readVisible, seekerOf } from '../access.ts';
import type { CircleDependencies } from '../making.ts';
import { circleNotFound, holdCircle } from '../membership.ts';
import { addToCount, findOpen } from '../store.ts';
import { admit, membersChanged, membershipId } from './admit.ts';
import { forgetMember } from './forget.ts';
import { handOverFirst } from './members.ts';
import { dropMember, findMember } from './store.ts';

/** Joins circles, and leaves them. */
export const createJoins = ({ db, now, publish }: Pick<CircleDependencies, 'db' | 'now' | 'publish'>) => ({
  async join(account: Account, id: string): Promise<Circle> {
    const { view, messages } = await db.write(function* () {
      const circle = yield* holdCircle(id);
      const isKnown = (yield* findMember(id, account.id)) !== undefined;
      if (!isKnown && !(yield* findOpen(id, seekerOf(account)))) throw circleNotFound();
      if (!isKnown) yield* consumeOrRefuse(`join:user:${account.id}`, communityLimits.joins, now(), A_LOT_AT_ONCE);
      const admission = isKnown ? null : yield* admit({ circle, userId: account.id, as: 'member', now: now() });
      // Whoever was removed sees it no more than a private one.
      return { view: yield* readVisible(id, account, now()), messages: admission?.messages ?? [] };
    });
    publish(...messages);
    return view;
  },

  /** Gives the circle as it was seen last: a private one is not there any more. */
  async leave(account: Account, id: string): Promise<Circle> {
    const { left, messages } = await db.write(function* () {
      const { member_count: count } = yield* holdCircle(id);
      const seen = yield* readVisible(id, account, now());
      if (seen.role === 'owner') throw handOverFirst();
      // Nobody is told of a stranger who leaves, again and again.
      if (!(yield* dropMember(id, account.id))) return { left: seen, messages: [] };
      yield* dropHeldCase('membership', membershipId(id, account.id));
      yield* forgetMember(id, account.id);
      const wasMember = seen.role !== 'none';
      if (wasMember) yield* addToCount(id, -1);
      const left: Circle = { ...seen, role: 'none', pending: false, memberCount: count - (wasMember ? 1 : 0) };
      return { left, messages: membersChanged(id, account.id) };
    });
    publish(...messages);
    return left;
  },
});
