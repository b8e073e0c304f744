import { createJournalClient, type ClientParts, type OwnJournalClient } from '../../../core/sync/client.ts';
import type { TabChannel } from '../../../core/sync/lock/storeMutex.ts';
import { timer, uuid } from '../device.ts';
import { webKeyDerivation } from './keyDerivation.ts';
import { photoMutex, syncMutex, tabStoreMutex, whenFree } from './locks.ts';
import { createTransport } from './transport.ts';

/** The name of the Background Sync that the page asks for and the service worker answers. */
export const SYNC_TAG = 'lampstand-outbox';

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

type Parts = Pick<ClientParts<CryptoKey>, 'store' | 'postStore' | 'afterWriting' | 'beforeLocking'>;

/** The journal's client with what it needs of the browser. */
export const createWebClient = (parts: Parts): OwnJournalClient =>
  createJournalClient({
    ...parts,
    ...createTransport(),
    clock: { now: () => Date.now(), elapsed: () => performance.now() },
    uuid,
    random: Math.random,
    timer,
    mutex: syncMutex,
    photoMutex,
    whenFree,
    isOnline: () => navigator.onLine,
    keyDerivation: webKeyDerivation,
    storeMutex: tabStoreMutex,
    // The channels' names are those of earlier builds, whose tabs may be open too.
    otherTabs:
      typeof BroadcastChannel === 'undefined'
        ? null
        : { journal: otherTabs('lampstand:journal'), lock: otherTabs('lampstand:vault') },
    isPersisted: async () => (await navigator.storage?.persisted?.()) ?? null,
  });
