import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { hash as argon2, verify as argon2Verify } from '@node-rs/argon2';
import { HttpError } from '../http/errors.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many may wait for a turn; each takes some 20 ms, so the last one waits under a second. */
const MOST_WAITING = 32;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it works just as long and says no: an unknown account must not answer faster. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Throws 400 `weak_password` for one of the most common, or one that is the address itself. */
  refuseWeak(password: string, email: string): void;
}

/**
 * A password hash is the most expensive thing this server does, so it happens off the main thread, on all cores but one,
 * and past a short queue the answer is 429 at once: sign-ins must never starve everyone else.
 */
export const createPasswords = (commonFile: string): Passwords => {
  const inTurn = createQueue(Math.max(1, availableParallelism() - 1), MOST_WAITING);
  const common = readCommon(commonFile);
  const hash = (password: string) => inTurn(() => argon2(normalize(password), cost));
  // Made at start, outside the queue, so that the first unknown account costs what every later one does.
  const dummy = argon2('a password that nobody has', cost);

  return {
    hash,
    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await argon2Verify(stored ?? (await dummy), normalize(password));
        return matches && stored !== null;
      }),
    refuseWeak(password, email) {
      const plain = normalize(password).toLowerCase();
      const address = email.toLowerCase();
      if (common.has(plain) || plain === address || plain === address.split('@', 1)[0]) throw weak();
    },
  };
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

/** Runs at most `size` at once and lets at most `waiting` wait. Throws 429 past that. */
export const createQueue = (size: number, waiting: number) => {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= size) {
      if (queue.length >= waiting)
        throw new HttpError('too_many_requests', 'Very many people are signing in right now. Please try again in a moment.', {
          retryAfter: 1,
        });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed over, not given back: nobody who comes later can slip in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
