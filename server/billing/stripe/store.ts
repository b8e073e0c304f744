import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';

/** A customer as it was when Stripe was asked about it. */
export type CustomerRow = RowOf<'billing_customers', 'user_id' | 'revision'>;

export const findCustomer = (stripeId: string): Queries<CustomerRow | undefined> =>
  first(query<CustomerRow>('SELECT user_id, revision FROM billing_customers WHERE stripe_id = ?', stripeId));

/** Stripe's id of somebody who is a customer there; null for nobody. */
export function* stripeIdOf(userId: string): Queries<string | null> {
  const row = yield* first(
    query<RowOf<'billing_customers', 'stripe_id'>>('SELECT stripe_id FROM billing_customers WHERE user_id = ?', userId),
  );
  return row?.stripe_id ?? null;
}

/** Takes a customer to write down what was read of it; false where something was written since the revision that was read. */
export const takeRevision = (stripeId: string, revision: number, now: number): Queries<boolean> =>
  hasRows(
    query(
      `UPDATE billing_customers SET revision = revision + 1, synced_at = ? WHERE stripe_id = ? AND revision = ?
       RETURNING user_id`,
      now,
      stripeId,
      revision,
    ),
  );

/** For one that Stripe has no longer: the next purchase makes another. */
export function* removeCustomer(stripeId: string, userId: string): Queries<void> {
  yield* query('DELETE FROM billing_customers WHERE stripe_id = ?', stripeId);
  yield* query('DELETE FROM billing_attempts WHERE user_id = ?', userId);
}

/** Ends an attempt whose first payment is made, or can't be made any more. */
export const closeAttempt = (userId: string, subscriptionId: string): Queries<unknown> =>
  query('DELETE FROM billing_attempts WHERE user_id = ? AND subscription_id = ?', userId, subscriptionId);

/** Removes what was never bought: a first payment that was not made. */
export const removeIncomplete = (id: string): Queries<unknown> =>
  query("DELETE FROM purchases WHERE id = ? AND status = 'incomplete'", id);

export const knowsEvent = (id: string): Queries<boolean> =>
  hasRows(query('SELECT id FROM billing_events WHERE id = ?', id));

export const saveEvent = (id: string, now: number): Queries<unknown> =>
  query('INSERT INTO billing_events (id, created_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING', id, now);

/** Removes at most so many; gives how many they were. */
export function* removeEventsBefore(moment: number, rows: number): Queries<number> {
  const removed = yield* query(
    `DELETE FROM billing_events WHERE id IN (SELECT id FROM billing_events WHERE created_at <= ? LIMIT ?) RETURNING id`,
    moment,
    rows,
  );
  return removed.length;
}

/** How far something was read; null before the first time. */
export function* readCursor(name: string): Queries<number | null> {
  const row = yield* first(
    query<RowOf<'billing_cursors', 'value'>>('SELECT value FROM billing_cursors WHERE name = ?', name),
  );
  return row?.value ?? null;
}

export const saveCursor = (name: string, value: number): Queries<unknown> =>
  query(
    'INSERT INTO billing_cursors (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    value,
  );

export type Customer = RowOf<'billing_customers', 'user_id'> & { stripe_id: string };

/** Customers with something that is open, or was begun since a moment, that were not read since another; in the order of their users. */
export const liveCustomersAfter = (
  userId: string,
  { begunSince, syncedBefore, limit }: { begunSince: number; syncedBefore: number; limit: number },
): Queries<Customer[]> =>
  query<Customer>(
    `SELECT user_id, stripe_id FROM billing_customers c
     WHERE user_id > ? AND stripe_id IS NOT NULL AND (synced_at IS NULL OR synced_at <= ?) AND EXISTS
       (SELECT 1 FROM purchases p WHERE p.user_id = c.user_id AND p.source = 'stripe'
        AND (p.status <> 'ended' OR p.started_at > ?))
     ORDER BY user_id LIMIT ?`,
    userId,
    syncedBefore,
    begunSince,
    limit,
  );

/** Customers with an attempt whose first payment is open, in the order of their users. */
export const customersWithAttemptAfter = (userId: string, limit: number): Queries<Customer[]> =>
  query<Customer>(
    `SELECT c.user_id, c.stripe_id FROM billing_attempts a JOIN billing_customers c ON c.user_id = a.user_id
     WHERE c.user_id > ? AND c.stripe_id IS NOT NULL ORDER BY c.user_id LIMIT ?`,
    userId,
    limit,
  );
