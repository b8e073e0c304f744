import type { Price } from '../objects.ts';

/** The end of a billing period that starts at a moment (in seconds), on the anchor's day or the last that a month has. */
export const periodEnd = (start: number, anchor: number, { interval, interval_count }: Price['recurring']): number => {
  const days = { day: 1, week: 7 }[interval as string];
  if (days) return start + days * interval_count * 24 * 60 * 60;
  const [from, day] = [new Date(start * 1000), new Date(anchor * 1000).getUTCDate()];
  const months = from.getUTCMonth() + interval_count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const date = Date.UTC(from.getUTCFullYear(), months, Math.min(day, lastDay));
  return date / 1000 + (start % (24 * 60 * 60));
};
