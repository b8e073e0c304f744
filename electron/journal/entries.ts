import type { PrayerStore } from '../../core/sync/store.ts';
import type { StoredPrayer } from '../../core/sync/types.ts';
import { newestFirst, type JournalEntry } from '../../core/sync/view.ts';
import { openWords, type Words } from './words.ts';

/** One owner's journal as it is shown, held in memory and kept in step by what was touched since it was last read. */
export interface Entries {
  /** Newest first. */
  all(owner: string): Promise<readonly JournalEntry[]>;
  /** Newest first, those after `after` (the last id seen). */
  page(owner: string, most: number, after?: string | null): Promise<{ entries: JournalEntry[]; total: number }>;
  search(owner: string, text: string, most: number): Promise<JournalEntry[]>;
  touch(prayerIds: ReadonlySet<string>): void;
  /** Forgets all words: the journal was locked, or is somebody else's now. */
  forget(): void;
}

type Read = (owner: string, only?: ReadonlySet<string>) => Promise<JournalEntry[]>;

interface Held {
  owner: string;
  sorted: JournalEntry[];
  byId: Map<string, JournalEntry>;
  touched: Set<string>;
  /** Made when somebody searches. */
  words: Promise<Words> | null;
}

/** Above this, all is read anew. */
const MANY = 2000;
/** Prayers taken into the index before others have their turn. */
const TOGETHER = 500;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

export const createEntries = (store: PrayerStore, read: Read): Entries => {
  let held: Held | null = null;
  let reading: Promise<unknown> = Promise.resolve();

  const readAll = async (owner: string): Promise<Held> => {
    const fresh: Held = { owner, sorted: [], byId: new Map(), touched: new Set(), words: null };
    drop();
    held = fresh;
    fresh.sorted = await read(owner);
    for (const entry of fresh.sorted) fresh.byId.set(entry.prayer.id, entry);
    return fresh;
  };

  const drop = () => {
    held?.words?.then((words) => words.close()).catch(() => undefined);
    held = null;
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
  const firstPage = async (owner: string, most: number) => {
    const waiting = new Set((await store.pending(owner)).map(({ data }) => data.prayerId));
    const others = (await store.prayers(owner)).filter(({ id, prayer }) => !prayer.deletedAt && !waiting.has(id));
    const changed = await read(owner, waiting);
    const newest = await read(owner, new Set(newestOf(others, most).map(({ id }) => id)));
    const entries = [...changed, ...newest].sort(newestFirst).slice(0, most);
    return { entries, total: others.length + changed.length };
  };

  const indexed = async (now: Held): Promise<Words> => {
    const words = openWords();
    const { sorted } = now;
    for (let at = 0; at < sorted.length; at += TOGETHER) {
      for (const { prayer } of sorted.slice(at, at + TOGETHER)) words.put(prayer);
      await turn();
    }
    return words;
  };

  return {
    all: async (owner) => (await current(owner)).sorted,
    async page(owner, most, after = null) {
      if (after === null && held?.owner !== owner) return firstPage(owner, most);
      const { sorted, byId } = await current(owner);
      const last = after === null ? undefined : byId.get(after);
      const from = last ? sorted.indexOf(last) + 1 : 0;
      return { entries: sorted.slice(from, from + most), total: sorted.length };
    },
    async search(owner, text, most) {
      const now = await current(owner);
      now.words ??= indexed(now);
      const words = await now.words;
      // Locked, or read anew, while the index was made.
      if (held !== now) return [];
      return words.find(text, most).flatMap((id) => now.byId.get(id) ?? []);
    },
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
