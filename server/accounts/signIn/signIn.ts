import { createHmac } from 'node:crypto';
import type { CurrentUser, login } from '../../../core/contract/accounts.ts';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import { retention } from '../../../core/rules/retention.ts';
import { hasRows, query, type Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { accountChanged } from '../../live/service.ts';
import { backoff, consume, refuseTooManyRequests, resetCounters } from '../../limits/service.ts';
import type { AccountDependencies, Caller } from '../dependencies.ts';
import type { Hashing } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessionStore.ts';
import { emailKey, findSignInCandidates, lockUserIfPasswordUnchanged, type UserRow } from '../store.ts';
import { viewCurrentUser } from '../view.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Sign-ins from one network: a church behind one address gets its sixty in ten minutes, and then some. */
const perNetwork = { max: 100, window: 10 * MINUTE };
/** Wrong passwords for one account from one network, or from one browser that has signed in to it before. */
const perPair = { free: 5, max: 15 * MINUTE, forget: HOUR };
/** Wrong passwords for one account from everywhere. The wait stays short: it also meets an owner on a new device. */
const perAccount = { free: 50, max: MINUTE, forget: HOUR };
/** Sign-ins to one account from one network, or one known browser; right ones count too, since each costs a hash. */
const perAccountPlace = { max: 40, window: 10 * MINUTE };
/** An account has this long to confirm its address before signing in asks for it (docs/decisions.md 10). */
const UNVERIFIED_LIFE = 72 * HOUR;

/** A name for an address in counters; the address itself may be nobody's of ours and is not kept. */
export const accountLabel = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`account:${key}`).digest('base64url').slice(0, 32);

const consumePerPlace = (label: string, place: string, at: number): Queries<number> =>
  consume(`signins:${label}:${place}`, perAccountPlace, at);

/**
 * Counts a try before the password is looked at. A browser that signed in to this account before is counted by
 * itself: whatever others try, they can't lock the owner out of the devices that are theirs.
 */
function* countAttempt(
  { secret, now, mailConfigured }: AccountDependencies,
  key: string,
  { device, network }: Caller,
): Queries<{ wait: number; counted: string[] }> {
  const label = accountLabel(secret, key);
  const at = now();
  if (device && (yield* isKnownDevice(key, device, mailConfigured))) {
    const subject = `signin:${label}:${device}`;
    const wait = yield* backoff(subject, perPair, at);
    return { wait: wait || (yield* consumePerPlace(label, device, at)), counted: [subject] };
  }
  const everyone = yield* consume(`signin:${network}`, perNetwork, at);
  if (everyone > 0) return { wait: everyone, counted: [] };
  const pair = `signin:${label}:${network}`;
  const byPair = yield* backoff(pair, perPair, at);
  if (byPair > 0) return { wait: byPair, counted: [] };
  const account = `signin:${label}`;
  const wait = yield* backoff(account, perAccount, at);
  return { wait: wait || (yield* consumePerPlace(label, network, at)), counted: [pair, account] };
}

