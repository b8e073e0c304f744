import { randomUUID } from 'node:crypto';
import type { PaidTier } from '../../../core/rules/roles.ts';
import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';

const HOUR = 60 * 60_000;
/** How long Stripe waits for the first payment of a subscription, and how long its keys are safe to be used again, in milliseconds. */
export const ATTEMPT = 23 * HOUR;
/** How long an attempt is kept that came to nothing, or to a purchase, in milliseconds. */
const KEPT = 48 * HOUR;

/** A subscription that a person is about to begin; one at a time. Its id is Stripe's idempotency key. */
export type AttemptRow = RowOf<
  'billing_attempts',
  'user_id' | 'id' | 'plan' | 'price_id' | 'subscription_id' | 'created_at',
  { plan: PaidTier }
>;

const findAttempt = (userId: string): Queries<AttemptRow | undefined> =>
  first(
    query<AttemptRow>(
      'SELECT user_id, id, plan, price_id, subscription_id, created_at FROM billing_attempts WHERE user_id = ?',
      userId,
    ),
  );

/** What is to be bought. */
export interface Choice {
  plan: PaidTier;
  priceId: string;
}

/** The person's attempt, which is theirs of before where there is one. */
export function* openAttempt(
  userId: string,
  { plan, priceId }: Choice,
  now: number,
): Queries<{ attempt: AttemptRow; isNew: boolean }> {
  const attempt: AttemptRow = {
    user_id: userId,
    id: randomUUID(),
    plan,
    price_id: priceId,
    subscription_id: null,
    created_at: now,
  };
  const isNew = yield* hasRows(
    query(
      `INSERT INTO billing_attempts (user_id, id, plan, price_id, created_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (user_id) DO NOTHING RETURNING id`,
      userId,
      attempt.id,
      plan,
      priceId,
      now,
    ),
  );
  return { attempt: isNew ? attempt : ((yield* findAttempt(userId)) ?? attempt), isNew };
}

/** Notes what an attempt has become at Stripe; false where another has taken its place. */
export const keepSubscription = ({ user_id, id }: AttemptRow, subscriptionId: string): Queries<boolean> =>
  hasRows(
    query(
      'UPDATE billing_attempts SET subscription_id = ? WHERE user_id = ? AND id = ? RETURNING id',
      subscriptionId,
      user_id,
      id,
    ),
  );

/** Gives an attempt's place to another one; false where that happened already. */
export const replaceAttempt = ({ user_id, id }: AttemptRow, { plan, priceId }: Choice, now: number): Queries<boolean> =>
  hasRows(
    query(
      `UPDATE billing_attempts SET id = ?, plan = ?, price_id = ?, subscription_id = NULL, created_at = ?
       WHERE user_id = ? AND id = ? RETURNING id`,
      randomUUID(),
      plan,
      priceId,
      now,
      user_id,
      id,
    ),
  );

/** Whether Stripe may know more than is written down here: of a first payment, or of a renewal or an end that nobody told of. */
export const awaitsNews = (userId: string, now: number): Queries<boolean> =>
  hasRows(
    query(
      `SELECT user_id FROM billing_attempts WHERE user_id = ? AND created_at > ?
       UNION ALL SELECT user_id FROM purchases WHERE user_id = ? AND source = 'stripe'
         AND (status = 'incomplete' OR (status = 'active' AND until <= ?))`,
      userId,
      now - ATTEMPT,
      userId,
      now,
    ),
  );

export const sweepAttempts = (now: number): Queries<unknown> =>
  query('DELETE FROM billing_attempts WHERE created_at < ?', now - KEPT);
