import { StorageFull } from '../../../core/journal/store.ts';
import type { Period } from '../../../core/journal/period.ts';
import type { ItemState } from '../../../core/journal/types.ts';

/** Offered beside the person's own. */
export const categories = ['personal', 'family', 'friends', 'church', 'work', 'health', 'guidance', 'thanks', 'world'];

export const stateWords: Readonly<Record<ItemState, string>> = {
  saved_here: 'Saved here only',
  sending: 'Sending',
  safe: 'Safe',
  needs_you: 'Needs you',
};

/** Of every prayer of a journal without an account. */
export const localWord = 'On this device';

/** What its owner may want to know of it, in a sentence. */
export const stateHint: Readonly<Record<ItemState, string>> = {
  saved_here: 'Saved on this device. It is sent to your account when the connection allows.',
  sending: 'On its way to your account.',
  safe: 'Saved to your account.',
  needs_you: 'It could not be saved to your account as it is.',
};

/** The catalogue's words for a prayer that could not be kept (docs/specification.md 1 §8). */
export const saveFailed = (): string =>
  navigator.onLine ? 'Failed to add prayer. Please try again.' : 'Failed to save prayer offline. Please try again.';

/** What stands behind a failure to keep something, for the person; null when we can't say. */
export const saveFailureReason = (error: unknown): string | null =>
  error instanceof StorageFull
    ? 'This device has no room left for it, or keeps nothing (a private window does that). What you wrote still stands here: copy it, or make room and try again.'
    : null;

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A moment as a day where the person is. */
export const dayLabel = (moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : dayFormat.format(date);
};

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(undefined, options);
  return (moment: string): string => format.format(new Date(moment));
};

/** "3": of a moment where the person is. */
export const dayOfMonth = formatOf({ day: 'numeric' });
/** "Mon" */
export const weekday = formatOf({ weekday: 'short' });

const longMonth = formatOf({ month: 'long', year: 'numeric' });
const longDay = formatOf({ dateStyle: 'long' });

/** A month as "2026-11" in words. */
export const monthLabel = (month: Period): string => longMonth(`${month}-01T12:00`);

/** A day or a month in words. */
export const periodLabel = (period: Period): string =>
  period.length > 7 ? longDay(`${period}T12:00`) : monthLabel(period);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
