import type { Clock } from './backoff.ts';
import type { Transport } from './exchange.ts';
import type { Outbox } from './outbox.ts';
import type { PrayerStore } from '../journal/store.ts';
import type { RetryState } from './retryState.ts';

/** Runs the work alone among all tabs and workers of this device; `busy` when another is at it. Freed by a crash. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** `later`: what is left waits for its time. `storage`: the device could not keep what the server said. */
export type CycleEnd = 'done' | 'busy' | 'later' | 'signed_out' | 'storage';

export interface RunnerParts {
  store: PrayerStore;
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  /** 0 up to 1, for jitter. */
  random: () => number;
  lock: Lock;
  /** The journal of this owner, or the state of something in it, is another now. */
  changed: (owner: string) => void;
  /**
   * How many are on their way together at first. The changes of one prayer always go one after the other; different prayers
   * start in order, and go together so that the server can store them with one flush.
   */
  together?: number;
}

/** What pull and push work with. */
export interface Machine extends Required<RunnerParts> {
  retryState: RetryState;
  /** Ids of the items that are on their way. */
  sending: Set<string>;
}
