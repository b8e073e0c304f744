import offlineFile from '../../../content/generated/offline.json';
import type { OfflineContent } from '../../../core/contract/library.ts';
import type { AdditionalWisdom } from '../../../core/contract/search.ts';
import { call } from '../../api/client.ts';
import { searchLimitOf, type SearchLimit } from '../../api/searchLimit.ts';
import { browserFingerprint } from '../../api/fingerprint.ts';
import type { Result } from './result.ts';

/**
 * The additional wisdom panel: shut, being loaded, open, or in its place the rate-limit panel
 * (docs/specification.md 1 §4).
 */
export type MoreState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'open'; wisdom: AdditionalWisdom; offline: boolean }
  | { kind: 'limit'; limit: SearchLimit };

/** Asks for more on the same search, with its ticket so that it costs nothing (docs/decisions.md 3). */
export const loadMore = async ({ query, searchId }: Pick<Result, 'query' | 'searchId'>): Promise<MoreState> => {
  try {
    const wisdom = await call('wisdomAdditional', {
      body: { query, userId: null, browserFingerprint: browserFingerprint(), ...(searchId && { searchId }) },
    });
    return { kind: 'open', wisdom, offline: false };
  } catch (error) {
    const limit = searchLimitOf(error);
    if (limit) return { kind: 'limit', limit };
    console.warn('Additional wisdom could not be loaded', error instanceof Error ? error.name : '');
    return { kind: 'open', wisdom: (offlineFile as OfflineContent).additional, offline: true };
  }
};
