import type { Prayer } from '../contract/journal.ts';
import { createListeners } from '../events/listeners.ts';
import { cachedKey, type LocalItem } from '../journal/cachedKeys.ts';
import type { AnsweredPage, AnsweredQuery } from '../journal/answered.ts';
import { createJournalIndex, type JournalIndex, type JournalPage, type JournalQuery } from '../journal/journalIndex.ts';
import { readPrayedAt, prayNow } from '../journal/prayNow.ts';
import { LOCAL_OWNER } from '../journal/local/localOwner.ts';
import type { PrayerStore } from '../journal/store.ts';
import { cachedRow, isJournalItem, isPostItem, type ItemState, type PhotoBytes } from '../journal/types.ts';
import { journalEntries, stateOf, type JournalEntry } from '../journal/entries.ts';
import type { NewPost } from '../contract/posts.ts';
import { combineStores } from './combinedStore.ts';
import { createPhotoReading } from './photos/readPhoto.ts';
import { createOutbox, type JournalWrites } from './outbox.ts';
import {
  createScheduler,
  type Scheduler,
  type SchedulerParts,
  type SyncReason,
  type SyncResult,
  type SyncStatus,
} from './scheduler.ts';
import { createLocalJournal, type LocalJournalMoves } from './local/localJournal.ts';
import type { TabChannel } from './lock/storeMutex.ts';
import { createJournalLock, type JournalLock, type LockParts } from './lock/journalLock.ts';

/** The journal on this device, as screens use it: in a browser, or in the desktop app's main process. */
export interface JournalClient extends JournalWrites, LocalJournalMoves {
  /** Newest first. `only`: of these prayers alone. */
  entries(owner: string, only?: ReadonlySet<string>): Promise<JournalEntry[]>;
  /** What a screen shows of the journal; read anew only when something has changed. */
  page(owner: string, query: JournalQuery): Promise<JournalPage>;
  /** The answered prayers; read anew only when something has changed. */
  answered(owner: string, query: AnsweredQuery): Promise<AnsweredPage>;
  /** "Pray now": the prayers to bring today, as many as `count`, of all categories or of one. */
  prayNow(owner: string, today: string, count: number, category?: string): Promise<Prayer[]>;
  /** The photo on a prayer, fetched where it is not here; null where that can't be now, or there is none. */
  readPhoto(owner: string, prayerId: string): Promise<PhotoBytes | null>;
  /** The posts that are not on the server yet, the oldest first. */
  posts(owner: string): Promise<WaitingPost[]>;
  /** Every prayer of the owner that is known here, deleted ones too. */
  all(owner: string): Promise<Prayer[]>;
  status(): Promise<SyncStatus>;
  /** Who is signed in now, by an account's id; null for nobody. From then on their queue, and nobody else's, is sent. */
  signedIn(owner: string | null): Promise<void>;
  /** The host calls this on start, `online`, becoming visible, and Background Sync. Settles when nothing is left to do now. */
  sync(reason: SyncReason): Promise<SyncResult>;
  /** How much waits for each owner; tells nothing of what it says. */
  pendingCounts(): Promise<ReadonlyMap<string, PendingCount>>;
  readLocal(owner: string, item: LocalItem): Promise<unknown>;
  /** Null takes it away. */
  writeLocal(owner: string, item: LocalItem, data: unknown): Promise<void>;
  /** `synced` leaves what is not on the server yet to its owner (docs/decisions.md 15); `everything` takes that too. */
  clear(owner: string, what: 'synced' | 'everything'): Promise<void>;
  /** The lock. What is written goes through it, by the client alone. */
  lock: Omit<JournalLock, 'store' | 'openOther' | 'lockLike'>;
  /** Whether nobody but the person clears this device's storage; null when the browser can't say. */
  isPersisted(): Promise<boolean | null>;
  /** Calls back when a journal or its state has changed. The result ends it. */
  subscribe(listener: (owner: string) => void): () => void;
  stop(): void;
}

/** A post on its way, for the person who wrote it. */
export interface WaitingPost {
  clientId: string;
  post: NewPost;
  /** Another version of it is on the server, where its writer may delete it. */
  hasEarlier: boolean;
  /** When it was written, by the device's clock, in milliseconds. */
  writtenAt: number;
  state: ItemState;
  /** Why the server refused it: the error's code and its sentence. */
  parked: { code: string; reason: string } | null;
}

