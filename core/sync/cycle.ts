import { signInAgain } from '../rules/prayerText.ts';
import { isJournalItem, isPostItem } from '../journal/types.ts';
import type { CycleEnd, SyncContext } from './context.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { createRetryState } from './retryState.ts';

/** Runs the work alone among all tabs and workers of this device; `busy` when another is at it. Freed by a crash. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

export interface CycleParts extends Omit<SyncContext, 'retryState' | 'sending' | 'concurrency'> {
  /** Ids of the items that are on their way, photos too; a new set without it. */
  sending?: Set<string>;
  /** 0 up to 1, for jitter. */
  random: () => number;
  mutex: Mutex;
  concurrency?: number;
}

const CONCURRENCY = 8;

/** Cycles of one device: each takes in what changed on the server, then sends what waits. */
export const createCycles = (parts: CycleParts) => {
  const retryState = createRetryState(parts.clock, parts.random);
  const sending = parts.sending ?? new Set<string>();
  const context: SyncContext = { concurrency: CONCURRENCY, ...parts, retryState, sending };
  const lastSyncedAt = new Map<string, number>();

  const pullAndPush = async (owner: string, isSignedIn: () => boolean): Promise<CycleEnd> => {
    if (!retryState.isQueueDue(owner)) return 'later';
    // First what others did: a server that went back to a backup has to be met before anything is sent on top of it.
    const pulled = await pull(context, owner);
    if (pulled === 'signed_out' || !isSignedIn()) return pulled;
    // A feed that fails must not keep a prayer from being saved.
    const pushed = await push(context, owner, isSignedIn, pulled !== 'done');
    const end = pushed === 'done' ? pulled : pushed;
    if (end !== 'done') return end;
    retryState.queueSucceeded(owner);
    lastSyncedAt.set(owner, parts.clock.now());
    parts.changed(owner);
    return 'done';
  };

  return {
    retryState,
    /** Ids of the items that are on their way. */
    sending: sending as ReadonlySet<string>,
    /** One cycle for one owner. Never rejects. */
    async run(owner: string, isSignedIn: () => boolean): Promise<CycleEnd> {
      try {
        return await parts.mutex(() => pullAndPush(owner, isSignedIn));
      } catch {
        // The store failed us. What waits is still there, and the server knows what it has.
        retryState.delayQueue(owner);
        return 'storage';
      }
    },
    async statusOf(owner: string | null) {
      const waiting = owner === null ? [] : await parts.store.pending(owner);
      const pending = waiting.filter(isJournalItem);
      const posts = waiting.filter(isPostItem);
      const signedOut = owner !== null && retryState.isSignedOut(owner);
      return {
        owner,
        pending: pending.length,
        needsYou: pending.filter(({ parked }) => parked).length,
        sending: pending.filter(({ id }) => sending.has(id)).length,
        signInAgain: signedOut
          ? signInAgain({ prayers: new Set(pending.map(({ data }) => data.prayerId)).size, posts: posts.length })
          : null,
        posts: posts.length,
        postsNeedYou: posts.filter(({ parked }) => parked).length,
        lastSyncedAt: owner === null ? null : (lastSyncedAt.get(owner) ?? null),
      };
    },
  };
};
