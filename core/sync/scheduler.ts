import { signInAgain } from '../rules/prayerText.ts';
import type { CycleEnd, SyncContext } from './context.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { createRetryState } from './retryState.ts';

/** Runs the work alone among all tabs and workers of this device; `busy` when another is at it. Freed by a crash. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** Calls back once, after so many milliseconds; the result cancels it. */
export type Timer = (ms: number, callback: () => void) => () => void;

/** Why a cycle is asked for. `online`, `visible` and `asked` also end waits that we set ourselves. */
export type SyncReason = 'start' | 'online' | 'visible' | 'written' | 'asked';

/** `idle`: nobody is signed in, or there is no network. */
export type SyncResult = CycleEnd | 'idle';

export interface SchedulerParts extends Omit<SyncContext, 'retryState' | 'sending' | 'concurrency'> {
  /** 0 up to 1, for jitter. */
  random: () => number;
  mutex: Mutex;
  timer: Timer;
  isOnline: () => boolean;
  concurrency?: number;
}

export interface SyncStatus {
  owner: string | null;
  /** Changes that are not on the server yet, those that need the person among them. */
  pending: number;
  needsYou: number;
  sending: number;
  /** "Sign in again to save 3 prayers", when the session has ended and something waits. */
  signInAgain: string | null;
  /** The server does not answer, though there may be a network: what waits is on this device alone. */
  away: boolean;
  /** The device could not keep something: nothing new may be shown as saved. */
  storageFailed: boolean;
  /** By the wall clock; null before the first time. */
  lastSyncedAt: number | null;
}

/** Decides when a cycle runs: at once when asked for, every 30 seconds, and no sooner than the retry state allows. */
export interface Scheduler {
  /** From now on the queue of this owner, and nobody else's, is sent; null for nobody's. */
  setOwner(owner: string | null): void;
  sync(reason: SyncReason): Promise<SyncResult>;
  /** Takes in what changed on the server, then sends what waits, for one owner. Never rejects. */
  cycle(owner: string, isSignedIn: () => boolean): Promise<CycleEnd>;
  /** Ends every wait that the server did not ask for. */
  retryNow(): void;
  /** Of whoever is signed in. */
  status(): Promise<SyncStatus>;
  /** Ids of the items that are on their way. */
  sending: ReadonlySet<string>;
  stop(): void;
}

const CONCURRENCY = 8;
const INTERVAL = 30_000;
/** Another tab is at it; it takes what we add with it, unless it was just about to end. */
const BUSY_INTERVAL = 3_000;

export const createScheduler = (parts: SchedulerParts): Scheduler => {
  const retryState = createRetryState(parts.clock, parts.random);
  const context: SyncContext = { concurrency: CONCURRENCY, ...parts, retryState, sending: new Set() };
  const lastSyncedAt = new Map<string, number>();
  let current: string | null = null;
  let running: Promise<SyncResult> | null = null;
  let requested = false;
  let stopped = false;
  let wasAway = false;
  let lastResult: SyncResult = 'idle';
  let cancelTimer = () => {};

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

  const cycle: Scheduler['cycle'] = async (owner, isSignedIn) => {
    try {
      return await parts.mutex(() => pullAndPush(owner, isSignedIn));
    } catch {
      // The store failed us. What waits is still there, and the server knows what it has.
      retryState.delayQueue(owner);
      return 'storage';
    }
  };

  const runRequested = async (): Promise<SyncResult> => {
    let result: SyncResult;
    do {
      requested = false;
      const owner = current;
      const isIdle = owner === null || stopped || !parts.isOnline();
      result = isIdle ? 'idle' : await cycle(owner, () => current === owner && !stopped);
    } while (requested);
    return result;
  };

  const isAway = () => current !== null && lastResult !== 'storage' && retryState.isUnreachable(current);

  const startTimer = () => {
    cancelTimer();
    if (stopped || current === null) return;
    const wait = lastResult === 'busy' ? BUSY_INTERVAL : retryState.timeLeft(current);
    cancelTimer = parts.timer(wait > 0 ? Math.min(wait, INTERVAL) : INTERVAL, () => void run());
  };

  const run = (): Promise<SyncResult> => {
    requested = true;
    running ??= runRequested().then((result) => {
      running = null;
      lastResult = result;
      if (isAway() !== wasAway && current !== null) {
        wasAway = isAway();
        parts.changed(current);
      }
      // Requested after the last cycle began to end: it must not wait for the timer.
      if (requested) return run();
      startTimer();
      return result;
    });
    return running;
  };

  return {
    cycle,
    retryNow: retryState.retryNow,
    setOwner(owner) {
      current = owner;
      cancelTimer();
      if (owner === null) return;
      // A new session: what waited for one need not wait any longer.
      retryState.sessionValid(owner);
      retryState.queueSucceeded(owner);
      void run();
    },
    sync(reason) {
      if (reason === 'online' || reason === 'visible' || reason === 'asked') retryState.retryNow();
      return run();
    },
    sending: context.sending,
    async status() {
      const pending = current === null ? [] : await parts.store.pending(current);
      const signedOut = current !== null && retryState.isSignedOut(current);
      return {
        owner: current,
        pending: pending.length,
        needsYou: pending.filter(({ parked }) => parked).length,
        sending: pending.filter(({ id }) => context.sending.has(id)).length,
        signInAgain: signedOut ? signInAgain(new Set(pending.map(({ data }) => data.prayerId)).size) : null,
        away: isAway(),
        storageFailed: lastResult === 'storage',
        lastSyncedAt: current === null ? null : (lastSyncedAt.get(current) ?? null),
      };
    },
    stop() {
      stopped = true;
      cancelTimer();
    },
  };
};
