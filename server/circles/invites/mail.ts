import type { Brand } from '../../../core/contract/content.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import { communityLimits } from '../../../core/rules/community.ts';
import { accountLabel, emailKey, findByEmail, findUser, type UserRow } from '../../accounts/service.ts';
import type { Db, Queries } from '../../db/db.ts';
import { consume } from '../../limits/service.ts';
import type { EmailContent, MailTemplate } from '../../mail/service.ts';
import { findCircleRole } from '../membership.ts';
import { findCircle, type CircleRow } from '../store.ts';
import { inviteHash, mailToken } from './codes.ts';
import { findWorking, isBlockedFrom, isKeptApart, setToken, shareCircle, type InviteRow } from './store.ts';

/** The kind of mail that invites. */
export const CIRCLE_INVITE = 'circle-invite';

interface Dependencies {
  db: Db;
  brand: () => Brand;
  now: () => number;
  secret: string;
  /** The origin that people open. */
  publicUrl: () => string;
}

/** Writes the mail of an invite when it is sent: only then is asked who has that address, so that no answer tells. */
export const inviteTemplate =
  ({ db, brand, now, secret, publicUrl }: Dependencies): MailTemplate =>
  async (recipient, data) => {
    const { inviteId } = data as { inviteId: string };
    const token = mailToken(secret, inviteId);
    const invitation = await db.write(function* () {
      const found = yield* findInvitation(inviteId, recipient, now());
      if (!found) return null;
      // A mail that failed and is tried again was counted already.
      if (!found.wasWritten && (yield* isOneInviteTooMany(secret, recipient, now()))) return null;
      yield* setToken(inviteId, inviteHash(token));
      return found;
    });
    if (!invitation) return null;
    const { circle, inviter } = invitation;
    // Who is under 18 is named to owner and admins of a circle alone.
    const by = isMinor(inviter.birth_date, now()) ? null : inviter.nickname;
    const url = `${publicUrl()}/circles#invite=${token}`;
    return { to: recipient, content: inviteEmail(brand(), circle, by, url) };
  };

/** What there is to write of an invite; null where it ended, or its receiver must not hear of it. */
function* findInvitation(
  inviteId: string,
  recipient: string,
  now: number,
): Queries<{ circle: CircleRow; inviter: UserRow; wasWritten: boolean } | null> {
  const invite = yield* findWorking(inviteId, now);
  const circle = invite && (yield* findCircle(invite.circle_id));
  const inviter = invite && (yield* findUser(invite.inviter_id));
  if (!circle || !inviter) return null;
  const known = yield* findByEmail(emailKey(recipient));
  if (known && !(yield* mayHear(known, invite, now))) return null;
  return { circle, inviter, wasWritten: invite.token_hash !== null };
}

/** Counts a mail that invites somebody, to whatever, for their mailbox: whatever stands behind the "+" of its address. */
export function* isOneInviteTooMany(secret: string, recipient: string, now: number): Queries<boolean> {
  const mailbox = accountLabel(secret, emailKey(recipient).replace(/\+[^@]*/, ''));
  return (yield* consume(`invite-mail:${mailbox}`, communityLimits.invitesToAddress, now)) > 0;
}

/** Blocks and mutes drop an invite, and strangers do not write to people under 18. Members need none. */
function* mayHear(known: UserRow, invite: InviteRow, now: number): Queries<boolean> {
  const { circle_id: circleId, inviter_id: inviterId } = invite;
  if (known.blocked || (yield* isKeptApart(known.id, inviterId)) || (yield* isBlockedFrom(invite, known.id)))
    return false;
  if (isMinor(known.birth_date, now) && !(yield* shareCircle(known.id, inviterId))) return false;
  return !(yield* findCircleRole(circleId, known.id));
}

/** A circle's name that waits for a moderator is not written to anybody. */
const inviteEmail = (brand: Brand, { name, listed }: CircleRow, by: string | null, url: string): EmailContent => ({
  subject: `You are invited to a circle at ${brand.name}`,
  greeting: 'Hello,',
  paragraphs: [
    `${by ?? 'Somebody'} invites you to ${listed ? `the circle “${name}”` : 'a circle'} at ${brand.name}, where people pray and read the Bible together.`,
  ],
  button: { label: 'See the invitation', url },
  closing: [
    'The link works once, for 14 days, for an account with this email address.',
    'If you would rather not join, there is nothing to do.',
  ],
});
