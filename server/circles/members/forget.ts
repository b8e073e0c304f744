import { findUser } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { removeReactionsOf } from '../events/store.ts';
import { removeInvitesBy, removeMailsTo } from '../invites/store.ts';
import { removeMarksOf, removeReadsOf } from '../study/store.ts';

/** Takes back what somebody marked in a circle that they left, and ends the invites that they made and those to them. */
export function* forgetMember(circleId: string, userId: string): Queries<void> {
  yield* removeReactionsOf(userId, circleId);
  yield* removeMarksOf(userId, circleId);
  yield* removeReadsOf(userId, circleId);
  yield* removeInvitesBy(circleId, userId);
  const user = yield* findUser(userId);
  if (user?.email_key) yield* removeMailsTo(circleId, user.email_key);
}
