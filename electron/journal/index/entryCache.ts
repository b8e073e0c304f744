import type { JournalIndex } from '../../../core/journal/journalIndex.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { byNewest, type JournalEntry } from '../../../core/journal/entries.ts';
import { isJournalItem } from '../../../core/journal/types.ts';
import { createTaskQueue } from '../../../core/sync/taskQueue.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';

/** One owner's entries in memory, with the search index over them. */
export interface CachedEntries {
  owner: string;
  /** All has been read once; from then on only what was invalidated is read. */
  isComplete: boolean;
  /** Newest first, once complete. */
  sorted: JournalEntry[];
  byId: Map<string, JournalEntry>;
  searchIndex: SearchIndex;
  invalidated: Set<string>;
  /** Made by whoever asks for a page; null again when entries have changed. */
  journalIndex: JournalIndex | null;
}

export interface EntryCacheParts {
  /** As it is on the disk: which prayers there are can be told without decrypting a locked one. */
  store: PrayerStore;
  read(owner: string, only: ReadonlySet<string>): Promise<JournalEntry[]>;
  /** All has been read. */
  ready(owner: string): void;
}

/** Above this, everything is read again. */
const MAX_INVALIDATED = 2000;
/** Prayers read before others have their turn: some ten milliseconds. */
const SLICE = 200;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The ids of prayers with changes that wait to be sent, and the other prayers. */
export const waitingAndOthers = async (store: PrayerStore, owner: string) => {
  const pending = (await store.pending(owner)).filter(isJournalItem);
  const waiting = new Set(pending.map(({ data }) => data.prayerId));
  const others = (await store.prayers(owner)).filter(({ id, prayer }) => !prayer.deletedAt && !waiting.has(id));
  return { waiting, others };
};

const emptyOf = (owner: string): CachedEntries => ({
  owner,
  isComplete: false,
  sorted: [],
  byId: new Map(),
  searchIndex: createSearchIndex(),
  invalidated: new Set(),
  journalIndex: null,
});

const add = ({ sorted, byId, searchIndex }: CachedEntries, entries: readonly JournalEntry[]): void => {
  for (const entry of entries) {
    sorted.push(entry);
    byId.set(entry.prayer.id, entry);
    searchIndex.put(entry.prayer);
  }
};

const remove = (cached: CachedEntries, ids: ReadonlySet<string>): void => {
  for (const id of ids) {
    const old = cached.byId.get(id);
    if (old) cached.searchIndex.remove(old.prayer);
    cached.byId.delete(id);
  }
  cached.sorted = cached.sorted.filter(({ prayer }) => !ids.has(prayer.id));
};

export const createEntryCache = ({ store, read, ready }: EntryCacheParts) => {
  let cached: CachedEntries | null = null;
  const queue = createTaskQueue();

  /** In slices, so that the process is never held: the newest first, since they are searched while the rest is read. */
  const readAll = async (owner: string): Promise<CachedEntries> => {
    const fresh = emptyOf(owner);
    cached = fresh;
    const { waiting, others } = await waitingAndOthers(store, owner);
    await nextTurn();
    const ids = others.sort(byNewest).map(({ id }) => id);
    add(fresh, await read(owner, waiting));
    for (let at = 0; at < ids.length && cached === fresh; at += SLICE) {
      add(fresh, await read(owner, new Set(ids.slice(at, at + SLICE))));
      await nextTurn();
    }
    fresh.sorted.sort(byNewest);
    fresh.isComplete = true;
    if (cached === fresh) ready(owner);
    return fresh;
  };

  const readInvalidated = async (now: CachedEntries): Promise<void> => {
    const ids = now.invalidated;
    now.invalidated = new Set();
    // What waits changes its state without being written.
    for (const { prayer, state } of now.sorted) if (state !== 'safe') ids.add(prayer.id);
    if (ids.size === 0) return;
    const fresh = await read(now.owner, ids);
    remove(now, ids);
    add(now, fresh);
    now.sorted.sort(byNewest);
    now.journalIndex = null;
  };

  const readInTurn = async (owner: string): Promise<CachedEntries> => {
    const isUsable = cached?.owner === owner && cached.isComplete && cached.invalidated.size <= MAX_INVALIDATED;
    const now = isUsable && cached ? cached : await readAll(owner);
    await readInvalidated(now);
    return now;
  };

  const clear = () => void (cached = null);

  return {
    /** What has been read so far; null before anything was. */
    peek: () => cached,
    /** All of an owner's entries, up to date. One reading at a time: what it has taken in, the next need not. */
    read(owner: string): Promise<CachedEntries> {
      const reading = queue.enqueue(() => readInTurn(owner));
      reading.catch(clear);
      return reading;
    },
    invalidate(prayerIds: ReadonlySet<string>) {
      for (const id of prayerIds) cached?.invalidated.add(id);
    },
    clear,
  };
};
