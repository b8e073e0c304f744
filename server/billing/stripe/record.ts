import type { Queries } from '../../db/db.ts';
import type { LiveMessage } from '../../live/service.ts';
import { settleEntitlement } from '../entitlements.ts';
import { purchasesOf, savePurchase, type PurchaseRow } from '../store.ts';
import { enqueueTask } from '../tasks.ts';
import { purchasesIn } from './facts.ts';
import type { CustomerAnswer } from './readCustomer.ts';
import { closeAttempt, removeCustomer, removeIncomplete, saveEvent, takeRevision, type CustomerRow } from './store.ts';

export interface Reading {
  stripeId: string;
  /** As it was before Stripe was asked. */
  customer: CustomerRow;
  /** Null for a customer that Stripe does not have any more. */
  answer: CustomerAnswer | null;
  /** What told of it. */
  eventIds: readonly string[];
}

/**
 * Writes down what was read of a customer. Gives what is to be told once it is stored; null, with nothing written, where something
 * else was written since: then Stripe has to be asked again.
 */
export function* recordCustomer(
  { stripeId, customer, answer, eventIds }: Reading,
  now: number,
): Queries<LiveMessage[] | null> {
  const { user_id: userId, revision } = customer;
  if (!(yield* takeRevision(stripeId, revision, now))) return null;
  for (const id of eventIds) yield* saveEvent(id, now);
  const before = yield* purchasesOf(userId);
  if (answer) yield* savePurchases(userId, { answer, before }, now);
  else {
    for (const purchase of before) yield* endPurchase(purchase);
    yield* removeCustomer(stripeId, userId);
  }
  return yield* settleEntitlement(userId, now);
}

function* savePurchases(
  userId: string,
  { answer, before }: { answer: CustomerAnswer; before: readonly PurchaseRow[] },
  now: number,
): Queries<void> {
  const known = new Map(before.map(({ id, plan }) => [id, plan]));
  const bought = purchasesIn(answer, known);
  const rows = bought.map(({ row }) => ({ ...row, user_id: userId }));
  const others = before.filter(({ source }) => source !== 'stripe');
  const surplus = surplusOf([...rows, ...others], now);
  for (const row of rows) yield* savePurchase(surplus.includes(row.id) ? ended(row) : row);
  for (const id of surplus) yield* enqueueTask('refund', id, now);
  for (const { row, mustCancel } of bought) if (mustCancel) yield* enqueueTask('cancel_now', row.id, now);
  for (const { id, status } of answer.subscriptions) if (status !== 'incomplete') yield* closeAttempt(userId, id);
  if (!answer.isWhole) return;
  const listed = new Set(rows.map(({ id }) => id));
  for (const purchase of before) if (!listed.has(purchase.id)) yield* endPurchase(purchase);
}

/** What Stripe has no longer, or what was never paid for. */
function* endPurchase(purchase: PurchaseRow): Queries<void> {
  if (purchase.source !== 'stripe') return;
  if (purchase.status === 'incomplete') yield* removeIncomplete(purchase.id);
  else if (purchase.status !== 'ended') yield* savePurchase(ended(purchase));
}

const ended = (purchase: PurchaseRow): PurchaseRow => ({
  ...purchase,
  status: 'ended',
  until: 0,
  renews_at: null,
  next_plan: null,
});

/**
 * Of purchases that are active at once by accident, those of Stripe's that began later: they are given back, and until then the
 * first one counts. Apple alone gives back what was bought in its app.
 */
const surplusOf = (purchases: readonly PurchaseRow[], now: number): string[] =>
  purchases
    .filter(({ status, until }) => status === 'active' && until > now)
    .toSorted((a, b) => a.started_at - b.started_at || (a.id < b.id ? -1 : 1))
    .slice(1)
    .filter(({ source }) => source === 'stripe')
    .map(({ id }) => id);
