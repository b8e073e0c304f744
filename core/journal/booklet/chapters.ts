import type { Prayer } from '../../contract/journal.ts';
import { localDay } from '../../rules/daily.ts';
import type { Period } from '../period.ts';

/** One month of a booklet, its prayers in the order they were written. */
export interface Chapter {
  month: Period;
  prayers: Prayer[];
}

const yearOf = ({ createdAt }: Prayer): string => localDay(new Date(createdAt)).slice(0, 4);

/** The years that prayers were written in, the last first. */
export const yearsOf = (prayers: readonly Prayer[]): string[] => [...new Set(prayers.map(yearOf))].sort().reverse();

/** The months of a year, or of all years for '', each a chapter. */
export const chaptersOf = (prayers: readonly Prayer[], year: string): Chapter[] => {
  const chapters = new Map<Period, Prayer[]>();
  const chosen = prayers.filter((prayer) => year === '' || yearOf(prayer) === year);
  for (const prayer of chosen.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    const month = localDay(new Date(prayer.createdAt)).slice(0, 7);
    const chapter = chapters.get(month);
    if (chapter) chapter.push(prayer);
    else chapters.set(month, [prayer]);
  }
  return [...chapters].map(([month, list]) => ({ month, prayers: list }));
};
