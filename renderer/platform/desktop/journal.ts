import type { LockState } from '../../../core/sync/lock/journalLock.ts';
import { createListeners } from '../../../core/events/listeners.ts';
import type { JournalClient } from '../../../core/sync/client.ts';
import { doubtSession } from '../../api/session.ts';
import { autoLock } from '../journal/autoLock.ts';
import { saveDrafts } from '../journal/drafts.ts';
import { bridge } from './bridge.ts';

/** The journal of this computer. It lives in the main process, which syncs it too: no page keeps a prayer. */
export const openDesktopJournal = (): JournalClient => {
  const { journal, subscribe } = bridge();
  const listeners = createListeners<[owner: string]>();
  const lockListeners = createListeners<[owner: string]>();
  // Until it is known: a journal that may be locked is.
  let lock: LockState = 'locked';

  subscribe((event) => {
    if (event.name === 'session') return doubtSession();
    if (event.name !== 'journal') return;
    const before = lock;
    lock = event.lock;
    if (lock !== before) lockListeners.notify(event.owner);
    listeners.notify(event.owner);
  });

  const client: JournalClient = {
    ...journal,
    sync: (why) => journal.sync(why === 'written' ? 'asked' : why),
    isPersisted: () => Promise.resolve(true),
    async signedIn(owner) {
      if (owner === null) return journal.signedOut();
      lock = await journal.signedIn(owner);
    },
    subscribe: listeners.subscribe,
    // The main process goes on by itself.
    stop: () => undefined,
    lock: {
      canLock: true,
      async setOwner(owner) {
        if (owner === null) return;
        lock = await journal.setLockOwner(owner);
      },
      state: () => lock,
      isLocked: () => lock === 'locked',
      onChange: lockListeners.subscribe,
      setUp: journal.setUpLock,
      unlock: journal.unlock,
      changePin: journal.changePin,
      lock() {
        void saveDrafts().then(() => {
          if (lock === 'unlocked') lock = 'locked';
          journal.lock().catch(() => undefined);
        });
      },
      turnOff: journal.turnOffLock,
      remove: () => Promise.resolve(),
    },
  };
  autoLock(client.lock);
  window.addEventListener('online', () => void client.sync('online').catch(() => undefined));
  return client;
};
