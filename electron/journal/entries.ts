import { isFiltered } from '../../core/rules/journalFilter.ts';
import { openBook, statesOf, type Book, type JournalPage, type JournalQuery } from '../../core/sync/book.ts';
import type { PrayerStore } from '../../core/sync/store.ts';
import type { StoredPrayer } from '../../core/sync/types.ts';
import { newestFirst, type JournalEntry } from '../../core/sync/view.ts';
import { openWords, type Words } from './words.ts';

/** One owner's journal as it is shown, held in memory and kept in step by what was touched since it was last read. */
export interface Entries {
  /** Newest first. */
  all(owner: string): Promise<readonly JournalEntry[]>;
  page(owner: string, query: JournalQuery): Promise<JournalPage>;
  /** Reads the journal and its words before anybody asks. */
  warm(owner: string): Promise<void>;
  touch(prayerIds: ReadonlySet<string>): void;
  /** Forgets all words: the journal was locked, or is somebody else's now. */
  forget(): void;
}

type Read = (owner: string, only?: ReadonlySet<string>) => Promise<JournalEntry[]>;

interface Held {
  owner: string;
  /** It has been read once, and is only kept in step from then on. */
  isRead: boolean;
  sorted: JournalEntry[];
  byId: Map<string, JournalEntry>;
  touched: Set<string>;
  /** Made anew when entries have changed. */
  book: Book | null;
  words: Promise<Words> | null;
}

/** Above this, all is read anew. */
const MANY = 2000;
/** Prayers taken into the index before others have their turn: some ten milliseconds. */
const TOGETHER = 100;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

export const createEntries = (store: PrayerStore, read: Read): Entries => {
  let held: Held | null = null;
  let reading: Promise<unknown> = Promise.resolve();

  const drop = () => {
    held?.words?.then((words) => words.close()).catch(() => undefined);
    held = null;
  };

  const readAll = async (owner: string): Promise<Held> => {
    drop();
    const touched = new Set<string>();
    const fresh: Held = { owner, isRead: false, sorted: [], byId: new Map(), touched, book: null, words: null };
    held = fresh;
    fresh.sorted = await read(owner);
    for (const entry of fresh.sorted) fresh.byId.set(entry.prayer.id, entry);
    fresh.isRead = true;
    return fresh;
  };

  const bringInStep = async (now: Held): Promise<void> => {
    const only = now.touched;
    now.touched = new Set();
    // What waits changes its state without being written.
    for (const { prayer, state } of now.sorted) if (state !== 'safe') only.add(prayer.id);
    if (only.size === 0) return;
    const fresh = await read(now.owner, only);
    for (const id of only) now.byId.delete(id);
    for (const entry of fresh) now.byId.set(entry.prayer.id, entry);
    now.sorted = [...now.sorted.filter(({ prayer }) => !only.has(prayer.id)), ...fresh].sort(newestFirst);
    now.book = null;
    const words = await now.words;
    for (const id of only) words?.remove(id);
    for (const { prayer } of fresh) words?.put(prayer);
  };

  /** One after the other: what one reading has taken up, the next need not. */
  const current = (owner: string): Promise<Held> => {
    const run = async (): Promise<Held> => {
      if (held?.owner !== owner || held.touched.size > MANY) return readAll(owner);
      await bringInStep(held);
      return held;
    };
    const next = reading.then(run, run);
    reading = next.catch(() => drop());
    return next;
  };

  /** What is seen first when the journal opens, without waiting for all of it. */
  const firstPage = async (owner: string, most: number): Promise<JournalPage> => {
    const waiting = new Set((await store.pending(owner)).map(({ data }) => data.prayerId));
    const others = (await store.prayers(owner)).filter(({ id, prayer }) => !prayer.deletedAt && !waiting.has(id));
    const changed = await read(owner, waiting);
    const newest = await read(owner, new Set(newestOf(others, most).map(({ id }) => id)));
    const entries = [...changed, ...newest].sort(newestFirst).slice(0, most);
    const total = others.length + changed.length;
    const states = statesOf(changed);
    states.safe += others.length;
    return { entries, found: total, total, states, categories: [], tags: [], remembered: [], isWhole: false };
  };

  const index = async (now: Held): Promise<Words> => {
    const words = openWords();
    const { sorted } = now;
    for (let at = 0; at < sorted.length && held === now; at += TOGETHER) {
      for (const { prayer } of sorted.slice(at, at + TOGETHER)) words.put(prayer);
      await turn();
    }
    return words;
  };

  const indexed = async (now: Held): Promise<Words> => (now.words ??= index(now));

  return {
    all: async (owner) => (await current(owner)).sorted,
    async page(owner, query) {
      if (!(held?.owner === owner && held.isRead) && !isFiltered(query)) return firstPage(owner, query.most);
      const now = await current(owner);
      now.book ??= openBook(now.sorted);
      if (!isFiltered(query)) return now.book.page(query);
      const words = await indexed(now);
      // Locked, or read anew, while the index was made: who asked is told of that, too.
      const { ids, found } = held === now ? words.find(query, query.most) : { ids: [], found: 0 };
      const entries = ids.flatMap((id) => now.byId.get(id) ?? []).sort(newestFirst);
      return { ...now.book.overview, entries, found, remembered: [], isWhole: true };
    },
    warm: async (owner) => void (await indexed(await current(owner))),
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