export const createSignIn = (deps: AccountDependencies) => {
  const { db, log, now, secret, passwords, sessions, mailConfigured, publish, bans } = deps;

  /** Whether an account is its address's own: where mail reaches people, anybody may have registered it until then. */
  const isProven = (user: UserRow) => !mailConfigured || user.verified_at !== null;

  const compare = async (hashing: Hashing, caller: Caller, key: string, password: string) => {
    const { wait, counted } = await db.write(() => countAttempt(deps, key, caller));
    refuseTooManyRequests(wait, now());
    const users = await db.read(() => findSignInCandidates(key));
    const hashes = users.map((each) => each.password_hash);
    const user = users[await hashing.match(hashes, password)];
    if (!user) {
      log.info({ event: 'sign_in_failed', userId: users[0]?.id ?? null });
      throw wrongCredentials();
    }
    return { user, counted };
  };

  return {
    async login(caller: Caller, { email, password }: BodyOut<typeof login>): Promise<CurrentUser> {
      const key = emailKey(email);
      const turn = { network: caller.network, account: accountLabel(secret, key) };
      const { user, counted } = await passwords.withQueueSlot(turn, (hashing) =>
        compare(hashing, caller, key, password),
      );
      if (user.blocked) throw blockedOrBanned(await db.write(() => bans.appealToken(user.id)));
      if (!isProven(user) && now() - user.created_at > UNVERIFIED_LIFE)
        throw new HttpError(
          'email_unverified',
          'Please verify your email address before signing in. We can send you the link again.',
        );
      await startSession(deps, caller, user, function* () {
        // Set anew while this one was being compared: the sessions that it opened have just been ended.
        if (!(yield* lockUserIfPasswordUnchanged(user))) throw wrongCredentials();
        // Whoever only claims the address must not wipe out what was counted against guessing its owner's password.
        if (isProven(user)) yield* resetCounters(counted);
      });
      log.info({ event: 'signed_in', userId: user.id });
      return viewCurrentUser(user, deps.gate, now());
    },
    async logout({ ctx }: Caller): Promise<void> {
      const userId = ctx.state.person.account?.id;
      await db.write(() => sessions.end(ctx));
      sessions.cookie.clear(ctx);
      if (userId !== undefined) publish(accountChanged(userId));
    },
    async signOutEverywhere({ ctx }: Caller, userId: string): Promise<void> {
      await db.write(function* () {
        yield* endSessions(userId);
        yield* forgetDevices(userId);
      });
      sessions.cookie.clear(ctx);
      publish(accountChanged(userId));
      log.info({ event: 'signed_out_everywhere', userId });
    },
  };
};

/** Who has shown their password is handed what to appeal with, where a moderator banned them. */
const blockedOrBanned = (appealToken: string | null): HttpError =>
  appealToken === null
    ? blocked()
    : new HttpError('blocked', 'This account has been closed. You may appeal if you see it differently.', {
        appealToken,
      });

const wrongCredentials = () => new HttpError('invalid_credentials', 'Invalid credentials');

export const refuseBlocked = (user: Pick<UserRow, 'blocked'>): void => {
  if (user.blocked) throw blocked();
};

const blocked = () =>
  new HttpError('blocked', 'This account has been blocked. Please write to us if you think this is a mistake.');

/** Starts a session with a new token and remembers the browser, together with other work or not at all. */
export const startSession = async (
  { db, now, sessions, publish }: AccountDependencies,
  { ctx }: Caller,
  user: Pick<UserRow, 'id'>,
  first: () => Queries<void> = function* () {},
): Promise<void> => {
  const session = sessions.begin(ctx, user.id);
  const device = ctx.state.person.account ? null : ctx.state.sender.keepDevice();
  await db.write(function* () {
    yield* first();
    yield* session.work();
    if (device) yield* rememberDevice(user.id, device, now());
  });
  session.sendCookie();
  // Whoever this browser was signed in as listens no longer.
  const former = ctx.state.person.account?.id;
  for (const userId of new Set([user.id, former ?? user.id])) publish(accountChanged(userId));
};

/** Only of a confirmed account where mail reaches people: else this would tell a new address from one that was taken. */
const isKnownDevice = (key: string, device: string, mailConfigured: boolean): Queries<boolean> =>
  hasRows(
    query(
      `SELECT d.user_id FROM known_devices d JOIN users u ON u.id = d.user_id
       WHERE u.email_key = ? AND d.device = ?${mailConfigured ? ' AND u.verified_at IS NOT NULL' : ''}`,
      key,
      device,
    ),
  );

function* rememberDevice(userId: string, device: string, now: number): Queries<void> {
  yield* query('DELETE FROM known_devices WHERE user_id = ? AND seen_at < ?', userId, now - retention.knownDevice);
  yield* query(
    `INSERT INTO known_devices (user_id, device, seen_at) VALUES (?, ?, ?)
     ON CONFLICT (user_id, device) DO UPDATE SET seen_at = excluded.seen_at`,
    userId,
    device,
    now,
  );
}

/** After a password change, a browser that was known may be a thief's. */
export const forgetDevices = (userId: string): Queries<unknown> =>
  query('DELETE FROM known_devices WHERE user_id = ?', userId);
