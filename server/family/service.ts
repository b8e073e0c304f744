import { randomUUID } from 'node:crypto';
import type { Reply } from '../../core/contract/endpoint.ts';
import type { family } from '../../core/contract/family.ts';
import { FAMILY_SEATS } from '../../core/rules/billing/entitlement.ts';
import { familyLimits } from '../../core/rules/billing/family.ts';
import { retention } from '../../core/rules/retention.ts';
import { emailKey, findUser } from '../accounts/service.ts';
import { enqueueSeatEnded, familyPlanUntil, findSeat, holdAccount, settleEntitlement } from '../billing/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { refuseSuspended } from '../http/allowed.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { consumeOrRefuse } from '../limits/service.ts';
import type { LiveMessage, Publish } from '../live/service.ts';
import { enqueueMail } from '../mail/service.ts';
import { createJoin } from './joining.ts';
import { FAMILY_INVITE } from './mails.ts';
import { seatChanged } from './messages.ts';
import {
  countPlaces,
  insertInvite,
  listInvites,
  listSeats,
  removeEnded,
  removeInvite,
  removeInviteTo,
  removeSeat,
} from './store.ts';

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
}

export type FamilyService = ReturnType<typeof createFamily>;

const TOO_MANY = `You can send ${familyLimits.invites.max} invitations a day. Please go on tomorrow.`;
/** Invites removed in one transaction. */
const BATCH = 500;

/** The seats of a family plan, and invites to them. */
export const createFamily = (deps: Dependencies) => {
  const { db, now, publish, wakeMail } = deps;
  return {
    join: createJoin(deps),
    list: (ownerId: string): Promise<Reply<typeof family>> => db.read(() => readFamily(ownerId, now())),
    async invite(account: Account, email: string): Promise<void> {
      refuseSuspended(account);
      await db.write(() => addInvite(account.id, email, now()));
      wakeMail();
    },
    async removeInvite(ownerId: string, id: string): Promise<void> {
      const isRemoved = await db.write(() => removeInvite(ownerId, id));
      if (!isRemoved) throw notFound('We could not find that invitation.');
    },
    /** Ends a seat of one's own plan, or one's own. Throws 404 for every other. */
    async endSeat(accountId: string, userId: string): Promise<void> {
      const at = now();
      publish(...(await db.write(() => endSeat(accountId, userId, at))));
      wakeMail();
    },
    /** Forgets invites that have ended. */
    async sweep(): Promise<void> {
      while ((await db.write(() => removeEnded(now(), BATCH))) === BATCH);
    },
  };
};

/** What the owner of an open family plan sees of it. Throws 403 for everybody else. */
function* readFamily(ownerId: string, now: number): Queries<Reply<typeof family>> {
  yield* requireFamilyPlan(ownerId, now);
  const [seats, invites] = [yield* listSeats(ownerId), yield* listInvites(ownerId, now)];
  return {
    seats: seats.map(({ user_id, nickname }) => ({ userId: user_id, nickname })),
    invites: invites.map(({ id, email, expires_at }) => ({
      id,
      email,
      expiresAt: new Date(expires_at).toISOString(),
    })),
  };
}

function* requireFamilyPlan(ownerId: string, now: number): Queries<void> {
  if ((yield* familyPlanUntil(ownerId, now)) === null)
    throw new HttpError('forbidden', 'Only who pays for a family plan sees and gives its seats.');
}

/**
 * Keeps a place for an address, and notes its mail. Does the very same for an address that nobody has. An invite to the same address
 * ends, and its link with it: the new one has seven days of its own.
 */
function* addInvite(ownerId: string, email: string, now: number): Queries<void> {
  // Held, so that of two invites at once the second counts the first.
  yield* holdAccount(ownerId);
  yield* requireFamilyPlan(ownerId, now);
  const key = emailKey(email);
  if ((yield* findUser(ownerId))?.email_key === key)
    throw new HttpError('bad_request', 'That is your own address. Please enter the one of somebody else.');
  yield* consumeOrRefuse(`family-invite:user:${ownerId}`, familyLimits.invites, now, TOO_MANY);
  yield* removeInviteTo(ownerId, key);
  if ((yield* countPlaces(ownerId, now)) >= FAMILY_SEATS)
    throw new HttpError('full', `All ${FAMILY_SEATS} seats are taken. Please end a seat or an invitation first.`);
  const id = randomUUID();
  yield* insertInvite({
    id,
    owner_id: ownerId,
    email,
    email_key: key,
    // Made when the mail is written.
    token_hash: null,
    created_at: now,
    expires_at: now + retention.familyInvite,
  });
  yield* enqueueMail(FAMILY_INVITE, email, { inviteId: id }, now);
}

function* endSeat(accountId: string, userId: string, now: number): Queries<LiveMessage[]> {
  const ownerId = accountId === userId ? (yield* findSeat(userId))?.owner_id : accountId;
  // The owner first, as whoever takes a seat does.
  if (ownerId !== undefined) yield* holdAccount(ownerId);
  if (ownerId === undefined || !(yield* removeSeat(userId, ownerId))) throw notFound('We could not find that seat.');
  if (accountId !== userId) yield* enqueueSeatEnded(userId, now);
  return seatChanged(userId, ownerId, yield* settleEntitlement(userId, now));
}
