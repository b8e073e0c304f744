import type { Mutex } from '../../../core/sync/scheduler.ts';
import type { WriteGate } from '../../../core/sync/vault/gate.ts';

const NAME = 'lampstand:outbox';

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
  return navigator.locks.request(NAME, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve('busy' as const),
  );
};

/** After whoever is at it. */
export const whenFree = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(NAME, work) : inTurn(work);

const VAULT = 'lampstand:vault-rows';

/** Without Web Locks (an http address) there is no cryptography either, and so no lock to change. */
export const tabGate: WriteGate = {
  among: (work) => ('locks' in navigator ? navigator.locks.request(VAULT, { mode: 'shared' }, work) : work()),
  alone: (work) => ('locks' in navigator ? navigator.locks.request(VAULT, work) : work()),
};
