import type { CycleEnd, Machine, RunnerParts } from './machine.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { createRetryState, type RetryState } from './retryState.ts';

export interface Runner {
  /** Takes in what changed on the server, then sends what waits, for one owner. Never rejects. */
  cycle(owner: string, stillTheirs: () => boolean): Promise<CycleEnd>;
  retryState: RetryState;
  sending: ReadonlySet<string>;
  /** When everything was last in step, by the wall clock; null when it has not been since the start. */
  lastSyncedAt(owner: string): number | null;
}

const TOGETHER = 8;

export const createRunner = (parts: RunnerParts): Runner => {
  const waits = createRetryState(parts.clock, parts.random);
  const machine: Machine = { together: TOGETHER, ...parts, retryState: waits, sending: new Set() };
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
    retryState: waits,
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
