export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

const MAX_FAILURES = 5;
const PAUSE = 60_000;

/** Stops asking a server that keeps failing, so that nobody waits for it in vain. */
export const createCircuitBreaker = (now: () => number) => {
  let failures = 0;
  let closedUntil = 0;
  return {
    /** Whether it may be asked now. After the pause one question tries it again. */
    allows(): boolean {
      if (failures < MAX_FAILURES) return true;
      if (now() < closedUntil) return false;
      // Others wait until this one try is known.
      closedUntil = now() + PAUSE;
      return true;
    },
    succeeded: () => void (failures = 0),
    failed(): void {
      failures += 1;
      if (failures >= MAX_FAILURES) closedUntil = now() + PAUSE;
    },
  };
};
