/** Crashes within this time count together, in milliseconds. */
const PERIOD = 5 * 60_000;
const MIN_WAIT = 500;
const MAX_TRIES = 4;

/** What to do after a crash, and when: load the page again, waiting twice as long each time, or give up and show help. */
export interface Step {
  action: 'reload' | 'help';
  wait: number;
}

/** Counts crashes. `now` in milliseconds. */
export const createBackoff = (now: () => number): (() => Step) => {
  let crashes: number[] = [];
  return () => {
    const moment = now();
    crashes = [...crashes.filter((crash) => moment - crash < PERIOD), moment];
    if (crashes.length <= MAX_TRIES) return { action: 'reload', wait: MIN_WAIT * 2 ** (crashes.length - 1) };
    // "Try again" on the help page starts afresh.
    crashes = [];
    return { action: 'help', wait: MIN_WAIT };
  };
};
