import type { SubscriptionState } from '../../../../../core/contract/billing.ts';
import { ApiError } from '../../../../api/errors.ts';
import { sentenceOf } from '../../../../api/sentences.ts';

/** Why a subscription could not begin. */
export type Refusal =
  | { kind: 'unverified' }
  | { kind: 'subscribed'; source: SubscriptionState['source'] }
  | { kind: 'failed'; message: string };

const sources: readonly SubscriptionState['source'][] = ['stripe', 'apple', 'family'];

/** What a refused POST /api/subscriptions/create means to whoever wanted to pay. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof ApiError && error.code === 'email_unverified') return { kind: 'unverified' };
  if (error instanceof ApiError && error.code === 'already_subscribed')
    return { kind: 'subscribed', source: sources.find((each) => each === error.body['source']) ?? 'none' };
  return { kind: 'failed', message: sentenceOf(error, 'Failed to create subscription. Please try again.') };
};
