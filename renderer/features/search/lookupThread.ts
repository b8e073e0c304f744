import type { Match, Suggestion } from '../../../core/matching/types.ts';
import { createThread } from '../../platform/thread.ts';

/** What the worker is asked. */
export interface LookupQuestion {
  what: 'match' | 'suggest';
  query: string;
  withoutIdioms: string;
  /** Whether the sentence classifier may be fetched after it: 7.4 MB, once. */
  mayFetch: boolean;
}
export type LookupAnswer = Match | Suggestion[];

/**
 * The matcher has a thread of its own: building it, and reading a long text, takes a slow phone half a second, in which no
 * letter that is typed would show (docs/proof.md P11). The words stay on the device.
 */
const askThread = createThread<LookupQuestion, LookupAnswer>(
  () => new Worker(new URL('./lookup.worker.ts', import.meta.url), { type: 'module' }),
);

/** What Chromium tells of the connection; TypeScript does not know it. */
interface WithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const isSaving = (): boolean => {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

const ask = (
  what: LookupQuestion['what'],
  query: string,
  withoutIdioms = query,
  searching = true,
): Promise<LookupAnswer> =>
  askThread({ what, query, withoutIdioms, mayFetch: searching && navigator.onLine && !isSaving() });

export const match = async (query: string, withoutIdioms: string): Promise<Match> =>
  (await ask('match', query, withoutIdioms)) as Match;

export const suggest = async (query: string): Promise<Suggestion[]> => (await ask('suggest', query)) as Suggestion[];

/**
 * Builds it ahead: a first question makes what is made at a first question. The sentence classifier is fetched only when
 * somebody is `searching`, with the cursor in the box: a page that is idle may be on a phone, and most who pass by leave
 * without a search. What is on the device already is read at once.
 */
export const buildMatcher = async (searching: boolean): Promise<void> => {
  await ask('match', 'lamp stand', 'lamp stand', searching);
};
