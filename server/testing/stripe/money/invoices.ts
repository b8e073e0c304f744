import type { Account } from '../account.ts';
import {
  listOf,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
  type Price,
  type Subscription,
} from '../objects.ts';
import { cancelIntent, createIntent } from './intents.ts';

export interface Line {
  price: Price;
  amount: number;
  description: string;
  start: number;
  end: number;
  isProration: boolean;
}

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** An invoice of some lines that is not kept yet, as a preview gives it. What Stripe owes its customer is taken off. */
export const draftInvoice = (account: Account, subscription: Subscription, reason: Reason, lines: Line[]): Invoice => {
  const id = account.id('in');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = account.objects.customers.get(subscription.customer)?.balance ?? 0;
  const due = Math.max(0, total + balance);
  const [start, end] = [Math.min(...lines.map((line) => line.start)), Math.max(...lines.map((line) => line.end))];
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Lampstand',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: 'usd',
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: account.objects.customers.get(subscription.customer)?.email ?? null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: account.now(),
    ending_balance: Math.min(0, total + balance),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: null,
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => describeLine(account, subscription, id, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: end,
    period_start: start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};

const describeLine = (account: Account, subscription: Subscription, invoice: string, line: Line): InvoiceLine => ({
  id: account.id('il'),
  object: 'line_item',
  amount: line.amount,
  currency: 'usd',
  description: line.description,
  invoice,
  livemode: false,
  period: { start: line.start, end: line.end },
  subtotal: line.amount,
  quantity: 1,
  subscription: subscription.id,
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { proration: line.isProration, subscription: subscription.id },
  },
  pricing: { type: 'price_details', price_details: { price: line.price.id, product: line.price.product } },
});

/**
 * Makes an invoice and asks for its payment. Stripe finalizes a renewal's invoice an hour after it made it; here that is at once.
 */
export const openInvoice = (account: Account, subscription: Subscription, reason: Reason, lines: Line[]): Invoice => {
  const invoice = draftInvoice(account, subscription, reason, lines);
  account.objects.invoices.set(invoice.id, invoice);
  const customer = account.objects.customers.get(subscription.customer);
  if (customer) customer.balance = invoice.ending_balance ?? 0;
  account.emit('invoice.created', invoice);
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = account.now();
  account.emit('invoice.finalized', invoice);
  if (invoice.amount_due > 0) {
    const intent = createIntent(account, subscription.customer, invoice.amount_due);
    const payment: InvoicePayment = {
      id: account.id('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: account.now(),
      currency: 'usd',
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    };
    account.objects.invoicePayments.set(payment.id, payment);
  }
  return invoice;
};

export const paymentOf = ({ objects }: Account, invoice: string): InvoicePayment | undefined =>
  [...objects.invoicePayments.values()].find((payment) => payment.invoice === invoice);

export const intentOf = (account: Account, invoice: string) =>
  account.objects.paymentIntents.get(paymentOf(account, invoice)?.payment.payment_intent ?? '');

export const invoiceOf = ({ objects }: Account, intent: string): Invoice | undefined => {
  const payment = [...objects.invoicePayments.values()].find((each) => each.payment.payment_intent === intent);
  return payment && objects.invoices.get(payment.invoice);
};

export const markPaid = (account: Account, invoice: Invoice): void => {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = account.now();
  const payment = paymentOf(account, invoice.id);
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = account.now();
    account.emit('invoice_payment.paid', payment);
  }
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
};

export const voidInvoice = (account: Account, invoice: Invoice): void => {
  if (invoice.status !== 'open') return;
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = account.now();
  const payment = paymentOf(account, invoice.id);
  if (payment) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = account.now();
  }
  const intent = intentOf(account, invoice.id);
  if (intent) cancelIntent(account, intent);
  account.emit('invoice.voided', invoice);
};
