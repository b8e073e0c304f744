import { tooManyRequests } from '../../limits/service.ts';

/** Whose turn it is. */
export interface Turn {
  /** `net:…` */
  network: string;
  account: string;
}

export interface QueueBounds {
  /** Tasks that run at once, never two of one account. */
  size: number;
  /** Places of one account from one network, and of one network. */
  perAccount: number;
  perNetwork: number;
  /** Past so many places only a network that holds none gets one; past `max` nobody does. */
  crowded: number;
  max: number;
}

/** A place in the queue, held until `leave`. */
export interface Slot {
  run<T>(task: () => Promise<T>): Promise<T>;
  leave(): void;
}

interface Waiting {
  account: string;
  start: () => void;
}

/**
 * A queue that no network can fill for the others: networks take turns, each has bounded places, and one account has one
 * task running. `enter` throws 429 when there is no place.
 */
export const createFairQueue = ({ size, perAccount, perNetwork, crowded, max }: QueueBounds) => {
  /** By network, in the order of their next turns. */
  const lines = new Map<string, Waiting[]>();
  const running = new Set<string>();
  const places = createCounts();

  const startNext = (): void => {
    while (running.size < size) {
      const found = [...lines].find(([, line]) => line.some(({ account }) => !running.has(account)));
      if (!found) return;
      const [network, line] = found;
      const [next] = line.splice(
        line.findIndex(({ account }) => !running.has(account)),
        1,
      );
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
      next?.start();
    }
  };

  const run = async <T>({ network, account }: Turn, task: () => Promise<T>): Promise<T> => {
    await new Promise<void>((resolve) => {
      const start = () => {
        running.add(account);
        resolve();
      };
      const line = lines.get(network);
      if (line) line.push({ account, start });
      else lines.set(network, [{ account, start }]);
      startNext();
    });
    try {
      return await task();
    } finally {
      running.delete(account);
      startNext();
    }
  };

  const hasPlace = (network: string, pair: string): boolean => {
    const held = places.of(network);
    if (places.of(pair) >= perAccount || held >= perNetwork || places.of(ALL) >= max) return false;
    return held === 0 || places.of(ALL) < crowded;
  };

  return {
    enter(turn: Turn): Slot {
      const pair = `${turn.network} ${turn.account}`;
      if (!hasPlace(turn.network, pair)) throw busy();
      const subjects = [ALL, turn.network, pair];
      places.add(subjects, 1);
      return { run: (task) => run(turn, task), leave: () => places.add(subjects, -1) };
    },
  };
};

const ALL = '';

const createCounts = () => {
  const counts = new Map<string, number>();
  const of = (subject: string) => counts.get(subject) ?? 0;
  return {
    of,
    add(subjects: readonly string[], more: number) {
      for (const subject of subjects) {
        const next = of(subject) + more;
        if (next === 0) counts.delete(subject);
        else counts.set(subject, next);
      }
    },
  };
};

const busy = () => tooManyRequests(1000, 'Very many people are signing in right now. Please try again in a moment.');
