/** Refused requests of one network in a minute, before nothing of it is read for the rest of that minute: each cost a read body. */
const MAX_REFUSED = 1000;
const MINUTE = 60_000;
/** Networks that are counted at once: past that, the minute's new ones are not. */
const MAX_NETWORKS = 10_000;

/** Counts in memory, since what is not signed must not cost a statement. */
export interface Refusals {
  /** How long a network has to wait, in milliseconds; 0 for not at all. */
  waitOf(network: string): number;
  count(network: string): void;
}

export const createRefusals = (now: () => number): Refusals => {
  const counts = new Map<string, number>();
  let minute = 0;

  const forgetOld = (): void => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) counts.clear();
    minute = current;
  };

  return {
    waitOf(network) {
      forgetOld();
      return (counts.get(network) ?? 0) < MAX_REFUSED ? 0 : MINUTE - (now() % MINUTE);
    },
    count(network) {
      forgetOld();
      const count = counts.get(network);
      if (count !== undefined || counts.size < MAX_NETWORKS) counts.set(network, (count ?? 0) + 1);
    },
  };
};
