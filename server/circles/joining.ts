import { isMinor } from '../../core/rules/ages.ts';
import { circleBounds } from '../../core/rules/community.ts';
import { findUser, type UserRow } from '../accounts/service.ts';
import type { Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { LiveMessage } from '../live/service.ts';
import { openHeldCase } from '../moderation/service.ts';
import { circleChanged, circleChangedFor } from './membership.ts';
import { findMember, putMember, type MemberRow } from './memberStore.ts';
import { addToCount, countMine, type CircleRow, type MemberState } from './store.ts';

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
  } else if ((yield* countMine(userId)).joined >= circleBounds.joined)
    throw new HttpError('full', `You are in ${circleBounds.joined} circles. Please leave one first.`);
  refuseFull(circle);
  const { birth_date: birthDate } = yield* findPerson(userId);
  if (isMinor(birthDate, now)) {
    yield* putMember(circle.id, { ...row, state: 'held', next_state: as });
    const text = `${circle.name}\n${circle.description}`.trim();
    const copy = { authorId: userId, anonymous: false, text, imageId: null, imageAlt: '', visible: false };
    yield* openHeldCase('membership', `${circle.id}:${userId}`, copy, ['join'], now);
    return 'held';
  }
  yield* putMember(circle.id, row);
  if (as === 'member') yield* addToCount(circle.id, 1);
  return as;
}

/** Throws 422 when a circle has as many members as one can have. */
export const refuseFull = (circle: CircleRow): void => {
  if (circle.member_count < circleBounds.members) return;
  throw new HttpError('full', `This circle has ${circleBounds.members.toLocaleString('en-US')} members, and is full.`);
};

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
