import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '../../../core/events/listeners.ts';
import { BEFORE_RELOAD } from '../../platform/reloadOnce.ts';
import { onSignedOut } from '../accounts/index.ts';
import { readKept, writeKept } from './storage.ts';
import { emptyPlace, type Place } from './entry.ts';

const MOST = 30;
const all = new Map<string, Place>(readKept());
const listeners = createListeners();
// The history outlives a reload, and its places name their entries: a number that begins anew would name an old place's.
let lastId = Date.now();

/**
 * One for each place in the history, so that Back finds what it left. In memory; what was found is also kept over
 * a reload of its tab (keeping.ts). Nothing of it goes into an address.
 */
export const places = {
  add(place: Partial<Place>): string {
    lastId += 1;
    const id = `place-${lastId}`;
    all.set(id, { ...emptyPlace, ...place });
    keepResults();
    const oldest = all.keys().next().value;
    if (all.size > MOST && oldest !== undefined) all.delete(oldest);
    return id;
  },
  at: (id: string): Place | undefined => all.get(id),
  patch(id: string, change: Partial<Place>): void {
    all.set(id, { ...(all.get(id) ?? emptyPlace), ...change });
    listeners.notify();
  },
  /** Forgets everything: nobody who presses Back, or loads the page again, may find what was typed. */
  forgetAll(): void {
    all.clear();
    writeKept([]);
    listeners.notify();
  },
};

/** Loaded with the first result: before there is one, nothing is kept. */
const keepResults = () =>
  void import('./persistResults.ts').then(
    ({ keepResults }) => keepResults(all),
    () => undefined,
  );

if (all.size) keepResults();

// The one reload that a new build needs takes away nothing that was typed.
window.addEventListener(BEFORE_RELOAD, () => writeKept([...all].map(([id, { query }]) => [id, { query }])));

// What a person typed is theirs: whoever comes after them must not find it.
onSignedOut(() => places.forgetAll());

export const usePlace = (id: string): Place =>
  useSyncExternalStore(
    listeners.subscribe,
    useCallback(() => all.get(id) ?? emptyPlace, [id]),
  );
