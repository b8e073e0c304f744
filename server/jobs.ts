import type { Logger } from 'pino';
import { createListeners } from '../core/events/listeners.ts';
import type { JobTurn } from './system/service.ts';

/** Work that goes on beside the requests. */
export interface Scheduler {
  /**
   * Runs `work` every so many milliseconds, never twice at once; `soon` runs it in a moment. Long work asks `isStopping` before
   * it goes on. It gives `false` where another process did it (server/db/lease.ts).
   */
  every(name: string, milliseconds: number, work: (isStopping: () => boolean) => Promise<unknown>): { soon(): void };
  /** Calls back after each turn that was done here. */
  onTurn(listener: (turn: JobTurn) => void): void;
  /** No more turns; resolved when the running ones have ended. */
  stop(): Promise<void>;
}

/** The first turn comes after this long at the latest, in milliseconds. */
const FIRST = 60_000;
/** Long enough for the answer to be out, so that what a mail costs can't be read from how long an answer took. */
const SOON = 50;

export const createScheduler = (log: Logger): Scheduler => {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  const turns = createListeners<[JobTurn]>();
  let stopped = false;

  const doTurn = async (name: string, milliseconds: number, work: () => Promise<unknown>): Promise<void> => {
    const startedAt = Date.now();
    let result: unknown;
    let ok = true;
    try {
      result = await work();
    } catch (error) {
      ok = false;
      log.error({ job: name, reason: error instanceof Error ? error.name : 'unknown' }, 'a job failed');
    }
    const endedAt = Date.now();
    if (result !== false) turns.notify({ name, startedAt, endedAt, ok, nextAt: startedAt + milliseconds });
  };

  return {
    every(name, milliseconds, work) {
      let current: Promise<unknown> | null = null;
      let again = false;
      const turn = () => {
        if (stopped) return;
        if (current) {
          again = true;
          return;
        }
        current = doTurn(name, milliseconds, () => work(() => stopped)).finally(() => {
          if (current) running.delete(current);
          current = null;
          if (!again) return;
          again = false;
          turn();
        });
        running.add(current);
      };
      // A server that is started anew every day must come to its hourly work too.
      if (milliseconds > FIRST) timers.add(setTimeout(turn, FIRST).unref());
      timers.add(setInterval(turn, milliseconds).unref());
      return {
        soon: () => {
          const timer = setTimeout(() => {
            timers.delete(timer);
            turn();
          }, SOON).unref();
          timers.add(timer);
        },
      };
    },
    onTurn: (listener) => void turns.subscribe(listener),
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
};
