import type { PrayerStore } from '../journal/store.ts';
import type { Clock } from './backoff.ts';
import type { Transport } from './protocol.ts';
import type { Outbox } from './outbox.ts';
import type { RetryState } from './retryState.ts';

/** `later`: what is left waits for its time. `storage`: the device could not keep what the server said. */
export type CycleEnd = 'done' | 'busy' | 'later' | 'signed_out' | 'storage';

/** What pull and push work with. */
export interface SyncContext {
  store: PrayerStore;
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  /** The journal of this owner, or the state of something in it, is another now. */
  changed: (owner: string) => void;
  /**
   * How many requests are on their way at once at first. The changes of one prayer always go one after the other; different
   * prayers start in order, and go together so that the server can store them with one flush.
   */
  concurrency: number;
  retryState: RetryState;
  /** Ids of the items that are on their way. */
  sending: Set<string>;
}
