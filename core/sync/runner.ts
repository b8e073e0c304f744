import type { Clock } from './backoff.ts';
import type { Transport } from './exchange.ts';
import type { Outbox } from './outbox.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import type { PrayerStore } from './store.ts';
import { createWaits, type Waits } from './waits.ts';

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
   * How many are on their way together. The changes of one prayer always go one after the other; different prayers
   * start in order, and go together so that the server can store them with one flush.
   */
  together?: number;
}

/** What pull and push work with. */
export interface Machine extends Required<RunnerParts> {
  waits: Waits;
  /** Ids of the items that are on their way. */
  sending: Set<string>;
}

export interface Runner {
  /** Takes in what changed on the server, then sends what waits, for one owner. Never rejects. */
  cycle(owner: string, stillTheirs: () => boolean): Promise<CycleEnd>;
  waits: Waits;
  sending: ReadonlySet<string>;
  /** When everything was last in step, by the wall clock; null when it has not been since the start. */
  lastSyncedAt(owner: string): number | null;
}

const TOGETHER = 8;

export const createRunner = (parts: RunnerParts): Runner => {
  const waits = createWaits(parts.clock, parts.random);
  const machine: Machine = { together: TOGETHER, ...parts, waits, sending: new Set() };
  const synced = new Map<string, number>();

  const cycle = async (owner: string, stillTheirs: () => boolean): Promise<CycleEnd> => {
    if (!waits.isQueueDue(owner)) return 'later';
    // First what others did: a server that went back to a backup has to be met before anything is sent on top of it.
    const pulled = await pull(machine, owner);
    if (pulled === 'signed_out' || !stillTheirs()) return pulled;
    // A feed that fails must not keep a prayer from being saved.
    const pushed = await push(machine, owner, stillTheirs, pulled !== 'done');
    const end = pushed === 'done' ? pulled : pushed;
    if (end !== 'done') return end;
    waits.queueIsOver(owner);
    synced.set(owner, parts.clock.now());
    parts.changed(owner);
    return 'done';
  };

  return {
    waits,
    sending: machine.sending,
    async cycle(owner, stillTheirs) {
      try {
        return await parts.lock(() => cycle(owner, stillTheirs));
      } catch {
        // The store failed us. What waits is still there, and the server knows what it has.
        waits.queue(owner);
        return 'storage';
      }
    },
    lastSyncedAt: (owner) => synced.get(owner) ?? null,
  };
};
