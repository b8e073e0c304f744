import { localDay } from '../../../../core/rules/daily.ts';
import type { Period } from '../../../../core/journal/period.ts';

const WEEK = 7;

/** Noon of a day: no change of clocks moves it to another. */
const noonOf = (day: string): Date => new Date(`${day}T12:00`);

/** The day so many days after another, or before it. */
export const addDays = (day: string, count: number): string => {
  const date = noonOf(day);
  date.setDate(date.getDate() + count);
  return localDay(date);
};

/** The same day so many months later, or the last that there is. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const last = new Date(year, month + count, 0).getDate();
  return localDay(new Date(year, month - 1 + count, Math.min(dayOfMonth, last)));
};

/** How many days into the week a day is, where a week begins on `firstDay` (0 is Sunday). */
export const dayInWeek = (day: string, firstDay: number): number => (noonOf(day).getDay() - firstDay + WEEK) % WEEK;

/** A month in weeks; null where another month has the day. */
export const weeksOf = (month: Period, firstDay: number): (string | null)[][] => {
  const first = `${month}-01`;
  const before = dayInWeek(first, firstDay);
  const count = Number(addDays(addMonths(first, 1), -1).slice(8));
  return Array.from({ length: Math.ceil((before + count) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => {
      const index = week * WEEK + at - before;
      return index >= 0 && index < count ? addDays(first, index) : null;
    }),
  );
};

/** The day that a key leads to by the pattern of a date grid (WAI-ARIA); null for any other key. */
export const dayByKey = (day: string, key: string, firstDay: number): string | null => {
  const inWeek = dayInWeek(day, firstDay);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, WEEK - 1 - inWeek);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
};

/** The day a week begins with where the person lives, as far as the browser tells: 0 is Sunday. */
export const firstDayOfWeek = (language: string): number => {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?(): { firstDay: number } };
  return (locale.getWeekInfo?.().firstDay ?? 1) % WEEK;
};
