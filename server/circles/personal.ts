import { isoOrNull } from '../../core/rules/time.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import { query, type Queries, type RowOf } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import { dropHeldCase } from '../moderation/service.ts';
import { membershipId } from './members/admit.ts';
import { circleIdsOf, dropMember, findMember, isInCircles } from './members/store.ts';
import { passOn } from './passingOn.ts';
import { addToCount, holdAnyCircle, setDeleted, setOwner, type MemberState } from './store.ts';

/** In which circles somebody is, and what becomes of theirs when their account goes (docs/decisions.md 23). */
export const circlesData = (now: () => number): PersonalFeature => ({
  name: 'circles',
  *exportPage(userId, before, limit) {
    const rows = yield* query<
      { id: string; created_at: number } & RowOf<'circle_members', 'role'> & { state: MemberState } & RowOf<
          'circles',
          'name'
        >
    >(
      `SELECT m.circle_id AS id, m.joined_at AS created_at, m.role, m.state, c.name
       FROM circle_members m JOIN circles c ON c.id = m.circle_id
       WHERE m.user_id = ? AND (m.joined_at, m.circle_id) < (?, ?) ORDER BY m.joined_at DESC, m.circle_id DESC LIMIT ?`,
      userId,
      before.createdAt,
      before.id,
      limit.rows,
    );
    const items = rows.map(({ id, name, role, state, created_at: since }) => ({
      id,
      name,
      role: state === 'member' ? role : 'none',
      pending: state === 'pending' || state === 'held',
      removed: state === 'removed',
      since: isoOrNull(since),
    }));
    return { items, next: behind(rows) };
  },
  *erase(userId) {
    for (const circleId of yield* circleIdsOf(userId)) yield* eraseFrom(circleId, userId, now());
  },
  isSeen: isInCircles,
});

function* eraseFrom(circleId: string, userId: string, now: number): Queries<void> {
  const circle = yield* holdAnyCircle(circleId);
  const member = yield* findMember(circleId, userId);
  if (!circle || !member) return;
  yield* dropMember(circleId, userId);
  if (member.state === 'member') yield* addToCount(circleId, -1);
  if (member.state === 'held') yield* dropHeldCase('membership', membershipId(circleId, userId));
  if (circle.owner_id !== userId) return;
  const heir = circle.deleted_at === null ? yield* passOn(circle, now) : undefined;
  if (heir) return;
  yield* setOwner(circleId, null);
  yield* setDeleted(circleId, circle.deleted_at ?? now, false);
}
