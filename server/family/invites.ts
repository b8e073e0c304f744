import { createHmac } from 'node:crypto';
import { findUser, tokenHash, type UserRow } from '../accounts/service.ts';
import { familyPlanUntil } from '../billing/service.ts';
import type { Queries } from '../db/db.ts';
import { findInvite, findInviteByHash, type InviteRow } from './store.ts';

/** The token of a mail's link. Made of the invite, so that a mail that is sent a second time says the same as the first. */
export const inviteToken = (secret: string, inviteId: string): string =>
  createHmac('sha256', secret).update(`family-invite:${inviteId}`).digest('base64url');

/** An invite with who keeps the seat. */
export interface Invitation {
  invite: InviteRow;
  owner: UserRow;
}

/** An invite that is open, of an owner whose plan is open too and who may write to others; undefined for every other. */
function* working(invite: InviteRow | undefined, now: number): Queries<Invitation | undefined> {
  const owner = invite && (yield* findUser(invite.owner_id));
  if (!owner || owner.blocked || (owner.suspended_until ?? 0) > now) return undefined;
  return (yield* familyPlanUntil(owner.id, now)) === null ? undefined : { invite, owner };
}

export function* findInvitation(id: string, now: number): Queries<Invitation | undefined> {
  return yield* working(yield* findInvite(id, now), now);
}

export function* findInvitationByToken(token: string, now: number): Queries<Invitation | undefined> {
  return yield* working(yield* findInviteByHash(tokenHash(token), now), now);
}
