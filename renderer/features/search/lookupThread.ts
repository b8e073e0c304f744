import type { Danger } from '../../../core/crisis/danger.ts';
import { withoutIdioms } from '../../../core/crisis/idioms.ts';
import type { Match, Suggestion } from '../../../core/matching/types.ts';

/** What the worker is asked, and what it tells. */
export interface LookupRequest {
  id: number;
  what: 'match' | 'suggest';
  query: string;
  withoutIdioms: string;
  /** Whether the sentence classifier may be fetched after it: 7.4 MB, once. */
  mayFetch: boolean;
}
export type LookupReply = { id: number; answer: Match | Suggestion[] } | { id: number; failed: string };

interface Waiting {
  resolve(answer: Match | Suggestion[]): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let lastId = 0;
let worker: Worker | null = null;

const settle = (id: number): Waiting | undefined => {
  const one = waiting.get(id);
  waiting.delete(id);
  return one;
};

/**
 * The matcher has a thread of its own: building it, and reading a long text, takes a slow phone half a second, in which no
 * letter that is typed would show (docs/proof.md P11). The words stay on the device.
 *
 * Not by comlink 4.4: it is 1.9 kB (gzip) here and again in the worker (docs/proof.md P10), more than all of this file,
 * and a call to a worker whose file could not be had would never end.
 */
const start = (): Worker => {
  const started = new Worker(new URL('./lookup.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<LookupReply>) => {
    if ('failed' in data) settle(data.id)?.reject(new Error(data.failed));
    else settle(data.id)?.resolve(data.answer);
  });
  // Its file could not be had: the next search tries again.
  started.addEventListener('error', () => {
    started.terminate();
    worker = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Error('The worker could not be started'));
  });
  return started;
};

/** What Chromium tells of the connection; TypeScript does not know it. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const isSaving = (): boolean => {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

const ask = (
  what: LookupRequest['what'],
  query: string,
  withoutIdioms = query,
  searching = true,
): Promise<Match | Suggestion[]> =>
  new Promise((resolve, reject) => {
    worker ??= start();
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    const mayFetch = searching && navigator.onLine && !isSaving();
    worker.postMessage({ id: lastId, what, query, withoutIdioms, mayFetch } satisfies LookupRequest);
  });

export const match = async (query: string, withoutIdioms: string): Promise<Match> =>
  (await ask('match', query, withoutIdioms)) as Match;

export const suggest = async (query: string): Promise<Suggestion[]> => (await ask('suggest', query)) as Suggestion[];

/**
 * The danger that a text surely speaks of, by all that this device knows; null where there is none. Fetches no sentence
 * classifier: nobody searches.
 */
export const findDangerInText = async (text: string): Promise<Danger | null> => {
  const found = (await ask('match', text, withoutIdioms(text), false)) as Match;
  return found.kind === 'crisis' ? found.danger : null;
};

/**
 * Builds it ahead: a first question makes what is made at a first question. The sentence classifier is fetched only when
 * somebody is `searching`, with the cursor in the box: a page that is idle may be on a phone, and most who pass by leave
 * without a search. What is on the device already is read at once.
 */
export const buildMatcher = async (searching: boolean): Promise<void> => {
  await ask('match', 'lamp stand', 'lamp stand', searching);
};
