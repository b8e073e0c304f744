import { randomUUID } from 'node:crypto';
import { savePurchase, settleEntitlement, type PurchaseRow } from '../billing/service.ts';
import type { TestServer } from './harness.ts';

const MONTH = 30 * 24 * 60 * 60_000;

/** Writes down what somebody bought, as the provider's news would have it: premium on the web for a month, paid today, without more. */
export const buy = async (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  userId: string,
  purchase: Partial<PurchaseRow> = {},
): Promise<PurchaseRow> => {
  const { now } = clock;
  const row: PurchaseRow = {
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
    ...purchase,
  };
  await db.write(function* () {
    yield* savePurchase(row);
    yield* settleEntitlement(userId, now);
  });
  return row;
};
