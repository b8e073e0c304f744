import { z } from 'zod';
import { maxInviteEmails } from '../rules/community.ts';
import { circle } from './circles.ts';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { routes } from './routes.ts';
import { emailAddress } from './text.ts';

const params = z.strictObject({ id: z.uuid() });

/** Invites by mail, by owner and admins. Answers alike whether or not an address has an account. 429 past twenty a day. */
export const inviteByMail = endpoint(routes.inviteByMail, {
  params,
  body: z.strictObject({
    emails: z
      .array(emailAddress)
      .min(1, 'Please enter a valid email address.')
      .max(maxInviteEmails, `Please invite at most ${maxInviteEmails} people at once.`),
  }),
});

const inviteLink = z.strictObject({
  id: z.uuid(),
  /** With the token behind `#`, which no server and no log gets to see. Also what the QR code says. */
  url: z.string(),
  /** The token, to be typed. */
  code: z.string(),
  expiresAt: z.iso.datetime(),
});
export type InviteLink = z.infer<typeof inviteLink>;

/**
 * A link for 7 days and 50 people. Into a private circle, owner and admins let each in. Its token is not given again.
 * 422 `full` past twenty that work.
 */
export const addInviteLink = endpoint(routes.addInviteLink, { params, reply: inviteLink });

const invite = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['mail', 'link']),
  email: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  uses: z.int(),
  createdAt: z.iso.datetime(),
});
export type Invite = z.infer<typeof invite>;

/** Those that still work, for owner and admins. */
export const circleInvites = endpoint(routes.circleInvites, { params, query: page(50), reply: z.array(invite) });
export const deleteInvite = endpoint(routes.deleteInvite, { params: params.extend({ inviteId: z.uuid() }) });

/** What a mail's link carries, or a code that was typed. */
const token = z.string().trim().min(1, 'Please enter the code.').max(100);

/** What an invite leads to. 400 `link_invalid` for one that is wrong, used up, too old, or another person's, alike. */
export const previewInvite = endpoint(routes.previewInvite, {
  body: z.strictObject({ token }),
  reply: z.strictObject({ name: z.string(), emoji: z.string(), memberCount: z.int() }),
});

/** Joins, or asks to. 400 `link_invalid`; 403 `email_unverified`. */
export const acceptInvite = endpoint(routes.acceptInvite, { body: z.strictObject({ token }), reply: circle });
