import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import {
  emailKey,
  findByEmail,
  hasIdentity,
  lockAdmins,
  refuseWhileWaiting,
  renewSessions,
  setRole,
} from '../accounts/service.ts';
import type { Db } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { take } from '../limits/service.ts';
import { addSetting, readSetting, writeSetting } from './store.ts';

const MINUTE = 60_000;
/** Five tries from one network in a quarter of an hour. */
const perNetwork = { most: 5, window: 15 * MINUTE };
/** From everywhere together: a secret that a person chose must hold against many networks too. */
const fromEverywhere = { most: 50, window: 60 * MINUTE };

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/**
 * The hash of the secret that makes the first admin: ADMIN_SECRET, else one made at the first start, logged that once
 * and kept only as its hash (decision 14).
 */
export const prepareAdminSecret = async (db: Db, given: string | undefined, log: Logger): Promise<string> => {
  if (given) return digest(given);
  const adminSecret = randomBytes(20).toString('base64url');
  // Of several servers that start together one wins, and only that one tells.
  if (await db.write(() => addSetting('admin_secret', digest(adminSecret))))
    log.warn(
      { adminSecret },
      'ADMIN_SECRET is not set: this one, shown only now, makes an account the first admin at /admin-setup',
    );
  return (await db.read(() => readSetting('admin_secret'))) ?? digest(adminSecret);
};

export type SetUp = (network: string, body: { email: string; adminSecret: string }) => Promise<void>;

interface Parts {
  db: Db;
  log: Logger;
  now: () => number;
  secretHash: string;
  /** The account must have signed in with this provider; null asks for none (decision 14). */
  issuer: string | null;
}

export const createSetUp = ({ db, log, now, secretHash, issuer }: Parts): SetUp => {
  const used = () =>
    new HttpError(
      'conflict',
      'Admin setup has been used already. An admin can give you the role, or the server’s ADMIN_SECRET can be changed.',
    );

  return async (network, { email, adminSecret }) => {
    const at = now();
    const wait = await db.write(function* () {
      const byNetwork = yield* take(`setup:${network}`, perNetwork.most, perNetwork.window, at);
      return byNetwork > 0 ? byNetwork : yield* take('setup', fromEverywhere.most, fromEverywhere.window, at);
    });
    refuseWhileWaiting(wait, at);
    // Off once used, until the secret is another one; said before the secret is looked at, so that nothing can be learnt.
    if ((await db.read(() => readSetting('admin_setup_used'))) === secretHash) throw used();
    if (!timingSafeEqual(Buffer.from(digest(adminSecret)), Buffer.from(secretHash))) {
      log.warn({ event: 'admin_setup_failed' });
      throw new HttpError('forbidden', 'That is not the admin secret.');
    }
    const userId = await db.write(function* () {
      yield* lockAdmins();
      if ((yield* readSetting('admin_setup_used')) === secretHash) throw used();
      const user = yield* findByEmail(emailKey(email));
      if (!user || user.blocked) throw notFound('There is no account with this email address. Please create it first.');
      if (issuer !== null && !(yield* hasIdentity(user.id, issuer)))
        throw notFound('Please sign in with Google to this account first.');
      yield* setRole(user.id, 'admin');
      yield* renewSessions(user.id);
      yield* writeSetting('admin_setup_used', secretHash);
      return user.id;
    });
    log.info({ event: 'admin_setup', userId });
  };
};
