import { HttpError } from '../http/errors.ts';
import { backoff, consume, refuseTooManyRequests, resetCounters } from '../limits/service.ts';
import type { AccountDependencies, Caller } from './dependencies.ts';
import type { Hashing } from './passwords/passwords.ts';
import { findSession } from './sessions/sessionStore.ts';
import type { UserRow } from './store.ts';

const MINUTE = 60_000;
/** A stolen session must not be a place to guess the password from. */
const reauthentication = { free: 5, max: 15 * MINUTE, forget: 60 * MINUTE };
/** Right ones count too, since each costs a hash or two. */
const confirmations = { max: 20, window: 10 * MINUTE };
/** How long a sign-in proves who somebody is. */
const JUST_NOW = 10 * MINUTE;

/** How a person who is signed in proves once more that it is them, before what can't be undone. */
export const createReauthentication = ({ db, now, sessions }: AccountDependencies) => {
  /** Throws unless this is the account's password. */
  const confirm = async (hashing: Hashing, user: UserRow, password: string | undefined, field: string) => {
    if (user.password_hash === null)
      throw invalidField(field, 'This account has no password yet. You can set one by mail: choose “Forgot password”.');
    const subject = `reauth:user:${user.id}`;
    const at = now();
    const wait = await db.write(function* () {
      const wait = yield* backoff(subject, reauthentication, at);
      return wait || (yield* consume(`confirm:user:${user.id}`, confirmations, at));
    });
    refuseTooManyRequests(wait, at);
    if ((await hashing.match([user.password_hash], password ?? '')) === -1) throw invalidField(field, WRONG_PASSWORD);
    await db.write(() => resetCounters([subject]));
  };

  /** Throws unless the person signed in just now: an account without a password has nothing else to prove itself by. */
  const refuseOldSession = async ({ ctx }: Caller) => {
    const at = now();
    const hash = sessions.cookie.read(ctx);
    const session = hash === null ? undefined : await db.read(() => findSession(hash, at));
    if (session && session.created_at > at - JUST_NOW) return;
    throw new HttpError(
      'forbidden',
      'To be sure that it is you, please sign in with Google once more. Then you can delete the account within ten minutes.',
    );
  };

  return { confirm, refuseOldSession };
};

export const WRONG_PASSWORD = 'That is not your password.';

export const invalidField = (field: string, sentence: string) =>
  new HttpError('bad_request', sentence, { fields: { [field]: sentence } });
