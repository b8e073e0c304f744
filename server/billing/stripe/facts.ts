import { stripeTerm } from '../../../core/rules/billing/entitlement.ts';
import { paidTiers, type PaidTier } from '../../../core/rules/roles.ts';
import type { PurchaseRow } from '../store.ts';
import type { ChargeAnswer, ScheduleAnswer, SubscriptionAnswer } from './answers.ts';
import { planOfPrice } from './prices.ts';

/** What Stripe has of a customer. */
export interface StripeFacts {
  subscriptions: readonly SubscriptionAnswer[];
  charges: readonly ChargeAnswer[];
  /** By subscription: the plan that follows at the end of the period. */
  nextPlans: ReadonlyMap<string, PaidTier>;
}

/** A subscription as it is written down. */
export interface StripePurchase {
  row: Omit<PurchaseRow, 'user_id'>;
  /** Whether it still runs at Stripe though it is over here: it was given back, or is disputed. */
  mustCancel: boolean;
}

const running = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];

/** Whether Stripe would still ask for money. */
export const isRunning = ({ status }: SubscriptionAnswer): boolean => running.includes(status);

/**
 * What a customer has bought. What is no plan of ours, or was never paid for and can't be any more, is no purchase. `known` are the
 * plans of purchases that are written down: whoever goes on paying by a price that has lost its plan keeps what they bought.
 */
export const purchasesIn = (facts: StripeFacts, known: ReadonlyMap<string, PaidTier>): StripePurchase[] =>
  facts.subscriptions.flatMap((subscription) => purchaseOf(subscription, facts, known.get(subscription.id)) ?? []);

const purchaseOf = (
  subscription: SubscriptionAnswer,
  facts: StripeFacts,
  known: PaidTier | undefined,
): StripePurchase | null => {
  const item = highestItem(subscription, known);
  const paid = chargesOf(subscription, facts);
  if (!item || wasNeverPaid(subscription, paid)) return null;
  const { plan, current_period_start: periodStart, current_period_end: periodEnd } = item;
  const { cancel_at_period_end: cancelAtPeriodEnd, cancel_at: cancelAt } = subscription;
  const latest = latestPayments(subscription, paid);
  const { status, until } = stripeTerm({
    ...{ status: subscription.status, periodStart, periodEnd, cancelAt, cancelAtPeriodEnd },
    latestRefunded: latest.length > 0 && latest.every(({ refunded }) => refunded),
    // Also one that was won later: the subscription was cancelled when it was disputed.
    latestDisputed: latest.some(({ disputed }) => disputed),
  });
  const cancelled = cancelAtPeriodEnd ? periodEnd : cancelAt;
  const nextPlan = facts.nextPlans.get(subscription.id) ?? plan;
  return {
    row: {
      id: subscription.id,
      source: 'stripe',
      plan,
      status,
      until,
      renews_at: status === 'active' && cancelled === null ? periodEnd : null,
      cancel_at: cancelled,
      next_plan: status === 'ended' || nextPlan === plan ? null : nextPlan,
      started_at: subscription.created,
      first_paid_at: paid.length > 0 ? Math.min(...paid.map(({ created }) => created)) : null,
      signed_at: null,
    },
    mustCancel: status === 'ended' && isRunning(subscription),
  };
};

/** Invoices that nothing was paid for. */
const unpaid: readonly unknown[] = ['open', 'void', 'uncollectible'];

/**
 * What was paid for the latest invoice. That of an upgrade may wait for its payment, or never get it: what is open then is what was
 * paid for last.
 */
const latestPayments = (subscription: SubscriptionAnswer, paid: readonly ChargeAnswer[]): ChargeAnswer[] => {
  const ofInvoice = paid.filter((charge) => isOfLatestInvoice(charge, subscription));
  const awaits = subscription.status === 'active' && unpaid.includes(latestInvoice(subscription)?.status);
  return ofInvoice.length > 0 || !awaits ? ofInvoice : paid.toSorted((a, b) => b.created - a.created).slice(0, 1);
};

/** The item of the highest plan; of two of one plan, the one that lasts longer. `known` is the plan where no price names one. */
const highestItem = ({ items }: SubscriptionAnswer, known: PaidTier | undefined) => {
  const isNamed = items.data.some(({ price }) => planOfPrice(price) !== null);
  return items.data
    .flatMap((item) => {
      const plan = isNamed ? planOfPrice(item.price) : known;
      return plan ? [{ ...item, plan }] : [];
    })
    .toSorted((a, b) => rank(b.plan) - rank(a.plan) || b.current_period_end - a.current_period_end)[0];
};

const rank = (plan: PaidTier): number => paidTiers.indexOf(plan);

const wasNeverPaid = (subscription: SubscriptionAnswer, paid: readonly ChargeAnswer[]): boolean => {
  if (subscription.status === 'incomplete_expired') return true;
  return subscription.status === 'canceled' && paid.length === 0 && latestInvoice(subscription)?.status !== 'paid';
};

/**
 * The payments of a subscription that succeeded. Stripe names the invoice of its latest ones alone; an earlier one belongs to the
 * subscription that was there when it was made, to the newest of several. What was never paid for has none.
 */
export const chargesOf = (
  { id }: Pick<SubscriptionAnswer, 'id'>,
  { subscriptions, charges }: Pick<StripeFacts, 'subscriptions' | 'charges'>,
): ChargeAnswer[] =>
  charges.filter(
    (charge) =>
      charge.status === 'succeeded' &&
      (ownerByInvoice(charge, subscriptions) ?? ownerByTime(charge, subscriptions))?.id === id,
  );

const ownerByInvoice = (charge: ChargeAnswer, subscriptions: readonly SubscriptionAnswer[]) =>
  subscriptions.find((subscription) => isOfLatestInvoice(charge, subscription));

const ownerByTime = ({ created }: ChargeAnswer, subscriptions: readonly SubscriptionAnswer[]) =>
  subscriptions
    .filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
    .filter((each) => each.created <= created && (each.ended_at === null || created <= each.ended_at))
    .toSorted((a, b) => b.created - a.created)[0];

const latestInvoice = ({ latest_invoice: invoice }: SubscriptionAnswer) =>
  typeof invoice === 'object' ? invoice : null;

const isOfLatestInvoice = (charge: ChargeAnswer, subscription: SubscriptionAnswer): boolean =>
  latestInvoice(subscription)?.payments?.data.some(
    ({ payment }) =>
      payment.charge === charge.id ||
      (payment.payment_intent !== undefined && payment.payment_intent === charge.payment_intent),
  ) ?? false;

/** The plan that a schedule changes to next; null where it stays as it is. `planOf` knows the prices that Stripe names by id. */
export const nextPlanOf = (schedule: ScheduleAnswer, planOf: (priceId: string) => PaidTier | null): PaidTier | null => {
  const { status, phases, current_phase: current } = schedule;
  if (status !== 'active' || !current) return null;
  const next = phases
    .filter(({ start_date: start }) => start >= current.end_date)
    .toSorted((a, b) => a.start_date - b.start_date)[0];
  const plans = next?.items.map(({ price }) => (typeof price === 'string' ? planOf(price) : planOfPrice(price)));
  return paidTiers.findLast((tier) => plans?.includes(tier)) ?? null;
};
