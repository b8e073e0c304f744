import { isOver, nextWait, type Clock, type Wait } from './backoff.ts';

/** Who has to wait, and until when: each owner's queue as a whole, and single items that went wrong. */
export interface RetryState {
  isQueueDue(owner: string): boolean;
  isItemDue(id: string): boolean;
  /** Everything of this owner's waits. `retryAfter`: seconds that the server asked for. */
  queue(owner: string, retryAfter?: number | null): 'later';
  item(id: string): void;
  /** The session has ended: the queue waits for the person, and asks now and then whether they are back. */
  session(owner: string): 'signed_out';
  isSignedOut(owner: string): boolean;
  /** No good answer came the last time, and nobody asked us to wait: the server can't be reached. */
  isAway(owner: string): boolean;
  /** The server answered this owner well. */
  sessionHolds(owner: string): void;
  queueIsOver(owner: string): void;
  itemIsOver(id: string): void;
  /** Ends every wait that the server did not ask for. */
  retryNow(): void;
  /** Milliseconds. */
  left(owner: string): number;
}

export const createRetryState = (clock: Clock, random: () => number): RetryState => {
  const queues = new Map<string, Wait>();
  const items = new Map<string, Wait>();
  const signedOut = new Set<string>();
  const queue = (owner: string, retryAfter: number | null = null): 'later' => {
    queues.set(owner, nextWait(queues.get(owner), clock.elapsed(), random, retryAfter));
    return 'later';
  };
  return {
    queue,
    isQueueDue: (owner) => isOver(queues.get(owner), clock.elapsed()),
    isItemDue: (id) => isOver(items.get(id), clock.elapsed()),
    item: (id) => void items.set(id, nextWait(items.get(id), clock.elapsed(), random)),
    session(owner) {
      signedOut.add(owner);
      queue(owner);
      return 'signed_out';
    },
    isSignedOut: (owner) => signedOut.has(owner),
    isAway: (owner) => queues.get(owner)?.asked === false && !signedOut.has(owner),
    sessionHolds: (owner) => void signedOut.delete(owner),
    queueIsOver: (owner) => void queues.delete(owner),
    itemIsOver: (id) => void items.delete(id),
    retryNow() {
      for (const map of [queues, items]) for (const [key, { asked }] of map) if (!asked) map.delete(key);
    },
    left: (owner) => Math.max(0, (queues.get(owner)?.until ?? 0) - clock.elapsed()),
  };
};
