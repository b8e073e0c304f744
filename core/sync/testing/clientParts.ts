import type { ClientParts } from '../client.ts';
import type { Mutex } from '../cycle.ts';
import { createMemoryStore } from './memoryStore.ts';

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
  timer: () => () => undefined,
  isOnline: () => true,
  store: createMemoryStore(),
  postStore: createMemoryStore(),
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
  storeMutex: { shared: (work) => work(), exclusive: (work) => work() },
  photoMutex: newMutex(),
  whenFree: (work) => work(),
  otherTabs: null,
  isPersisted: async () => null,
});
