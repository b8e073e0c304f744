import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { HttpError } from '../../http/errors.ts';
import { createFairQueue, type Turn } from './fairQueue.ts';
import { cost as fullCost, createHasher, saltedBy } from './hasher.ts';

export interface Hashing {
  /** The encoded hash, with the salt of `like`. */
  hash(password: string, like: string): Promise<string>;
  /**
   * Which of these hashes is of this password; -1 when none is. They share a salt, so that it costs one hash however many
   * there are, and no less when there is none.
   */
  match(stored: readonly (string | null)[], password: string): Promise<number>;
}

export type Passwords = ReturnType<typeof createPasswords>;

/** One core stays free for everything else. */
const threads = Math.max(1, availableParallelism() - 1);

/** A hash takes some 20 ms: a church whose people sign in at once waits under a second, the last of all some five. */
const bounds = { size: threads, perAccount: 24, perNetwork: 48, crowded: 128, max: 256 };

/** Shared by all servers of this process, which in practice is one; its threads start with the first task. */
const sharedHasher = createHasher(threads);

/** Compared with where there is no account: made once with the same cost, of a password that was thrown away. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RpB0Pc6FxWQApTj5pmxvwg$NQatCnxbbKw+Tr35z0ipHrXjBeh96flxsE2m2Z4+fK0';

/**
 * A password hash is the most expensive thing this server does, so it happens beside the main thread, in turns that no
 * network and no account can take from the others. `cost` is that of new hashes.
 */
export const createPasswords = (commonFile: string, { cost = fullCost, hasher = sharedHasher } = {}) => {
  const queue = createFairQueue(bounds);
  const common = readCommon(commonFile);

  return {
    /** The salt of an address that has no hash yet. All accounts that claim one address share it (`Hashing.match`). */
    saltOf: (secret: string, key: string): string =>
      saltedBy(createHmac('sha256', secret).update(`salt:${key}`).digest().subarray(0, 16), cost),
    /**
     * Does work that hashes, with a place in the queue. Throws 429 when there is none, before anything of the work is done:
     * a flood must not use up an owner's tries.
     */
    async withQueueSlot<T>(turn: Turn, work: (hashing: Hashing) => Promise<T>): Promise<T> {
      const place = queue.enter(turn);
      const hash: Hashing['hash'] = (password, like) => place.run(() => hasher.hash(normalize(password), like));
      try {
        return await work({
          hash,
          async match(stored, password) {
            const made = await hash(password, stored.find((each) => each !== null) ?? nobodysHash);
            return stored.findIndex((each) => each !== null && isSame(each, made));
          },
        });
      } finally {
        place.leave();
      }
    },
    /** Throws 400 `weak_password` for one of the most common, or one that is the address itself. */
    refuseWeak(password: string, email: string): void {
      const plain = normalize(password).toLowerCase();
      const address = email.toLowerCase();
      if (common.has(plain) || plain === address || plain === address.split('@', 1)[0]) throw weak();
    },
  };
};

const isSame = (stored: string, made: string): boolean => {
  const [a, b] = [Buffer.from(stored), Buffer.from(made)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** One form for the same letters: keyboards differ in how they compose accents. Nothing is trimmed, folded or cut. */
const normalize = (password: string): string => password.normalize('NFC');

const weak = () => {
  const sentence = 'That password is too easy to guess. Please choose another one.';
  return new HttpError('weak_password', sentence, { fields: { password: sentence } });
};

const readCommon = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
