import { isFiltered } from '../../../core/journal/filter.ts';
import {
  createJournalIndex,
  statesOf,
  type JournalIndex,
  type JournalPage,
  type JournalQuery,
} from '../../../core/journal/pages.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import type { StoredPrayer } from '../../../core/journal/types.ts';
import { newestFirst, type JournalEntry } from '../../../core/journal/view.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';

/** One owner's journal as it is shown, held in memory and kept in step by what was touched since it was last read. */
export interface Entries {
  /** Newest first. */
  all(owner: string): Promise<readonly JournalEntry[]>;
  /** Before all is read: the newest, or what was found so far; `ready` says when to ask again. */
  page(owner: string, query: JournalQuery): Promise<JournalPage>;
  /** Reads the journal and its words before anybody asks. */
  warm(owner: string): Promise<void>;
  touch(prayerIds: ReadonlySet<string>): void;
  /** Forgets all words: the journal was locked, or is somebody else's now. */
  forget(): void;
}

interface EntriesParts {
  /** As it is on the disk: which prayers there are can be told without opening a sealed one. */
  store: PrayerStore;
  read(owner: string, only: ReadonlySet<string>): Promise<JournalEntry[]>;
  /** All has been read, words and names. */
  ready(owner: string): void;
}

interface Held {
  owner: string;
  /** It has been read once, and is only kept in step from then on. */
  isRead: boolean;
  sorted: JournalEntry[];
  byId: Map<string, JournalEntry>;
  touched: Set<string>;
  /** Made anew when entries have changed. */
  book: JournalIndex | null;
  words: SearchIndex;
}

/** Above this, all is read anew. */
const MANY = 2000;
/** Prayers read before others have their turn: some ten milliseconds. */
const TOGETHER = 200;
/** Whoever searches waits for so many. */
const SOON = 2000;

/** So few are sorted sooner than they are met in the whole journal. */
const FEW = 2000;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

