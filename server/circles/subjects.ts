import type { Queries } from '../db/db.ts';
import type { LiveMessage } from '../live/service.ts';
import type { ModeratedSubject } from '../moderation/service.ts';
import { seekerOf } from './access.ts';
import { refuseFull } from './bounds.ts';
import { membersChanged } from './members/admit.ts';
import { circleChanged, circleChangedFor } from './membership.ts';
import { dropMember, findMember, putMember } from './members/store.ts';
import {
  addToCount,
  findCircle,
  findMine,
  findOpen,
  holdAnyCircle,
  setListed,
  type CircleRow,
  type Seeker,
} from './store.ts';
import { viewForDesk } from './view.ts';

/** What the desk does about circles: a hidden one is found by its members alone. */
export const circleSubject = (now: () => number): ModeratedSubject => ({
  *find(id, reader) {
    const circle = yield* reader ? findSeen(id, seekerOf(reader), now()) : findCircle(id);
    return circle && circle.deleted_at === null ? viewForDesk(circle) : null;
  },
  *setVisible(id, visible) {
    yield* setListed(id, visible);
    return [circleChanged(id)];
  },
});

function* findSeen(id: string, seeker: Seeker, now: number): Queries<CircleRow | undefined> {
  return (yield* findMine(id, seeker.id, now)) ?? (yield* findOpen(id, seeker));
}

/** What the desk does about who waits for it before joining: lets them in as an adult would be, or drops them. */
export const membershipSubject = (now: () => number): ModeratedSubject => ({
  *find(id) {
    const { circleId, userId } = partsOf(id);
    const circle = yield* findCircle(circleId);
    const member = yield* findMember(circleId, userId);
    if (!circle || member?.state !== 'held') return null;
    return { ...viewForDesk(circle), authorId: userId, visible: false };
  },
  *setVisible(id, visible): Queries<readonly LiveMessage[]> {
    const { circleId, userId } = partsOf(id);
    const circle = yield* holdAnyCircle(circleId);
    const member = yield* findMember(circleId, userId);
    if (!circle || member?.state !== 'held') return [];
    if (!visible) {
      yield* dropMember(circleId, userId);
      return [circleChangedFor(circleId, userId)];
    }
    const state = member.next_state ?? 'pending';
    refuseFull(circle);
    yield* putMember(circleId, { ...member, state, next_state: null, joined_at: now() });
    if (state === 'member') yield* addToCount(circleId, 1);
    return membersChanged(circleId, userId);
  },
});

const partsOf = (id: string) => {
  const [circleId = '', userId = ''] = id.split(':');
  return { circleId, userId };
};
