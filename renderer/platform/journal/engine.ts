import { createSync, type Sync } from '../../../core/sync/sync.ts';
import type { Prayer } from '../../../core/contract/journal.ts';
import type { PrayerStore } from '../../../core/sync/store.ts';
import type { CachedContent } from '../../../core/sync/types.ts';
import { elapsed, timer, uuid } from './device.ts';
import { onlyOne, whenFree } from './locks.ts';
import { createTransport } from './transport.ts';
import { createVault, type Vault } from './vault.ts';

/** Small things of one person that only this device keeps. */
export type Shelf = 'draft' | 'prayed' | 'reminder';

/** The journal on this device: the outbox with what it needs of the browser. */
export interface JournalEngine extends Omit<Sync, 'signedIn'> {
  vault: Vault;
  /** Who is signed in now; null for nobody. */
  signedIn(owner: string | null): Promise<void>;
  /** How many changes wait for each owner; tells nothing of what they say. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Every prayer of the owner that is known here, deleted ones too. */
  all(owner: string): Promise<Prayer[]>;
  read(owner: string, shelf: Shelf): Promise<unknown>;
  /** Null takes it away. */
  keep(owner: string, shelf: Shelf, data: unknown): Promise<void>;
  /** `synced` leaves what is not on the server yet (decision 15); `everything` takes that too. */
  forget(owner: string, what: 'synced' | 'everything'): Promise<void>;
  /** Whether the browser has promised not to clear this device's storage by itself; null when it can't say. */
  isPersisted(): Promise<boolean | null>;
}

const CHANNEL = 'lampstand:journal';
const keyOf = (owner: string, shelf: Shelf) => `${shelf}:${owner}`;

interface Surroundings {
  store: PrayerStore;
  /** Told after a prayer was kept. */
  afterWriting?: () => void;
}

export const createEngine = ({ store: disk, afterWriting }: Surroundings): JournalEngine => {
  const vault = createVault(disk);
  const { store } = vault;
  const { transport, dropAll } = createTransport();
  const sync = createSync({
    store,
    transport,
    clock: { now: () => Date.now(), elapsed },
    uuid,
    random: Math.random,
    timer,
    lock: onlyOne,
    // What can't be read can't be sent.
    isOnline: () => navigator.onLine && !vault.isShut(),
  });

  // Other tabs show the same journal.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const listeners = new Set<(owner: string) => void>();
  const tell = (owner: string) => {
    for (const listener of listeners) listener(owner);
  };
  sync.subscribe((owner) => {
    tell(owner);
    channel?.postMessage(owner);
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') tell(data);
  });
  vault.onTurn((owner) => {
    tell(owner);
    if (!vault.isShut()) void sync.kick('asked');
  });

  const row = (owner: string, shelf: Shelf, data: unknown): CachedContent => ({
    key: keyOf(owner, shelf),
    owner,
    version: 1,
    timestamp: Date.now(),
    data,
  });
  let current: string | null = null;

  return {
    ...sync,
    vault,
    async create(owner, draft) {
      const id = await sync.create(owner, draft);
      afterWriting?.();
      return id;
    },
    async signedIn(owner) {
      // What is on its way for somebody else must not come back into their journal, nor be waited for.
      if (owner !== current) {
        dropAll();
        sync.signedIn(null);
      }
      current = owner;
      await vault.belongsTo(owner);
      if (owner === current) sync.signedIn(owner);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    counts: () => disk.counts(),
    async all(owner) {
      const known = new Map((await store.prayers(owner)).map(({ prayer }) => [prayer.id, prayer]));
      for (const { prayer } of await sync.journal(owner)) known.set(prayer.id, prayer);
      return [...known.values()];
    },
    read: async (owner, shelf) => (await store.cached(keyOf(owner, shelf)))?.data ?? null,
    keep: (owner, shelf, data) => store.commit({ cache: [row(owner, shelf, data)] }),
    async forget(owner, what) {
      await whenFree(() => store.clear(owner, what));
      if (what === 'everything') await vault.remove(owner);
      tell(owner);
      channel?.postMessage(owner);
    },
    isPersisted: async () => (await navigator.storage?.persisted?.()) ?? null,
  };
};
