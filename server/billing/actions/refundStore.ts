import { randomUUID } from 'node:crypto';
import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';

/** The one refund that an account is granted. */
export type RefundRow = RowOf<'billing_refunds', 'user_id' | 'subscription_id' | 'state', { state: 'open' | 'done' }>;

export const findRefund = (userId: string): Queries<RefundRow | undefined> =>
  first(query<RefundRow>('SELECT user_id, subscription_id, state FROM billing_refunds WHERE user_id = ?', userId));

/** Grants it; of two that ask at once one grants it, and both find it. */
export const insertRefund = (userId: string, subscriptionId: string, now: number): Queries<unknown> =>
  query(
    `INSERT INTO billing_refunds (user_id, id, subscription_id, state, created_at) VALUES (?, ?, ?, 'open', ?)
     ON CONFLICT (user_id) DO NOTHING`,
    userId,
    randomUUID(),
    subscriptionId,
    now,
  );

export const closeRefund = (subscriptionId: string): Queries<unknown> =>
  query("UPDATE billing_refunds SET state = 'done' WHERE subscription_id = ?", subscriptionId);

/** Whether a subscription is given back because its owner asked for it. */
export const isAskedFor = (subscriptionId: string): Queries<boolean> =>
  hasRows(query('SELECT user_id FROM billing_refunds WHERE subscription_id = ?', subscriptionId));
