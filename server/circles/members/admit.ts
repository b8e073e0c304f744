import { isMinor } from '../../../core/rules/ages.ts';
import { findUser, type UserRow } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { LiveMessage } from '../../live/service.ts';
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

/**
 * Lets somebody in, or has them wait: for owner and admins (`pending`), or for a moderator first (`held`: everybody under 18).
 * Gives what they are then; null for who was removed and may not come back this way. Throws 422 `full`.
 */
export function* admit({ circle, userId, as, evenRemoved = false, now }: Joining): Queries<MemberState | null> {
  const known = yield* findMember(circle.id, userId);
  if (known?.state === 'member') return 'member';
  if (known?.state === 'removed' && !evenRemoved) return null;
  const row: MemberRow = { user_id: userId, role: 'member', state: as, next_state: null, joined_at: now };
  if (known && known.state !== 'removed') {
    if (as === 'pending') return known.state;
    if (known.state === 'held') {
      yield* putMember(circle.id, { ...known, next_state: 'member' });
      return 'held';
    }
  } else yield* refuseTooManyJoined(userId);
  refuseFull(circle);
  const { birth_date: birthDate } = yield* findPerson(userId);
  if (isMinor(birthDate, now)) {
    yield* putMember(circle.id, { ...row, state: 'held', next_state: as });
    const copy = { ...viewForDesk(circle), authorId: userId, visible: false };
    yield* openHeldCase('membership', `${circle.id}:${userId}`, copy, ['join'], now);
    return 'held';
  }
  yield* putMember(circle.id, row);
  if (as === 'member') yield* addToCount(circle.id, 1);
  return as;
}

/** Throws 401 for an account that was deleted a moment ago. */
export function* findPerson(userId: string): Queries<UserRow> {
  const user = yield* findUser(userId);
  if (!user) throw new HttpError('not_signed_in', 'Please log in first.');
  return user;
}

/** Who is to be told of what `admit` gave. */
export const joinMessages = (circleId: string, userId: string, state: MemberState): LiveMessage[] =>
  state === 'held'
    ? [circleChangedFor(circleId, userId), { kind: 'case', listeners: { to: 'staff' } }]
    : [circleChanged(circleId), circleChangedFor(circleId, userId)];
