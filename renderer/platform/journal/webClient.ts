import { createJournalClient, type JournalClient } from '../../../core/sync/client.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import type { TabChannel } from '../../../core/sync/lock/rowLock.ts';
import { elapsed, timer, uuid } from './device.ts';
import { webKeyDerivation } from './keyDerivation.ts';
import { syncMutex, tabRowLock, whenFree } from './locks.ts';
import { createTransport } from './transport.ts';

export type { JournalClient } from '../../../core/sync/client.ts';

/** Other tabs, and the service worker. */
const otherTabs = (name: string): TabChannel => {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      }),
  };
};

interface WebClientParts {
  store: PrayerStore;
  /** Told after anything was written that has to be sent. */
  afterWriting?: () => void;
  /** Keeps what is being typed before the journal is locked. */
  beforeLocking?: () => Promise<unknown>;
}

/** The journal's client with what it needs of the browser. */
export const createWebClient = ({ store, afterWriting, beforeLocking }: WebClientParts): JournalClient =>
  createJournalClient({
    store,
    afterWriting,
    beforeLocking,
    ...createTransport(),
    clock: { now: () => Date.now(), elapsed },
    uuid,
    random: Math.random,
    timer,
    mutex: syncMutex,
    whenFree,
    isOnline: () => navigator.onLine,
    keyDerivation: webKeyDerivation,
    rowLock: tabRowLock,
    otherTabs:
      typeof BroadcastChannel === 'undefined'
        ? null
        : { journal: otherTabs('lampstand:journal'), lock: otherTabs('lampstand:vault') },
    isPersisted: async () => (await navigator.storage?.persisted?.()) ?? null,
  });
