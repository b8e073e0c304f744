import { createTurns } from '../../../../core/sync/turns.ts';

/** A short journal is shown anew at once. */
const SLOW = 30;

/**
 * While one reading is under way, any number of changes ask for one more. After a long one there is a pause of three times
 * as long: while thousands of prayers come or go, most of the time is theirs.
 */
export const coalesce = (read: () => Promise<unknown>): (() => void) => {
  const run = createTurns(async () => {
    const began = performance.now();
    await read().catch(() => undefined);
    const took = performance.now() - began;
    if (took > SLOW) await new Promise((resolve) => setTimeout(resolve, 3 * took));
  });
  return () => void run();
};
