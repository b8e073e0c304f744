import { isMinor } from '../../../core/rules/ages.ts';
import { findUser, type UserRow } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { accountChanged, type LiveMessage } from '../../live/service.ts';
import { openHeldCase } from '../../moderation/service.ts';
import { refuseFull, refuseTooManyJoined } from '../bounds.ts';
import { circleChanged, circleChangedFor } from '../membership.ts';
import { addToCount, type CircleRow, type MemberState } from '../store.ts';
import { viewForDesk } from '../view.ts';
import { findMember, putMember, type MemberRow } from './store.ts';

interface Joining {
  /** Held by the caller (`holdCircle`). */
  circle: CircleRow;
  userId: string;
  /** What an adult becomes. */
  as: 'member' | 'pending';
  /** Also for who was removed: an invite by mail leads back. */
  evenRemoved?: boolean;
  now: number;
}

/** What somebody is then, and who is to be told of it. */
interface Admission {
  state: MemberState;
  messages: readonly LiveMessage[];
}

/**
 * Lets somebody in, or has them wait: for owner and admins (`pending`), or for a moderator first (`held`: everybody under 18).
 * Null for who was removed and may not come back this way. Throws 422 `full`.
 */
export function* admit({ circle, userId, as, evenRemoved = false, now }: Joining): Queries<Admission | null> {
  const known = yield* findMember(circle.id, userId);
  if (known?.state === 'removed' && !evenRemoved) return null;
  if (known?.state === 'member' || (known?.state === as && as === 'pending'))
    return { state: known.state, messages: [] };
  if (known?.state === 'held') {
    if (as === 'member') yield* putMember(circle.id, { ...known, next_state: as });
    return { state: 'held', messages: [] };
  }
  refuseFull(circle);
  // Who waits already is counted.
  if (known?.state !== 'pending') yield* refuseTooManyJoined(userId);
  const row: MemberRow = { user_id: userId, role: 'member', state: as, next_state: null, joined_at: now };
  if (isMinor((yield* findPerson(userId)).birth_date, now) && known?.state !== 'pending')
    return { state: 'held', messages: yield* hold(circle, { ...row, state: 'held', next_state: as }) };
  yield* putMember(circle.id, row);
  if (as === 'member') yield* addToCount(circle.id, 1);
  return { state: as, messages: membersChanged(circle.id, userId) };
}

/** Has a moderator look at a request before it is heard of in the circle. */
function* hold(circle: CircleRow, row: MemberRow): Queries<LiveMessage[]> {
  yield* putMember(circle.id, row);
  const copy = { ...viewForDesk(circle), authorId: row.user_id, visible: false };
  const messages = yield* openHeldCase(
    'membership',
    membershipId(circle.id, row.user_id),
    copy,
    ['join'],
    row.joined_at,
  );
  return [circleChangedFor(circle.id, row.user_id), ...messages];
}

/** What the desk calls somebody's place in a circle. */
export const membershipId = (circleId: string, userId: string): string => `${circleId}:${userId}`;

/** Throws 401 for an account that was deleted a moment ago. */
export function* findPerson(userId: string): Queries<UserRow> {
  const user = yield* findUser(userId);
  if (!user) throw new HttpError('not_signed_in', 'Please log in first.');
  return user;
}

/** Tells a circle and that person that they came or went, or ask to come; their streams learn first what they hear now. */
export const membersChanged = (circleId: string, userId: string): LiveMessage[] => [
  accountChanged(userId),
  circleChanged(circleId),
  circleChangedFor(circleId, userId),
];
