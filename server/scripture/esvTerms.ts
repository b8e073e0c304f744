import { LRUCache } from 'lru-cache';
import { chaptersOf, verseOf } from '../../core/scripture/books.ts';

/** Crossway lets one keep at most so many verses, and less than half of any book. What is bundled counts. */
const MAX_VERSES = 500;

const bookOf = (id: number): number => Math.floor(id / 1_000_000);
const halfOf = (id: number): number =>
  Math.ceil(chaptersOf(verseOf(id).book).reduce((sum, length) => sum + length, 0) / 2) - 1;

/** ESV verses fetched lately, in memory only and within the publisher's terms. */
export const createEsvCache = (bundled: ReadonlyMap<number, string>) => {
  const capacity = MAX_VERSES - bundled.size;
  const cached = new LRUCache<number, string>({ max: Math.max(1, capacity) });

  const inBook = (ids: Iterable<number>, book: number): number[] => [...ids].filter((id) => bookOf(id) === book);

  return {
    /** The text of a verse that is bundled or cached. */
    text: (id: number) => cached.get(id) ?? bundled.get(id),
    /** Whether these verses of one book may be fetched and cached at all. */
    mayCache(ids: readonly number[]): boolean {
      const [first] = ids;
      if (first === undefined || ids.length > capacity) return false;
      const together = new Set([...inBook(bundled.keys(), bookOf(first)), ...ids]);
      return together.size <= halfOf(first);
    },
    /** Caches verses that `mayCache` allows; those used longest ago leave first. */
    add(verses: ReadonlyMap<number, string>): void {
      for (const [id, text] of verses) {
        if (bundled.has(id)) continue;
        const book = bookOf(id);
        const max = halfOf(id) - inBook(bundled.keys(), book).length;
        // `rkeys` begins with the one that was used longest ago.
        const [oldest, ...others] = inBook(cached.rkeys(), book).filter((other) => other !== id);
        if (oldest !== undefined && others.length + 1 >= max) cached.delete(oldest);
        cached.set(id, text);
      }
    },
    /** How many are cached besides the bundled ones. */
    size: () => cached.size,
  };
};

/** How often Crossway may be asked, with room to spare: its terms say 60 a minute, 1,000 an hour and 5,000 a day. */
const windows = [
  { lasts: 60_000, max: 50 },
  { lasts: 3_600_000, max: 900 },
  { lasts: 86_400_000, max: 4_500 },
];

/** True, and counted, while another question is within the terms. */
export const createRateLimiter = (now: () => number): (() => boolean) => {
  const used = windows.map((window) => ({ ...window, started: now(), asked: 0 }));
  return () => {
    for (const window of used) if (now() - window.started >= window.lasts) [window.started, window.asked] = [now(), 0];
    if (used.some(({ asked, max }) => asked >= max)) return false;
    for (const window of used) window.asked += 1;
    return true;
  };
};
