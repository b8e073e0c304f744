import type { Logger } from 'pino';
import { fetchEsv, type EsvSettings } from './esvApi.ts';
import { createRateLimiter, createEsvCache } from './esvTerms.ts';
import type { Place } from './lines.ts';

/** After a failure the API is left alone for so long: nobody should wait for it again and again, in milliseconds. */
const REST = 30_000;

/** The text of the ESV for verses of one book, by number; null where we can't or may not have it. Never throws. */
export type ReadEsv = (book: string, places: readonly Place[]) => Promise<ReadonlyMap<number, string> | null>;

interface Dependencies {
  /** Null when no key is set: then there are the bundled excerpts alone. */
  settings: EsvSettings | null;
  bundled: () => ReadonlyMap<number, string>;
  now: () => number;
  log: Logger;
}

export const createEsv = ({ settings, bundled, now, log }: Dependencies): ReadEsv => {
  let cache: ReturnType<typeof createEsvCache> | undefined;
  const allowed = createRateLimiter(now);
  const asking = new Map<string, Promise<ReadonlyMap<number, string> | null>>();
  let restUntil = 0;

  const ask = async (api: EsvSettings, book: string, places: readonly Place[]) => {
    try {
      const verses = await fetchEsv(api, book, places);
      // What is bundled is set in our own type; a verse must not read differently from one page to the next.
      for (const id of verses.keys()) verses.set(id, bundled().get(id) ?? verses.get(id) ?? '');
      cache?.add(verses);
      return verses;
    } catch (error) {
      restUntil = now() + REST;
      log.warn(
        { reason: error instanceof Error ? error.message.slice(0, 80) : 'unknown' },
        'the ESV API did not answer well; quoting WEB',
      );
      return null;
    }
  };

  return async (book, places) => {
    cache ??= createEsvCache(bundled());
    const held = new Map<number, string>();
    for (const { id } of places) {
      const text = cache.text(id);
      if (text !== undefined) held.set(id, text);
    }
    if (places.every(({ id }) => held.has(id))) return held;
    // The headings of its stanzas can't be told from verses in plain text.
    const acrostic = book === 'Psalm' && places.some(({ chapter }) => chapter === 119);
    if (!settings || acrostic || now() < restUntil || !cache.mayCache(places.map(({ id }) => id))) return null;
    const question = `${book} ${places.map(({ id }) => id).join()}`;
    let answer = asking.get(question);
    if (!answer) {
      if (!allowed()) return null;
      answer = ask(settings, book, places).finally(() => asking.delete(question));
      asking.set(question, answer);
    }
    return answer;
  };
};
