/** A day's number, and how much of it the second series is. */
export interface DayOfChart {
  date: string;
  count: number;
  part: number;
}

const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A UTC day, YYYY-MM-DD, as people read it: wherever they are, it is the day that was counted. */
export const dayLabel = (date: string): string => short.format(new Date(date));

/** As `dayLabel`, with the year. */
export const dayWithYear = (date: string): string => long.format(new Date(date));
