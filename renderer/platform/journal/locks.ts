import type { Mutex } from '../../../core/sync/scheduler.ts';
import type { RowLock } from '../../../core/sync/lock/rowLock.ts';

const MUTEX = 'lampstand:outbox';

/** Without Web Locks (an http address) tabs may send twice; the server takes each prayer once. */
let alone: Promise<unknown> = Promise.resolve();
let working = 0;
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  working++;
  const run = alone.then(work, work).finally(() => working--);
  alone = run.catch(() => undefined);
  return run;
};

/** One runner at a time among all tabs and the service worker. The browser frees it when a tab dies. */
export const syncMutex: Mutex = async (work) => {
  if (!('locks' in navigator)) return working > 0 ? 'busy' : inTurn(work);
  return navigator.locks.request(MUTEX, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve('busy' as const),
  );
};

/** After whoever is at it. */
export const whenFree = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(MUTEX, work) : inTurn(work);

const ROW_LOCK = 'lampstand:vault-rows';

/** Without Web Locks (an http address) there is no cryptography either, and so no lock to change. */
export const tabRowLock: RowLock = {
  shared: (work) => ('locks' in navigator ? navigator.locks.request(ROW_LOCK, { mode: 'shared' }, work) : work()),
  exclusive: (work) => ('locks' in navigator ? navigator.locks.request(ROW_LOCK, work) : work()),
};
