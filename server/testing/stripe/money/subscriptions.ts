import type { Account } from '../account.ts';
import type { Form } from '../http/form.ts';
import { invalid, missing } from '../http/refusal.ts';
import { listOf, type Item, type Price, type Subscription } from '../objects.ts';
import { collect } from './collect.ts';
import { openInvoice, type Line } from './invoices.ts';
import { periodEnd } from './periods.ts';

export const priceOf = (account: Account, form: Form): Price => {
  const id = form.required('price');
  const price = account.objects.prices.get(id);
  if (!price) throw missing('price', id, form.name('price'));
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', 'price');
  return price;
};

export const newItem = (account: Account, subscription: string, price: Price, start: number, end: number): Item => ({
  id: account.id('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: account.now(),
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  price: structuredClone(price),
  quantity: 1,
  subscription,
  tax_rates: [],
});

export const lineOf = (item: Item): Line => ({
  price: item.price,
  amount: item.price.unit_amount * item.quantity,
  description: `1 × ${item.price.nickname ?? item.price.product} (at $${item.price.unit_amount / 100} / ${item.price.recurring.interval})`,
  start: item.current_period_start,
  end: item.current_period_end,
  isProration: false,
});

const behaviors = ['default_incomplete', 'allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;

/** Begins a subscription. Of the payment behaviors only `default_incomplete` is known here: a person always confirms the first payment. */
export const beginSubscription = (account: Account, form: Form): Subscription => {
  const customer = form.required('customer');
  if (!account.objects.customers.has(customer)) throw missing('customer', customer, 'customer');
  const prices = form.forms('items').map((item) => {
    item.only('price', 'quantity', 'metadata');
    return priceOf(account, item);
  });
  const [price] = prices;
  if (!price) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  if (form.oneOf('payment_behavior', behaviors) !== 'default_incomplete')
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      undefined,
      'resource_missing',
    );
  const id = account.id('sub');
  const now = account.now();
  const end = periodEnd(now, now, price.recurring);
  const items = prices.map((each) => newItem(account, id, each, now, end));
  const subscription = newSubscription(account, id, customer, items, form);
  account.objects.subscriptions.set(id, subscription);
  account.emit('customer.subscription.created', subscription);
  const invoice = openInvoice(account, subscription, 'subscription_create', items.map(lineOf));
  subscription.latest_invoice = invoice.id;
  // Nothing is due where there is credit enough.
  if (invoice.amount_due === 0) collect(account, subscription, invoice);
  return subscription;
};

const newSubscription = (account: Account, id: string, customer: string, items: Item[], form: Form): Subscription => {
  const settings = form.form('payment_settings');
  settings.only('save_default_payment_method', 'payment_method_types', 'payment_method_options');
  const now = account.now();
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: form.metadata(),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: settings.has('payment_method_types') ? settings.texts('payment_method_types') : null,
      save_default_payment_method: settings.oneOf('save_default_payment_method', ['off', 'on_subscription']) ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
};
