import { z } from 'zod';
import { birthDate, currentUser, reportedRole } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { routes } from './routes.ts';
import { typedText } from './text.ts';
import { communityLengths } from '../rules/community.ts';
import { grants, roles } from '../rules/roles.ts';

/** An account as admins see it: no birth date, no bio. */
const adminUser = currentUser
  .pick({
    id: true,
    email: true,
    emailVerified: true,
    username: true,
    nickname: true,
    displayName: true,
    avatar: true,
    createdAt: true,
    subscriptionTier: true,
    subscriptionStatus: true,
  })
  .extend({
    role: reportedRole,
    /** Whether they read what is sent to the pastoral team. */
    pastoral: z.boolean(),
    /** Single powers that an admin gave to this account. */
    grants: z.array(z.enum(grants)),
  });
export type AdminUser = z.infer<typeof adminUser>;

const params = z.strictObject({ userId: z.uuid() });

/**
 * Accounts, newest first, 50 unless told. `q` searches names and addresses; `role` keeps those of one role, which the blocked
 * don't count for. `X-Total-Count` says how many there are in all, of a search or a role at most `COUNTED_HITS` + 1; the next page
 * starts `before` the last entry of this one (`pageAfter`).
 */
export const adminUsers = endpoint(routes.adminUsers, {
  query: page(50).extend({ q: typedText(100).optional(), role: reportedRole.optional() }),
  reply: z.array(adminUser),
});

/** Fewer powers end the person's sessions; more of them renew their tokens. 409 `last_admin`, `conflict` while blocked. */
export const setUserRole = endpoint(routes.setUserRole, {
  params,
  body: z.strictObject({ role: z.enum(roles) }),
  reply: adminUser,
});

/** Gives an account exactly these single powers (docs/decisions.md 8). */
export const setGrants = endpoint(routes.setGrants, {
  params,
  body: z.strictObject({
    grants: z
      .array(z.enum(grants))
      .max(grants.length)
      .transform((given) => grants.filter((grant) => given.includes(grant))),
  }),
  reply: adminUser,
});

/** Ends all sessions at once. 409 `last_admin`. */
export const blockUser = endpoint(routes.blockUser, { params, reply: adminUser });

/** Gives back the role held before. */
export const unblockUser = endpoint(routes.unblockUser, { params, reply: adminUser });

/** Puts an account on the pastoral team, or takes it off. */
export const setPastoral = endpoint(routes.setPastoral, {
  params,
  body: z.strictObject({ pastoral: z.boolean() }),
  reply: adminUser,
});

/**
 * Corrects a birth date that its owner may not change, across 18 too; the reason stays in the audit log, the dates do not. 400
 * `under_age` under 13.
 */
export const setBirthDate = endpoint(routes.setBirthDate, {
  params,
  body: z.strictObject({
    birthDate,
    reason: typedText(communityLengths.reason).min(1, 'Please write a reason.'),
  }),
  reply: adminUser,
});

/** Deletes the account and everything of it. 409 `last_admin`. */
export const deleteUser = endpoint(routes.deleteUser, { params });

/**
 * Makes the signed-in account an admin. `email` has to be its own address, so that nobody lifts an account by mistake. 403
 * `forbidden` for a wrong secret, another address, or no sign-in with Google where that is configured; else 403
 * `email_unverified` where mail reaches people; 409 `conflict` once the secret has been used; 429 after five tries.
 */
export const adminSetup = endpoint(routes.adminSetup, {
  body: z.strictObject({
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address.')),
    adminSecret: z.string().min(1, 'Please enter the admin secret.').max(1024),
  }),
  reply: z.strictObject({ success: z.literal(true) }),
});
