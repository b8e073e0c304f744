import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { emailAddress as email } from './text.ts';
import { actions, type Action } from '../rules/abilities.ts';
import { paidTiers, roles } from '../rules/roles.ts';
import { lengths } from '../rules/text.ts';

/** Password lengths in characters (code points). The upper end only bounds the work; nothing is ever cut off. */
const passwordLength = { min: 8, max: 256 } as const;

const newPassword = z
  .string()
  .refine((value) => [...value].length >= passwordLength.min, 'Password must be at least 8 characters.')
  .refine((value) => [...value].length <= passwordLength.max, 'Password can have at most 256 characters.');

/** A password that is only compared: no rules, or old passwords would stop working when rules change. */
const anyPassword = z.string().min(1, 'Please enter your password.').max(1024, 'That is not a password of ours.');

/** One line a person typed: trimmed, without control characters. */
const line = (max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^\P{Cc}*$/u, 'This text holds a character that can’t be saved.');

const nickname = (min: number, tooShort: string) =>
  line(lengths.nicknameAtRegistration, `Nickname can have at most ${lengths.nicknameAtRegistration} characters.`).min(
    min,
    tooShort,
  );

const displayName = line(lengths.displayName, `Display name can have at most ${lengths.displayName} characters.`);

/** The server also checks that the person is 13: a browser's check can be passed by (docs/decisions.md 12). */
export const birthDate = z.iso.date('Please enter your birth date.').refine((value) => value >= '1900-01-01', {
  error: 'Please check the year of your birth date.',
});

const newPerson = {
  nickname: nickname(2, 'Nickname must be at least 2 characters.'),
  displayName: displayName.nullish(),
  birthDate,
};

/**
 * A picture that one has uploaded (`/api/images/:imageId`), or an https address. The server never fetches that: it could lead
 * into its own network (docs/decisions.md 34). Left out, it stays as it is; null and an empty text take it away. Somebody else's
 * picture, or one that is in use: 404. A picture of ours by somebody under 18: 403 `forbidden`, by somebody suspended: 403.
 */
const avatar = z
  .union([
    z.literal(''),
    z.string().regex(/^\/api\/images\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    z
      .url({ protocol: /^https$/, error: 'Please use an https:// image address.' })
      .max(2048)
      // A parser of addresses overlooks these; a database does not.
      .regex(/^\P{Cc}*$/u, 'Please use an https:// image address.'),
  ])
  .nullish()
  .transform((value) => (value === undefined ? undefined : value || null));

export const reportedRole = z.enum([...roles, 'blocked']);

/** What the person may do, answered by the server so that screens never work it out themselves. */
const abilities = z.strictObject(
  Object.fromEntries(actions.map((action) => [action, z.boolean()])) as Record<Action, z.ZodBoolean>,
);

const subscription = {
  /** `free` is no subscription; the others say what is active now. */
  subscriptionTier: z.enum(['free', ...paidTiers]),
  subscriptionStatus: z.enum(['active', 'inactive']),
};

/** The signed-in account as its owner sees it. */
export const currentUser = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  username: z.string(),
  nickname: z.string(),
  displayName: z.string(),
  bio: z.string(),
  avatar: z.string().nullable(),
  birthDate: z.iso.date(),
  createdAt: z.iso.datetime(),
  role: reportedRole,
  ...subscription,
  /** Until when the plan is open by what is known now; null without one. */
  subscriptionUntil: z.iso.datetime().nullable(),
  /** Whether there is a password: an account made with Google has none until one is set by mail. */
  hasPassword: z.boolean(),
  /** Until when the account may only read; null when it is not suspended. */
  suspendedUntil: z.iso.datetime().nullable(),
  abilities,
});
export type CurrentUser = z.infer<typeof currentUser>;

/**
 * Makes an account and signs it in at once; the address can be confirmed later (docs/decisions.md 10). Where mail is
 * configured, the answer is the same for an address that has an account already; its owner gets a mail that says so. 400
 * `under_age`, `weak_password`; 409 `conflict` only where there is no mail to tell the owner by.
 */
export const register = endpoint(routes.register, {
  body: z.strictObject({ email, password: newPassword, ...newPerson }),
  reply: currentUser,
});

/**
 * 401 `invalid_credentials`, 403 `email_unverified`, 403 `blocked`, for the banned with the `appealToken` that `appeal` takes,
 * 429 `too_many_requests` with Retry-After.
 */
export const login = endpoint(routes.login, {
  body: z.strictObject({ email, password: anyPassword }),
  reply: currentUser,
});

/** Ends this session. Answers alike when there was none. */
export const logout = endpoint(routes.logout, {});

/** Ends every session of the account, this one too. */
export const signOutEverywhere = endpoint(routes.signOutEverywhere, {});

