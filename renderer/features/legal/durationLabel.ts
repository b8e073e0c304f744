const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const units = [
  [YEAR, 'a year', 'years'],
  [DAY, 'a day', 'days'],
  [HOUR, 'an hour', 'hours'],
  [60_000, 'a minute', 'minutes'],
] as const;

/** "a year", "8 days", "10 minutes": a duration of whole units (milliseconds) in words. */
export const durationLabel = (duration: number): string => {
  const [size, one, many] = units.find(([size]) => duration % size === 0) ?? units[3];
  const count = duration / size;
  return count === 1 ? one : `${count} ${many}`;
};
