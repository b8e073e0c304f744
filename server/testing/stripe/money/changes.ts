import type { Account } from '../account.ts';
import type { Form } from '../http/form.ts';
import { invalid, missing, Refusal } from '../http/refusal.ts';
import type { Item, Subscription } from '../objects.ts';
import { collect } from './collect.ts';
import { intentOf, openInvoice, voidInvoice, type Line } from './invoices.ts';
import { change, isOver, OPEN_FOR } from './lifecycle.ts';
import { newItem, priceOf } from './subscriptions.ts';

const behaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;
const prorations = ['always_invoice', 'create_prorations', 'none'] as const;
/** What may be given beside a change that waits for its payment. */
const pending = ['items', 'payment_behavior', 'proration_behavior', 'proration_date', 'expand'];

/** The items as a request wants them. One without an id is added, as at Stripe: whoever forgets it pays for both. */
export const changedItems = (account: Account, subscription: Subscription, form: Form): Item[] => {
  const items = structuredClone(subscription.items.data);
  for (const wanted of form.forms('items')) {
    wanted.only('id', 'price', 'quantity', 'deleted', 'metadata');
    const id = wanted.text('id');
    const at = items.findIndex((item) => item.id === id);
    const item = items[at];
    if (id !== undefined && !item) throw missing('subscription item', id, wanted.name('id'));
    const [first] = items;
    if (!item) {
      if (!first) continue;
      const { current_period_start: start, current_period_end: end } = first;
      items.push(newItem(account, subscription.id, priceOf(account, wanted), start, end));
    } else if (wanted.flag('deleted')) items.splice(at, 1);
    else if (wanted.has('price')) item.price = structuredClone(priceOf(account, wanted));
  }
  const intervals = new Set(items.map(({ price }) => price.recurring.interval));
  // Stripe would begin a new period; ours sell months alone.
  if (!intervals.has(subscription.items.data[0]?.price.recurring.interval ?? '') || intervals.size > 1)
    throw new Refusal(501, 'api_error', 'This Stripe of tests can not change the interval.');
  return items;
};

/** What is given back for the rest of the period, and what the rest costs then. */
export const prorate = (account: Account, before: readonly Item[], after: readonly Item[], date?: number): Line[] => {
  const now = date ?? account.now();
  const share = (item: Item) => (item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  const line = (item: Item, amount: number, description: string): Line => ({
    price: item.price,
    amount,
    description,
    start: now,
    end: item.current_period_end,
    isProration: true,
  });
  const differs = (item: Item, others: readonly Item[]) =>
    !others.some(({ id, price }) => id === item.id && price.id === item.price.id);
  return [
    ...before
      .filter((item) => differs(item, after))
      .map((item) => line(item, -Math.round(item.price.unit_amount * share(item)), 'Unused time')),
    ...after
      .filter((item) => differs(item, before))
      .map((item) => line(item, Math.round(item.price.unit_amount * share(item)), 'Remaining time')),
  ];
};

/** Changes a subscription as a request asks. */
export const updateSubscription = (account: Account, subscription: Subscription, form: Form): void => {
  const behavior = form.oneOf('payment_behavior', behaviors) ?? 'allow_incomplete';
  if (isOver(subscription) && form.names.some((name) => !['metadata', 'cancellation_details', 'expand'].includes(name)))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const other = form.names.find((name) => !pending.includes(name));
  if (behavior === 'pending_if_incomplete' && other)
    throw invalid(`You cannot use ${other} with payment_behavior set to pending_if_incomplete.`, other);
  const changes = { ...cancellation(account, subscription, form), ...settings(account, subscription, form) };
  if (Object.keys(changes).length > 0) change(account, subscription, changes);
  if (!form.has('items')) return;
  const items = changedItems(account, subscription, form);
  const proration = form.oneOf('proration_behavior', prorations) ?? 'create_prorations';
  // What it leaves for the next invoice is not kept here.
  if (proration === 'create_prorations')
    throw new Refusal(501, 'api_error', 'This Stripe of tests knows always_invoice and none.');
  const lines =
    proration === 'none' ? [] : prorate(account, subscription.items.data, items, form.integer('proration_date'));
  if (lines.length === 0 || subscription.status === 'incomplete') return setItems(account, subscription, items);
  changeNow(account, subscription, items, lines, behavior);
};

const setItems = (account: Account, subscription: Subscription, data: Item[]): void => {
  if (JSON.stringify(data) !== JSON.stringify(subscription.items.data))
    change(account, subscription, { items: { ...subscription.items, data }, pending_update: null });
};

const changeNow = (
  account: Account,
  subscription: Subscription,
  items: Item[],
  lines: Line[],
  behavior: (typeof behaviors)[number],
): void => {
  dropPendingUpdate(account, subscription);
  const invoice = openInvoice(account, subscription, 'subscription_update', lines);
  if (behavior !== 'default_incomplete') collect(account, subscription, invoice);
  const isPaid = invoice.status === 'paid';
  if (!isPaid && behavior === 'error_if_incomplete') {
    const error = intentOf(account, invoice.id)?.last_payment_error;
    voidInvoice(account, invoice);
    throw new Refusal(
      402,
      'card_error',
      error?.message ?? 'Payment for this subscription requires additional user action.',
      {
        code: error?.code ?? 'subscription_payment_intent_requires_action',
      },
    );
  }
  if (isPaid) {
    subscription.latest_invoice = invoice.id;
    return setItems(account, subscription, items);
  }
  if (behavior !== 'pending_if_incomplete')
    return change(account, subscription, {
      items: { ...subscription.items, data: items },
      latest_invoice: invoice.id,
      status: 'past_due',
    });
  change(account, subscription, {
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: [],
      expires_at: account.now() + OPEN_FOR,
      metadata: null,
      subscription_items: items,
      trial_end: null,
      trial_from_plan: null,
    },
  });
};

/** Another change takes the place of one that waits. */
export const dropPendingUpdate = (account: Account, subscription: Subscription): void => {
  if (!subscription.pending_update) return;
  const invoice = account.objects.invoices.get(subscription.latest_invoice ?? '');
  if (invoice) voidInvoice(account, invoice);
  change(account, subscription, { pending_update: null });
};

const cancellation = (account: Account, subscription: Subscription, form: Form): Partial<Subscription> => {
  const atEnd = form.flag('cancel_at_period_end');
  const at = form.has('cancel_at') ? (form.integer('cancel_at') ?? null) : undefined;
  if (atEnd === undefined && at === undefined) return {};
  if (subscription.schedule)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  const end = Math.min(...subscription.items.data.map((item) => item.current_period_end));
  const cancelAt = atEnd ? end : (at ?? null);
  return {
    cancel_at_period_end: atEnd ?? false,
    cancel_at: cancelAt,
    canceled_at: cancelAt === null ? null : account.now(),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancelAt === null ? null : 'cancellation_requested',
    },
  };
};

const settings = (account: Account, subscription: Subscription, form: Form): Partial<Subscription> => {
  const card = form.text('default_payment_method');
  if (card !== undefined && !account.objects.paymentMethods.has(card))
    throw missing('PaymentMethod', card, 'default_payment_method');
  return {
    ...(form.has('metadata') && { metadata: form.metadata(subscription.metadata) }),
    ...(card !== undefined && { default_payment_method: card }),
  };
};
