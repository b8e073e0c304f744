/** The minimum age for an account (docs/specification.md 2 §9). */
const MINIMUM_AGE = 13;
/** Whoever is younger is kept from strangers (docs/decisions.md 22). */
const ADULT_AGE = 18;

/**
 * The latest birth date of those who are `age` years old on the UTC day of `now` (milliseconds), as YYYY-MM-DD. Someone born
 * on 29 February comes of age on 1 March of a year without that day.
 */
const latestBirthDateOf = (age: number, now: number): string => {
  const today = new Date(now);
  const year = today.getUTCFullYear() - age;
  const month = today.getUTCMonth();
  // Day 0 of the next month is the last of this one: on 29 February the year of birth may have had only 28.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(today.getUTCDate(), lastDay);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
};

/** The latest birth date that is old enough: what the date picker ends at and what the server checks. */
export const latestBirthDate = (now: number): string => latestBirthDateOf(MINIMUM_AGE, now);

/** Whether a person born on `birthDate` (YYYY-MM-DD) is at least 13 on the UTC day of `now`. */
export const isOldEnough = (birthDate: string, now: number): boolean => birthDate <= latestBirthDate(now);

/** The latest birth date of adults, for SQL that compares with it. */
export const latestAdultBirthDate = (now: number): string => latestBirthDateOf(ADULT_AGE, now);

/** Whether a person born on `birthDate` (YYYY-MM-DD) is at least 18 on the UTC day of `now`. */
export const isAdult = (birthDate: string, now: number): boolean => birthDate <= latestAdultBirthDate(now);

/** Whether a person born on `birthDate` (YYYY-MM-DD) is not yet 18 on the UTC day of `now`. */
export const isMinor = (birthDate: string, now: number): boolean => !isAdult(birthDate, now);

const YEAR = 365 * 24 * 60 * 60_000;

/**
 * Whether people may change their own birth date so (YYYY-MM-DD each): not across 18, and nobody under 18 to a date that makes
 * them an adult within a year, or they would only have to wait for a day. Staff do the rest (docs/decisions.md 12).
 */
export const maySetOwnBirthDate = (before: string, after: string, now: number): boolean =>
  isAdult(before, now) === isAdult(after, now) &&
  (isAdult(before, now) || after >= before || isMinor(after, now + YEAR));
