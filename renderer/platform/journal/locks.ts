import type { Mutex } from '../../../core/sync/cycle.ts';
import { createTaskQueue } from '../../../core/sync/taskQueue.ts';
import type { StoreMutex } from '../../../core/sync/lock/storeMutex.ts';

const SYNC_MUTEX = 'lampstand:outbox';
const PHOTO_MUTEX = 'lampstand:photos';

/** Without Web Locks (an http address) tabs may send twice; the server takes each prayer once. */
const queue = createTaskQueue();

const mutexOf =
  (name: string, alone: typeof queue): Mutex =>
  async (work) => {
    if (!('locks' in navigator)) return alone.isIdle() ? alone.enqueue(work) : 'busy';
    return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? work() : Promise.resolve('busy' as const),
    );
  };

/** One cycle at a time among all tabs and the service worker. The browser frees it when a tab dies. */
export const syncMutex = mutexOf(SYNC_MUTEX, queue);
/** The same for photos, which go beside the cycles. */
export const photoMutex = mutexOf(PHOTO_MUTEX, createTaskQueue());

/** After whoever is at it. */
export const whenFree = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(SYNC_MUTEX, work) : queue.enqueue(work);

/** Named as tabs of earlier builds name it: they have to wait for each other. */
const STORE_MUTEX = 'lampstand:vault-rows';

/** Without Web Locks (an http address) there is no cryptography either, and so no lock to change. */
export const tabStoreMutex: StoreMutex = {
  shared: (work) => ('locks' in navigator ? navigator.locks.request(STORE_MUTEX, { mode: 'shared' }, work) : work()),
  exclusive: (work) => ('locks' in navigator ? navigator.locks.request(STORE_MUTEX, work) : work()),
};
