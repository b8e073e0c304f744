import type { Mutex } from '../../../core/sync/scheduler.ts';
import type { RowLock } from '../../../core/sync/lock/rowLock.ts';

/** One after the other. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  let working = 0;
  return {
    isFree: () => working === 0,
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      working++;
      const run = last.then(work, work).finally(() => working--);
      last = run.catch(() => undefined);
      return run;
    },
  };
};

/** The main process is the only one that has the journal: its locks are queues. */
export const createLocks = (): {
  mutex: Mutex;
  whenFree: <T>(work: () => Promise<T>) => Promise<T>;
  rowLock: RowLock;
} => {
  const outbox = createQueue();
  const rows = createQueue();
  return {
    mutex: async (work) => (outbox.isFree() ? outbox.inTurn(work) : 'busy'),
    whenFree: outbox.inTurn,
    rowLock: { shared: rows.inTurn, exclusive: rows.inTurn },
  };
};
