import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '../../../core/events/listeners.ts';
import { BEFORE_RELOAD } from '../../platform/reloadOnce.ts';
import { onSignedOut } from '../accounts/index.ts';
import { readStored, writeStored } from './storage.ts';
import { emptyEntry, type HistoryEntry } from './entry.ts';

const MAX_ENTRIES = 30;
const entries = new Map<string, HistoryEntry>(readStored());
const listeners = createListeners();
// The browser's history outlives a reload and names these ids: numbers that start again would name old entries.
let lastId = Date.now();

/**
 * What a search screen shows, for each entry of the browser's history, so that Back restores it. In memory; results also
 * survive a reload of their tab (persistResults.ts). Nothing of it goes into an address.
 */
export const historyEntries = {
  add(entry: Partial<HistoryEntry>): string {
    lastId += 1;
    const id = `place-${lastId}`;
    entries.set(id, { ...emptyEntry, ...entry });
    persist();
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return id;
  },
  at: (id: string): HistoryEntry | undefined => entries.get(id),
  patch(id: string, change: Partial<HistoryEntry>): void {
    entries.set(id, { ...(entries.get(id) ?? emptyEntry), ...change });
    listeners.notify();
  },
  /** Forgets everything: nobody who presses Back, or loads the page again, may find what was typed. */
  forgetAll(): void {
    entries.clear();
    writeStored([]);
    listeners.notify();
  },
};

/** Loaded with the first result: before there is one, nothing is stored. */
const persist = () =>
  void import('./persistResults.ts').then(
    ({ persistResults }) => persistResults(entries),
    () => undefined,
  );

if (entries.size) persist();

// The one reload that a new build needs takes away nothing that was typed.
window.addEventListener(BEFORE_RELOAD, () => writeStored([...entries].map(([id, { query }]) => [id, { query }])));

// What a person typed is theirs: whoever comes after them must not find it.
onSignedOut(() => historyEntries.forgetAll());

export const useHistoryEntry = (id: string): HistoryEntry =>
  useSyncExternalStore(
    listeners.subscribe,
    useCallback(() => entries.get(id) ?? emptyEntry, [id]),
  );
