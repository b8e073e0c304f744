import type { Prayer } from '../contract/journal.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What these rules need of a prayer. */
export type DatedPrayer = Pick<Prayer, 'id' | 'createdAt' | 'answeredAt'>;

/** The day of a moment where the person is, as YYYY-MM-DD. */
type DayOf = (moment: string) => string;

/** Days in a time zone ("Europe/Berlin"); without one, where the device is. */
export const dayIn = (timeZone?: string): DayOf => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment) => {
    const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
    return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  };
};

export interface Remembered<T> {
  prayer: T;
  what: 'written' | 'answered';
  /** How many years ago, 1 or more. */
  years: number;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The month and day on which a day is remembered in a year: 29 February on the 28th where there is none. */
const anniversary = (day: string, year: number) => (day.endsWith('-02-29') && !isLeap(year) ? '02-28' : day.slice(5));

/**
 * The months and days that a moment of this day may have in another time zone, and 29 February: of a long journal, all
 * others need no closer look.
 */
const daysAround = (today: string): ReadonlySet<string> => {
  const at = Date.parse(today);
  const days = [-2, -1, 0, 1, 2].map((days) => new Date(at + days * DAY).toISOString().slice(5, 10));
  return new Set([...days, '02-29']);
};

/** On This Day: what was written or answered on this day of earlier years, the latest first. `today` as YYYY-MM-DD. */
export const onThisDay = <T extends DatedPrayer>(
  prayers: readonly T[],
  today: string,
  dayOf: DayOf,
): Remembered<T>[] => {
  const year = Number(today.slice(0, 4));
  const near = daysAround(today);
  const found: Remembered<T>[] = [];
  const addIfToday = (prayer: T, what: 'written' | 'answered', moment: string | null) => {
    if (moment === null || !near.has(moment.slice(5, 10)) || Number.isNaN(Date.parse(moment))) return;
    const day = dayOf(moment);
    const years = year - Number(day.slice(0, 4));
    if (years > 0 && anniversary(day, year) === today.slice(5)) found.push({ prayer, what, years });
  };
  for (const prayer of prayers) {
    addIfToday(prayer, 'written', prayer.createdAt);
    addIfToday(prayer, 'answered', prayer.answeredAt);
  }
  // An answer is remembered before the asking.
  return found.sort((one, other) => one.years - other.years || one.what.localeCompare(other.what));
};
