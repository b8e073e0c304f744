import type { PaidTier } from '../../../core/rules/roles.ts';
import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';
import { enqueueBillingMail, type BillingMail } from '../mails.ts';
import type { PurchaseRow } from '../store.ts';
import { madeGood, mailsDue } from './due.ts';

interface Change {
  purchases: readonly PurchaseRow[];
  before: PaidTier | null;
  after: PaidTier | null;
}

/** Notes the mails that are due as an account's entitlement is settled, in the same transaction. */
export function* tellByMail(userId: string, { purchases, before, after }: Change, now: number): Queries<void> {
  if (purchases.length === 0) return;
  const told = yield* toldOfFailure(userId);
  const refunded = (yield* findRefund(userId))?.subscription_id ?? null;
  for (const id of madeGood(purchases, told))
    yield* query("DELETE FROM billing_reminders WHERE purchase_id = ? AND kind = 'payment_failed'", id);
  for (const { kind, data, purchaseId } of mailsDue({ before, after, purchases, told, refunded }, now)) {
    if (kind === 'payment_failed') yield* markTold(purchaseId, kind, data.until, now);
    yield* enqueueBillingMail(kind, userId, data, now);
  }
}

/** Notes that somebody was told of something about a purchase; false where they were before. */
export const markTold = (purchaseId: string, kind: BillingMail, about: number, now: number): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO billing_reminders (purchase_id, kind, about, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (purchase_id, kind, about) DO NOTHING RETURNING purchase_id`,
      purchaseId,
      kind,
      about,
      now,
    ),
  );

function* toldOfFailure(userId: string): Queries<ReadonlySet<string>> {
  const rows = yield* query<RowOf<'billing_reminders', 'purchase_id'>>(
    `SELECT r.purchase_id FROM billing_reminders r JOIN purchases p ON p.id = r.purchase_id
     WHERE p.user_id = ? AND r.kind = 'payment_failed'`,
    userId,
  );
  return new Set(rows.map(({ purchase_id: id }) => id));
}

const findRefund = (userId: string): Queries<RowOf<'billing_refunds', 'subscription_id'> | undefined> =>
  first(
    query<RowOf<'billing_refunds', 'subscription_id'>>(
      'SELECT subscription_id FROM billing_refunds WHERE user_id = ?',
      userId,
    ),
  );
