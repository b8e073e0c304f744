import type { Reply } from '../../core/contract/endpoint.ts';
import type { Endpoints } from '../../core/contract/endpoints.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import { utcDay } from '../../core/rules/time.ts';
import { call } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';
import { browserFingerprint } from './fingerprint.ts';
import { searchLimitOf } from './searchLimit.ts';

export interface SearchRecord {
  query: string;
  isLifeNote: boolean;
}

type Recorded = Reply<Endpoints['recordSearch']>;

/** Milliseconds before each further try. */
export const RETRY_DELAYS = [5_000, 30_000, 120_000];

/** Counts a search; its record also enforces the limit (docs/specification.md 1 §4). */
export const recordSearch = ({ query, isLifeNote }: SearchRecord): Promise<Recorded> =>
  call('recordSearch', {
    body: {
      userId: null,
      query,
      normalizedQuery: normalizeQuery(query),
      isLifeNote,
      browserFingerprint: browserFingerprint(),
    },
  });

/** What a later try needs of the world, so that it can be tested by itself. */
interface RetryParts {
  /** The id of who searches here, or null for a visitor. */
  person(): string | null;
  send(): Promise<unknown>;
  isOnline(): boolean;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  warn(message: string, error: unknown): void;
}

/**
 * Counts a search that was answered on the device. Gives what the first try gave; after a failure it is sent again
 * meanwhile, a few times and never for somebody else, so that no count is lost in silence (docs/decisions.md 32). The
 * server knows a search again by its person, its day and its words, so that one whose answer was lost is not counted
 * twice: hence not on the next day. Whoever has gone offline was answered offline, which is free (docs/decisions.md 3).
 * The words are held in memory alone.
 */
export const recordWithRetries = async <T>(first: () => Promise<T>, world: RetryParts): Promise<T> => {
  const begun = { person: world.person(), day: utcDay(world.now()) };
  const isSame = () => world.isOnline() && world.person() === begun.person && utcDay(world.now()) === begun.day;
  try {
    return await first();
  } catch (error) {
    void sendAgain(error, isSame, world);
    throw error;
  }
};

const sendAgain = async (failure: unknown, isSame: () => boolean, world: RetryParts): Promise<void> => {
  let error = failure;
  for (const wait of RETRY_DELAYS) {
    if (!isRetryable(error)) return;
    await world.wait(wait);
    if (!isSame()) return;
    try {
      await world.send();
      return;
    } catch (next) {
      error = next;
    }
  }
  if (isRetryable(error)) world.warn('The search could not be counted', error);
};

/** Whether the same call may well succeed later. A limit is an answer, and so is a refusal. */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 || (error.status === 429 && !searchLimitOf(error))
    : error instanceof NetworkError && error.reason !== 'offline';

/** As `recordWithRetries`, in this browser, where `person` knows who searches. */
export const recordAnswered = (
  search: SearchRecord,
  person: () => string | null,
  first = () => recordSearch(search),
): Promise<Recorded> =>
  recordWithRetries(first, {
    person,
    send: () => recordSearch(search),
    isOnline: () => navigator.onLine,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    warn: (message, error) => console.warn(message, error instanceof Error ? error.name : ''),
  });
