/** The minimum age for an account (docs/specification.md 2 §9). */
const MINIMUM_AGE = 13;

/**
 * The latest birth date that is old enough on the UTC day of `now` (milliseconds), as YYYY-MM-DD: what the date picker
 * ends at and what the server checks. Someone born on 29 February comes of age on 1 March of a year without that day.
 */
export const latestBirthDate = (now: number): string => {
  const today = new Date(now);
  const year = today.getUTCFullYear() - MINIMUM_AGE;
  const month = today.getUTCMonth();
  // Day 0 of the next month is the last of this one: on 29 February the year of birth may have had only 28.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(today.getUTCDate(), lastDay);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
};

/** Whether a person born on `birthDate` (YYYY-MM-DD) is at least 13 on the UTC day of `now`. */
export const isOldEnough = (birthDate: string, now: number): boolean => birthDate <= latestBirthDate(now);