export const createEntries = ({ store, read, ready }: EntriesParts): Entries => {
  let held: Held | null = null;
  let reading: Promise<unknown> = Promise.resolve();

  const drop = () => {
    held = null;
  };

  const idsOf = async (owner: string): Promise<{ waiting: Set<string>; others: StoredPrayer[] }> => {
    const waiting = new Set((await store.pending(owner)).map(({ data }) => data.prayerId));
    const others = (await store.prayers(owner)).filter(({ id, prayer }) => !prayer.deletedAt && !waiting.has(id));
    return { waiting, others };
  };

  const take = (now: Held, entries: readonly JournalEntry[]) => {
    for (const entry of entries) {
      now.sorted.push(entry);
      now.byId.set(entry.prayer.id, entry);
      now.words.put(entry.prayer);
    }
  };

  /** In slices, so that the process is never held: the newest first, since they are searched while the rest is read. */
  const readAll = async (owner: string): Promise<Held> => {
    const fresh: Held = {
      ...{ owner, isRead: false, touched: new Set(), book: null },
      ...{ sorted: [], byId: new Map(), words: createSearchIndex() },
    };
    held = fresh;
    const { waiting, others } = await idsOf(owner);
    await turn();
    const ids = others.sort(newestFirst).map(({ id }) => id);
    take(fresh, await read(owner, waiting));
    for (let at = 0; at < ids.length && held === fresh; at += TOGETHER) {
      take(fresh, await read(owner, new Set(ids.slice(at, at + TOGETHER))));
      await turn();
    }
    fresh.sorted.sort(newestFirst);
    fresh.isRead = true;
    if (held === fresh) ready(owner);
    return fresh;
  };

  const bringInStep = async (now: Held): Promise<void> => {
    const only = now.touched;
    now.touched = new Set();
    // What waits changes its state without being written.
    for (const { prayer, state } of now.sorted) if (state !== 'safe') only.add(prayer.id);
    if (only.size === 0) return;
    const fresh = await read(now.owner, only);
    for (const id of only) {
      const old = now.byId.get(id);
      if (old) now.words.remove(old.prayer);
      now.byId.delete(id);
    }
    now.sorted = now.sorted.filter(({ prayer }) => !only.has(prayer.id));
    take(now, fresh);
    now.sorted.sort(newestFirst);
    now.book = null;
  };

  /** One after the other: what one reading has taken up, the next need not. */
  const current = (owner: string): Promise<Held> => {
    const run = async (): Promise<Held> => {
      const now = held?.owner === owner && held.isRead && held.touched.size <= MANY ? held : await readAll(owner);
      await bringInStep(now);
      return now;
    };
    const next = reading.then(run, run);
    reading = next.catch(() => drop());
    return next;
  };

  /** What is seen first when the journal opens, without waiting for all of it. */
  const firstPage = async (owner: string, most: number): Promise<JournalPage> => {
    const { waiting, others } = await idsOf(owner);
    const changed = await read(owner, waiting);
    const newest = await read(owner, new Set(newestOf(others, most).map(({ id }) => id)));
    const entries = [...changed, ...newest].sort(newestFirst).slice(0, most);
    const total = others.length + changed.length;
    const states = statesOf(changed);
    states.safe += others.length;
    return { entries, found: total, total, states, categories: [], tags: [], remembered: [], isWhole: false };
  };

  const search = ({ sorted, byId, words }: Held, query: JournalQuery): Pick<JournalPage, 'entries' | 'found'> => {
    const hits = words.find(query);
    if (hits.found <= FEW) {
      const found = hits.ids().flatMap((id) => byId.get(id) ?? []);
      return { entries: found.sort(newestFirst).slice(0, query.limit), found: hits.found };
    }
    const entries: JournalEntry[] = [];
    const wanted = Math.min(query.limit, hits.found);
    for (const entry of sorted) {
      if (entries.length === wanted) break;
      if (hits.has(entry.prayer.id)) entries.push(entry);
    }
    return { entries, found: hits.found };
  };

  /** What is found in as much as has been read. */
  const foundSoFar = async (owner: string, query: JournalQuery): Promise<JournalPage> => {
    const first = await firstPage(owner, 0);
    const found = held?.owner === owner ? search(held, query) : { entries: [], found: 0 };
    return { ...first, ...found };
  };

  const all = async (owner: string): Promise<readonly JournalEntry[]> => {
    const now = await current(owner);
    return held === now ? now.sorted : all(owner);
  };

  return {
    all,
    async page(owner, query) {
      const isRead = held?.owner === owner && held.isRead;
      if (!isRead && !isFiltered(query)) return firstPage(owner, query.limit);
      const isSoon = isRead || (await store.prayers(owner)).length <= SOON;
      const reading = current(owner);
      if (!isSoon) {
        reading.catch(() => undefined);
        return foundSoFar(owner, query);
      }
      const now = await reading;
      // Locked, or somebody else's, while it was read: what is there now is told, and no more.
      if (held !== now) return firstPage(owner, isFiltered(query) ? 0 : query.limit);
      now.book ??= createJournalIndex(now.sorted);
      if (!isFiltered(query)) return now.book.page(query);
      return { ...now.book.overview, ...search(now, query), remembered: [], isWhole: true };
    },
    warm: async (owner) => void (await current(owner)),
    touch(prayerIds) {
      for (const id of prayerIds) held?.touched.add(id);
    },
    forget: drop,
  };
};

/** The newest, in no order. */
const newestOf = (rows: readonly StoredPrayer[], most: number): StoredPrayer[] => {
  let newest: StoredPrayer[] = [];
  let least: StoredPrayer | undefined;
  for (const row of rows) {
    if (least && newestFirst(row, least) > 0) continue;
    newest.push(row);
    if (newest.length < 2 * most) continue;
    newest = newest.sort(newestFirst).slice(0, most);
    least = newest.at(-1);
  }
  return newest.sort(newestFirst).slice(0, most);
};
