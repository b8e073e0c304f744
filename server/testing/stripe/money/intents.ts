import type { Account } from '../account.ts';
import { Refusal } from '../http/refusal.ts';
import type { CardError, Charge, PaymentIntent, PaymentMethod } from '../objects.ts';
import { declined, judge } from './cards.ts';

export const createIntent = (account: Account, customer: string, amount: number): PaymentIntent => {
  const id = account.id('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${account.id('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: 'usd',
    customer,
    customer_account: null,
    description: 'Subscription',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  account.objects.paymentIntents.set(id, intent);
  account.emit('payment_intent.created', intent);
  return intent;
};

export const cancelIntent = (account: Account, intent: PaymentIntent): void => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: account.now(),
    cancellation_reason: 'void_invoice',
    next_action: null,
  });
  account.emit('payment_intent.canceled', intent);
};

const unexpected = (intent: PaymentIntent, message: string): Refusal =>
  new Refusal(400, 'invalid_request_error', message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  });

/** Tries to take the money. The intent's status says what became of it. */
export const attempt = (account: Account, intent: PaymentIntent, card: PaymentMethod, isPresent: boolean): void => {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
  intent.payment_method = card.id;
  const outcome = isPresent ? null : takeOutcome(account, intent.customer);
  const answer = outcome === 'decline' ? declined : (outcome ?? judge(card, isPresent));
  if (answer === 'authenticate') return requireAction(account, intent);
  if (answer) fail(account, intent, card, answer);
  else succeed(account, intent, card);
};

const takeOutcome = (account: Account, customer: string) => {
  const next = account.outcomes.get(customer);
  if (!next || next.left < 1) return null;
  next.left -= 1;
  return next.outcome;
};

/** Ends the step in which the bank asks who is paying. */
export const finishAction = (account: Account, intent: PaymentIntent, isWho: boolean): void => {
  const card = account.objects.paymentMethods.get(intent.payment_method ?? '');
  if (intent.status !== 'requires_action' || !card)
    throw unexpected(intent, `This PaymentIntent has a status of ${intent.status}.`);
  intent.next_action = null;
  if (isWho) return succeed(account, intent, card);
  fail(account, intent, card, {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
};

const requireAction = (account: Account, intent: PaymentIntent): void => {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `https://hooks.stripe.com/3ds/${intent.id}` },
  };
  account.emit('payment_intent.requires_action', intent);
};

const succeed = (account: Account, intent: PaymentIntent, card: PaymentMethod): void => {
  card.customer = intent.customer;
  const charge = newCharge(account, intent, null);
  intent.latest_charge = charge.id;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
};

const fail = (account: Account, intent: PaymentIntent, card: PaymentMethod, error: CardError): void => {
  const charge = newCharge(account, intent, error);
  intent.latest_charge = charge.id;
  // A card that was kept stays: the next try takes it again.
  if (card.customer === null) intent.payment_method = null;
  intent.status = 'requires_payment_method';
  intent.last_payment_error = error;
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
};

const newCharge = (account: Account, intent: PaymentIntent, error: CardError | null): Charge => {
  const charge: Charge = {
    id: account.id('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: error ? null : account.id('txn'),
    calculated_statement_descriptor: null,
    captured: !error,
    created: account.now(),
    currency: 'usd',
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    paid: !error,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  account.objects.charges.set(charge.id, charge);
  return charge;
};
