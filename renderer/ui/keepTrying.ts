const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 60_000;

/**
 * Loads something until it has come: again as soon as the browser is back online, and after a growing wait, since a server
 * may come back without a word from the browser. Returns the function that stops it.
 */
export const keepTrying = (load: () => Promise<unknown>): (() => void) => {
  let isOver = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
  };
  const attempt = () => {
    clearTimeout(timer);
    load().then(stop, () => {
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(attempt, wait);
      wait = Math.min(wait * 2, MAX_WAIT_MS);
    });
  };
  window.addEventListener('online', attempt);
  attempt();
  return stop;
};
