import { fnv1a } from '../text/fnv1a.ts';

/** The day where the person is, as YYYY-MM-DD: the daily note changes at their midnight, not at Greenwich's. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Which of `count` texts stands today: the same all day for a day and an id, another for another
 * (docs/specification.md 1 §2). `what` keeps a topic's note and prayer from moving in step. 0 when there is nothing.
 */
export const dailyIndex = (day: string, id: string, what: 'note' | 'prayer', count: number): number =>
  count > 0 ? fnv1a(`${day}/${id}/${what}`) % count : 0;
