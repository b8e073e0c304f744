import { useCallback, useSyncExternalStore } from 'react';
import { onSignedOut } from '../accounts/index.ts';
import type { Outcome } from '../search/index.ts';
import type { MoreState } from '../wisdom/index.ts';
import { takeDraft } from './draft.ts';

/** What the home screen shows at one place in the history. */
export interface HomeEntry {
  query: string;
  shown: Exclude<Outcome, { kind: 'topic' }> | null;
  more: MoreState;
  /** The search is still to be made: it was asked for on another screen. */
  due: boolean;
  /** Set when a search could not even give the offline default. */
  failed: boolean;
}

export const emptyEntry: HomeEntry = { query: '', shown: null, more: { kind: 'closed' }, due: false, failed: false };

const KEPT = 30;
const entries = new Map<string, HomeEntry>();
const listeners = new Set<() => void>();
// The history outlives a reload, and its places name their entries: a number that begins anew would name an old place's.
let lastId = Date.now();

const draft = takeDraft();
if (draft) entries.set(draft.id, { ...emptyEntry, query: draft.query });

const changed = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * One entry for each place in the history, so that Back from a topic finds the result it left. Kept in memory alone:
 * what people type goes into no address and no storage.
 */
export const homeEntries = {
  add(entry: Partial<HomeEntry>): string {
    lastId += 1;
    const id = `home-${lastId}`;
    entries.set(id, { ...emptyEntry, ...entry });
    const oldest = entries.keys().next().value;
    if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest);
    return id;
  },
  patch(id: string, change: Partial<HomeEntry>): void {
    entries.set(id, { ...(entries.get(id) ?? emptyEntry), ...change });
    changed();
  },
  /** Forgets everything: nobody who presses Back may find what was typed. */
  forgetAll(): void {
    entries.clear();
    changed();
  },
};

// What a person typed is theirs: whoever comes after them must not find it by going back (decision 15).
onSignedOut(() => homeEntries.forgetAll());

export const useHomeEntry = (id: string): HomeEntry =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => entries.get(id) ?? emptyEntry, [id]),
  );
