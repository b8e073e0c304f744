import { BEFORE_RELOAD } from '../../platform/reloadOnce.ts';
import { BUILD, writeKept } from './storage.ts';
import type { Place } from './entry.ts';

const MOST = 10;
let isKeeping = false;

/**
 * Keeps the results that were found over a reload of this tab, which then costs no search. A card with lines to call is
 * never among them, nor is what was typed and not searched for.
 */
export const keepResults = (places: ReadonlyMap<string, Place>): void => {
  if (isKeeping) return;
  isKeeping = true;
  const keep = () => {
    if (isKeeping) writeKept(found(places), BUILD);
  };
  window.addEventListener('pagehide', keep);
  // A phone may end a tab that nobody looks at without another word.
  document.addEventListener('visibilitychange', () => document.hidden && keep());
  // The next build would not show them; places.ts keeps the words.
  window.addEventListener(BEFORE_RELOAD, () => {
    isKeeping = false;
  });
};

/** What may be kept: words that may speak of danger are not. */
const keptQuery = (shown: Place['shown']): string | null => {
  if (shown?.kind === 'note') return shown.helpline ? null : shown.query;
  if (shown?.kind === 'result') return shown.result.helpline ? null : shown.result.query;
  return shown?.kind === 'choices' ? shown.query : null;
};

const found = (places: ReadonlyMap<string, Place>): [string, Partial<Place>][] =>
  [...places]
    .flatMap(([id, { shown, more }]): [string, Partial<Place>][] => {
      const query = keptQuery(shown);
      return query === null ? [] : [[id, { query, shown, ...(more.kind === 'open' && { more }) }]];
    })
    .slice(-MOST);
