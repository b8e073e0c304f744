/** A day of a month's table. */
export interface MonthDay {
  /** YYYY-MM-DD. */
  key: string;
  day: number;
  /** Not of the month before or after, whose days fill up the first and last week. */
  inMonth: boolean;
}

export interface Month {
  year: number;
  /** From 0. */
  month: number;
}

const DAY = 24 * 60 * 60_000;

/** The weeks of a month, whole ones. `firstDay`: the day that weeks begin with, Sunday being 0. */
export const weeksOf = ({ year, month }: Month, firstDay: number): MonthDay[][] => {
  const first = Date.UTC(year, month, 1);
  const before = (new Date(first).getUTCDay() - firstDay + 7) % 7;
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const date = new Date(first + (week * 7 + at - before) * DAY);
      return { key: date.toISOString().slice(0, 10), day: date.getUTCDate(), inMonth: date.getUTCMonth() === month };
    }),
  );
};

export const monthOf = (date: Date): Month => ({ year: date.getFullYear(), month: date.getMonth() });

export const addMonths = ({ year, month }: Month, count: number): Month => {
  const date = new Date(Date.UTC(year, month + count, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
};

/** The day that weeks begin with where the person lives, Sunday being 0. */
export const firstDayOfWeek = (language: string): number => {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 }).firstDay % 7;
};
