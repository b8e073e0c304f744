/** Monotonic milliseconds; `now` is the wall clock, which people and networks set forwards and back. */
export interface Clock {
  now(): number;
  elapsed(): number;
}

const FIRST = 1_000;
/** A healed connection is used within half a minute, even where nothing tells us that it healed. */
const LONGEST = 30_000;
/** The server asked for patience: believed up to this. */
const LONGEST_ASKED = 15 * 60_000;

export interface Wait {
  failures: number;
  /** By the monotonic clock. */
  until: number;
  /** The server asked for it: coming online or to the front does not shorten it. */
  asked: boolean;
}

/** The next wait after a failure: doubling, with jitter, so that many devices do not come back in step. */
export const nextWait = (
  before: Wait | undefined,
  elapsed: number,
  random: () => number,
  askedSeconds: number | null = null,
  longest = LONGEST,
): Wait => {
  const failures = (before?.failures ?? 0) + 1;
  const asked = askedSeconds === null ? 0 : Math.min(askedSeconds * 1000, LONGEST_ASKED);
  const ceiling = Math.min(longest, FIRST * 2 ** Math.min(failures - 1, 20));
  const own = ceiling * (0.5 + random() / 2);
  return { failures, until: elapsed + Math.max(own, asked), asked: asked > own };
};

export const isOver = (wait: Wait | undefined, elapsed: number): boolean => !wait || elapsed >= wait.until;
