import { hash } from '../text/hash.ts';
import type { Prayer } from '../contract/journal.ts';

/**
 * "Pray now": which prayers to bring today. Those that have waited longest come first, new ones before all, so that every
 * one has its turn; what waited equally long is mixed by the day, and not always in the order of the list. Answered
 * prayers rest. `prayedAt`: when each was last brought, in milliseconds. `category`: of this one alone. Nothing is counted:
 * there are no streaks.
 */
export const prayNow = <T extends Pick<Prayer, 'id' | 'category' | 'answeredAt'>>(
  prayers: readonly T[],
  prayedAt: ReadonlyMap<string, number>,
  today: string,
  count: number,
  category?: string,
): T[] =>
  prayers
    .filter((prayer) => prayer.answeredAt === null && (category === undefined || prayer.category === category))
    .map((prayer) => ({ prayer, last: prayedAt.get(prayer.id) ?? -Infinity, mixed: hash(`${today}/${prayer.id}`) }))
    .sort((one, other) => (one.last === other.last ? one.mixed - other.mixed : one.last - other.last))
    .slice(0, Math.max(0, count))
    .map(({ prayer }) => prayer);

/** When each prayer was last brought, as it is stored; whatever else is stored there counts as nothing. */
export const readPrayedAt = (stored: unknown): Map<string, number> =>
  new Map(Object.entries(stored ?? {}).filter((each): each is [string, number] => typeof each[1] === 'number'));
