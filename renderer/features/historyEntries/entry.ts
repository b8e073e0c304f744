import type { SearchLimit } from '../../api/searchLimit.ts';
import type { SearchOutcome } from '../search/index.ts';
import type { MoreState } from '../wisdom/index.ts';

/** What home or a category's page shows at one entry of the browser's history. */
export interface HistoryEntry {
  /** The text in the search box. */
  query: string;
  shown: Exclude<SearchOutcome, { kind: 'topic' }> | null;
  /** Reached while a result is shown, which stays. */
  limit: SearchLimit | null;
  more: MoreState;
  /** The search is still to be made: it was asked for on another screen. */
  due: boolean;
  /** Set when a search could not even give the offline default. */
  failed: boolean;
}

export const emptyEntry: HistoryEntry = {
  query: '',
  shown: null,
  limit: null,
  more: { kind: 'closed' },
  due: false,
  failed: false,
};
