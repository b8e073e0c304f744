import { isFiltered } from '../../../core/journal/filter.ts';
import {
  createJournalIndex,
  statesOf,
  type JournalIndex,
  type JournalPage,
  type JournalQuery,
} from '../../../core/journal/journalIndex.ts';
import { inPeriod } from '../../../core/journal/period.ts';
import type { StoredPrayer } from '../../../core/journal/types.ts';
import { byNewest, type JournalEntry } from '../../../core/journal/entries.ts';
import { createEntryCache, waitingAndOthers, type CachedEntries, type EntryCacheParts } from './entryCache.ts';

/** Whoever searches a journal of so many waits until all is read; in a longer one, what was read so far is searched. */
const MAX_AWAITED = 2000;
/** So few hits are sorted sooner than they are met in the whole journal. */
const MAX_SORTED_HITS = 2000;

/** What is seen first when the journal opens, without waiting for all of it. */
const readFirstPage = async (
  { store, read }: EntryCacheParts,
  owner: string,
  { limit, open }: Pick<JournalQuery, 'limit' | 'open'>,
): Promise<JournalPage> => {
  const { waiting, others } = await waitingAndOthers(store, owner);
  const changed = await read(owner, waiting);
  const newest = await read(owner, new Set(newestOf(others, limit).map(({ id }) => id)));
  const entries = [...changed, ...newest].sort(byNewest).slice(0, limit);
  const total = others.length + changed.length;
  const states = statesOf(changed);
  states.safe += others.length;
  const [opened] = open ? await read(owner, new Set([open])) : [];
  const unknown = { categories: [], tags: [], months: [], days: [], remembered: [] };
  return { entries, found: total, total, states, open: opened ?? null, ...unknown, isWhole: false };
};

/** One owner's journal as it is shown, answered from memory. */
export const createEntries = (parts: EntryCacheParts) => {
  const { store } = parts;
  const cache = createEntryCache(parts);

  const all = async (owner: string): Promise<readonly JournalEntry[]> => {
    const cached = await cache.read(owner);
    return cache.peek() === cached ? cached.sorted : all(owner);
  };

  const firstPage = (owner: string, query: Pick<JournalQuery, 'limit' | 'open'>) => readFirstPage(parts, owner, query);

  const searchSoFar = async (owner: string, query: JournalQuery): Promise<JournalPage> => {
    const first = await firstPage(owner, { ...query, limit: 0 });
    const cached = cache.peek();
    const found = cached?.owner === owner ? search(cached, query) : { entries: [], found: 0 };
    return { ...first, ...found };
  };

  return {
    /** Newest first. */
    all,
    /** Before all is read: the newest, or what was found so far. */
    async page(owner: string, query: JournalQuery): Promise<JournalPage> {
      const cached = cache.peek();
      const isComplete = cached?.owner === owner && cached.isComplete;
      if (!isComplete && !isFiltered(query)) return firstPage(owner, query);
      const isSoon = isComplete || (await store.prayers(owner)).length <= MAX_AWAITED;
      const reading = cache.read(owner);
      if (!isSoon) {
        reading.catch(() => undefined);
        return searchSoFar(owner, query);
      }
      const now = await reading;
      // Locked, or somebody else's, while it was read: what is there now is told, and no more.
      if (cache.peek() !== now) return firstPage(owner, isFiltered(query) ? { ...query, limit: 0 } : query);
      const index = indexOf(now);
      if (!isFiltered(query)) return index.page(query);
      const open = now.byId.get(query.open) ?? null;
      const days = index.days(query.month);
      return { ...index.overview, ...search(now, query), open, days, remembered: [], isWhole: true };
    },
    index: (owner: string) => wholeIndex(cache, owner),
    /** Reads the journal and makes its index before anybody asks. */
    warm: async (owner: string) => void (await cache.read(owner)),
    /** These prayers were written since they were last read. */
    invalidate: cache.invalidate,
    /** Forgets all words: the journal was locked, or is somebody else's now. */
    clear: cache.clear,
  };
};

const indexOf = (cached: CachedEntries): JournalIndex => (cached.journalIndex ??= createJournalIndex(cached.sorted));

/** Once all is read; of nothing when it was locked, or became somebody else's, meanwhile. */
const wholeIndex = async (cache: ReturnType<typeof createEntryCache>, owner: string): Promise<JournalIndex> => {
  const now = await cache.read(owner);
  return cache.peek() === now ? indexOf(now) : createJournalIndex([]);
};

const search = (
  { sorted, byId, searchIndex }: CachedEntries,
  query: JournalQuery,
): Pick<JournalPage, 'entries' | 'found'> => {
  const hits = searchIndex.find(query);
  if (query.period !== '') {
    const isWithin = inPeriod(query.period);
    const within = sorted.filter(({ prayer }) => isWithin(prayer) && hits.has(prayer.id));
    return { entries: within.slice(0, query.limit), found: within.length };
  }
  if (hits.found <= MAX_SORTED_HITS) {
    const entries = hits.ids().flatMap((id) => byId.get(id) ?? []);
    return { entries: entries.sort(byNewest).slice(0, query.limit), found: hits.found };
  }
  const entries: JournalEntry[] = [];
  const wanted = Math.min(query.limit, hits.found);
  for (const entry of sorted) {
    if (entries.length === wanted) break;
    if (hits.has(entry.prayer.id)) entries.push(entry);
  }
  return { entries, found: hits.found };
};

/** The newest, in no order; without sorting all. */
const newestOf = (rows: readonly StoredPrayer[], limit: number): StoredPrayer[] => {
  let newest: StoredPrayer[] = [];
  let oldest: StoredPrayer | undefined;
  for (const row of rows) {
    if (oldest && byNewest(row, oldest) > 0) continue;
    newest.push(row);
    if (newest.length < 2 * limit) continue;
    newest = newest.sort(byNewest).slice(0, limit);
    oldest = newest.at(-1);
  }
  return newest.sort(byNewest).slice(0, limit);
};
