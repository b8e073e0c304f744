import type { Account } from '../account.ts';
import { fitsCreated, pageOf, paging } from '../http/pages.ts';
import type { Form } from '../http/form.ts';
import { invalid, known, missing, Refusal } from '../http/refusal.ts';
import { newCard } from '../money/cards.ts';
import { authenticate, confirm } from '../money/collect.ts';
import { refundCharge } from '../money/refunds.ts';
import type { PaymentIntent } from '../objects.ts';
import type { Call, Route } from './route.ts';

/** An intent as a browser may have it: only with its secret. */
const ownIntent = ({ account, form, id }: Call): PaymentIntent => {
  const intent = known(account.objects.paymentIntents, 'payment_intent', id);
  const secret = form.text('client_secret');
  const isOpenly = form.text('key') !== undefined;
  if ((isOpenly || secret !== undefined) && secret !== intent.client_secret)
    throw invalid('The client_secret provided does not match the client_secret associated with the PaymentIntent.');
  return intent;
};

const cardIn = (account: Account, form: Form): string => {
  const given = form.form('payment_method_data').form('card').text('number');
  return given === undefined ? form.required('payment_method') : newCard(account, given).id;
};

export const payments: Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: ['client_secret', 'key'],
    isOpen: true,
    answer: ownIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    takes: ['client_secret', 'key', 'payment_method', 'payment_method_data', 'return_url', 'use_stripe_sdk'],
    isOpen: true,
    answer: (call) => confirm(call.account, ownIntent(call), cardIn(call.account, call.form)),
  },
  {
    // Not Stripe's own: what the bank's page in hooks.stripe.com tells it.
    method: 'POST',
    path: '/v1/payment_intents/:id/authenticate',
    takes: ['client_secret', 'key', 'is_who'],
    isOpen: true,
    answer: (call) => authenticate(call.account, ownIntent(call), call.form.flag('is_who') ?? false),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    takes: [...paging, 'customer', 'payment_intent', 'created'],
    answer: ({ account, form }) => {
      const [customer, intent] = [form.text('customer'), form.text('payment_intent')];
      const found = [...account.objects.charges.values()].filter(
        (charge) =>
          (customer === undefined || charge.customer === customer) &&
          (intent === undefined || charge.payment_intent === intent) &&
          fitsCreated(form, charge.created),
      );
      return pageOf(found, form, '/v1/charges');
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.charges, 'charge', id),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: [...paging, 'charge', 'payment_intent', 'created'],
    answer: ({ account, form }) => {
      const [charge, intent] = [form.text('charge'), form.text('payment_intent')];
      const found = [...account.objects.refunds.values()].filter(
        (refund) =>
          (charge === undefined || refund.charge === charge) &&
          (intent === undefined || refund.payment_intent === intent) &&
          fitsCreated(form, refund.created),
      );
      return pageOf(found, form, '/v1/refunds');
    },
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: ['charge', 'payment_intent', 'amount', 'metadata', 'reason'],
    answer: ({ account, form }) => refund(account, form),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: [...paging, 'charge', 'payment_intent', 'created'],
    answer: ({ account, form }) => {
      const [charge, intent] = [form.text('charge'), form.text('payment_intent')];
      const found = [...account.objects.disputes.values()].filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (intent === undefined || dispute.payment_intent === intent) &&
          fitsCreated(form, dispute.created),
      );
      return pageOf(found, form, '/v1/disputes');
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    takes: [],
    answer: ({ account, id }) => known(account.objects.disputes, 'dispute', id),
  },
];

const refund = (account: Account, form: Form): object => {
  const [chargeId, intentId] = [form.text('charge'), form.text('payment_intent')];
  if ((chargeId === undefined) === (intentId === undefined))
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = intentId === undefined ? null : account.objects.paymentIntents.get(intentId);
  if (intentId !== undefined && !intent) throw missing('payment_intent', intentId, 'payment_intent');
  const id = chargeId ?? intent?.latest_charge ?? '';
  const charge = account.objects.charges.get(id);
  if (!charge) {
    if (intentId !== undefined)
      throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
    throw missing('charge', id, 'charge');
  }
  const reason = form.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  if (form.has('amount') && form.integer('amount') === undefined)
    throw new Refusal(400, 'invalid_request_error', 'Invalid integer: amount', { param: 'amount' });
  return refundCharge(account, charge, form.integer('amount'), form.metadata(), reason);
};
