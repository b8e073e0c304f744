/**
 * Runs `work`, which never rejects, once at a time; asked for again meanwhile, once more. `ended` is told what the last one
 * gave.
 */
export const createTurns = <T>(work: () => Promise<T>, ended?: (result: T) => void) => {
  let running: Promise<T> | null = null;
  let requested = false;
  const runRequested = async (): Promise<T> => {
    let result: T;
    do {
      requested = false;
      result = await work();
    } while (requested);
    running = null;
    ended?.(result);
    return result;
  };
  return (): Promise<T> => {
    requested = true;
    running ??= runRequested();
    return running;
  };
};
