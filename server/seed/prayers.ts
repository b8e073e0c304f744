import type { Faker } from '@faker-js/faker';
import { newPrayer } from '../../core/journal/conflictRules.ts';
import { journalId } from '../../core/journal/types.ts';
import { valuesIn } from '../db/db.ts';
import { createdHash } from '../journal/service.ts';
import { insertedColumns, newRowOf } from '../journal/view.ts';
import { createFaker } from './faker.ts';
import type { DemoPerson, Plan } from './people.ts';
import { answers, prayers, updates } from './texts.ts';

export const journalColumns = 'user_id, revision, held';

const DAY = 24 * 60 * 60 * 1000;

/** Who prays how many of them: a few people write a lot, and many a little. */
export const journalsOf = ({
  seed,
  people,
  count,
}: Pick<Plan, 'seed' | 'people' | 'count'>): Map<DemoPerson, number> => {
  const faker = createFaker(`${seed}/journals`);
  const journals = new Map<DemoPerson, number>();
  for (let index = 0; index < count && people.length > 0; index++) {
    const owner = people[Math.floor(faker.number.float() ** 2 * people.length)] ?? faker.helpers.arrayElement(people);
    journals.set(owner, (journals.get(owner) ?? 0) + 1);
  }
  return journals;
};

/** One person's journal, oldest first: each prayer is the next revision, as if one device had written them all. */
export function* createJournal(seed: string, owner: DemoPerson, count: number, until: number): Generator<unknown[]> {
  const faker = createFaker(`${seed}/journal/${owner.email}`);
  const moments = Array.from({ length: count }, () => faker.number.int({ min: owner.createdAt, max: until - 1 }));
  for (const [index, moment] of moments.sort((a, b) => a - b).entries()) {
    const at = new Date(moment).toISOString();
    const revision = index + 1;
    const id = journalId(moment, faker.string.uuid());
    const prayer = newPrayer(id, owner.id, wordsOf(faker, moment, until), { changeId: id, revision, at });
    yield valuesIn(insertedColumns, newRowOf(prayer, createdHash(prayer)));
  }
}

const wordsOf = (faker: Faker, moment: number, until: number) => {
  const [title, content, category] = faker.helpers.arrayElement(prayers);
  const later = () => new Date(Math.min(until - 1, moment + faker.number.int(60 * DAY))).toISOString();
  const update = () => ({
    id: journalId(moment, faker.string.uuid()),
    text: faker.helpers.arrayElement(updates),
    createdAt: later(),
  });
  const isAnswered = faker.datatype.boolean(0.2);
  return {
    title,
    content,
    category,
    tags: faker.datatype.boolean(0.4) ? [category] : [],
    createdAt: new Date(moment).toISOString(),
    answeredAt: isAnswered ? later() : null,
    answerStory: isAnswered ? faker.helpers.arrayElement(answers) : null,
    updates: faker.datatype.boolean(0.15) ? [update()] : [],
  };
};
