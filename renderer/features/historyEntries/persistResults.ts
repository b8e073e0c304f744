import { BEFORE_RELOAD } from '../../platform/reloadOnce.ts';
import { BUILD, writeStored } from './storage.ts';
import type { HistoryEntry } from './entry.ts';

const MAX_STORED = 10;
let isPersisting = false;

/**
 * Stores results over a reload of this tab, which then costs no search. A card with lines to call is
 * never among them, nor is what was typed and not searched for.
 */
export const persistResults = (entries: ReadonlyMap<string, HistoryEntry>): void => {
  if (isPersisting) return;
  isPersisting = true;
  const store = () => {
    if (isPersisting) writeStored(storable(entries), BUILD);
  };
  window.addEventListener('pagehide', store);
  // A phone may end a tab that nobody looks at without another word.
  document.addEventListener('visibilitychange', () => document.hidden && store());
  // The next build would not show them; entries.ts stores the queries.
  window.addEventListener(BEFORE_RELOAD, () => {
    isPersisting = false;
  });
};

/** What may be stored: never words that may speak of danger. */
const storableQuery = (shown: HistoryEntry['shown']): string | null => {
  if (shown?.kind === 'note') return shown.helpline ? null : shown.query;
  if (shown?.kind === 'result') return shown.result.helpline ? null : shown.result.query;
  return shown?.kind === 'choices' ? shown.query : null;
};

const storable = (entries: ReadonlyMap<string, HistoryEntry>): [string, Partial<HistoryEntry>][] =>
  [...entries]
    .flatMap(([id, { shown, more }]): [string, Partial<HistoryEntry>][] => {
      const query = storableQuery(shown);
      return query === null ? [] : [[id, { query, shown, ...(more.kind === 'open' && { more }) }]];
    })
    .slice(-MAX_STORED);
