import type { Circle } from '../../../core/contract/circles.ts';
import type { Reply } from '../../../core/contract/endpoint.ts';
import type { previewInvite } from '../../../core/contract/invites.ts';
import { isStaff } from '../../../core/rules/roles.ts';
import type { UserRow } from '../../accounts/service.ts';
import type { Db, Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { backoff, refuseTooManyRequests, uncountAttempt } from '../../limits/service.ts';
import type { LiveMessage, Publish } from '../../live/service.ts';
import { requireMine } from '../access.ts';
import { admit, findPerson } from '../members/admit.ts';
import { findMember } from '../members/store.ts';
import { holdCircle } from '../membership.ts';
import { findCircle } from '../store.ts';
import { viewMine } from '../view.ts';
import { inviteHash } from './codes.ts';
import { findByHash, isBlockedFrom, isKeptApart, removeMailsTo, spendUse, type InviteRow } from './store.ts';

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
}

const MINUTE = 60_000;
/** Wrong tokens of one account, and of all behind one network: a congregation's, for example. */
const wrongTokens = {
  account: { free: 10, max: 15 * MINUTE, forget: 60 * MINUTE },
  network: { free: 100, max: 15 * MINUTE, forget: 60 * MINUTE },
};

/** Who tries a token. */
interface Guest {
  userId: string;
  /** `net:…` */
  network: string;
}

/** What whoever was invited does with the token. */
export const createAccepting = ({ db, now, publish }: Dependencies) => {
  /** Counts an attempt, and takes that back where the token was a good one: it must not make up for wrong ones before it. */
  const attempt = async <T>({ userId, network }: Guest, use: () => Queries<T>): Promise<T> => {
    const at = now();
    const [account, place] = [`invite-token:user:${userId}`, `invite-token:${network}`];
    // Counted by itself: a wrong token must not take its own counting back.
    const wait = await db.write(function* () {
      const ofAccount = yield* backoff(account, wrongTokens.account, at);
      if (ofAccount > 0) return ofAccount;
      const ofNetwork = yield* backoff(place, wrongTokens.network, at);
      // Nothing was tried: waiting for others must not count as guessing.
      if (ofNetwork > 0) yield* uncountAttempt(account);
      return ofNetwork;
    });
    refuseTooManyRequests(wait, at);
    return db.write(function* () {
      const result = yield* use();
      yield* uncountAttempt(account);
      yield* uncountAttempt(place);
      return result;
    });
  };

  return {
    preview: (guest: Guest, token: string): Promise<Reply<typeof previewInvite>> =>
      attempt(guest, function* () {
        const { userId } = guest;
        const invite = yield* requireInvite(token, yield* findPerson(userId), now());
        const circle = yield* findCircle(invite.circle_id);
        if (!circle || (yield* isShutOut(invite, userId))) throw linkInvalid();
        return { name: circle.name, emoji: circle.emoji, memberCount: circle.member_count };
      }),
    async accept(guest: Guest, token: string): Promise<Circle> {
      const at = now();
      const { circle, messages } = await attempt(guest, function* () {
        const { userId } = guest;
        const user = yield* findPerson(userId);
        const invite = yield* requireInvite(token, user, at);
        if (invite.kind === 'mail' && user.verified_at === null)
          throw new HttpError('email_unverified', 'Please verify your email address first. We sent you a link.');
        const messages = yield* follow(invite, user, at);
        return { circle: viewMine(yield* requireMine(invite.circle_id, userId, at)), messages };
      });
      publish(...messages);
      return circle;
    },
  };
};

/** Lets somebody in by an invite, or has them wait. Whoever is in already uses up nothing. */
function* follow(invite: InviteRow, { id: userId, email_key }: UserRow, now: number): Queries<readonly LiveMessage[]> {
  const circle = yield* holdCircle(invite.circle_id);
  const before = yield* findMember(circle.id, userId);
  // A mail is an owner's or admin's own wish: it needs no approval, and leads back whom they removed.
  const isMail = invite.kind === 'mail';
  const as = isMail || circle.is_public === 1 ? 'member' : 'pending';
  const admission = yield* admit({ circle, userId, as, evenRemoved: isMail, now });
  if (!admission) throw linkInvalid();
  if (admission.state !== before?.state && !(yield* spendUse(invite.id))) throw linkInvalid();
  if (isMail && email_key !== null) yield* removeMailsTo(circle.id, email_key);
  return admission.messages;
}

/** An invite that works for this person. Throws 400 for every other, alike. */
function* requireInvite(token: string, user: UserRow, now: number): Queries<InviteRow> {
  const invite = yield* findByHash(inviteHash(token), now);
  if (!invite) throw linkInvalid();
  if (!isStaff(user.role) && (yield* isBlockedFrom(invite, user.id))) throw linkInvalid();
  if (invite.kind === 'link') return invite;
  if (invite.email_key !== user.email_key || (yield* isKeptApart(user.id, invite.inviter_id))) throw linkInvalid();
  return invite;
}

/** Whether somebody was removed from the circle of a link. A mail is an owner's or admin's own wish, and leads back. */
function* isShutOut({ kind, circle_id: circleId }: InviteRow, userId: string): Queries<boolean> {
  return kind === 'link' && (yield* findMember(circleId, userId))?.state === 'removed';
}

const linkInvalid = () =>
  new HttpError('link_invalid', 'This invitation does not work any more. Please ask for a new one.');
