/** Crashes within this time count together, in milliseconds. */
const PERIOD = 5 * 60_000;
const MIN_WAIT = 500;
const MAX_TRIES = 4;

/**
 * Counts crashes. Says what to do after one, and when: load the page again, waiting twice as long each time, or give up and
 * show help. `now` in milliseconds.
 */
export const createBackoff = (now: () => number) => {
  let crashes: number[] = [];
  return (): { action: 'reload' | 'help'; wait: number } => {
    const moment = now();
    crashes = [...crashes.filter((crash) => moment - crash < PERIOD), moment];
    if (crashes.length <= MAX_TRIES) return { action: 'reload', wait: MIN_WAIT * 2 ** (crashes.length - 1) };
    // "Try again" on the help page starts afresh.
    crashes = [];
    return { action: 'help', wait: MIN_WAIT };
  };
};
