const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment, in milliseconds since the epoch, as an ISO date-time; null for none. */
export const isoOrNull = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** The UTC day of a moment (docs/decisions.md 2), as YYYY-MM-DD. `now` in milliseconds since the epoch. */
export const utcDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The next UTC midnight after `now`, as an ISO date-time: when daily limits reset (docs/decisions.md 2). */
export const nextUtcDay = (now: number): string => new Date((Math.floor(now / DAY) + 1) * DAY).toISOString();

/** "6 h 12 min", "12 min", "under a minute": how long until a moment. Both in milliseconds since the epoch. */
export const untilLabel = (moment: number, now: number): string => {
  const minutes = Math.ceil((moment - now) / MINUTE);
  if (minutes < 1) return 'under a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

/** "just now", "5m ago" from a minute, "3h ago" from an hour, then a date (docs/specification.md 1 §9). In milliseconds. */
export const agoLabel = (moment: number, now: number, locale?: string): string => {
  const age = Math.max(0, now - moment);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  return new Date(moment).toLocaleDateString(locale);
};
