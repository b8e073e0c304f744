import type { Faker } from '@faker-js/faker';
import { dailySearches } from '../../core/rules/limits.ts';
import { utcDay } from '../../core/rules/time.ts';
import { createFaker } from './faker.ts';
import { registeredBefore, type Plan } from './people.ts';
import { createQueries } from './queries.ts';

export const searchColumns =
  'id, day, created_at, person, network, user_id, query, normalized_query, is_life_note, led_to';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const BY_MEMBERS = 0.45;
const limits = { premiumDailySearches: 6 };

/** People search in the morning, at noon and most of all at night. */
const hours = [3, 2, 1, 1, 2, 4, 7, 9, 7, 5, 4, 4, 6, 5, 4, 4, 5, 5, 6, 7, 8, 10, 9, 6].map((weight, value) => ({
  weight,
  value,
}));

/**
 * Searches in the order in which they were made: each day a little more than the day before and most on Sundays, nobody
 * above their daily limit, nobody before they registered.
 */
export function* createSearches({ seed, library, people, count, days, until }: Plan): Generator<unknown[]> {
  const faker = createFaker(`${seed}/searches`);
  const nextQuery = createQueries(seed, library);
  const regulars = Array.from({ length: Math.max(20, Math.floor(count / 20)) }, () => visitor(faker));

  for (const { start, searches } of spread(count, days, until)) {
    const day = utcDay(start);
    const made = new Map<string, Set<string>>();
    for (const createdAt of momentsOf(faker, start, searches)) {
      const { query, normalizedQuery, isLifeNote, ledTo } = nextQuery(faker);
      const known = registeredBefore(people, createdAt);
      const member = known > 0 && faker.datatype.boolean(BY_MEMBERS) ? people[faker.number.int(known - 1)] : undefined;
      const mayAsMember =
        member &&
        !member.blocked &&
        fits(made, `user:${member.id}`, dailySearches(member.role, limits), normalizedQuery);
      let person = mayAsMember ? `user:${member.id}` : faker.helpers.arrayElement(regulars);
      if (!mayAsMember && !fits(made, person, 1, normalizedQuery)) person = visitor(faker);
      made.set(person, (made.get(person) ?? new Set()).add(normalizedQuery));
      const network = `net:${faker.string.alphanumeric(32)}`;
      const userId = mayAsMember ? member.id : null;
      const searched = [query, normalizedQuery, isLifeNote ? 1 : 0, ledTo];
      const id = faker.string.uuid({ version: 7, refDate: createdAt });
      yield [id, day, createdAt, person, network, userId, ...searched];
    }
  }
}

const visitor = (faker: Faker): string => `visitor:${faker.string.alphanumeric(32)}`;

const fits = (made: Map<string, Set<string>>, person: string, limit: number | null, query: string): boolean => {
  const today = made.get(person);
  return !today || (!today.has(query) && (limit === null || today.size < limit));
};

/** How many searches each day has; together exactly `count`. */
const spread = (count: number, days: number, until: number): { start: number; searches: number }[] => {
  const starts = Array.from({ length: days }, (_, index) => until - (days - index) * DAY);
  const weights = starts.map((start, index) => (1 + index / days) * (new Date(start).getUTCDay() === 0 ? 1.6 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let weightSoFar = 0;
  let given = 0;
  return starts.map((start, index) => {
    weightSoFar += weights[index] ?? 0;
    const searches = Math.round((count * weightSoFar) / total) - given;
    given += searches;
    return { start, searches };
  });
};

const momentsOf = (faker: Faker, start: number, count: number): Float64Array =>
  Float64Array.from(
    { length: count },
    () => start + faker.helpers.weightedArrayElement(hours) * HOUR + faker.number.int(HOUR - 1),
  ).sort();
