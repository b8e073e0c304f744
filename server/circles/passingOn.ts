import { latestAdultBirthDate } from '../../core/rules/ages.ts';
import { first, query, type Queries } from '../db/db.ts';
import type { LiveMessage } from '../live/service.ts';
import { membersChanged } from './members/admit.ts';
import { circleIdsOf, findMember, memberColumns, putMember, type MemberRow } from './members/store.ts';
import { circleChanged } from './membership.ts';
import { holdAnyCircle, setDeleted, setOwner, type CircleRow } from './store.ts';

/**
 * Gives a circle, which the caller holds, to the adult who has been an admin longest, else a member longest; undefined where
 * there is none (docs/decisions.md 23).
 */
export function* passOn({ id }: CircleRow, now: number): Queries<MemberRow | undefined> {
  const heir = yield* findHeir(id, now);
  if (!heir) return undefined;
  yield* setOwner(id, heir.user_id);
  yield* putMember(id, { ...heir, role: 'owner' });
  return heir;
}

const findHeir = (circleId: string, now: number): Queries<MemberRow | undefined> =>
  first(
    query<MemberRow>(
      `SELECT ${memberColumns} FROM circle_members
       WHERE circle_id = ? AND state = 'member'
         AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.birth_date <= ? AND u.blocked = 0)
       ORDER BY position, joined_at, user_id LIMIT 1`,
      circleId,
      latestAdultBirthDate(now),
    ),
  );

/**
 * Passes on what somebody owns who was banned just now, and gives what is to be told of it. A circle without an heir closes, and
 * can be brought back by them where an appeal lifts the ban within the 30 days.
 */
export function* passOnOf(userId: string, now: number): Queries<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  // Those of others too: whoever hands one to them at this moment has done so, or sees that they are banned.
  for (const circleId of yield* circleIdsOf(userId)) {
    const circle = yield* holdAnyCircle(circleId);
    if (circle?.owner_id !== userId || circle.deleted_at !== null) continue;
    messages.push(...(yield* passOnFrom(circle, userId, now)));
  }
  return messages;
}

function* passOnFrom(circle: CircleRow, userId: string, now: number): Queries<LiveMessage[]> {
  const heir = yield* passOn(circle, now);
  if (!heir) {
    yield* setDeleted(circle.id, now, false);
    return [circleChanged(circle.id)];
  }
  const former = yield* findMember(circle.id, userId);
  if (former) yield* putMember(circle.id, { ...former, role: 'member' });
  return membersChanged(circle.id, heir.user_id);
}
