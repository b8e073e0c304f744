import { signInAgain } from '../rules/prayerText.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { CycleEnd, RunnerParts } from './machine.ts';
import { createRunner } from './runner.ts';
import { journalView, type JournalEntry } from '../journal/view.ts';

/** Calls back once, after so many milliseconds; the result calls it off. */
export type Timer = (ms: number, callback: () => void) => () => void;

/** Why a cycle is asked for. `online` and `visible` also end waits that we set ourselves. */
export type SyncReason = 'start' | 'online' | 'visible' | 'written' | 'asked';

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

/** The journal's engine on one device: what screens read and write, and the cycle that keeps it in step. */
export interface Sync extends Omit<Outbox, 'reissue' | 'item'> {
  /** Newest first. `only`: of these prayers alone. */
  entries(owner: string, only?: ReadonlySet<string>): Promise<JournalEntry[]>;
  status(): Promise<SyncStatus>;
  /** Who is signed in now; null for nobody. From then on their queue, and nobody else's, is sent. */
  signedIn(owner: string | null): void;
  /** The host calls this on start, `online`, becoming visible, and Background Sync. Settles when nothing is left to do now. */
  sync(why: SyncReason): Promise<CycleEnd | 'idle'>;
  /** Calls back when a journal or its state has changed. The result ends it. */
  subscribe(listener: (owner: string) => void): () => void;
  stop(): void;
}

export interface SyncParts extends Omit<RunnerParts, 'outbox' | 'changed'> {
  uuid: () => string;
  timer: Timer;
  isOnline: () => boolean;
}

const EVERY = 30_000;
/** Another tab is at it; it takes what we add with it, unless it was just about to end. */
const BUSY = 3_000;

export const createSync = (parts: SyncParts): Sync => {
  const listeners = new Set<(owner: string) => void>();
  const changed = (owner: string) => {
    for (const listener of listeners) listener(owner);
  };
  const outbox = createOutbox({ ...parts, changed });
  const runner = createRunner({ ...parts, outbox, changed });
  let owner: string | null = null;
  let running: Promise<CycleEnd | 'idle'> | null = null;
  let again = false;
  let stopped = false;
  let wasAway = false;
  let lastEnd: CycleEnd | 'idle' = 'idle';
  let callOff = () => {};

  const cycles = async (): Promise<CycleEnd | 'idle'> => {
    let end: CycleEnd | 'idle';
    do {
      again = false;
      const whose = owner;
      end =
        whose === null || stopped || !parts.isOnline()
          ? 'idle'
          : await runner.cycle(whose, () => owner === whose && !stopped);
    } while (again);
    return end;
  };

  const isAway = () => owner !== null && lastEnd !== 'storage' && runner.retryState.isAway(owner);

  const plan = () => {
    callOff();
    if (stopped || owner === null) return;
    const left = lastEnd === 'busy' ? BUSY : runner.retryState.left(owner);
    callOff = parts.timer(left > 0 ? Math.min(left, EVERY) : EVERY, () => void run());
  };

  const run = (): Promise<CycleEnd | 'idle'> => {
    again = true;
    running ??= cycles().then((end) => {
      running = null;
      lastEnd = end;
      if (isAway() !== wasAway && owner !== null) {
        wasAway = isAway();
        changed(owner);
      }
      // Asked for after the last look: it must not wait for the next time.
      if (again) return run();
      plan();
      return end;
    });
    return running;
  };

  const writing =
    <A extends [string, ...unknown[]], T>(write: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const value = await write(...args);
      void run();
      return value;
    };

  return {
    create: writing(outbox.create),
    import: writing(outbox.import),
    edit: writing(outbox.edit),
    remove: writing(outbox.remove),
    retry: writing(outbox.retry),
    discard: writing(outbox.discard),
    async entries(whose, only) {
      // In this order: what is settled between the two reads is seen twice and not missed.
      const pending = await parts.store.pending(whose);
      if (!only) return journalView(await parts.store.prayers(whose), pending, runner.sending);
      const stored = await parts.store.find(whose, [...only]);
      const theirs = pending.filter(({ data }) => only.has(data.prayerId));
      return journalView(stored, theirs, runner.sending);
    },
    async status() {
      const pending = owner === null ? [] : await parts.store.pending(owner);
      const signedOut = owner !== null && runner.retryState.isSignedOut(owner);
      return {
        owner,
        pending: pending.length,
        needsYou: pending.filter(({ parked }) => parked).length,
        sending: pending.filter(({ id }) => runner.sending.has(id)).length,
        signInAgain: signedOut ? signInAgain(new Set(pending.map(({ data }) => data.prayerId)).size) : null,
        away: isAway(),
        storageFailed: lastEnd === 'storage',
        lastSyncedAt: owner === null ? null : runner.lastSyncedAt(owner),
      };
    },
    signedIn(who) {
      owner = who;
      callOff();
      if (who === null) return;
      // A new session: what waited for one need not wait any longer.
      runner.retryState.sessionHolds(who);
      runner.retryState.queueIsOver(who);
      void run();
    },
    sync(why) {
      if (why === 'online' || why === 'visible' || why === 'asked') runner.retryState.forgive();
      return run();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      callOff();
    },
  };
};
