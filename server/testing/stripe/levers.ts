import { Form } from './http/form.ts';
import { known, Refusal } from './http/refusal.ts';
import type { Account } from './account.ts';
import { deleteCustomer } from './api/customers.ts';
import { advance } from './money/advance.ts';
import { updateSubscription } from './money/changes.ts';
import type { Card } from './money/cards.ts';
import { authenticate, confirm } from './money/collect.ts';
import { intentOf } from './money/invoices.ts';
import { cancelNow } from './money/lifecycle.ts';
import { closeDispute, disputeCharge, refundCharge } from './money/refunds.ts';
import { beginSubscription } from './money/subscriptions.ts';
import type { Charge, Dispute, PaymentIntent, Price, Refund, Subscription, TestEvent } from './objects.ts';

/** What happens at Stripe without our server: what buyers, banks and whoever is at the dashboard do. */
export interface Levers {
  /** Makes happen what is due until now: renewals and tries again, ends, schedules, what was never paid. */
  advance(): void;
  /** Pays the open invoice of a subscription as its person does in the browser. Gives what became of the payment. */
  pay(subscription: string, card?: Card): PaymentIntent['status'];
  /** Ends the bank's question who is paying. */
  authenticate(subscription: string, isWho?: boolean): PaymentIntent['status'];
  /** Payments that nobody is present for fail; `Infinity` until `healPayments`. */
  failNextPayment(customer: string, times?: number): void;
  /** The next payment that nobody is present for (an upgrade, a renewal) has to be authenticated. */
  authenticateNextPayment(customer: string): void;
  healPayments(customer: string): void;
  dispute(charge: string): Dispute;
  closeDispute(dispute: string, status: 'won' | 'lost'): void;
  refundOutside(charge: string, amount?: number): Refund;
  deleteCustomerOutside(customer: string): void;
  cancelOutside(subscription: string, when?: 'now' | 'at_period_end'): void;
  /** Changes the plan at once, prorated and invoiced. */
  changeOutside(subscription: string, plan: string): void;
  /** Subscribes a customer and pays, as a second subscription by accident would be. */
  subscribeOutside(customer: string, plan: string, card?: Card): Subscription;
  priceOf(plan: string): Price;
  removePrice(plan: string): void;
  /** Of one customer or subscription, the latest first. */
  chargesOf(id: string): Charge[];
  /** Makes all of a subscription as old as if it had been begun so many seconds earlier: for a server whose clock is the real one. */
  shift(subscription: string, seconds: number): void;
  /** An event that Stripe never kept, such as one of live mode. */
  forge(type: string, object: object, fields?: Partial<TestEvent>): TestEvent;
}

export const createLevers = (account: Account): Levers => {
  const { objects } = account;
  const subscriptionOf = (id: string) => known(objects.subscriptions, 'subscription', id);
  const openIntent = (id: string): PaymentIntent => {
    const intent = intentOf(account, subscriptionOf(id).latest_invoice ?? '');
    if (!intent) throw new Error(`${id} has no payment open`);
    return intent;
  };
  const priceOf = (plan: string): Price => {
    const price = [...objects.prices.values()].findLast((each) => each.active && each.metadata['plan'] === plan);
    if (!price) throw new Error(`there is no price for ${plan}`);
    return price;
  };
  const levers: Levers = {
    advance: () => advance(account),
    pay(id, card = 'pm_card_visa') {
      const intent = openIntent(id);
      try {
        return confirm(account, intent, card).status;
      } catch (error) {
        if (error instanceof Refusal && error.status === 402) return intent.status;
        throw error;
      }
    },
    authenticate: (id, isWho = true) => authenticate(account, openIntent(id), isWho).status,
    failNextPayment: (customer, times = 1) => void account.outcomes.set(customer, { outcome: 'decline', left: times }),
    authenticateNextPayment: (customer) => void account.outcomes.set(customer, { outcome: 'authenticate', left: 1 }),
    healPayments: (customer) => void account.outcomes.delete(customer),
    dispute: (id) => disputeCharge(account, known(objects.charges, 'charge', id)),
    closeDispute: (id, status) => closeDispute(account, known(objects.disputes, 'dispute', id), status),
    refundOutside: (id, amount) => refundCharge(account, known(objects.charges, 'charge', id), amount),
    deleteCustomerOutside: (id) => void deleteCustomer(account, id),
    cancelOutside(id, when = 'now') {
      const subscription = subscriptionOf(id);
      if (when === 'now') return cancelNow(account, subscription, 'cancellation_requested');
      updateSubscription(account, subscription, new Form({ cancel_at_period_end: 'true' }));
    },
    changeOutside(id, plan) {
      const subscription = subscriptionOf(id);
      const item = { id: subscription.items.data[0]?.id ?? '', price: priceOf(plan).id };
      updateSubscription(account, subscription, new Form({ items: { 0: item }, proration_behavior: 'always_invoice' }));
    },
    subscribeOutside(customer, plan, card = 'pm_card_visa') {
      const subscription = beginSubscription(
        account,
        new Form({
          customer,
          items: { 0: { price: priceOf(plan).id } },
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
        }),
      );
      levers.pay(subscription.id, card);
      return subscription;
    },
    priceOf,
    removePrice: (plan) => void (priceOf(plan).active = false),
    chargesOf: (id) => chargesOf(account, id),
    shift: (id, seconds) => shift(account, subscriptionOf(id), seconds),
    forge(type, object, fields = {}) {
      const event = { ...account.emit(type, object), ...fields };
      objects.events.delete(event.id);
      return event;
    },
  };
  return levers;
};

const chargesOf = (account: Account, id: string): Charge[] => {
  const { objects } = account;
  const intents = [...objects.invoices.values()]
    .filter((invoice) => invoice.parent.subscription_details.subscription === id)
    .map((invoice) => intentOf(account, invoice.id)?.id);
  return [...objects.charges.values()]
    .filter(({ customer, payment_intent }) => customer === id || intents.includes(payment_intent))
    .toReversed();
};

const shift = (account: Account, subscription: Subscription, seconds: number): void => {
  subscription.created -= seconds;
  subscription.start_date -= seconds;
  subscription.billing_cycle_anchor -= seconds;
  if (subscription.cancel_at !== null) subscription.cancel_at -= seconds;
  if (subscription.pending_update) subscription.pending_update.expires_at -= seconds;
  for (const item of subscription.items.data) {
    item.current_period_start -= seconds;
    item.current_period_end -= seconds;
  }
  const schedule = account.objects.schedules.get(subscription.schedule ?? '');
  for (const phase of [...(schedule?.phases ?? []), schedule?.current_phase]) {
    if (!phase) continue;
    phase.start_date -= seconds;
    phase.end_date -= seconds;
  }
  for (const invoice of account.objects.invoices.values()) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    invoice.created -= seconds;
    if (invoice.next_payment_attempt !== null) invoice.next_payment_attempt -= seconds;
  }
  for (const charge of chargesOf(account, subscription.id)) charge.created -= seconds;
};
