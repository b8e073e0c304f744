import type { Db } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { consume } from './rateLimits.ts';
import type { Person } from '../http/identity/person.ts';

/** How often something may be done within one window, in milliseconds. */
export interface Rates {
  window: number;
  perPerson: number;
  /** For everyone signed out behind one network: high enough for a church behind one address. */
  perNetwork: number;
}

/**
 * Lets a person do `action` once more. Throws 429 `too_many_requests` past one of the rates; then nothing is counted. Fixed
 * windows in the database, so that all servers on it share them.
 */
export const createThrottle =
  ({ db, now }: { db: Db; now: () => number }) =>
  (action: string, { key, network }: Person, { window, perPerson, perNetwork }: Rates): Promise<void> => {
    const at = now();
    return db.write(function* () {
      const byPerson = yield* consume(`${action}:${key}`, { max: perPerson, window }, at);
      if (byPerson > 0) throw tooManyRequests(byPerson, at);
      const places = { max: perNetwork, window };
      const byNetwork = network === null ? 0 : yield* consume(`${action}:${network}`, places, at);
      // Thrown inside the transaction: what the person was charged is given back.
      if (byNetwork > 0) throw tooManyRequests(byNetwork, at);
    });
  };

/** 429, with the milliseconds to wait. */
export const tooManyRequests = (wait: number, now: number): HttpError =>
  new HttpError('too_many_requests', 'That was a lot at once. Please try again a little later.', {
    retryAfter: Math.ceil(wait / 1000),
    resetAt: new Date(now + wait).toISOString(),
  });
