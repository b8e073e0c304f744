import { isoOrNull } from '../../core/rules/time.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import { hasRows, query, type Queries } from '../db/db.ts';
import { findCustomer } from './actions/customers.ts';
import { findRefund } from './actions/refundStore.ts';
import { purchasesOf } from './store.ts';
import { enqueueTask } from './tasks.ts';

/** What a person bought, and who they are to Stripe; where they live and their cards are known to Stripe and Apple alone. */
export const billingData = (now: () => number): PersonalFeature => ({
  name: 'purchases',
  *export(userId) {
    const purchases = yield* purchasesOf(userId);
    const customer = yield* findCustomer(userId);
    const refund = yield* findRefund(userId);
    return {
      stripeCustomer: customer?.stripe_id ?? null,
      refunded: refund?.subscription_id ?? null,
      purchases: purchases.map((each) => ({
        id: each.id,
        boughtAt: each.source,
        plan: each.plan,
        status: each.status,
        until: isoOrNull(each.until || null),
        renewsAt: isoOrNull(each.renews_at),
        cancelAt: isoOrNull(each.cancel_at),
        nextPlan: each.next_plan,
        startedAt: isoOrNull(each.started_at),
        firstPaidAt: isoOrNull(each.first_paid_at),
      })),
    };
  },
  *erase(userId) {
    // Taken first: a refund that is through by now is seen, or sees that the account has gone (actions/taskRunner.ts).
    yield* query('UPDATE billing_customers SET revision = revision WHERE user_id = ?', userId);
    const customer = yield* findCustomer(userId);
    if (customer?.stripe_id == null) {
      if (customer) yield* enqueueTask('delete_begun_customer', customer.id, now());
    } else if (!(yield* awaitsRefund(userId))) yield* enqueueTask('delete_customer', customer.stripe_id, now());
    yield* query(
      'DELETE FROM billing_reminders WHERE purchase_id IN (SELECT id FROM purchases WHERE user_id = ?)',
      userId,
    );
    yield* query('DELETE FROM billing_attempts WHERE user_id = ?', userId);
    yield* query('DELETE FROM billing_customers WHERE user_id = ?', userId);
    yield* query('DELETE FROM billing_refunds WHERE user_id = ?', userId);
    yield* query('DELETE FROM purchases WHERE user_id = ?', userId);
  },
});

/** Whether payments are still to be given back, for which Stripe needs the customer: the refund has it deleted afterwards. */
const awaitsRefund = (userId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT id FROM billing_tasks WHERE kind = 'refund'
       AND subject IN (SELECT id FROM purchases WHERE user_id = ?) LIMIT 1`,
      userId,
    ),
  );

/** For whenever somebody is blocked: who may not enter does not pay for it any longer than they have. */
export function* cancelOfBlocked(userId: string, now: number): Queries<void> {
  const customer = yield* findCustomer(userId);
  if (customer?.stripe_id) yield* enqueueTask('cancel_at_period_end', customer.stripe_id, now);
}
