import type { SubscriptionState } from '../../core/contract/billing.ts';
import { refundableUntil } from '../../core/rules/billing/entitlement.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import { hasRows, query, type Queries } from '../db/db.ts';
import { familyPlanUntil, findSeat } from './entitlements.ts';
import { isOwed, purchasesOf, type PurchaseRow } from './store.ts';

const none: SubscriptionState = {
  plan: null,
  status: 'none',
  source: 'none',
  until: null,
  renewsAt: null,
  cancelAt: null,
  nextPlan: null,
  refundableUntil: null,
};

/** What counts first of several purchases: one that is open, then one that waits for its first payment, then the latest that ended. */
const order: Record<PurchaseRow['status'], number> = { active: 0, past_due: 1, incomplete: 2, ended: 3 };

/** The purchase that a person's state is about. */
export const currentPurchase = (purchases: readonly PurchaseRow[]): PurchaseRow | undefined =>
  purchases.toSorted((a, b) => order[a.status] - order[b.status])[0];

/** What a person has bought or has a seat in, as screens show it. */
export function* readState(userId: string, now: number): Queries<SubscriptionState> {
  const purchase = currentPurchase(yield* purchasesOf(userId));
  const own = purchase ? yield* stateOf(purchase, userId, now) : none;
  // Who has cancelled may have taken a seat already, for when their own plan ends.
  const goesOn = purchase && purchase.until > now && purchase.cancel_at === null;
  const seat = goesOn ? undefined : yield* findSeat(userId);
  const seatUntil = seat ? yield* familyPlanUntil(seat.owner_id, now) : null;
  if (seatUntil === null) return own;
  const { refundableUntil } = own;
  return { ...none, plan: 'family', status: 'active', source: 'family', until: isoOrNull(seatUntil), refundableUntil };
}

function* stateOf(purchase: PurchaseRow, userId: string, now: number): Queries<SubscriptionState> {
  const isOpen = purchase.until > now;
  // What is written down as open ends by time alone too. What is owed does not: who can't see it can't pay or cancel it.
  const ended = !isOpen && purchase.status !== 'incomplete' && !isOwed(purchase);
  const refunded = yield* hasRows(query('SELECT user_id FROM billing_refunds WHERE user_id = ?', userId));
  const refundable = purchase.source === 'stripe' && !ended && !refunded;
  return {
    plan: purchase.plan,
    status: ended ? 'ended' : purchase.status,
    source: purchase.source,
    until: purchase.until > 0 && (isOpen || ended) ? isoOrNull(purchase.until) : null,
    renewsAt: ended ? null : isoOrNull(purchase.renews_at),
    cancelAt: isoOrNull(purchase.cancel_at),
    nextPlan: ended ? null : purchase.next_plan,
    refundableUntil: refundable ? isoOrNull(refundableUntil(purchase.first_paid_at, now)) : null,
  };
}
