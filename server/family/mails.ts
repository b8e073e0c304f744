import type { Brand } from '../../core/contract/content.ts';
import { isMinor } from '../../core/rules/ages.ts';
import { emailKey, findByEmail, findUser, tokenHash, type UserRow } from '../accounts/service.ts';
import { findSeat, SEAT_ENDED } from '../billing/service.ts';
import { isKeptApart, isOneInviteTooMany } from '../circles/service.ts';
import type { Db, Queries } from '../db/db.ts';
import type { EmailContent, MailService, MailTemplate } from '../mail/service.ts';
import { findInvitation, inviteToken } from './invites.ts';
import { setToken } from './store.ts';

/** The kind of mail that invites to a seat, and the one that tells an owner who has taken it. */
export const FAMILY_INVITE = 'family-invite';
export const SEAT_TAKEN = 'family-seat-taken';

interface Dependencies {
  db: Db;
  brand: () => Brand;
  now: () => number;
  secret: string;
  /** The origin that people open. */
  publicUrl: () => string;
}

export const registerTemplates = (deps: Dependencies, mail: MailService): void => {
  mail.registerTemplate(FAMILY_INVITE, inviteTemplate(deps));
  mail.registerTemplate(SEAT_TAKEN, seatTakenTemplate(deps));
  mail.registerTemplate(SEAT_ENDED, seatEndedTemplate(deps));
};

/** Writes an invite when it is sent: only then is asked who has that address, so that no answer tells. */
const inviteTemplate =
  ({ db, brand, now, secret, publicUrl }: Dependencies): MailTemplate =>
  async (recipient, data) => {
    const { inviteId } = data as { inviteId: string };
    const token = inviteToken(secret, inviteId);
    const owner = await db.write(function* () {
      const found = yield* findInvitation(inviteId, now());
      if (!found || !(yield* mayHear(recipient, found.owner.id))) return null;
      // A mail that failed and is tried again was counted already.
      const wasWritten = found.invite.token_hash !== null;
      if (!wasWritten && (yield* isOneInviteTooMany(secret, recipient, now()))) return null;
      yield* setToken(inviteId, tokenHash(token));
      return found.owner;
    });
    if (!owner) return null;
    return {
      to: recipient,
      content: inviteEmail(brand(), nameOf(owner, now()), `${publicUrl()}/family#token=${token}`),
    };
  };

/** Who is under 18 is not named to a stranger's address. */
const nameOf = (owner: UserRow, now: number): string => (isMinor(owner.birth_date, now) ? 'Somebody' : owner.nickname);

/** Blocks and mutes drop an invite, and who has the seat already needs none. */
function* mayHear(recipient: string, ownerId: string): Queries<boolean> {
  const known = yield* findByEmail(emailKey(recipient));
  if (!known) return true;
  if (known.blocked || (yield* isKeptApart(known.id, ownerId))) return false;
  return (yield* findSeat(known.id))?.owner_id !== ownerId;
}

const inviteEmail = ({ name }: Brand, by: string, url: string): EmailContent => ({
  subject: `You are invited to a family plan at ${name}`,
  greeting: 'Hello,',
  paragraphs: [
    `${by} has a family plan at ${name} and keeps a seat in it for you. It costs you nothing, and opens what Premium opens, in an account of your own.`,
    'Whoever pays sees your nickname. Your journal, your searches and what you write stay yours.',
  ],
  button: { label: 'See the invitation', url },
  closing: [
    'The link works once, for 7 days, for somebody of 13 or older. Please keep it to yourself.',
    'If you would rather not join, there is nothing to do.',
  ],
});

const seatTakenTemplate =
  ({ db, brand, publicUrl }: Dependencies): MailTemplate =>
  async (recipient, data) => {
    const { userId } = data as { userId: string };
    const holder = await db.read(function* () {
      const owner = yield* findByEmail(emailKey(recipient));
      const seat = yield* findSeat(userId);
      return owner && seat?.owner_id === owner.id ? yield* findUser(userId) : undefined;
    });
    if (!holder) return null;
    return { to: recipient, content: seatTakenEmail(brand(), holder.nickname, `${publicUrl()}/family`) };
  };

const seatTakenEmail = ({ name }: Brand, nickname: string, url: string): EmailContent => ({
  subject: `Somebody has joined your family plan at ${name}`,
  greeting: 'Hello,',
  paragraphs: [`${nickname} has taken a seat in your family plan.`],
  button: { label: 'See your family plan', url },
  closing: ['If this is not who you meant, you can end the seat there.'],
});

const seatEndedTemplate =
  ({ db, brand, publicUrl }: Dependencies): MailTemplate =>
  async (recipient) => {
    const isDue = await db.read(function* () {
      const known = yield* findByEmail(emailKey(recipient));
      // Whoever has a seat again by now need not hear of the one before.
      return known !== undefined && !(yield* findSeat(known.id));
    });
    return isDue ? { to: recipient, content: seatEndedEmail(brand(), publicUrl()) } : null;
  };

const seatEndedEmail = ({ name }: Brand, url: string): EmailContent => ({
  subject: `Your seat in a family plan at ${name} has ended`,
  greeting: 'Hello,',
  paragraphs: [
    'The family plan that you had a seat in has ended, or the seat was given to somebody else.',
    'Your account stays, and all that is yours in it: your prayers, what you saved and what you wrote. What is free stays open.',
  ],
  button: { label: `Open ${name}`, url },
  closing: [],
});
