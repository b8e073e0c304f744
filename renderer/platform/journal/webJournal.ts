import { autoLock } from './autoLock.ts';
import { connect, DATABASE, POST_DATABASE } from './database.ts';
import { saveDrafts } from './drafts.ts';
import { createWebClient, SYNC_TAG, type JournalClient } from './webClient.ts';
import { createIdbStore } from './idbStore.ts';
import { tabStoreMutex } from './locks.ts';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Has the browser send when it is online again, even if no tab is left (where it can). */
const requestBackgroundSync = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  await (registration as ServiceWorkerRegistration & { sync?: SyncManager }).sync?.register(SYNC_TAG);
};

let asked = false;

/** Refused or not, the prayer is kept; the answer only says how long the browser lets it stand unasked. */
const askToPersist = async (): Promise<void> => {
  if (asked) return;
  asked = true;
  await navigator.storage?.persist?.();
};

/** The journal of this browser, in IndexedDB, kept in step while the page is open. */
export const openWebJournal = (): JournalClient => {
  const connection = connect(DATABASE);
  const posts = connect(POST_DATABASE);
  tabStoreMutex.exclusive(() => Promise.all([connection.tidy(), posts.tidy()])).catch(() => undefined);
  const client = createWebClient({
    store: createIdbStore(connection),
    postStore: createIdbStore(posts),
    beforeLocking: saveDrafts,
    afterWriting: () => {
      requestBackgroundSync().catch(() => undefined);
      askToPersist().catch(() => undefined);
    },
  });
  autoLock(client.lock);
  window.addEventListener('online', () => void client.sync('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void client.sync('visible');
  });
  return client;
};
