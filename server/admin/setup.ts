import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import type { adminSetup } from '../../core/contract/admin.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import {
  emailKey,
  endOtherSessions,
  findUser,
  hasIdentity,
  lockAdmins,
  renewSessions,
  setRole,
  type UserRow,
} from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { accountChanged, type Publish } from '../live/service.ts';
import { consume, refuseTooManyRequests } from '../limits/service.ts';
import { addSetting, readSetting, writeSetting } from './store.ts';

const MINUTE = 60_000;
/** Five tries of one account, and from one network, in a quarter of an hour. */
const perAsker = { max: 5, window: 15 * MINUTE };
/** From everywhere together: a secret that a person chose must hold against many networks too. */
const fromEverywhere = { max: 50, window: 60 * MINUTE };

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * The hash of the secret that makes the first admin: ADMIN_SECRET, else one made at the first start and kept only as its
 * hash (docs/decisions.md 14). `made` is that secret, at the start that made it: to be shown once.
 */
export const prepareAdminSecret = async (
  db: Db,
  given: string | undefined,
): Promise<{ hash: string; made: string | null }> => {
  if (given) return { hash: digest(given), made: null };
  const secret = randomBytes(20).toString('base64url');
  // Of several servers that start together one wins, and only that one tells.
  const isOurs = await db.write(() => addSetting('admin_secret', digest(secret)));
  const kept = await db.read(() => readSetting('admin_secret'));
  return { hash: kept ?? digest(secret), made: isOurs ? secret : null };
};

/** Who asks: the account of the session, which is the only one that can be lifted. */
interface SetUpCaller {
  userId: string;
  /** `net:…` */
  network: string;
  /** The hash of the session's token; null where there is no cookie. */
  session: string | null;
}

export type SetUp = ReturnType<typeof createSetUp>;

interface Dependencies {
  db: Db;
  log: Logger;
  now: () => number;
  secretHash: string;
  /** The account must have signed in with this provider; null asks for none. */
  issuer: string | null;
  /** Whether mail reaches people: then the account's address must be confirmed where there is no `issuer`. */
  mailConfigured: boolean;
  publish: Publish;
}

const used = () =>
  new HttpError(
    'conflict',
    'Admin setup has been used already. An admin can give you the role, or the server’s ADMIN_SECRET can be changed.',
  );

export const createSetUp = ({ db, log, now, secretHash, issuer, mailConfigured, publish }: Dependencies) => {
  /**
   * The account that asks, once it has shown that it is the operator's. An address alone shows nothing: a stranger may
   * have registered it first, and the secret must never lift that account.
   */
  function* proven(userId: string, email: string): Queries<UserRow> {
    const user = yield* findUser(userId);
    if (!user || user.blocked) throw new HttpError('not_signed_in', 'Please sign in first.');
    if (emailKey(user.email) !== emailKey(email)) {
      const sentence = 'You are signed in with another address. Please sign in to the account that is to be an admin.';
      throw new HttpError('forbidden', sentence, { fields: { email: sentence } });
    }
    if (issuer !== null) {
      if (!(yield* hasIdentity(user.id, issuer)))
        throw new HttpError('forbidden', 'Please sign in to this account with Google first.');
    } else if (mailConfigured && user.verified_at === null)
      throw new HttpError('email_unverified', 'Please confirm your email address first. We sent you a link.');
    return user;
  }

  return async (
    { userId, network, session }: SetUpCaller,
    { email, adminSecret }: BodyOut<typeof adminSetup>,
  ): Promise<void> => {
    const at = now();
    // Before a try is counted: who has yet to confirm an address must not be locked out by finding that out.
    await db.read(() => proven(userId, email));
    const wait = await db.write(function* () {
      for (const asker of [`user:${userId}`, network]) {
        const wait = yield* consume(`setup:${asker}`, perAsker, at);
        if (wait > 0) return wait;
      }
      return yield* consume('setup', fromEverywhere, at);
    });
    refuseTooManyRequests(wait, at);
    // Off once used, until the secret is another one; said before the secret is looked at, so that nothing can be learnt.
    if ((await db.read(() => readSetting('admin_setup_used'))) === secretHash) throw used();
    if (!timingSafeEqual(Buffer.from(digest(adminSecret)), Buffer.from(secretHash))) {
      log.warn({ event: 'admin_setup_failed' });
      throw new HttpError('forbidden', 'That is not the admin secret.');
    }
    await db.write(function* () {
      yield* lockAdmins();
      if ((yield* readSetting('admin_setup_used')) === secretHash) throw used();
      yield* proven(userId, email);
      yield* setRole(userId, 'admin');
      // Whoever else is signed in to this account has not shown the secret.
      yield* endOtherSessions(userId, session);
      yield* renewSessions(userId);
      yield* writeSetting('admin_setup_used', secretHash);
    });
    publish(accountChanged(userId));
    log.info({ event: 'admin_setup', userId });
  };
};