/** Changes to prayers, and posts, that are not on the server yet. */
export interface PendingCount {
  prayers: number;
  posts: number;
}

/** What the client needs of the place it runs in. */
export interface ClientParts<Key>
  extends Omit<SchedulerParts, 'outbox' | 'changed'>, Omit<LockParts<Key>, 'otherTabs' | 'now'> {
  /** Where posts wait: a database beside the journal's (combinedStore.ts). */
  postStore: PrayerStore;
  /** A random UUID, lower-case. */
  uuid: () => string;
  /** Aborts the requests that are on their way. */
  abortAll: () => void;
  /** Who else shows the same journal, and has its lock; null where nobody can. */
  otherTabs: { journal: TabChannel; lock: TabChannel } | null;
  /** Told after anything was written that has to be sent. */
  afterWriting?: () => void;
  isPersisted: () => Promise<boolean | null>;
}

/** What the place itself uses of its client. */
export interface OwnJournalClient extends JournalClient {
  lock: JournalLock;
  /** Settles when no photo is on its way. */
  photosSent(): Promise<void>;
  /** Has everybody who subscribed read this journal again. */
  notify(owner: string): void;
}

/** The index of the journal that was asked for last. */
const createIndexCache = (entries: (owner: string) => Promise<JournalEntry[]>) => {
  let cached: { owner: string; index: Promise<JournalIndex> } | null = null;
  return {
    clear: () => void (cached = null),
    get(owner: string): Promise<JournalIndex> {
      if (cached?.owner === owner) return cached.index;
      const reading = { owner, index: entries(owner).then(createJournalIndex) };
      cached = reading;
      reading.index.catch(() => {
        if (cached === reading) cached = null;
      });
      return reading.index;
    },
  };
};

/** What screens read of the journal: what is stored with what waits to be sent. */
const createReading = (store: PrayerStore, sending: ReadonlySet<string>) => {
  const entries: JournalClient['entries'] = async (owner, only) => {
    // In this order: what is settled between the two reads is seen twice and not missed.
    const pending = await store.pending(owner);
    if (!only) return journalEntries(await store.prayers(owner), pending, sending);
    const selected = pending.filter(isJournalItem).filter(({ data }) => only.has(data.prayerId));
    return journalEntries(await store.find(owner, [...only]), selected, sending);
  };
  const indexes = createIndexCache(entries);
  const readLocal: JournalClient['readLocal'] = async (owner, item) =>
    (await store.cached(cachedKey(item, owner)))?.data ?? null;
  return {
    forget: indexes.clear,
    reads: {
      entries,
      readLocal,
      page: async (owner: string, query: JournalQuery) => (await indexes.get(owner)).page(query),
      answered: async (owner: string, query: AnsweredQuery) => (await indexes.get(owner)).answered(query),
      async prayNow(owner: string, today: string, count: number, category?: string) {
        const prayers = (await entries(owner)).map(({ prayer }) => prayer);
        return prayNow(prayers, readPrayedAt(await readLocal(owner, 'prayed')), today, count, category);
      },
      async posts(owner: string): Promise<WaitingPost[]> {
        return (await store.pending(owner)).filter(isPostItem).map((item) => ({
          clientId: item.id,
          post: item.data.post,
          hasEarlier: item.data.hasEarlier ?? false,
          writtenAt: item.timestamp,
          state: stateOf([item], sending),
          parked: item.parked && { code: item.parked.code, reason: item.parked.reason },
        }));
      },
      async all(owner: string) {
        const known = new Map((await store.prayers(owner)).map(({ prayer }) => [prayer.id, prayer]));
        for (const { prayer } of await entries(owner)) known.set(prayer.id, prayer);
        return [...known.values()];
      },
    },
  };
};

/** Counted where they are stored, sealed or not. What is kept without an account waits for nobody. */
const countPending = async (journal: PrayerStore, postStore: PrayerStore): Promise<Map<string, PendingCount>> => {
  const counts = new Map<string, PendingCount>();
  for (const [owner, prayers] of await journal.counts()) counts.set(owner, { prayers, posts: 0 });
  for (const [owner, posts] of await postStore.counts())
    counts.set(owner, { prayers: counts.get(owner)?.prayers ?? 0, posts });
  counts.delete(LOCAL_OWNER);
  return counts;
};

