import type { Form } from '../http/form.ts';
import { fitsCreated, pageOf, paging } from '../http/pages.ts';
import { invalid, known, missing } from '../http/refusal.ts';
import type { Account } from '../account.ts';
import { changedItems, prorate } from '../money/changes.ts';
import { draftInvoice, voidInvoice, type Line } from '../money/invoices.ts';
import { isOver } from '../money/lifecycle.ts';
import { periodEnd } from '../money/periods.ts';
import { lineOf } from '../money/subscriptions.ts';
import type { Item } from '../objects.ts';
import type { Route } from './route.ts';

export const invoices: Route[] = [
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    takes: ['customer', 'subscription', 'subscription_details'],
    answer: ({ account, form }) => preview(account, form),
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: [...paging, 'customer', 'subscription', 'status', 'created'],
    answer: ({ account, form }) => {
      const [customer, subscription, status] = [form.text('customer'), form.text('subscription'), form.text('status')];
      const found = [...account.objects.invoices.values()].filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (subscription === undefined || invoice.parent.subscription_details.subscription === subscription) &&
          (status === undefined || invoice.status === status) &&
          fitsCreated(form, invoice.created),
      );
      return pageOf(found, form, '/v1/invoices');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.invoices, 'invoice', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    takes: [],
    answer: ({ account, id }) => {
      const invoice = known(account.objects.invoices, 'invoice', id);
      if (invoice.status !== 'open') throw invalid('You can only void an open invoice.');
      voidInvoice(account, invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    takes: [...paging, 'invoice', 'payment', 'status'],
    answer: ({ account, form }) => {
      const [invoice, status] = [form.text('invoice'), form.text('status')];
      const intent = form.form('payment').text('payment_intent');
      const found = [...account.objects.invoicePayments.values()].filter(
        (payment) =>
          (invoice === undefined || payment.invoice === invoice) &&
          (status === undefined || payment.status === status) &&
          (intent === undefined || payment.payment.payment_intent === intent),
      );
      return pageOf(found, form, '/v1/invoice_payments');
    },
  },
];

/**
 * What a change would cost: with `always_invoice` what is asked for at once; else the next period's invoice, with what is prorated
 * where `create_prorations` stands or nothing is said.
 */
const preview = (account: Account, form: Form): object => {
  const id = form.required('subscription');
  const subscription = account.objects.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'subscription');
  const customer = form.text('customer');
  if (customer !== undefined && customer !== subscription.customer)
    throw invalid('The subscription does not belong to the customer.', 'customer');
  if (isOver(subscription)) throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none');
  const details = form.form('subscription_details');
  details.only('items', 'proration_behavior', 'proration_date');
  const items = changedItems(account, subscription, details);
  const behavior = details.oneOf('proration_behavior', ['always_invoice', 'create_prorations', 'none']);
  const prorated =
    behavior === 'none' ? [] : prorate(account, subscription.items.data, items, details.integer('proration_date'));
  const lines = behavior === 'always_invoice' && prorated.length > 0 ? prorated : [...prorated, ...items.map(nextLine)];
  const reason = behavior === 'always_invoice' ? 'subscription_update' : 'subscription_cycle';
  const invoice = draftInvoice(account, subscription, reason, lines);
  return { ...invoice, id: `upcoming_${invoice.id}` };
};

const nextLine = (item: Item): Line => {
  const start = item.current_period_end;
  return { ...lineOf(item), start, end: periodEnd(start, start, item.price.recurring) };
};
