import type { CircleRole } from '../../../core/contract/circles.ts';
import { latestAdultBirthDate } from '../../../core/rules/ages.ts';
import { isStaff } from '../../../core/rules/roles.ts';
import type { Queries } from '../../db/db.ts';
import { notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { isCircleAdmin, requireMember } from '../membership.ts';
import { findSeenEvent, type EventReader, type SeenEventRow } from './store.ts';

export const readerOf = ({ id, role }: Account, circleRole: CircleRole, now: number): EventReader => ({
  id,
  seesBlocked: isCircleAdmin(circleRole) || isStaff(role),
  latestAdultBirthDate: latestAdultBirthDate(now),
});

/** An event that is there for a member, and what they are in its circle. Throws 404 for all else. */
export function* requireEvent(
  circleId: string,
  eventId: string,
  account: Account,
  now: number,
): Queries<{ row: SeenEventRow; role: CircleRole }> {
  const role = yield* requireMember(circleId, account.id);
  const row = yield* findSeenEvent(circleId, eventId, readerOf(account, role, now));
  if (!row) throw eventNotFound();
  return { row, role };
}

export const eventNotFound = () => notFound('We could not find that event.');
