import type { Mutex } from '../../../core/sync/cycle.ts';
import { createTaskQueue } from '../../../core/sync/taskQueue.ts';
import type { RowLock } from '../../../core/sync/lock/rowLock.ts';

/** The main process is the only one that has the journal: its locks are queues. */
export const createLocks = (): {
  mutex: Mutex;
  whenFree: <T>(work: () => Promise<T>) => Promise<T>;
  rowLock: RowLock;
} => {
  const outbox = createTaskQueue();
  const rows = createTaskQueue();
  return {
    mutex: async (work) => (outbox.isIdle() ? outbox.enqueue(work) : 'busy'),
    whenFree: outbox.enqueue,
    rowLock: { shared: rows.enqueue, exclusive: rows.enqueue },
  };
};
