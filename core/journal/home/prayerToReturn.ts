import type { Prayer } from '../../contract/journal.ts';
import type { Remembered } from '../onThisDay.ts';

/** One prayer that home offers to return to, and why. */
export type PrayerToReturn = ({ why: 'on this day' } & Remembered<Prayer>) | { why: 'still open'; prayer: Prayer };

/**
 * What is remembered today comes first, then the open prayer that has waited longest. `waiting`: in the order of "Pray now".
 * Nobody is asked whether they still pray for what they wrote down today.
 */
export const prayerToReturn = (
  remembered: readonly Remembered<Prayer>[],
  waiting: readonly Prayer[],
  today: string,
  dayOf: (moment: string) => string,
): PrayerToReturn | null => {
  const [first] = remembered;
  if (first) return { why: 'on this day', ...first };
  const prayer = waiting.find(({ createdAt }) => dayOf(createdAt) < today);
  return prayer ? { why: 'still open', prayer } : null;
};
