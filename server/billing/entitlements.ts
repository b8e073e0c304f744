import { highestEntitlement } from '../../core/rules/billing/entitlement.ts';
import type { PaidTier } from '../../core/rules/roles.ts';
import { findUser } from '../accounts/service.ts';
import { first, query, type Queries, type RowOf } from '../db/db.ts';
import { accountChanged, type LiveMessage } from '../live/service.ts';
import { enqueueMail } from '../mail/service.ts';
import { tellByMail } from './mail/tell.ts';
import { purchasesOf } from './store.ts';

type UserEntitlement = RowOf<
  'users',
  'subscription_tier' | 'subscription_until',
  { subscription_tier: PaidTier | null }
>;

/** Whose seat somebody has. */
export const findSeat = (userId: string): Queries<RowOf<'family_seats', 'owner_id'> | undefined> =>
  first(query<RowOf<'family_seats', 'owner_id'>>('SELECT owner_id FROM family_seats WHERE user_id = ?', userId));

/**
 * Takes an account to the end of the transaction: what two do about one account at once happens one after the other. Undefined where
 * it was deleted.
 */
export const holdAccount = (userId: string): Queries<UserEntitlement | undefined> =>
  first(
    query<UserEntitlement>(
      'UPDATE users SET subscription_tier = subscription_tier WHERE id = ? RETURNING subscription_tier, subscription_until',
      userId,
    ),
  );

const seatsOf = (ownerId: string): Queries<RowOf<'family_seats', 'user_id'>[]> =>
  query<RowOf<'family_seats', 'user_id'>>(
    'SELECT user_id FROM family_seats WHERE owner_id = ? ORDER BY user_id',
    ownerId,
  );

/** Until when somebody's own family plan is open, in milliseconds; null without one. */
export function* familyPlanUntil(userId: string, now: number): Queries<number | null> {
  const family = (yield* purchasesOf(userId)).filter(({ plan }) => plan === 'family');
  return highestEntitlement(family, now)?.until ?? null;
}

/**
 * Works out from purchases and a seat what an account is entitled to, writes it where each request finds it, and does the same for
 * who has a seat with it; seats end with the plan. Gives what is to be told once that is stored. For whoever changed a purchase or a
 * seat, in the same transaction.
 */
export function* settleEntitlement(userId: string, now: number): Queries<LiveMessage[]> {
  const messages = yield* settleAccount(userId, now);
  const seats = yield* seatsOf(userId);
  if ((yield* familyPlanUntil(userId, now)) === null) {
    yield* query('DELETE FROM family_invites WHERE owner_id = ?', userId);
    yield* query('DELETE FROM family_seats WHERE owner_id = ?', userId);
    for (const seat of seats) yield* enqueueSeatEnded(seat.user_id, now);
  }
  for (const seat of seats) messages.push(...(yield* settleAccount(seat.user_id, now)));
  return messages;
}

/** The kind of mail that tells somebody that their seat has ended. */
export const SEAT_ENDED = 'family-seat-ended';

/** Has somebody told by mail that their seat has ended. An address that nobody confirmed may be a stranger's, and is not written to. */
export function* enqueueSeatEnded(userId: string, now: number): Queries<void> {
  const user = yield* findUser(userId);
  if (user && user.verified_at !== null) yield* enqueueMail(SEAT_ENDED, user.email, {}, now);
}

function* settleAccount(userId: string, now: number): Queries<LiveMessage[]> {
  const before = yield* holdAccount(userId);
  if (!before) return [];
  const purchases = yield* purchasesOf(userId);
  const after = highestEntitlement([...purchases, ...(yield* seatOf(userId, now))], now);
  const [tier, until] = [after?.tier ?? null, after?.until ?? null];
  yield* tellByMail(userId, { purchases, before: before.subscription_tier, after: tier }, now);
  if (before.subscription_tier === tier && before.subscription_until === until) return [];
  yield* query('UPDATE users SET subscription_tier = ?, subscription_until = ? WHERE id = ?', tier, until, userId);
  return [accountChanged(userId), entitlementChanged(userId)];
}

/** What a seat opens, for as long as the plan of who pays for it. */
function* seatOf(userId: string, now: number): Queries<{ plan: PaidTier; until: number }[]> {
  const seat = yield* findSeat(userId);
  const until = seat ? yield* familyPlanUntil(seat.owner_id, now) : null;
  return until === null ? [] : [{ plan: 'family', until }];
}

/** For whenever what somebody bought or has a seat in has changed. */
export const entitlementChanged = (userId: string): LiveMessage => ({
  kind: 'entitlement',
  listeners: { to: 'user', userId },
});
