import type { Account } from '../account.ts';
import { Refusal } from '../http/refusal.ts';
import type { Invoice, PaymentIntent, Subscription } from '../objects.ts';
import { cardOf } from './cards.ts';
import { attempt, finishAction } from './intents.ts';
import { intentOf, invoiceOf, markPaid } from './invoices.ts';
import { whenPaid, whenUnpaid } from './lifecycle.ts';

/** Settles invoice and subscription by what became of an attempt. */
const settle = (account: Account, intent: PaymentIntent, isPresent: boolean): void => {
  const invoice = invoiceOf(account, intent.id);
  if (!invoice) return;
  if (intent.status !== 'succeeded') return whenUnpaid(account, invoice, isPresent);
  markPaid(account, invoice);
  whenPaid(account, invoice);
};

/** Pays an intent as a browser does, whose person is there to be asked. Throws 402 for a card that is declined. */
export const confirm = (account: Account, intent: PaymentIntent, card: string): PaymentIntent => {
  attempt(account, intent, cardOf(account, card), true);
  settle(account, intent, true);
  if (intent.last_payment_error && intent.status === 'requires_payment_method')
    throw new Refusal(402, 'card_error', intent.last_payment_error.message, {
      ...intent.last_payment_error,
      charge: intent.latest_charge,
      payment_intent: structuredClone(intent),
    });
  return intent;
};

export const authenticate = (account: Account, intent: PaymentIntent, isWho: boolean): PaymentIntent => {
  finishAction(account, intent, isWho);
  settle(account, intent, true);
  return intent;
};

/** Takes an invoice's money while nobody is there: with the card that was kept. */
export const collect = (account: Account, subscription: Subscription, invoice: Invoice): void => {
  const intent = intentOf(account, invoice.id);
  if (!intent) {
    markPaid(account, invoice);
    return whenPaid(account, invoice);
  }
  const card =
    subscription.default_payment_method ??
    account.objects.customers.get(subscription.customer)?.invoice_settings.default_payment_method;
  if (intent.status === 'requires_payment_method' && typeof card === 'string')
    attempt(account, intent, cardOf(account, card), false);
  settle(account, intent, false);
};
