import type { Account } from '../account.ts';
import type { Invoice, Schedule, Subscription } from '../objects.ts';
import { intentOf, voidInvoice } from './invoices.ts';

const DAY = 24 * 60 * 60;
/** How long a first payment, or that of a pending update, may take. */
export const OPEN_FOR = 23 * 60 * 60;
/** A renewal that fails is tried again every two days; after two weeks the subscription is cancelled (a usual setting of Stripe's). */
const RETRY_EVERY = 2 * DAY;
const RETRY_FOR = 14 * DAY;

/** Changes a subscription and makes the event of it, which names what was there before. */
export const change = (account: Account, subscription: Subscription, changes: Partial<Subscription>): void => {
  const before = Object.fromEntries(
    Object.keys(changes).map((name) => [name, structuredClone(subscription[name as keyof Subscription])]),
  );
  Object.assign(subscription, changes);
  account.emit('customer.subscription.updated', subscription, before);
};

export const whenPaid = (account: Account, invoice: Invoice): void => {
  const subscription = account.objects.subscriptions.get(invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  const card = intentOf(account, invoice.id)?.payment_method;
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription' && card;
  const kept = keepsCard ? { default_payment_method: card } : {};
  if (subscription.status === 'incomplete' || subscription.status === 'past_due') {
    change(account, subscription, { status: 'active', ...kept });
  } else if (subscription.pending_update) {
    const { subscription_items: items } = subscription.pending_update;
    change(account, subscription, { items: { ...subscription.items, data: items }, pending_update: null, ...kept });
    account.emit('customer.subscription.pending_update_applied', subscription);
  }
};

/** What a failed payment of an invoice means: a renewal is tried again, and given up in the end. */
export const whenUnpaid = (account: Account, invoice: Invoice, isPresent: boolean): void => {
  const subscription = account.objects.subscriptions.get(invoice.parent.subscription_details.subscription);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const isLast = account.now() >= invoice.created + RETRY_FOR;
  if (isRenewal && !isPresent) invoice.next_payment_attempt = isLast ? null : account.now() + RETRY_EVERY;
  const waits = intentOf(account, invoice.id)?.status === 'requires_action';
  account.emit(waits ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice);
  if (!subscription || !isRenewal) return;
  if (isLast && !isPresent) cancelNow(account, subscription, 'payment_failed');
  else if (subscription.status === 'active') change(account, subscription, { status: 'past_due' });
};

export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** Ends a subscription at once; of one whose first payment is open, its invoice too. */
export const cancelNow = (
  account: Account,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed',
): void => {
  if (isOver(subscription)) return;
  const invoice = account.objects.invoices.get(subscription.latest_invoice ?? '');
  if (subscription.status === 'incomplete' && invoice) voidInvoice(account, invoice);
  if (invoice) invoice.next_payment_attempt = null;
  const schedule = account.objects.schedules.get(subscription.schedule ?? '');
  if (schedule) endSchedule(account, schedule, 'canceled');
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? account.now(),
    ended_at: account.now(),
    pending_update: null,
    schedule: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  } satisfies Partial<Subscription>);
  account.emit('customer.subscription.deleted', subscription);
};

export const endSchedule = (
  account: Account,
  schedule: Schedule,
  status: 'canceled' | 'completed' | 'released',
): void => {
  const subscription = account.objects.subscriptions.get(schedule.subscription ?? '');
  schedule.status = status;
  schedule.current_phase = null;
  if (status === 'canceled') schedule.canceled_at = account.now();
  else schedule.completed_at = status === 'completed' ? account.now() : null;
  if (status === 'released') {
    schedule.released_at = account.now();
    schedule.released_subscription = schedule.subscription;
    schedule.subscription = null;
  }
  account.emit(`subscription_schedule.${status}`, schedule);
  if (subscription && status === 'released') change(account, subscription, { schedule: null });
};
