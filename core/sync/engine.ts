import type { Prayer } from '../contract/journal.ts';
import { prayedAtIn, prayNow } from '../journal/prayNow.ts';
import { createJournalIndex, type JournalIndex, type JournalPage, type JournalQuery } from '../journal/pages.ts';
import type { PrayerStore } from '../journal/store.ts';
import { createSync, type Sync, type SyncParts } from './sync.ts';
import type { CachedContent } from '../journal/types.ts';
import type { WriteGate, OtherTabs } from './vault/gate.ts';
import type { KeyDerivation } from './vault/keyDerivation.ts';
import { createVault, type Vault } from './vault/vault.ts';

/** Small things of one person that only this device keeps. */
export type LocalItem = 'draft' | 'prayed' | 'reminder';

/** The journal on this device, as screens use it: in a browser, or in the desktop app's main process. */
export interface JournalClient extends Omit<Sync, 'signedIn'> {
  /** The lock. What is written goes through it, by the engine alone. */
  lock: Omit<Vault, 'store'>;
  /** Who is signed in now; null for nobody. */
  signedIn(owner: string | null): Promise<void>;
  /** How many changes wait for each owner; tells nothing of what they say. */
  pendingCounts(): Promise<ReadonlyMap<string, number>>;
  /** What a screen shows of the journal; read anew only when something has changed. */
  page(owner: string, query: JournalQuery): Promise<JournalPage>;
  /** "Pray now": the prayers to bring today, as many as `count`. */
  prayNow(owner: string, today: string, count: number): Promise<Prayer[]>;
  /** Every prayer of the owner that is known here, deleted ones too. */
  all(owner: string): Promise<Prayer[]>;
  readLocal(owner: string, shelf: LocalItem): Promise<unknown>;
  /** Null takes it away. */
  writeLocal(owner: string, shelf: LocalItem, data: unknown): Promise<void>;
  /** `synced` leaves what is not on the server yet to its owner (docs/decisions.md 15); `everything` takes that too. */
  clear(owner: string, what: 'synced' | 'everything'): Promise<void>;
  /** Whether nobody but the person clears this device's storage; null when the browser can't say. */
  isPersisted(): Promise<boolean | null>;
}

const keyOf = (owner: string, shelf: LocalItem) => `${shelf}:${owner}`;

/** What the engine needs of the place it runs in. */
export interface EngineParts<Key> extends Omit<SyncParts, 'store'> {
  store: PrayerStore;
  /** Ends what is on its way. */
  dropAll: () => void;
  keyDerivation: KeyDerivation<Key>;
  gate: WriteGate;
  /** Runs work after whoever holds the lock of the outbox. */
  whenFree: <T>(work: () => Promise<T>) => Promise<T>;
  /** Who else shows the same journal, and has its lock; null where nobody can. */
  others: { journal: OtherTabs; vault: OtherTabs } | null;
  /** Told after anything was kept that has to be sent. */
  afterWriting?: () => void;
  /** Keeps what is being typed before the lock is shut. */
  beforeShut?: (() => Promise<unknown>) | undefined;
  isPersisted: () => Promise<boolean | null>;
}

export const createJournalClient = <Key>(parts: EngineParts<Key>): JournalClient & { lock: Vault } => {
  const { store: disk, clock, others, afterWriting } = parts;
  const now = () => clock.now();
  const { keyDerivation, gate, beforeShut } = parts;
  const vault = createVault(disk, { keyDerivation, gate, beforeShut, others: others?.vault ?? null, now });
  const { store } = vault;
  // What can't be read can't be sent.
  const sync = createSync({ ...parts, store, isOnline: () => parts.isOnline() && !vault.isLocked() });

  const listeners = new Set<(owner: string) => void>();
  let held: { owner: string; book: Promise<JournalIndex> } | null = null;
  const tell = (owner: string) => {
    held = null;
    for (const listener of listeners) listener(owner);
  };
  sync.subscribe((owner) => {
    tell(owner);
    others?.journal.tell(owner);
  });
  others?.journal.listen(tell);
  vault.onChange((owner) => {
    tell(owner);
    if (!vault.isLocked()) void sync.sync('asked');
  });

  const row = (owner: string, shelf: LocalItem, data: unknown): CachedContent => ({
    key: keyOf(owner, shelf),
    owner,
    version: 1,
    timestamp: now(),
    data,
  });
  const bookOf = (owner: string): Promise<JournalIndex> => {
    if (held?.owner === owner) return held.book;
    const reading = { owner, book: sync.entries(owner).then(createJournalIndex) };
    held = reading;
    reading.book.catch(() => {
      if (held === reading) held = null;
    });
    return reading.book;
  };
  const read = async (owner: string, shelf: LocalItem): Promise<unknown> =>
    (await store.cached(keyOf(owner, shelf)))?.data ?? null;

  let current: string | null = null;
  const writing =
    <A extends unknown[], T>(write: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const value = await write(...args);
      afterWriting?.();
      return value;
    };

  return {
    ...sync,
    lock: vault,
    create: writing(sync.create),
    edit: writing(sync.edit),
    remove: writing(sync.remove),
    import: writing(sync.import),
    async signedIn(owner) {
      // What is on its way for somebody else must not come back into their journal, nor be waited for.
      if (owner !== current) {
        parts.dropAll();
        sync.signedIn(null);
      }
      current = owner;
      await vault.setOwner(owner);
      if (owner === current) sync.signedIn(owner);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    pendingCounts: () => disk.counts(),
    async all(owner) {
      const known = new Map((await store.prayers(owner)).map(({ prayer }) => [prayer.id, prayer]));
      for (const { prayer } of await sync.entries(owner)) known.set(prayer.id, prayer);
      return [...known.values()];
    },
    readLocal: read,
    page: async (owner, query) => (await bookOf(owner)).page(query),
    async prayNow(owner, today, count) {
      const prayers = (await sync.entries(owner)).map(({ prayer }) => prayer);
      return prayNow(prayers, prayedAtIn(await read(owner, 'prayed')), today, count);
    },
    writeLocal: (owner, shelf, data) => store.commit({ cache: [row(owner, shelf, data)] }),
    async clear(owner, what) {
      await parts.whenFree(() => store.clear(owner, what));
      if (what === 'everything') await vault.remove(owner);
      tell(owner);
      others?.journal.tell(owner);
    },
    isPersisted: parts.isPersisted,
  };
};
