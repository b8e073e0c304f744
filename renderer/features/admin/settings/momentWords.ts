import type { System } from '../../../../core/contract/settings.ts';

const units = [
  { unit: 'day', size: 86_400_000 },
  { unit: 'hour', size: 3_600_000 },
  { unit: 'minute', size: 60_000 },
  { unit: 'second', size: 1000 },
] as const;

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** "3 minutes ago", "in 2 hours", "just now". `now` in milliseconds since the epoch. */
export const momentWords = (moment: string, now: number): string => {
  const away = Date.parse(moment) - now;
  for (const { unit, size } of units) if (Math.abs(away) >= size) return format.format(Math.trunc(away / size), unit);
  return 'just now';
};

/** When a job comes next: "in 2 hours", or "now" where its time has come. */
export const nextWords = (moment: string | null, now: number): string => {
  if (moment === null) return '–';
  return Date.parse(moment) - now < 1000 ? 'now' : momentWords(moment, now);
};

/** How the last turn of a job went: "ran 3 minutes ago". */
export const jobWords = ({ lastStartedAt, lastEndedAt, ok }: System['jobs'][number], now: number): string => {
  if (lastStartedAt && (!lastEndedAt || lastStartedAt > lastEndedAt))
    return `running, began ${momentWords(lastStartedAt, now)}`;
  if (!lastEndedAt) return 'has not run yet';
  return `${ok ? 'ran' : 'failed'} ${momentWords(lastEndedAt, now)}`;
};
