const DAY = 24 * 60 * 60 * 1000;

/** What these rules need of a prayer. */
export interface DatedPrayer {
  id: string;
  /** ISO date-time. */
  createdAt: string;
  answeredAt: string | null;
}

/** The day of a moment where the person is, as YYYY-MM-DD. */
export type DayOf = (moment: string) => string;

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
  const look = (prayer: T, what: 'written' | 'answered', moment: string | null) => {
    if (moment === null || !near.has(moment.slice(5, 10)) || Number.isNaN(Date.parse(moment))) return;
    const day = dayOf(moment);
    const years = year - Number(day.slice(0, 4));
    if (years > 0 && anniversary(day, year) === today.slice(5)) found.push({ prayer, what, years });
  };
  for (const prayer of prayers) {
    look(prayer, 'written', prayer.createdAt);
    look(prayer, 'answered', prayer.answeredAt);
  }
  // An answer is remembered before the asking.
  return found.sort((one, other) => one.years - other.years || one.what.localeCompare(other.what));
};

/**
 * "Pray now": which prayers to bring today. Those that have waited longest come first, new ones before all, so that every
 * one has its turn; what waited equally long is mixed by the day, and not always in the order of the list. Answered
 * prayers rest. `prayedAt`: when each was last brought, in milliseconds. Nothing is counted: there are no streaks.
 */
export const prayNow = <T extends DatedPrayer>(
  prayers: readonly T[],
  prayedAt: ReadonlyMap<string, number>,
  today: string,
  count: number,
): T[] =>
  prayers
    .filter(({ answeredAt }) => answeredAt === null)
    .map((prayer) => ({ prayer, last: prayedAt.get(prayer.id) ?? -Infinity, mixed: hash(`${today}/${prayer.id}`) }))
    .sort((one, other) => (one.last === other.last ? one.mixed - other.mixed : one.last - other.last))
    .slice(0, Math.max(0, count))
    .map(({ prayer }) => prayer);

/** When each prayer was last brought, as it is kept: whatever else stands there is nothing. */
export const prayedAtIn = (kept: unknown): Map<string, number> =>
  new Map(Object.entries(kept ?? {}).filter((each): each is [string, number] => typeof each[1] === 'number'));

/** FNV-1a with a last mixing step, started anywhere. */
export const hash = (text: string, start = 0x811c9dc5): number => {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};
