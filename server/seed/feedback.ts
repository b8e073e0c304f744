import type { FeedbackType } from '../../core/contract/feedback.ts';
import type { Library } from '../../core/contract/library.ts';
import { registeredBefore, type DemoPerson } from './people.ts';
import { createQueries } from './queries.ts';
import { createDice, weighted } from './random.ts';
import { comments } from './texts.ts';

export const feedbackColumns = [
  'id',
  'created_at',
  'user_id',
  'search_query',
  'feedback_type',
  'rating',
  'comments',
] as const;

const typeOf = weighted<FeedbackType>([
  ['helpful', 55],
  ['somewhat_helpful', 25],
  ['not_helpful', 10],
  ['suggestion', 10],
]);

const ratingOf = {
  helpful: weighted([
    [5, 7],
    [4, 3],
  ]),
  somewhat_helpful: weighted([
    [4, 2],
    [3, 6],
    [2, 1],
  ]),
  not_helpful: weighted([
    [2, 4],
    [1, 3],
    [3, 1],
  ]),
};

interface Plan {
  seed: string;
  library: Library;
  people: readonly DemoPerson[];
  count: number;
  days: number;
  until: number;
}

export function* createFeedback({ seed, library, people, count, days, until }: Plan): Generator<unknown[]> {
  const dice = createDice(`${seed}/feedback`);
  const nextQuery = createQueries(seed, library);
  for (let index = 0; index < count; index++) {
    const createdAt = until - 1 - dice.below(days * 24 * 60 * 60 * 1000);
    const known = registeredBefore(people, createdAt);
    const sender = known > 0 && dice.chance(0.6) ? people[dice.below(known)] : undefined;
    const type = typeOf(dice);
    const rating = type !== 'suggestion' && dice.chance(0.8) ? ratingOf[type](dice) : null;
    const comment = type === 'suggestion' || dice.chance(0.4) ? dice.pick<string>(comments[type]) : null;
    yield [dice.uuidAt(createdAt), createdAt, sender?.id ?? null, nextQuery(dice).query, type, rating, comment];
  }
}
