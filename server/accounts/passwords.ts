import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { HttpError } from '../http/errors.ts';
import { createHasher } from './hasher.ts';

/** How many may wait for a turn; each takes some 20 ms, so the last one waits under a second. */
const MOST_WAITING = 32;

export interface Passwords {
  /** Throws 429 while the queue is full. Asked before anything is counted: a flood must not use up an owner's tries. */
  refuseWhenBusy(): void;
  hash(password: string): Promise<string>;
  /** Without a stored hash it works just as long and says no: an unknown account must not answer faster. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Throws 400 `weak_password` for one of the most common, or one that is the address itself. */
  refuseWeak(password: string, email: string): void;
}

/** One core stays free for everything else. */
const threads = Math.max(1, availableParallelism() - 1);

/** Shared by all servers of this process, which in practice is one; its threads start with the first task. */
const hasher = createHasher(threads);

/** Compared with where there is no account: made once with the same cost, of a password that was thrown away. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RpB0Pc6FxWQApTj5pmxvwg$NQatCnxbbKw+Tr35z0ipHrXjBeh96flxsE2m2Z4+fK0';

/**
 * A password hash is the most expensive thing this server does, so it happens beside the main thread, and past a short
 * queue the answer is 429 at once: sign-ins must never starve everyone else.
 */
export const createPasswords = (commonFile: string): Passwords => {
  const { run: inTurn, refuseWhenFull } = createQueue(threads, MOST_WAITING);
  const common = readCommon(commonFile);

  return {
    refuseWhenBusy: refuseWhenFull,
    hash: (password) => inTurn(() => hasher.hash(normalize(password))),
    verify: (stored, password) =>
      inTurn(async () => (await hasher.verify(stored ?? nobodysHash, normalize(password))) && stored !== null),
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

  const refuseWhenFull = (): void => {
    if (running < size || queue.length < waiting) return;
    const sentence = 'Very many people are signing in right now. Please try again in a moment.';
    throw new HttpError('too_many_requests', sentence, { retryAfter: 1 });
  };

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    refuseWhenFull();
    if (running >= size) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed over, not given back: nobody who comes later can slip in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return { run, refuseWhenFull };
};