/** Sends the verification mail again. Answers alike whether or not the address has an account. */
export const resendVerification = endpoint(routes.resendVerification, { body: z.strictObject({ email }) });

const mailToken = z.string().min(1).max(100);

/** Confirms an address by the token of a mail. 400 `link_invalid`. */
export const verifyEmail = endpoint(routes.verifyEmail, { body: z.strictObject({ token: mailToken }) });

/** Sends a reset mail. Answers alike whether or not the address has an account. */
export const forgotPassword = endpoint(routes.forgotPassword, { body: z.strictObject({ email }) });

/** Sets a new password by the token of a mail, ends all other sessions and signs in. 400 `link_invalid`. */
export const resetPassword = endpoint(routes.resetPassword, {
  body: z.strictObject({ token: mailToken, password: newPassword }),
  reply: currentUser,
});

/** Ends all other sessions and renews this one. */
export const changePassword = endpoint(routes.changePassword, {
  body: z.strictObject({ currentPassword: anyPassword, newPassword }),
});

export const getCurrentUser = endpoint(routes.currentUser, { reply: currentUser });

/**
 * Nickname up to 30 characters, or an unchanged longer one: registration takes 50 (docs/decisions.md 11). 403 `forbidden` for a
 * birth date on the other side of 18: staff change that (docs/decisions.md 12). 403 `suspended` for another name or bio. 400 for
 * a slur in them, and for phone numbers, addresses and links in a name.
 */
export const updateProfile = endpoint(routes.updateProfile, {
  body: z.strictObject({
    nickname: nickname(1, 'Nickname is required.'),
    displayName: displayName.nullish(),
    bio: z
      .string()
      .trim()
      .max(lengths.bio, `Bio can have at most ${lengths.bio} characters.`)
      .refine((text) => !text.includes('\0'), 'This text holds a character that can’t be saved.')
      .nullish(),
    avatar,
    birthDate,
  }),
  reply: currentUser,
});

/**
 * Deletes the account and everything of it. The password is asked again where there is one; else 403 `forbidden` unless the
 * session began within the last ten minutes.
 */
export const deleteAccount = endpoint(routes.deleteAccount, {
  body: z.strictObject({ password: anyPassword.optional() }),
});

/**
 * Everything stored about the account, by feature. Written while it is read, so a connection that breaks off in the middle
 * is a failure. One at a time: 429 with Retry-After for another beside it.
 */
export const downloadData = endpoint(routes.downloadData, { reply: z.record(z.string(), z.unknown()) });

/** What the screens of signing in and up need to know of this server. */
export const authOptions = endpoint(routes.authOptions, {
  reply: z.strictObject({
    google: z.boolean(),
    mail: z.boolean(),
  }),
});

/** Goes to Google; a browser navigates here. Comes back to `/login?google=…` when it fails. */
export const googleStart = endpoint(routes.googleStart, {
  query: z.strictObject({ returnTo: z.string().max(500).optional() }),
});

/** Where Google sends the browser back to. */
export const googleCallback = endpoint(routes.googleCallback, { query: z.record(z.string(), z.string()) });

/** 256 bits in base64url: a PKCE verifier, its hash, a mark, or a code. */
const bits256 = z.string().regex(/^[\w-]{43}$/);

/**
 * The desktop app has the system's browser go here, then to Google. Comes back to that port of the person's own computer
 * with the app's `state` and a `code` or an `error`; the challenge is the SHA-256 of a verifier that only the app knows.
 */
export const googleDesktopStart = endpoint(routes.googleDesktopStart, {
  query: z.strictObject({
    challenge: bits256,
    state: bits256,
    port: z
      .string()
      .regex(/^\d{4,5}$/)
      .transform(Number)
      .refine((port) => port >= 1024 && port <= 65_535),
  }),
});

/** Signs the app in by code and verifier, once and within two minutes; says which page it goes to. 400 `link_invalid`. */
export const googleDesktopFinish = endpoint(routes.googleDesktopFinish, {
  body: z.strictObject({ code: bits256, verifier: bits256 }),
  reply: z.strictObject({ goTo: z.string() }),
});

/** Who came from Google without an account yet; 404 when nobody did in the last quarter of an hour. */
export const googlePending = endpoint(routes.googlePending, {
  reply: z.strictObject({ email: z.string(), name: z.string() }),
});

/** Finishes a first Google sign-in with what Google does not tell. 400 `under_age`, 404 when nothing is pending. */
export const googleComplete = endpoint(routes.googleComplete, {
  body: z.strictObject(newPerson),
  reply: currentUser,
});

/** Whether this person needs a subscription to enter gated pages (docs/decisions.md 9). 401 when signed out. */
export const subscriptionRequired = endpoint(routes.subscriptionRequired, {
  reply: z.strictObject({ requiresSubscription: z.boolean() }),
});
