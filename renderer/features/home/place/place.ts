import { storageNames } from '../../../../core/rules/kept/storageNames.ts';
import { readPerson } from '../../accounts/index.ts';

const KEY = storageNames.home;
const kinds = ['note', 'topic', 'category'] as const;

/** One of our own texts that somebody has read, by its address and title. Never what was typed. */
export interface Place {
  kind: (typeof kinds)[number];
  id: string;
  title: string;
}

/** What home remembers of a person on this device. */
interface KeptForHome {
  place: Place | null;
  /** The day, as YYYY-MM-DD, on which they put the prayer away. */
  restsOn: string | null;
  /** Of how many circles it told the last time. */
  circles: number;
}

const nothing: KeptForHome = { place: null, restsOn: null, circles: 0 };

const isPlace = (value: unknown): value is Place => {
  const { kind, id, title } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  return kinds.some((each) => each === kind) && typeof id === 'string' && typeof title === 'string';
};

/** What is kept for whoever is signed in; nothing of anybody else. */
export const readKept = (): KeptForHome => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (!stored || stored['of'] !== readPerson()?.id) return nothing;
    const { place, restsOn, circles } = stored;
    return {
      place: isPlace(place) ? place : null,
      restsOn: typeof restsOn === 'string' ? restsOn : null,
      circles: typeof circles === 'number' ? Math.min(3, circles) : 0,
    };
  } catch {
    return nothing;
  }
};

/** Of a visitor nothing is kept. Where storage is off or full, nothing is remembered. */
export const keepForHome = (change: Partial<KeptForHome>): void => {
  const of = readPerson()?.id;
  if (of === undefined) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ of, ...readKept(), ...change }));
  } catch {
    // Then home leads nowhere back.
  }
};

export const forgetKept = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is off: there is nothing.
  }
};
