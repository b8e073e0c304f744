import { z } from 'zod';
import { subscriptionState } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { emailAddress } from './text.ts';

const seat = z.strictObject({ userId: z.uuid(), nickname: z.string() });
const familyInvite = z.strictObject({ id: z.uuid(), email: z.string(), expiresAt: z.iso.datetime() });
export type FamilySeat = z.infer<typeof seat>;
export type FamilyInvite = z.infer<typeof familyInvite>;

/** The seats of a family plan, for who pays for it: names alone, never what anybody writes or reads. 403 without one. */
export const family = endpoint(routes.family, {
  reply: z.strictObject({ seats: z.array(seat), invites: z.array(familyInvite) }),
});

/**
 * Mails a link to a seat, for one person and seven days. Answers alike whether or not the address has an account. 422 `full` where
 * seats and open invites are five; 429 past twenty a day.
 */
export const inviteToFamily = endpoint(routes.inviteToFamily, { body: z.strictObject({ email: emailAddress }) });
export const deleteFamilyInvite = endpoint(routes.deleteFamilyInvite, { params: z.strictObject({ id: z.uuid() }) });
/** Ends a seat: who pays ends any, who has one their own. */
export const deleteFamilySeat = endpoint(routes.deleteFamilySeat, { params: z.strictObject({ userId: z.uuid() }) });

/**
 * Takes a seat. 400 `link_invalid`; 409 `already_subscribed` with `source` for who pays for a plan of their own, or has a seat
 * elsewhere.
 */
export const joinFamily = endpoint(routes.joinFamily, {
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: subscriptionState,
});
