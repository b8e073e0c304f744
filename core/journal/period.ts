import { localDay } from '../rules/daily.ts';

/** A month ("2026-11") or a day ("2026-11-03") where the person is; empty for all time. */
export type Period = string;

/** Moments that lie in a period, as ISO strings in UTC: from the first, up to the second and not with it. */
interface Span {
  from: string;
  until: string;
}

const partsOf = (period: Period): [year: number, month: number, day: number | null] => {
  const [year = 0, month = 1, day] = period.split('-').map(Number);
  return [year, month, day ?? null];
};

/** Midnights are the device's own: a day has 23 or 25 hours where its clocks are changed. */
export const spanOf = (period: Period): Span => {
  const [year, month, day] = partsOf(period);
  const from = new Date(year, month - 1, day ?? 1);
  const until = day === null ? new Date(year, month, 1) : new Date(year, month - 1, day + 1);
  return { from: from.toISOString(), until: until.toISOString() };
};

const isIn = ({ from, until }: Span, moment: string | null): boolean =>
  moment !== null && moment >= from && moment < until;

/** Whether a prayer was written or answered in a period. */
export const inPeriod = (period: Period): ((prayer: { createdAt: string; answeredAt: string | null }) => boolean) => {
  if (period === '') return () => true;
  const span = spanOf(period);
  return ({ createdAt, answeredAt }) => isIn(span, createdAt) || isIn(span, answeredAt);
};

/** The month of a moment where the person is. */
export const monthOf = (moment: string): Period => localDay(new Date(moment)).slice(0, 7);

/** Binary search: how many at the beginning of a list, newest first, are as late as a moment or later. */
const countFrom = (moments: readonly string[], moment: string): number => {
  let [from, to] = [0, moments.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((moments[middle] ?? '') >= moment) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The months of moments, newest first as these are. Takes time for each month, and not for each moment. */
export const monthsOf = (moments: readonly string[]): Period[] => {
  const months: Period[] = [];
  for (let at = 0; at < moments.length;) {
    const moment = moments[at] ?? '';
    // One that is no date has no month, and must not hold up the others.
    if (Number.isNaN(Date.parse(moment))) {
      at++;
      continue;
    }
    const month = monthOf(moment);
    months.push(month);
    at = Math.max(at + 1, countFrom(moments, spanOf(month).from));
  }
  return months;
};

/** How many of some moments, newest first, lie on each day of a month. Takes time for those of the month alone. */
export const countByDay = (moments: readonly string[], month: Period): Map<string, number> => {
  const { from, until } = spanOf(month);
  const counts = new Map<string, number>();
  for (const moment of moments.slice(countFrom(moments, until), countFrom(moments, from))) {
    const day = localDay(new Date(moment));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
};
