import { appleTerm } from '../../../core/rules/billing/entitlement.ts';
import type { Queries } from '../../db/db.ts';
import type { LiveMessage } from '../../live/service.ts';
import { settleEntitlement } from '../entitlements.ts';
import { purchasesOf, savePurchase, type PurchaseRow } from '../store.ts';
import { enqueueTask } from '../tasks.ts';
import type { AppleRenewal, AppleTransaction } from './facts.ts';
import { putRenewal, putTransaction, type AppleRow } from './store.ts';

/** What came of a transaction: the subscription as it is now, and what is to be told once that is stored. */
interface Recorded {
  subscription: AppleRow;
  purchase: PurchaseRow;
  messages: LiveMessage[];
}

/** Writes down what Apple said of an account's subscription. Null where the subscription is another account's. */
export function* recordSubscription(
  userId: string,
  transaction: AppleTransaction,
  renewal: AppleRenewal | null,
  now: number,
): Queries<Recorded | null> {
  const before = yield* putTransaction(userId, transaction);
  if (before?.user_id !== userId) return null;
  const subscription = (renewal && (yield* putRenewal(before.id, renewal))) ?? before;
  const purchase = purchaseOf(subscription, now);
  if (!(yield* savePurchase(purchase))) return null;
  yield* giveBackLater(purchase, now);
  return { subscription, purchase, messages: yield* settleEntitlement(userId, now) };
}

/** The purchase that a subscription of Apple's is. What Apple has not said yet is as Apple begins it: it renews. */
const purchaseOf = (row: AppleRow, now: number): PurchaseRow => {
  const { id, user_id, expires_at: expiresAt, revoked_at: revokedAt, grace_until: graceUntil } = row;
  const endsAt = revokedAt ?? (row.renews === 0 ? expiresAt : null);
  return {
    id,
    source: 'apple',
    user_id,
    plan: 'premium',
    ...appleTerm({ expiresAt, graceUntil, revokedAt }, now),
    renews_at: endsAt === null ? expiresAt : null,
    cancel_at: endsAt,
    next_plan: null,
    started_at: row.started_at,
    first_paid_at: row.first_paid_at,
    signed_at: row.signed_at,
  };
};

/** Of two plans that somebody pays for at once, the later is given back: Apple's only Apple can give back. */
function* giveBackLater({ user_id, started_at, until }: PurchaseRow, now: number): Queries<void> {
  if (until <= now) return;
  for (const other of yield* purchasesOf(user_id))
    if (other.source === 'stripe' && other.until > now && other.started_at > started_at)
      yield* enqueueTask('refund', other.id, now);
}
