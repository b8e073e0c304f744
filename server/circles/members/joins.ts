import type { Circle } from '../../../core/contract/circles.ts';
import type { Queries } from '../../db/db.ts';
import type { Account } from '../../http/identity/person.ts';
import type { LiveMessage } from '../../live/service.ts';
import { readVisible, seekerOf } from '../access.ts';
import type { CircleDependencies } from '../making.ts';
import { circleChanged, circleChangedFor, circleNotFound, holdCircle } from '../membership.ts';
import { addToCount, findOpen } from '../store.ts';
import { admit, joinMessages } from './admit.ts';
import { accountChanged, handOverFirst } from './members.ts';
import { dropMember, findMember } from './store.ts';

/** Joins circles, and leaves them. */
export const createJoins = ({ db, now, publish }: Pick<CircleDependencies, 'db' | 'now' | 'publish'>) => ({
  async join(account: Account, id: string): Promise<Circle> {
    const [circle, messages] = await db.write(function* (): Queries<[Circle, LiveMessage[]]> {
      const circle = yield* holdCircle(id);
      const known = yield* findMember(id, account.id);
      if (known) return [yield* readVisible(id, account, now()), []];
      if (!(yield* findOpen(id, seekerOf(account)))) throw circleNotFound();
      const state = yield* admit({ circle, userId: account.id, as: 'member', now: now() });
      const messages = state ? joinMessages(id, account.id, state) : [];
      return [yield* readVisible(id, account, now()), messages];
    });
    publish(...messages);
    return circle;
  },

  /** Gives the circle as it was seen last: a private one is not there any more. */
  async leave(account: Account, id: string): Promise<Circle> {
    const circle = await db.write(function* () {
      const { member_count: count } = yield* holdCircle(id);
      const seen = yield* readVisible(id, account, now());
      if (seen.role === 'owner') throw handOverFirst();
      if (!(yield* dropMember(id, account.id))) return seen;
      const wasMember = seen.role !== 'none';
      if (wasMember) yield* addToCount(id, -1);
      return { ...seen, role: 'none' as const, pending: false, memberCount: count - (wasMember ? 1 : 0) };
    });
    publish(circleChanged(id), circleChangedFor(id, account.id), accountChanged(account.id));
    return circle;
  },
});
