import type { QueryClient } from '@tanstack/react-query';
import home from '../../../content/generated/home.json';
import type { Reply } from '../../../core/contract/endpoint.ts';
import type { Endpoints } from '../../../core/contract/endpoints.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { browserFingerprint } from '../../api/fingerprint.ts';
import { recordAnswered, recordSearch } from '../../api/recordSearch.ts';
import { isForeign, withSigns } from '../../../core/matching/signs.ts';
import { withoutIdioms } from '../../../core/crisis/idioms.ts';
import { findDanger } from '../../../core/crisis/rules.ts';
import { readPerson } from '../accounts/index.ts';
import { findForeignSigns } from '../crisis/index.ts';
import { retryWhenBusy } from './retryWhenBusy.ts';
import { runSearch, type SearchOutcome, type SearchDeps } from './searchFlow.ts';

/** Milliseconds. A network that hangs must not keep a person from words that are here already. */
const MATCHER_TIMEOUT = 3000;

/** What answers on the device. */
export const loadLocal = () => import('./local.ts');

/** Runs a search in this browser. This file carries the crisis check: without it nothing can be sent. */
export const search = (query: string, queryClient: QueryClient): Promise<SearchOutcome> =>
  runSearch(query, deps(queryClient));

const deps = (queryClient: QueryClient): SearchDeps => ({
  findDanger,
  match: async (query) => {
    try {
      const found = await (await loadLocal()).match(query, withoutIdioms(query));
      return isForeign(found) ? withSigns(found, await findForeignSigns(query)) : found;
    } catch (error) {
      warn('The matcher could not be loaded', error);
      return { kind: 'none', because: '', about: 'unclear' };
    }
  },
  suggest: async (query) => {
    try {
      return (await (await loadLocal()).suggest(query)).map(({ title }) => title);
    } catch {
      return []; // the matcher is missing, which `match` has logged
    }
  },
  loadNote: async (id) => (await loadLocal()).loadNote(id),
  noMatch: async (...args) => (await loadLocal()).resultOfNoMatch(...args),
  offline: async () => (await loadLocal()).offlineResult,
  trending: () =>
    queryClient.getQueryData<Reply<Endpoints['trendingTopics']>>([routes.trendingTopics.path]) ?? home.trending,
  record: (search, { isHere }) => {
    const first = () => retryWhenBusy(() => recordSearch(search));
    return isHere ? recordAnswered(search, () => readPerson()?.id ?? null, first) : first();
  },
  askServer: ({ query, searchId }) =>
    retryWhenBusy(() =>
      call('wisdomSearch', {
        body: {
          query,
          userId: null,
          skipCache: false,
          browserFingerprint: browserFingerprint(),
          ...(searchId && { searchId }),
        },
      }),
    ),
  patience: () => new Promise((resolve) => setTimeout(() => resolve(null), MATCHER_TIMEOUT)),
  warn,
});

const warn = (message: string, error: unknown) => console.warn(message, error instanceof Error ? error.name : '');
