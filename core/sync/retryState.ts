import { isOver, nextBackoff, type Clock, type Backoff } from './backoff.ts';

/** Who has to wait, and until when: each owner's queue as a whole, and single items that went wrong. */
export interface RetryState {
  isQueueDue(owner: string): boolean;
  isItemDue(id: string): boolean;
  /** Everything of this owner's waits. `retryAfter`: seconds that the server asked for. */
  delayQueue(owner: string, retryAfter?: number | null): 'later';
  /** This one waits. `retryAfter`: as above. */
  delayItem(id: string, retryAfter?: number | null): void;
  /** The session has ended: the queue waits for the person, and asks now and then whether they are back. */
  sessionEnded(owner: string): 'signed_out';
  isSignedOut(owner: string): boolean;
  /** No good answer came the last time, and nobody asked us to wait: the server can't be reached. */
  isUnreachable(owner: string): boolean;
  /** The server answered this owner well. */
  sessionValid(owner: string): void;
  queueSucceeded(owner: string): void;
  itemSucceeded(id: string): void;
  /** Ends every wait that the server did not ask for. */
  retryNow(): void;
  /** Milliseconds. */
  timeLeft(owner: string): number;
}

export const createRetryState = (clock: Clock, random: () => number): RetryState => {
  const queues = new Map<string, Backoff>();
  const items = new Map<string, Backoff>();
  const signedOut = new Set<string>();
  const delayQueue = (owner: string, retryAfter: number | null = null): 'later' => {
    queues.set(owner, nextBackoff(queues.get(owner), clock.elapsed(), random, retryAfter));
    return 'later';
  };
  return {
    delayQueue,
    isQueueDue: (owner) => isOver(queues.get(owner), clock.elapsed()),
    isItemDue: (id) => isOver(items.get(id), clock.elapsed()),
    delayItem: (id, retryAfter = null) =>
      void items.set(id, nextBackoff(items.get(id), clock.elapsed(), random, retryAfter)),
    sessionEnded(owner) {
      signedOut.add(owner);
      delayQueue(owner);
      return 'signed_out';
    },
    isSignedOut: (owner) => signedOut.has(owner),
    isUnreachable: (owner) => queues.get(owner)?.requestedByServer === false && !signedOut.has(owner),
    sessionValid: (owner) => void signedOut.delete(owner),
    queueSucceeded: (owner) => void queues.delete(owner),
    itemSucceeded: (id) => void items.delete(id),
    retryNow() {
      for (const map of [queues, items])
        for (const [key, { requestedByServer }] of map) if (!requestedByServer) map.delete(key);
    },
    timeLeft: (owner) => Math.max(0, (queues.get(owner)?.until ?? 0) - clock.elapsed()),
  };
};
