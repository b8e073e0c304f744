/**
 * Work that is done one run at a time. Asked for during a run it is done once more after it, however often it was asked for.
 */
export const coalesced = (work: () => Promise<void>) => {
  let asked = 0;
  let done = 0;
  let isRunning = false;
  return async (): Promise<void> => {
    asked += 1;
    if (isRunning) return;
    isRunning = true;
    try {
      while (done < asked) {
        const until = asked;
        await work();
        done = until;
      }
    } finally {
      isRunning = false;
    }
  };
};
