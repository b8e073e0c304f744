import { isoOrNull } from '../../core/rules/time.ts';
import { findUser, type PersonalFeature } from '../accounts/service.ts';
import { enqueueSeatEnded, entitlementChanged, holdAccount, settleEntitlement } from '../billing/service.ts';
import { accountChanged } from '../live/service.ts';
import { findOwnSeat, listInvites, listSeats, removeInvitesOf, removeSeat, removeSeats } from './store.ts';

/** Seats and invites of a person. Who had a seat with them keeps all that is theirs, and is told. */
export const familyData = (now: () => number): PersonalFeature => ({
  name: 'family',
  *export(userId) {
    const seat = yield* findOwnSeat(userId);
    const [seats, invites] = [yield* listSeats(userId), yield* listInvites(userId, now())];
    return {
      seatSince: seat ? isoOrNull(seat.joined_at) : null,
      seats: seats.map(({ nickname, joined_at }) => ({ nickname, since: isoOrNull(joined_at) })),
      invites: invites.map(({ email, created_at, expires_at }) => ({
        email,
        invitedAt: isoOrNull(created_at),
        expiresAt: isoOrNull(expires_at),
      })),
    };
  },
  *tells(userId) {
    const owner = (yield* findOwnSeat(userId))?.owner_id;
    const others = [...(yield* listSeats(userId)).map(({ user_id }) => user_id), ...(owner ? [owner] : [])];
    return others.flatMap((other) => [accountChanged(other), entitlementChanged(other)]);
  },
  *erase(userId) {
    // Held first, so that nobody takes a seat in the meantime.
    yield* holdAccount(userId);
    const user = yield* findUser(userId);
    const seat = yield* findOwnSeat(userId);
    if (seat) yield* removeSeat(userId, seat.owner_id);
    yield* removeInvitesOf(userId, user?.email_key ?? null);
    for (const { user_id: holder } of yield* removeSeats(userId)) {
      yield* settleEntitlement(holder, now());
      yield* enqueueSeatEnded(holder, now());
    }
  },
});
