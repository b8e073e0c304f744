import { query, type Queries, type RowOf } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Person } from '../http/identity/person.ts';

/** Growing waits: the first `free` attempts cost nothing, then 1, 2, 4 … seconds, at most `max` milliseconds. */
export interface Backoff {
  free: number;
  max: number;
  /** Milliseconds after the last attempt when all is forgotten. */
  forget: number;
}

/**
 * Counts an attempt before it is made, so that parallel ones can't slip through, and gives the milliseconds to wait:
 * 0 when it may be made now. An attempt that has to wait is not counted. One statement; its WHERE is checked again
 * under the row lock.
 */
export function* backoff(subject: string, { free, max, forget }: Backoff, now: number): Queries<number> {
  const doublings = Math.floor(Math.log2(max / 1000));
  const counted = yield* query(backoffSql, subject, now, now + forget, free, free, doublings, max, free);
  return counted.length > 0 ? 0 : Math.max(1, (yield* readCounter(subject)).free_at - now);
}

const backoffSql = `INSERT INTO attempts (subject, count, free_at, forget_at) VALUES (?, 1, ?, ?)
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN attempts.forget_at <= excluded.free_at THEN 1 ELSE attempts.count + 1 END,
    free_at = excluded.free_at + CASE
      WHEN attempts.forget_at <= excluded.free_at OR attempts.count + 1 < CAST(? AS integer) THEN 0
      WHEN attempts.count + 1 - CAST(? AS integer) > CAST(? AS integer) THEN CAST(? AS integer)
      ELSE 1000 * (1 << (attempts.count + 1 - CAST(? AS integer))) END,
    forget_at = excluded.forget_at
  WHERE attempts.free_at <= excluded.free_at OR attempts.forget_at <= excluded.free_at
  RETURNING count`;

/** How often something may be done within a window of milliseconds. */
interface RateLimit {
  max: number;
  window: number;
}

/** Counts one within a rate limit, and gives the milliseconds to wait as `backoff` does. */
export function* consume(subject: string, { max, window }: RateLimit, now: number): Queries<number> {
  const counted = yield* query(consumeSql, subject, now, now + window, max);
  return counted.length > 0 ? 0 : Math.max(1, (yield* readCounter(subject)).forget_at - now);
}

const consumeSql = `INSERT INTO attempts (subject, count, free_at, forget_at) VALUES (?, 1, ?, ?)
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN attempts.forget_at <= excluded.free_at THEN 1 ELSE attempts.count + 1 END,
    forget_at = CASE WHEN attempts.forget_at <= excluded.free_at THEN excluded.forget_at ELSE attempts.forget_at END,
    free_at = excluded.free_at
  WHERE attempts.forget_at <= excluded.free_at OR attempts.count < CAST(? AS integer)
  RETURNING count`;

/** Counts one within a rate limit. Throws 429 past it. */
export function* consumeOrRefuse(subject: string, limit: RateLimit, now: number, sentence?: string): Queries<void> {
  refuseTooManyRequests(yield* consume(subject, limit, now), now, sentence);
}

/**
 * Takes the next turn of something that is done at most once per window: the moment of it, now or when the window of the turn before
 * is over; null while one is still to come. One statement, as `consume`.
 */
export function* takeTurn(subject: string, window: number, now: number): Queries<number | null> {
  const [turn] = yield* query<RowOf<'attempts', 'free_at'>>(takeTurnSql, subject, now, now + window, window);
  return turn?.free_at ?? null;
}

const takeTurnSql = `INSERT INTO attempts (subject, count, free_at, forget_at) VALUES (?, 1, ?, ?)
  ON CONFLICT (subject) DO UPDATE SET
    free_at = CASE WHEN attempts.forget_at <= excluded.free_at THEN excluded.free_at ELSE attempts.forget_at END,
    forget_at = CASE WHEN attempts.forget_at <= excluded.free_at THEN excluded.forget_at
      ELSE attempts.forget_at + CAST(? AS bigint) END
  WHERE attempts.free_at <= excluded.free_at
  RETURNING free_at`;

/** How often something may be done within one window of milliseconds. */
interface PersonAndNetworkRateLimit {
  window: number;
  perPerson: number;
  /** For everyone signed out behind one network: high enough for a church behind one address. */
  perNetwork: number;
}

/**
 * Counts an `action` of a person, and of their network when they are signed out. Throws 429 past one of the limits; inside
 * the transaction, so that neither counts then.
 */
export function* consumePerPersonAndNetwork(
  action: string,
  { key, network }: Person,
  { window, perPerson, perNetwork }: PersonAndNetworkRateLimit,
  now: number,
): Queries<void> {
  yield* consumeOrRefuse(`${action}:${key}`, { max: perPerson, window }, now, A_LOT_AT_ONCE);
  if (network !== null) yield* consumeOrRefuse(`${action}:${network}`, { max: perNetwork, window }, now, A_LOT_AT_ONCE);
}

export const A_LOT_AT_ONCE = 'That was a lot at once. Please try again a little later.';

/** Throws 429 when there is a `wait`, in milliseconds, with the moment when it is over. */
export const refuseTooManyRequests = (wait: number, now: number, sentence = triedTooOften(wait)): void => {
  if (wait <= 0) return;
  const resetAt = new Date(now + wait).toISOString();
  throw new HttpError('too_many_requests', sentence, { retryAfter: Math.ceil(wait / 1000), resetAt });
};

/** A 429 where nobody knows the moment when it is over: `wait` is a guess. */
export const tooManyRequests = (wait: number, sentence: string): HttpError =>
  new HttpError('too_many_requests', sentence, { retryAfter: Math.ceil(wait / 1000) });

const triedTooOften = (wait: number): string => {
  const seconds = Math.ceil(wait / 1000);
  const label = seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} min`;
  return `That was tried too often. Please try again in ${label}.`;
};

/** Forgets what was counted, after an attempt that turned out well. */
export function* resetCounters(subjects: readonly string[]): Queries<void> {
  for (const subject of subjects) yield* query('DELETE FROM attempts WHERE subject = ?', subject);
}

/** Takes an attempt that turned out well back, and none of those before it. */
export const uncountAttempt = (subject: string): Queries<unknown> =>
  query('UPDATE attempts SET count = count - 1 WHERE subject = ? AND count > 0', subject);

/** Forgets what was counted under an account's key, by whatever feature: all of it ends with `:user:…`. */
export const forgetCounters = (userId: string): Queries<unknown> =>
  query('DELETE FROM attempts WHERE subject LIKE ?', `%:user:${userId}`);

export const sweepAttempts = (now: number): Queries<unknown> => query('DELETE FROM attempts WHERE forget_at <= ?', now);

function* readCounter(subject: string): Queries<RowOf<'attempts', 'free_at' | 'forget_at'>> {
  const [row] = yield* query<RowOf<'attempts', 'free_at' | 'forget_at'>>(
    'SELECT free_at, forget_at FROM attempts WHERE subject = ?',
    subject,
  );
  return row ?? { free_at: 0, forget_at: 0 };
}
