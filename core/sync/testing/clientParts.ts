import type { ClientParts } from '../client.ts';
import type { Mutex, SchedulerParts } from '../scheduler.ts';
import { createMemoryStore } from './memoryStore.ts';

/** Of a scheduler that the test alone starts. */
export const startedByTest: Pick<SchedulerParts, 'timer' | 'isOnline'> = {
  timer: () => () => undefined,
  isOnline: () => true,
};

export const newMutex = (): Mutex => {
  let locked = false;
  return async (work) => {
    if (locked) return 'busy';
    locked = true;
    try {
      return await work();
    } finally {
      locked = false;
    }
  };
};

const noCryptography = () => {
  throw new Error('There is no cryptography');
};

/** Of a client that is alone with its journal, where none can be locked. */
export const clientParts = (): Omit<ClientParts<never>, 'transport' | 'clock' | 'uuid'> => ({
  ...startedByTest,
  store: createMemoryStore(),
  random: () => 0.5,
  mutex: newMutex(),
  abortAll: () => undefined,
  keyDerivation: {
    canLock: false,
    newKey: noCryptography,
    wrap: noCryptography,
    unwrap: noCryptography,
    sealer: noCryptography,
    randomBytes: noCryptography,
  },
  rowLock: { shared: (work) => work(), exclusive: (work) => work() },
  whenFree: (work) => work(),
  otherTabs: null,
  isPersisted: async () => null,
});
