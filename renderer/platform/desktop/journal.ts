import type { BridgeReply, LockState } from '../../../core/bridge/bridge.ts';
import type { JournalClient } from '../../../core/sync/client.ts';
import { StorageFull } from '../../../core/journal/store.ts';
import { doubtSession } from '../../api/session.ts';
import { autoLock } from '../journal/autoLock.ts';
import { keepDrafts } from '../journal/drafts.ts';
import { bridge, BridgeFailure, valueOf } from './bridge.ts';

/** What the outbox would have thrown itself, for the screens that tell one failure from another. */
const settled = async <T>(asked: Promise<BridgeReply<T>>): Promise<T> => {
  try {
    return await valueOf(asked);
  } catch (error) {
    throw error instanceof BridgeFailure && error.code === 'storage_full' ? new StorageFull(error.code) : error;
  }
};

/** The journal of this computer. It lives in the main process, which syncs it too: no page keeps a prayer. */
export const openDesktopJournal = (): JournalClient => {
  const { journal } = bridge();
  const listeners = new Set<(owner: string) => void>();
  const turned = new Set<(owner: string) => void>();
  // Until it is known: a journal that may be locked is.
  let lock: LockState = 'shut';

  bridge().subscribe((event) => {
    if (event.name === 'session') return doubtSession();
    if (event.name !== 'journal') return;
    const before = lock;
    lock = event.lock;
    if (lock !== before) for (const listener of turned) listener(event.owner);
    for (const listener of listeners) listener(event.owner);
  });

  const engine: JournalClient = {
    create: (owner, draft) => settled(journal.create(owner, draft)),
    import: (owner, prayers) => settled(journal.bring(owner, [...prayers])),
    edit: (owner, id, seen, set) => settled(journal.edit(owner, id, seen, set)),
    remove: (owner, id, seen) => settled(journal.remove(owner, id, seen)),
    retry: (owner, id) => settled(journal.retry(owner, id)),
    discard: (owner, id) => settled(journal.discard(owner, id)),
    entries: (owner) => settled(journal.entries(owner)),
    page: (owner, query) => settled(journal.page(owner, query)),
    prayNow: (owner, today, count) => settled(journal.round(owner, today, count)),
    all: (owner) => settled(journal.all(owner)),
    status: () => settled(journal.status()),
    sync: (why) => settled(journal.kick(why === 'written' ? 'asked' : why)),
    pendingCounts: async () => new Map(await settled(journal.counts())),
    readLocal: (owner, shelf) => settled(journal.read(owner, shelf)),
    writeLocal: (owner, shelf, data) => settled(journal.keep(owner, shelf, data)),
    clear: (owner, what) => settled(journal.forget(owner, what)),
    isPersisted: () => Promise.resolve(true),
    async signedIn(owner) {
      if (owner === null) return settled(journal.signedOut());
      lock = await settled(journal.signedIn(owner));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    // The main process goes on by itself.
    stop: () => undefined,
    lock: {
      canLock: true,
      async setOwner(owner) {
        if (owner === null) return;
        lock = await settled(journal.belongsTo(owner));
      },
      state: () => lock,
      isLocked: () => lock === 'shut',
      onChange(listener) {
        turned.add(listener);
        return () => {
          turned.delete(listener);
        };
      },
      setUp: (owner, pin) => settled(journal.setUpLock(owner, pin)),
      unlock: (owner, how, secret) => settled(journal.openLock(owner, how, secret)),
      changePin: (owner, pin) => settled(journal.changePin(owner, pin)),
      lock() {
        void keepDrafts().then(() => {
          if (lock === 'open') lock = 'shut';
          settled(journal.shutLock()).catch(() => undefined);
        });
      },
      turnOff: (owner) => settled(journal.takeLockOff(owner)),
      remove: () => Promise.resolve(),
    },
  };
  autoLock(engine.lock);
  window.addEventListener('online', () => void engine.sync('online').catch(() => undefined));
  return engine;
};