/** Who is signed in, and so whose queue is sent. */
const createSession = (parts: { abortAll: () => void }, lock: JournalLock, scheduler: Scheduler) => {
  let current: string | null = null;
  return {
    isOf: (owner: string) => owner === current,
    async signedIn(owner: string | null): Promise<void> {
      if (owner === LOCAL_OWNER) throw new Error('Nothing of the local journal is sent');
      // What is on its way for somebody else must not come back into their journal, nor be waited for.
      if (owner !== current) {
        parts.abortAll();
        scheduler.setOwner(null);
      }
      // Said again that nobody is: the local journal may stand open since.
      if (owner !== null || current !== null) {
        current = owner;
        await lock.setOwner(owner);
      }
      if (owner === current) scheduler.setOwner(owner);
    },
  };
};

/** Whenever the local journal is opened, it is tidied; what could not go now goes the next time. */
const tidying = (lock: JournalLock, tidy: () => Promise<void>): JournalLock => ({
  ...lock,
  async setOwner(owner) {
    await lock.setOwner(owner);
    if (owner === LOCAL_OWNER) await tidy().catch(() => undefined);
  },
});

const createClear =
  (
    whenFree: ClientParts<unknown>['whenFree'],
    lock: JournalLock,
    changed: (owner: string) => void,
  ): JournalClient['clear'] =>
  async (owner, what) => {
    await whenFree(() => lock.store.clear(owner, what));
    if (what === 'everything') await lock.remove(owner);
    changed(owner);
  };

/** Does something more whenever the local journal was taken along. */
const afterTaking = (moves: LocalJournalMoves, work: () => Promise<void>): LocalJournalMoves => ({
  ...moves,
  async takeAlong(owner, how) {
    const taken = await moves.takeAlong(owner, how);
    if (taken.end === 'done') await work();
    return taken;
  },
});

export const createJournalClient = <Key>(parts: ClientParts<Key>): OwnJournalClient => {
  const { store: journal, postStore, clock, otherTabs } = parts;
  const disk = combineStores(journal, postStore);
  const now = () => clock.now();
  const lock = createJournalLock(disk, { ...parts, otherTabs: otherTabs?.lock ?? null, now });
  const { store } = lock;

  const listeners = createListeners<[owner: string]>();
  const { notify } = listeners;
  const changed = (owner: string) => {
    notify(owner);
    otherTabs?.journal.post(owner);
  };
  const written = () => {
    void scheduler.sync('written');
    parts.afterWriting?.();
  };
  const outbox = createOutbox({ ...parts, store, changed, written });
  // What can't be read can't be sent.
  const isOnline = () => parts.isOnline() && !lock.isLocked();
  const scheduler = createScheduler({ ...parts, store, outbox, changed, isOnline });
  const { forget, reads } = createReading(store, scheduler.sending);
  const local = createLocalJournal({ ...parts, disk, lock, outbox, changed, now });

  const session = createSession(parts, lock, scheduler);
  const isTheirs = (owner: string) => session.isOf(owner) && isOnline();
  const readPhoto = createPhotoReading({ ...parts, store, entries: reads.entries, isTheirs });

  listeners.subscribe(forget);
  otherTabs?.journal.listen(notify);
  lock.onChange((owner) => {
    notify(owner);
    if (!lock.isLocked()) void scheduler.sync('asked');
  });

  return {
    ...outbox.writes,
    ...reads,
    readPhoto,
    photosSent: scheduler.photosSent,
    ...afterTaking(local.moves, async () => {
      // What goes into a journal with a lock was readable before.
      if (lock.state() !== 'none') await parts.storeMutex.exclusive(async () => disk.scrub?.());
      void scheduler.sync('asked');
    }),
    status: scheduler.status,
    signedIn: session.signedIn,
    sync: scheduler.sync,
    pendingCounts: () => countPending(journal, postStore),
    writeLocal: (owner, item, data) => store.commit({ cache: [cachedRow(cachedKey(item, owner), owner, now(), data)] }),
    clear: createClear(parts.whenFree, lock, changed),
    lock: tidying(lock, local.tidy),
    isPersisted: parts.isPersisted,
    subscribe: listeners.subscribe,
    notify,
    stop: scheduler.stop,
  };
};
