import { effectiveRole } from '../../core/rules/abilities.ts';
import {
  dailySearches,
  MAX_FREE_ZERO_RESULTS,
  NETWORK_DAILY_SEARCHES,
  FINGERPRINT_DAILY_SEARCHES,
  type LimitSettings,
} from '../../core/rules/limits.ts';
import { nextUtcDay, utcDay } from '../../core/rules/time.ts';
import type { Meter } from '../../core/contract/search.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { KioskIdentity, Person } from '../http/identity/person.ts';
import { backoff, sweepAttempts, consume, refuseTooManyRequests } from './rateLimits.ts';
import { charge, removeCountsBefore, uncharge, unrecord, usedToday, type Charge } from './store.ts';

// What other features of the server may use of limits, besides what a search costs.
export {
  A_LOT_AT_ONCE,
  backoff,
  consume,
  consumeOrRefuse,
  consumePerPersonAndNetwork,
  forgetCounters,
  refuseTooManyRequests,
  resetCounters,
  takeTurn,
  tooManyRequests,
  uncountAttempt,
} from './rateLimits.ts';

/** Counters of unlimited people still run, for the meter; PostgreSQL's integer ends here. */
const UNLIMITED = 2_147_483_647;

const limitOf = (person: Person, settings: LimitSettings) =>
  person.kiosk ? null : dailySearches(person.account && effectiveRole(person.account), settings);

/** What is left of a person's searches today. */
export function* readMeter(person: Person, settings: LimitSettings, now: number): Queries<Meter> {
  const used = yield* usedToday(utcDay(now), person.key);
  return meterOf(used, limitOf(person, settings), now);
}

/** What a search left of a person's day. */
interface Charged {
  meter: Meter;
  /** Whether no other search of this person was recorded today. */
  isFirst: boolean;
}

/**
 * Charges one search to a person. Throws a 429 when the day's searches are used (docs/specification.md 1 §3), and a 429
 * to wait for when very many visitors searched from one place; a device that searched on an earlier day does not wait.
 */
export function* chargeSearch(person: Person, settings: LimitSettings, now: number): Queries<Charged> {
  if (person.kiosk) yield* consumeKioskMinute(person.kiosk, now);
  const limit = limitOf(person, settings);
  const charges: Charge[] = [{ subject: person.key, ceiling: limit ?? UNLIMITED }];
  for (const subject of [person.fingerprint, person.network])
    if (subject) charges.push({ subject, ceiling: UNLIMITED });
  const counts = yield* charge(utcDay(now), charges);
  if (!counts) throw searchLimit(person, yield* readMeter(person, settings, now));
  yield* slowDown(person, (subject) => counts.get(subject)?.used ?? 0, now);
  const { used, recorded } = counts.get(person.key) ?? { used: 0, recorded: 0 };
  return { meter: meterOf(used, limit, now), isFirst: recorded === 1 };
}

/** The subject under which a person's searches that found nothing are counted. */
export const zeroResultSubject = (key: string): string => `missed:${key}`;

/** Counts a search that found nothing. False past a day's bound: whoever probes for nothing else pays like everybody. */
export function* allowFreeZeroResult({ key }: Person, day: string): Queries<boolean> {
  return (yield* charge(day, [{ subject: zeroResultSubject(key), ceiling: MAX_FREE_ZERO_RESULTS }])) !== null;
}

/** Gives a search of this day back to its person. What it cost the network is kept. */
export const refundSearch = ({ key }: Person, day: string): Queries<unknown> => uncharge(day, key);

/** Takes a search of this person's out of a day's counts; true when no other one of that day is left. */
export function* unrecordSearch({ key }: Person, day: string): Queries<boolean> {
  return (yield* unrecord(day, key)) === 0;
}

const FORGOTTEN = 10 * 60_000;
/** A wiped cookie gains a search each time it waits this out; a phone of the same make must not be kept long by it. */
const FINGERPRINT_BACKOFF = { free: 1, max: 4000, forget: FORGOTTEN };
const NETWORK_BACKOFF = { free: 1, max: 16_000, forget: FORGOTTEN };

/** Past a ceiling that many people share, new devices wait for one another and nobody is refused for the day. */
function* slowDown(
  { fingerprint, network, knownSince }: Person,
  usedOf: (subject: string) => number,
  now: number,
): Queries<void> {
  const isPast = (subject: string | null, ceiling: number): subject is string =>
    subject !== null && usedOf(subject) > ceiling;
  const isFull = isPast(network, NETWORK_DAILY_SEARCHES);
  if (!isFull && !isPast(fingerprint, FINGERPRINT_DAILY_SEARCHES)) return;
  if (knownSince && knownSince < utcDay(now)) return;
  const wait = yield* isFull
    ? backoff(`search:${network}`, NETWORK_BACKOFF, now)
    : backoff(`search:${fingerprint}`, FINGERPRINT_BACKOFF, now);
  // Thrown inside the transaction: nothing of this search was charged.
  refuseTooManyRequests(wait, now, 'Many people are asking at once. One moment, please.');
}

const MINUTE = 60_000;

/** A kiosk has no daily limit but one per minute, so that nobody wears the church's server out from its lobby. */
function* consumeKioskMinute({ id, perMinute }: KioskIdentity, now: number): Queries<void> {
  const wait = yield* consume(`kiosk-search:${id}`, { max: perMinute, window: MINUTE }, now);
  if (wait === 0) return;
  const message = 'This screen has answered many questions just now. Please wait a moment and ask again.';
  throw new HttpError('search_limit', message, {
    message,
    limit: perMinute,
    used: perMinute,
    requiresAuth: false,
    requiresUpgrade: false,
    requiresRoleUpgrade: false,
    retryAfter: Math.ceil(wait / 1000),
    resetAt: new Date(now + wait).toISOString(),
  });
}

const DAY = 24 * 60 * 60 * 1000;
/** Counters removed in one transaction: a busy day's many thousands must not hold everybody up at midnight. */
const SWEEP_BATCH = 500;

/** Removes the counters whose time is over; those of a day one later, for a server whose clock is a little behind. */
export const sweepCounters = async (db: Db, now: number): Promise<void> => {
  await db.write(() => sweepAttempts(now));
  const yesterday = utcDay(now - DAY);
  while ((await db.write(() => removeCountsBefore(yesterday, SWEEP_BATCH))) === SWEEP_BATCH);
};

/** A limit that was lowered during the day (a subscription ended) never shows more used than there is. */
const meterOf = (used: number, limit: number | null, now: number): Meter => ({
  limit,
  used: limit === null ? used : Math.min(used, limit),
  resetAt: nextUtcDay(now),
});

const searchLimit = (person: Person, { limit, used, resetAt }: Meter): HttpError => {
  const requiresAuth = person.account === null;
  const requiresUpgrade = person.account !== null && effectiveRole(person.account) === 'registered';
  const message = requiresAuth
    ? 'To continue exploring biblical wisdom and guidance, please create a free profile or login to your existing account.'
    : 'You have used all of your searches for today.';
  return new HttpError('search_limit', message, {
    message,
    limit: limit ?? used,
    used,
    requiresAuth,
    requiresUpgrade,
    requiresRoleUpgrade: requiresUpgrade,
    resetAt,
  });
};
