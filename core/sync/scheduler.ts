import type { CycleEnd } from './context.ts';
import { createCycles, type CycleParts } from './cycle.ts';
import { createPhotoSender, type PhotoParts } from './photos/sendPhotos.ts';
import { createTurns } from './turns.ts';

/** Calls back once, after so many milliseconds; the result cancels it. */
export type Timer = (ms: number, callback: () => void) => () => void;

/** Why a cycle is asked for. `online`, `visible` and `asked` also end waits that we set ourselves. */
export type SyncReason = 'start' | 'online' | 'visible' | 'written' | 'asked';

/** `idle`: nobody is signed in, or there is no network. */
export type SyncResult = CycleEnd | 'idle';

export interface SchedulerParts extends Omit<CycleParts, 'sending'>, Pick<PhotoParts, 'photoMutex' | 'whenFree'> {
  timer: Timer;
  isOnline: () => boolean;
}

export interface SyncStatus {
  owner: string | null;
  /** Changes to prayers that are not on the server yet, those that need the person among them. */
  pending: number;
  /** Posts that are not, those among them too. */
  posts: number;
  needsYou: number;
  postsNeedYou: number;
  sending: number;
  /** "Sign in again to save 3 prayers" (or to share posts), when the session has ended and something waits. */
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
  /** Of whoever is signed in. */
  status(): Promise<SyncStatus>;
  /** Ids of the items that are on their way. */
  sending: ReadonlySet<string>;
  /** Settles when no photo is on its way. */
  photosSent(): Promise<void>;
  stop(): void;
}

/** Sends photos beside the cycles, of whoever is signed in. */
const createPhotoTurns = (parts: SchedulerParts, sending: Set<string>, current: () => string | null) => {
  const sender = createPhotoSender(parts, sending);
  const run = createTurns(async () => {
    const owner = current();
    if (owner !== null) await sender.run(owner, () => current() === owner && parts.isOnline());
  });
  let running = Promise.resolve();
  return {
    retryNow: sender.retryNow,
    start: () => void (running = run()),
    /** Settles when none is on its way. */
    sent: () => running,
  };
};

const endsWaits: ReadonlySet<SyncReason> = new Set<SyncReason>(['online', 'visible', 'asked']);

const INTERVAL = 30_000;
/** Another tab is at it; it takes what we add with it, unless it was just about to end. */
const BUSY_INTERVAL = 3_000;

export const createScheduler = (parts: SchedulerParts): Scheduler => {
  const sending = new Set<string>();
  const cycles = createCycles({ ...parts, sending });
  const { retryState } = cycles;
  let current: string | null = null;
  let stopped = false;
  let wasAway = false;
  let lastResult: SyncResult = 'idle';
  let cancelTimer = () => {};

  const isAway = () => current !== null && lastResult !== 'storage' && retryState.isUnreachable(current);

  const cycle = async (): Promise<SyncResult> => {
    const owner = current;
    if (owner === null || stopped || !parts.isOnline()) return 'idle';
    return cycles.run(owner, () => current === owner && !stopped);
  };
  const ended = (result: SyncResult) => {
    lastResult = result;
    if (isAway() !== wasAway && current !== null) {
      wasAway = isAway();
      parts.changed(current);
    }
    cancelTimer();
    if (stopped || current === null) return;
    // Once the words are safe: a photo never goes before them, and they never wait for one.
    if (result === 'done') photos.start();
    const wait = result === 'busy' ? BUSY_INTERVAL : retryState.timeLeft(current);
    cancelTimer = parts.timer(wait > 0 ? Math.min(wait, INTERVAL) : INTERVAL, () => void run());
  };
  const photos = createPhotoTurns(parts, sending, () => (stopped ? null : current));
  const run = createTurns(cycle, ended);

  return {
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
      if (endsWaits.has(reason)) for (const each of [retryState, photos]) each.retryNow();
      return run();
    },
    sending: cycles.sending,
    photosSent: photos.sent,
    status: async () => ({
      ...(await cycles.statusOf(current)),
      away: isAway(),
      storageFailed: lastResult === 'storage',
    }),
    stop() {
      stopped = true;
      cancelTimer();
    },
  };
};
