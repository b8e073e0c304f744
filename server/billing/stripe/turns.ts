/** What was asked for while a turn of the same key was running. */
interface Waiting {
  things: Set<string>;
  done: Promise<void>;
}

/**
 * Does work for one key at a time. Whatever is asked for meanwhile is done together in one more turn, which begins when the running
 * one has ended: ten pieces of news about one customer are two turns, and each of the ten was there before its turn began.
 */
export const createTurns = (
  work: (key: string, things: readonly string[]) => Promise<void>,
): ((key: string, things: readonly string[]) => Promise<void>) => {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Waiting>();

  const begin = (key: string, things: readonly string[]): Promise<void> => {
    const turn = work(key, things).finally(() => {
      if (running.get(key) === turn) running.delete(key);
    });
    running.set(key, turn);
    return turn;
  };

  return (key, things) => {
    const current = running.get(key);
    let next = waiting.get(key);
    if (!next) {
      if (!current) return begin(key, things);
      const together = new Set<string>();
      const done = current
        .catch(() => undefined)
        .then(() => {
          waiting.delete(key);
          return begin(key, [...together]);
        });
      waiting.set(key, (next = { things: together, done }));
    }
    for (const thing of things) next.things.add(thing);
    return next.done;
  };
};
