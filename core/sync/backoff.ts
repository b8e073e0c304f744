/** Monotonic milliseconds; `now` is the wall clock, which people and networks set forwards and back. */
export interface Clock {
  now(): number;
  elapsed(): number;
}

/** By the wall clock, in whole milliseconds. */
export const timestampOf = (clock: Clock): number => Math.max(0, Math.trunc(clock.now()));

const MIN_DELAY = 1_000;
/** A healed connection is used within half a minute, even where nothing tells us that it healed. */
const MAX_DELAY = 30_000;
/** The server asked for patience: believed up to this. */
const MAX_REQUESTED_DELAY = 15 * 60_000;

export interface Backoff {
  failures: number;
  /** By the monotonic clock. */
  until: number;
  /** The server asked for it: coming online or to the front does not shorten it. */
  requestedByServer: boolean;
}

/** The next wait after a failure: doubling, with jitter, so that many devices do not come back in step. */
export const nextBackoff = (
  before: Backoff | undefined,
  elapsed: number,
  random: () => number,
  requestedSeconds: number | null = null,
  maxDelay = MAX_DELAY,
): Backoff => {
  const failures = (before?.failures ?? 0) + 1;
  const requested = requestedSeconds === null ? 0 : Math.min(requestedSeconds * 1000, MAX_REQUESTED_DELAY);
  const ceiling = Math.min(maxDelay, MIN_DELAY * 2 ** Math.min(failures - 1, 20));
  const own = ceiling * (0.5 + random() / 2);
  return { failures, until: elapsed + Math.max(own, requested), requestedByServer: requested > own };
};

export const isOver = (backoff: Backoff | undefined, elapsed: number): boolean => !backoff || elapsed >= backoff.until;
