import type { Account } from '../account.ts';
import type { Subscription } from '../objects.ts';
import { collect } from './collect.ts';
import { openInvoice, voidInvoice } from './invoices.ts';
import { cancelNow, change, endSchedule, isOver, OPEN_FOR } from './lifecycle.ts';
import { periodEnd } from './periods.ts';
import { lineOf } from './subscriptions.ts';

interface Due {
  time: number;
  act: () => void;
}

/** Makes happen what is due until now, in the order of time. */
export const advance = (account: Account): void => {
  const now = account.now();
  for (;;) {
    const due = [...account.objects.subscriptions.values()]
      .flatMap((subscription) => dueOf(account, subscription))
      .filter(({ time }) => time <= now)
      // What is due at one moment happens in the order in which dueOf names it.
      .toSorted((a, b) => a.time - b.time)[0];
    if (!due) return;
    account.at(due.time, due.act);
  }
};

const dueOf = (account: Account, subscription: Subscription): Due[] => {
  if (isOver(subscription)) return [];
  const invoice = account.objects.invoices.get(subscription.latest_invoice ?? '');
  if (subscription.status === 'incomplete')
    return [{ time: subscription.created + OPEN_FOR, act: () => expire(account, subscription) }];
  const due: Due[] = [];
  const { pending_update: update, cancel_at: end } = subscription;
  if (update) due.push({ time: update.expires_at, act: () => dropUpdate(account, subscription) });
  if (end !== null) due.push({ time: end, act: () => cancelNow(account, subscription, 'cancellation_requested') });
  const schedule = account.objects.schedules.get(subscription.schedule ?? '');
  if (schedule?.current_phase)
    due.push({ time: schedule.current_phase.end_date, act: () => nextPhase(account, subscription) });
  if (invoice?.status === 'open' && invoice.next_payment_attempt !== null)
    due.push({ time: invoice.next_payment_attempt, act: () => collect(account, subscription, invoice) });
  const [item] = subscription.items.data;
  if (item) due.push({ time: item.current_period_end, act: () => renew(account, subscription) });
  return due;
};

const expire = (account: Account, subscription: Subscription): void => {
  const invoice = account.objects.invoices.get(subscription.latest_invoice ?? '');
  if (invoice) voidInvoice(account, invoice);
  change(account, subscription, { status: 'incomplete_expired', ended_at: account.now() });
};

const dropUpdate = (account: Account, subscription: Subscription): void => {
  const invoice = account.objects.invoices.get(subscription.latest_invoice ?? '');
  if (invoice) voidInvoice(account, invoice);
  subscription.pending_update = null;
  account.emit('customer.subscription.pending_update_expired', subscription);
};

const nextPhase = (account: Account, subscription: Subscription): void => {
  const schedule = account.objects.schedules.get(subscription.schedule ?? '');
  const end = schedule?.current_phase?.end_date;
  if (!schedule || end === undefined) return;
  const phase = schedule.phases.find(({ start_date }) => start_date === end);
  if (!phase) {
    if (schedule.end_behavior !== 'cancel') return endSchedule(account, schedule, 'released');
    endSchedule(account, schedule, 'completed');
    subscription.schedule = null;
    return cancelNow(account, subscription, 'cancellation_requested');
  }
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  account.emit('subscription_schedule.updated', schedule);
  // A phase that begins within a period is not prorated here: ours begin with one.
  const data = subscription.items.data.map((item, at) => {
    const price = account.objects.prices.get(phase.items[at]?.price ?? '');
    return price ? { ...item, price: structuredClone(price) } : item;
  });
  change(account, subscription, { items: { ...subscription.items, data } });
};

const renew = (account: Account, subscription: Subscription): void => {
  // A change that waits does not outlive its period.
  if (subscription.pending_update) dropUpdate(account, subscription);
  const before = account.objects.invoices.get(subscription.latest_invoice ?? '');
  // What was never paid is not asked for again beside the new period.
  if (before?.status === 'open') before.next_payment_attempt = null;
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, subscription.billing_cycle_anchor, item.price.recurring),
  }));
  const items = { ...subscription.items, data };
  const invoice = openInvoice(account, { ...subscription, items }, 'subscription_cycle', data.map(lineOf));
  change(account, subscription, { items, latest_invoice: invoice.id });
  collect(account, subscription, invoice);
};
