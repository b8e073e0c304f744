import { randomUUID } from 'node:crypto';
import type { QueryOut } from '../../../core/contract/endpoint.ts';
import type { circleInvites, Invite, InviteLink } from '../../../core/contract/invites.ts';
import { FROM_THE_NEWEST } from '../../../core/contract/paging.ts';
import { communityLimits, inviteLinkUses, maxInviteLinks } from '../../../core/rules/community.ts';
import { retention } from '../../../core/rules/retention.ts';
import { emailKey } from '../../accounts/service.ts';
import type { Db, Queries } from '../../db/db.ts';
import { refuseSuspended } from '../../http/allowed.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../../limits/service.ts';
import { enqueueMail } from '../../mail/service.ts';
import { requireCircleAdmin } from '../membership.ts';
import { inviteHash, newInviteCode } from './codes.ts';
import { CIRCLE_INVITE } from './mail.ts';
import { countLinks, insertInvite, listWorking, removeEnded, removeInvite, type InviteRow } from './store.ts';

interface Dependencies {
  db: Db;
  now: () => number;
  /** The origin that people open. */
  publicUrl: () => string;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
}

export type InvitesService = ReturnType<typeof createInvites>;

const TOO_MANY = `You can invite ${communityLimits.invites.max} people a day. Please go on tomorrow.`;
/** Invites removed in one transaction. */
const BATCH = 500;

/**
 * Invites addresses into a circle, as its inviter may (the caller has checked that), and notes their mails. Does the very same
 * for an address that nobody has. Throws 429 past twenty addresses a day.
 */
export function* addMailInvites(
  circleId: string,
  inviterId: string,
  emails: readonly string[],
  now: number,
): Queries<void> {
  const byKey = new Map(emails.map((email) => [emailKey(email), email]));
  for (const [key, email] of byKey) {
    yield* consumeOrRefuse(`invite:user:${inviterId}`, communityLimits.invites, now, TOO_MANY);
    const id = randomUUID();
    yield* insertInvite({
      ...newInvite(id, circleId, inviterId, now),
      kind: 'mail',
      email,
      email_key: key,
      // Made when the mail is written.
      token_hash: null,
      max_uses: 1,
      expires_at: now + retention.mailInvite,
    });
    yield* enqueueMail(CIRCLE_INVITE, email, { inviteId: id }, now);
  }
}

const newInvite = (id: string, circle_id: string, inviter_id: string, created_at: number) => ({
  id,
  circle_id,
  inviter_id,
  uses: 0,
  created_at,
});

/** Makes, lists and ends invites. */
export const createInvites = ({ db, now, publicUrl, wakeMail }: Dependencies) => ({
  async byMail(userId: string, circleId: string, emails: readonly string[]): Promise<void> {
    await db.write(function* () {
      yield* requireCircleAdmin(circleId, userId);
      yield* addMailInvites(circleId, userId, emails, now());
    });
    wakeMail();
  },
  async addLink(userId: string, circleId: string): Promise<InviteLink> {
    const [at, id, code] = [now(), randomUUID(), newInviteCode()];
    const invite: InviteRow = {
      ...newInvite(id, circleId, userId, at),
      kind: 'link',
      email: null,
      email_key: null,
      token_hash: inviteHash(code),
      max_uses: inviteLinkUses,
      expires_at: at + retention.linkInvite,
    };
    await db.write(function* () {
      yield* requireCircleAdmin(circleId, userId);
      yield* consumeOrRefuse(`invite-link:user:${userId}`, communityLimits.inviteLinks, at, A_LOT_AT_ONCE);
      if ((yield* countLinks(circleId, at)) >= maxInviteLinks)
        throw new HttpError('full', `A circle has at most ${maxInviteLinks} links. Please delete one first.`);
      yield* insertInvite(invite);
    });
    const expiresAt = new Date(invite.expires_at).toISOString();
    return { id, url: `${publicUrl()}/circles#invite=${code}`, code, expiresAt };
  },
  list: (userId: string, circleId: string, { before = FROM_THE_NEWEST, limit }: QueryOut<typeof circleInvites>) =>
    db.read(function* () {
      yield* requireCircleAdmin(circleId, userId);
      return (yield* listWorking(circleId, now(), before, limit)).map(viewInvite);
    }),
  async remove(account: Account, circleId: string, inviteId: string): Promise<void> {
    await db.write(function* () {
      yield* requireCircleAdmin(circleId, account.id);
      const removed = yield* removeInvite(circleId, inviteId);
      if (!removed) throw notFound('We could not find that invitation.');
      if (removed.inviter_id !== account.id) refuseSuspended(account);
    });
  },
  /** Forgets invites that have ended. */
  async sweep(): Promise<void> {
    while ((await db.write(() => removeEnded(now(), BATCH))) === BATCH);
  },
});

export const viewInvite = ({ id, kind, email, expires_at, uses, created_at }: InviteRow): Invite => ({
  id,
  kind,
  email,
  expiresAt: new Date(expires_at).toISOString(),
  uses,
  createdAt: new Date(created_at).toISOString(),
});
