import { autoLock } from './autoLock.ts';
import { connect } from './database.ts';
import { createEngine, type JournalEngine } from './engine.ts';
import { createIdbStore } from './idbStore.ts';

/** The name of the Background Sync that the service worker answers. */
export const SYNC_TAG = 'lampstand-outbox';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Has the browser send when it is online again, even if no tab is left (where it can). */
const requestBackgroundSync = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & { sync?: SyncManager };
  await sync?.register(SYNC_TAG);
};

/** The journal of this browser, in IndexedDB, kept in step while the page is open. */
export const openWebJournal = (): JournalEngine => {
  const engine = createEngine({
    store: createIdbStore(connect('lampstand')),
    afterWriting: () => void requestBackgroundSync().catch(() => undefined),
  });
  autoLock(engine.vault);
  window.addEventListener('online', () => void engine.kick('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void engine.kick('visible');
  });
  return engine;
};
