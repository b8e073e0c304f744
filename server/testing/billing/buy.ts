import { randomUUID } from 'node:crypto';
import { savePurchase, settleEntitlement, type PurchaseRow } from '../../billing/service.ts';
import type { Db } from '../../db/db.ts';

const MONTH = 30 * 24 * 60 * 60_000;

/** A purchase as it is written down: premium, paid at Stripe now and for a month, unless said otherwise. */
export const purchaseOf = (userId: string, now: number, more: Partial<PurchaseRow> = {}): PurchaseRow => ({
  id: `sub_${randomUUID()}`,
  source: 'stripe',
  user_id: userId,
  plan: 'premium',
  status: 'active',
  until: now + MONTH,
  renews_at: now + MONTH,
  cancel_at: null,
  next_plan: null,
  started_at: now,
  first_paid_at: now,
  signed_at: null,
  ...more,
});

/** Writes a purchase down, and what follows for its account, as news of it would. */
export const buy = async (
  { db, clock }: { db: Db; clock: { now: number } },
  userId: string,
  more: Partial<PurchaseRow> = {},
): Promise<PurchaseRow> => {
  const purchase = purchaseOf(userId, clock.now, more);
  await db.write(function* () {
    yield* savePurchase(purchase);
    yield* settleEntitlement(userId, clock.now);
  });
  return purchase;
};
