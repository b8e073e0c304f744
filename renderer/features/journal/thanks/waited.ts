const DAY = 24 * 60 * 60 * 1000;

const numbers = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const counted = (count: number, unit: string): string => `${numbers[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;

/** Whole calendar months between two days. */
const monthsBetween = (from: string, to: string): number => {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  const isShort = toDay < Math.min(day, lastOfMonth);
  return (toYear - year) * 12 + toMonth - month - (isShort ? 1 : 0);
};

/**
 * How long a prayer waited, in words: "after three months". `from` and `to` are days, as YYYY-MM-DD; null where the answer
 * is dated before the asking.
 */
export const waited = (from: string, to: string): string | null => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY);
  if (!(days >= 0)) return null;
  if (days === 0) return 'on the same day';
  if (days < 7) return `after ${counted(days, 'day')}`;
  const months = monthsBetween(from, to);
  if (months < 1) return `after ${counted(Math.floor(days / 7), 'week')}`;
  if (months < 12) return `after ${counted(months, 'month')}`;
  return `after ${counted(Math.floor(months / 12), 'year')}`;
};
