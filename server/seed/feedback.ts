import type { FeedbackType } from '../../core/contract/feedback.ts';
import { createFaker } from './faker.ts';
import { registeredBefore, type Plan } from './people.ts';
import { createQueries } from './queries.ts';
import { comments } from './texts.ts';

export const feedbackColumns = 'id, created_at, user_id, search_query, feedback_type, rating, comments';

const DAY = 24 * 60 * 60 * 1000;

const types: { value: FeedbackType; weight: number }[] = [
  { value: 'helpful', weight: 55 },
  { value: 'somewhat_helpful', weight: 25 },
  { value: 'not_helpful', weight: 10 },
  { value: 'suggestion', weight: 10 },
];

/** As often as they are listed. */
const ratings = { helpful: [5, 5, 4], somewhat_helpful: [4, 3, 3, 3, 2], not_helpful: [2, 2, 1, 1, 3] };

export function* createFeedback({ seed, library, people, count, days, until }: Plan): Generator<unknown[]> {
  const faker = createFaker(`${seed}/feedback`);
  const nextQuery = createQueries(seed, library);
  for (let index = 0; index < count; index++) {
    const createdAt = faker.number.int({ min: until - days * DAY, max: until - 1 });
    const known = registeredBefore(people, createdAt);
    const isMember = known > 0 && faker.datatype.boolean(0.6);
    const sender = isMember ? people[faker.number.int(known - 1)] : undefined;
    const type = faker.helpers.weightedArrayElement(types);
    const isRated = type !== 'suggestion' && faker.datatype.boolean(0.8);
    const rating = isRated ? faker.helpers.arrayElement(ratings[type]) : null;
    const isCommented = type === 'suggestion' || faker.datatype.boolean(0.4);
    const comment = isCommented ? faker.helpers.arrayElement<string>(comments[type]) : null;
    const id = faker.string.uuid({ version: 7, refDate: createdAt });
    yield [id, createdAt, sender?.id ?? null, nextQuery(faker).query, type, rating, comment];
  }
}
