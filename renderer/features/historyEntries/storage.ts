import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import { readPerson } from '../accounts/index.ts';
import { emptyEntry, type HistoryEntry } from './entry.ts';

const KEY = storageNames.results;
/** Another build's screens may want other fields. */
export const BUILD = import.meta.url;

interface Stored {
  /** Whose it is: who signs out in another tab while this one sleeps must not be found here. */
  of: string | undefined;
  /** Left out where there are words in boxes alone, which any build can show. */
  build: string | undefined;
  places: [string, Partial<HistoryEntry>][];
}

const owner = () => readPerson()?.id;

/** Replaces what this tab has stored. */
export const writeStored = (places: Stored['places'], build?: string): void => {
  try {
    if (places.length) sessionStorage.setItem(KEY, JSON.stringify({ of: owner(), build, places } satisfies Stored));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off or full: then nothing outlives a reload.
  }
};

/** What this tab showed before it was loaded again. */
export const readStored = (): [string, HistoryEntry][] => {
  try {
    const { of, build = BUILD, places } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Stored;
    return of === owner() && build === BUILD ? places.map(([id, entry]) => [id, { ...emptyEntry, ...entry }]) : [];
  } catch {
    return [];
  }
};
