import { query, type Db, type Work } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Person } from './person.ts';

/** How often something may be done within one window, in milliseconds. */
export interface Rates {
  window: number;
  perPerson: number;
  /** For everyone signed out behind one network: high enough for a church behind one address. */
  perNetwork: number;
}

export interface Throttle {
  /** Lets a person do `action` once more. Throws 429 `too_many_requests` past one of the rates; then nothing is counted. */
  admit(action: string, person: Person, rates: Rates): Promise<void>;
  /** Removes the windows that are over. */
  sweep(): Promise<void>;
}

interface Turn {
  subject: string;
  ceiling: number;
}

/** Fixed windows in the database, so that all servers on it share them. */
export const createThrottle = ({ db, now }: { db: Db; now: () => number }): Throttle => ({
  async admit(action, person, { window, perPerson, perNetwork }) {
    const moment = now();
    const turns: Turn[] = [{ subject: `${action}:${person.key}`, ceiling: perPerson }];
    if (person.network) turns.push({ subject: `${action}:${person.network}`, ceiling: perNetwork });
    await db.write(() => takeTurns(turns, moment, moment + window));
  },
  async sweep() {
    const moment = now();
    await db.write(() => query('DELETE FROM throttles WHERE resets_at <= ?', moment));
  },
});

function* takeTurns(turns: readonly Turn[], now: number, resetsAt: number): Work<void> {
  // One order for everyone, or two requests could wait for each other's rows.
  const sorted = [...turns].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const taken = yield* query<{ subject: string }>(
    takeSql(sorted.length),
    ...sorted.flatMap(({ subject, ceiling }) => [subject, ceiling, now, resetsAt]),
  );
  if (taken.length === sorted.length) return;
  const got = new Set(taken.map(({ subject }) => subject));
  const full = sorted.find(({ subject }) => !got.has(subject));
  const [row] = yield* query<{ resets_at: number }>('SELECT resets_at FROM throttles WHERE subject = ?', full?.subject);
  // Thrown inside the transaction: whatever the other subjects were charged is given back.
  const freeAt = row?.resets_at ?? resetsAt;
  throw new HttpError('too_many_requests', 'That was a lot at once. Please try again a little later.', {
    retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1000)),
    resetAt: new Date(freeAt).toISOString(),
  });
}

/**
 * Starts a window or counts in the running one, in one statement. Its WHERE is checked again under the row lock, so that
 * parallel requests never go over; a subject at its ceiling gives no row.
 */
const takeSql = (count: number): string =>
  `INSERT INTO throttles (subject, used, ceiling, started_at, resets_at) VALUES ${Array.from({ length: count }, () => '(?, 1, ?, ?, ?)').join(', ')}
   ON CONFLICT (subject) DO UPDATE SET
     used = CASE WHEN throttles.resets_at <= excluded.started_at THEN 1 ELSE throttles.used + 1 END,
     started_at = CASE WHEN throttles.resets_at <= excluded.started_at THEN excluded.started_at ELSE throttles.started_at END,
     resets_at = CASE WHEN throttles.resets_at <= excluded.started_at THEN excluded.resets_at ELSE throttles.resets_at END,
     ceiling = excluded.ceiling
   WHERE throttles.resets_at <= excluded.started_at OR throttles.used < excluded.ceiling
   RETURNING subject`;
