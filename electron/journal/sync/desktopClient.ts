import { randomUUID } from 'node:crypto';
import { createJournalClient, type JournalClient } from '../../../core/sync/client.ts';
import { cachedKey } from '../../../core/journal/cachedKeys.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { cachedRow } from '../../../core/journal/types.ts';
import { createJournalIndex } from '../../../core/journal/journalIndex.ts';
import { createEntries } from '../index/entries.ts';
import type { JournalLock } from '../../../core/sync/lock/journalLock.ts';
import { createTaskQueue } from '../../../core/sync/taskQueue.ts';
import type { Journal } from '../journal.ts';
import { createHomeServer } from './homeServer.ts';
import { nodeKeyDerivation } from './keyDerivation.ts';
import { createTransport, type TransportParts } from './transport.ts';

export interface DesktopClientParts extends TransportParts {
  journal: Journal;
  isOnline: () => boolean;
}

/** The journal in the main process: the browser's client on this computer's store, at work with every window closed. */
export interface DesktopClient extends JournalClient {
  /** Goes on for whoever was signed in when the app was last open. Their cookies say whether they still are. */
  resume(): Promise<string | null>;
  /** The origin of the server that the journal of whoever was signed in last belongs to. */
  home(): Promise<string | null>;
  /** Ends the sync; the journal itself is closed by whoever opened it. */
  end(): void;
}

/** What the client needs of the process it runs in, the only one that has the journal: its locks are queues. */
const processParts = ({ store, posts: postStore }: Journal) => {
  const outbox = createTaskQueue();
  const photos = createTaskQueue();
  const rows = createTaskQueue();
  return {
    store,
    postStore,
    photoMutex: async <T>(work: () => Promise<T>) => (photos.isIdle() ? photos.enqueue(work) : 'busy'),
    mutex: async <T>(work: () => Promise<T>) => (outbox.isIdle() ? outbox.enqueue(work) : 'busy'),
    whenFree: outbox.enqueue,
    storeMutex: { shared: rows.enqueue, exclusive: rows.enqueue },
    otherTabs: null,
    keyDerivation: nodeKeyDerivation,
    clock: { now: () => Date.now(), elapsed: () => performance.now() },
    uuid: () => randomUUID(),
    random: Math.random,
    timer: (ms: number, callback: () => void) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isPersisted: async () => true,
  };
};

const SIGNED_IN = cachedKey('device', 'signedIn');

/** Whoever was signed in when the app was last open. */
const createRemembered = (store: PrayerStore) => {
  const read = async (): Promise<string | null> => {
    const owner = (await store.cached(SIGNED_IN))?.data;
    return typeof owner === 'string' ? owner : null;
  };
  return {
    read,
    async write(owner: string | null): Promise<void> {
      if ((await read()) === owner) return;
      await store.commit({ cache: [cachedRow(SIGNED_IN, null, Date.now(), owner)] });
    },
  };
};

/** Backups and old pages would go on telling what the lock hides. */
const purgingLock = (lock: JournalLock, { purgeAfter }: Journal): JournalLock => ({
  ...lock,
  setUp: (owner, pin) => purgeAfter(() => lock.setUp(owner, pin)),
  changePin: (owner, pin) => purgeAfter(() => lock.changePin(owner, pin)),
  turnOff: (owner) => purgeAfter(() => lock.turnOff(owner)),
});

type Reads = Pick<DesktopClient, 'entries' | 'page' | 'answered' | 'prayNow'>;

/** What screens read, from memory; nothing while it is locked: what an old backup brought back may be readable. */
const readsOf = (client: JournalClient, entries: ReturnType<typeof createEntries>): Reads => {
  const none = createJournalIndex([]);
  const isLocked = () => client.lock.isLocked();
  return {
    async entries(owner, only) {
      if (only) return client.entries(owner, only);
      return isLocked() ? [] : [...(await entries.all(owner))];
    },
    page: async (owner, query) => (isLocked() ? none.page(query) : entries.page(owner, query)),
    answered: async (owner, query) => (isLocked() ? none : await entries.index(owner)).answered(query),
    prayNow: async (owner, ...round) => (isLocked() ? [] : client.prayNow(owner, ...round)),
  };
};

export const createDesktopClient = ({ journal, isOnline, ...transportParts }: DesktopClientParts): DesktopClient => {
  const { store } = journal;
  let current: string | null = null;
  const home = createHomeServer(store, () => current, transportParts.sessionEnded);
  const { transport, abortAll } = createTransport(transportParts, home.check);
  const client = createJournalClient({ transport, abortAll, isOnline, ...processParts(journal) });
  const { lock } = client;
  const entries = createEntries({ store, read: client.entries, ready: client.notify });
  store.onCommit(entries.invalidate);

  /** Makes the index before the first search: at the start, at sign-in, when the lock is opened. */
  const warm = (owner: string | null): void => {
    if (owner === null || lock.isLocked()) return;
    // What can't be read now is read, or reported, when it is asked for.
    entries.warm(owner).catch(() => undefined);
  };
  lock.onChange((owner) => {
    entries.clear();
    warm(owner);
  });

  const remembered = createRemembered(store);
  const resumeFor = async (owner: string | null): Promise<void> => {
    current = owner;
    await client.signedIn(owner);
    warm(owner);
  };

  return {
    ...client,
    lock: purgingLock(lock, journal),
    // As with the lock: what was to be forgotten is nowhere.
    clear: (owner, what) => journal.purgeAfter(() => client.clear(owner, what)),
    // What comes into a journal with a lock was readable before.
    takeAlong: (owner, how) => {
      const take = () => client.takeAlong(owner, how);
      return lock.state() === 'none' ? take() : journal.purgeAfter(take);
    },
    ...readsOf(client, entries),
    async signedIn(owner) {
      await remembered.write(owner);
      await resumeFor(owner);
    },
    async home() {
      const owner = await remembered.read();
      return owner === null ? null : home.of(owner);
    },
    async resume() {
      const owner = await remembered.read();
      if (owner !== null) await resumeFor(owner);
      return owner;
    },
    end() {
      client.stop();
      abortAll();
      entries.clear();
    },
  };
};
