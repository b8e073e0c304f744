import { readPerson } from '../accounts/index.ts';
import { emptyPlace, type Place } from './entry.ts';

const KEY = 'lampstand:results';
/** Another build's screens may want other fields. */
export const BUILD = import.meta.url;

interface Kept {
  /** Whose it is: who signs out in another tab while this one sleeps must not be found here. */
  of: string | undefined;
  /** Left out where there are words in boxes alone, which any build can show. */
  build: string | undefined;
  places: [string, Partial<Place>][];
}

const owner = () => readPerson()?.id;

/** Puts these in the place of what this tab has kept. */
export const writeKept = (places: Kept['places'], build?: string): void => {
  try {
    if (places.length) sessionStorage.setItem(KEY, JSON.stringify({ of: owner(), build, places } satisfies Kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off or full: then nothing outlives a reload.
  }
};

/** What this tab showed before it was loaded again. */
export const readKept = (): [string, Place][] => {
  try {
    const { of, build = BUILD, places } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Kept;
    return of === owner() && build === BUILD ? places.map(([id, place]) => [id, { ...emptyPlace, ...place }]) : [];
  } catch {
    return [];
  }
};
