import type { SubscriptionState } from '../../core/contract/billing.ts';
import { FAMILY_SEATS } from '../../core/rules/billing/entitlement.ts';
import { familyLimits } from '../../core/rules/billing/family.ts';
import { findUser } from '../accounts/service.ts';
import {
  familyPlanUntil,
  findSeat,
  holdAccount,
  isOwed,
  purchasesOf,
  readState,
  settleEntitlement,
} from '../billing/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import type { LiveMessage, Publish } from '../live/service.ts';
import { enqueueMail } from '../mail/service.ts';
import { findInvitationByToken, type Invitation } from './invites.ts';
import { SEAT_TAKEN } from './mails.ts';
import { seatChanged } from './messages.ts';
import { countSeats, insertSeat, isBlockedBetween, removeInvite, removeInviteTo, removeSeat } from './store.ts';

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
}

/** Has somebody take the seat that a link leads to. */
export const createJoin =
  ({ db, now, publish, wakeMail }: Dependencies) =>
  async (userId: string, token: string): Promise<SubscriptionState> => {
    const at = now();
    // Counted by itself: a wrong token must not take its own counting back.
    await db.write(() => consumeOrRefuse(`family-join:user:${userId}`, familyLimits.joins, at, A_LOT_AT_ONCE));
    const { messages, state } = await db.write(function* () {
      const messages = yield* takeSeat(userId, yield* requireInvitation(token, userId, at), at);
      return { messages, state: yield* readState(userId, at) };
    });
    publish(...messages);
    wakeMail();
    return state;
  };

/**
 * The invite of a token, for this person. Throws 400 for every that does not work, alike. It takes the owner's row first, as whatever changes
 * seats does, and asks again then: of many who follow one link at once, one is first.
 */
function* requireInvitation(token: string, userId: string, now: number): Queries<Invitation> {
  const seen = yield* findInvitationByToken(token, now);
  if (seen) yield* holdAccount(seen.owner.id);
  const found = yield* findInvitationByToken(token, now);
  if (!found || (yield* isBlockedBetween(userId, found.owner.id)))
    throw new HttpError('link_invalid', 'This invitation does not work any more. Please ask for a new one.');
  return found;
}

/** Gives a seat away, and uses the invite up. Whoever has it already uses up nothing. */
function* takeSeat(userId: string, { invite, owner }: Invitation, now: number): Queries<LiveMessage[]> {
  if (!(yield* holdAccount(userId))) throw new HttpError('not_signed_in', 'Please log in first.');
  if ((yield* findSeat(userId))?.owner_id === owner.id) return [];
  yield* refuseSubscribed(userId, owner.id, now);
  yield* removeInvite(owner.id, invite.id);
  const user = yield* findUser(userId);
  // The place that this person was asked to by another mail is theirs already.
  if (user?.email_key) yield* removeInviteTo(owner.id, user.email_key);
  if ((yield* countSeats(owner.id)) >= FAMILY_SEATS)
    throw new HttpError('full', 'All seats of this family plan are taken. Please ask whoever invited you.');
  yield* insertSeat(userId, owner.id, now);
  const settled = yield* settleEntitlement(userId, now);
  if (owner.verified_at !== null) yield* enqueueMail(SEAT_TAKEN, owner.email, { userId }, now);
  return seatChanged(userId, owner.id, settled);
}

/** Throws 409 for who pays for a plan that goes on, keeps the seats themselves, or has a seat elsewhere. */
function* refuseSubscribed(userId: string, ownerId: string, now: number): Queries<void> {
  const own = (yield* purchasesOf(userId)).filter((each) => each.until > now || isOwed(each));
  const goesOn = own.find(({ cancel_at }) => cancel_at === null);
  if (userId === ownerId)
    throw alreadySubscribed('You pay for this family plan yourself and need no seat in it.', own[0]?.source);
  if (goesOn)
    throw alreadySubscribed(
      'You pay for a plan of your own. Please cancel it first; then you can take the seat.',
      goesOn.source,
    );
  const seat = yield* findSeat(userId);
  if (!seat) return;
  if ((yield* familyPlanUntil(seat.owner_id, now)) !== null)
    throw alreadySubscribed('You have a seat in another family plan. Please leave that one first.', 'family');
  // That plan ended a moment ago.
  yield* removeSeat(userId, seat.owner_id);
}

const alreadySubscribed = (sentence: string, source = 'stripe') =>
  new HttpError('already_subscribed', sentence, { source });
