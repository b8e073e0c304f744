import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStripe, type StripeClient } from '../../billing/service.ts';
import { startStripe, type TestStripe } from './startStripe.ts';

// The stand-in for Stripe, driven by Stripe's own library: what our tests of money stand on.

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let clock: number;
let stripe: TestStripe;
let client: StripeClient;

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 20, 12);
  stripe = await startStripe({ now: () => clock });
  client = await openStripe(stripe.settings);
});
afterEach(() => stripe.close());

const subscribe = async (plan = 'premium', options?: Stripe.RequestOptions) => {
  const customer = await client.customers.create({ email: 'ruth@example.org', metadata: { userId: 'ruth' } });
  const subscription = await client.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: stripe.priceOf(plan).id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    },
    options,
  );
  return { customer: customer.id, subscription };
};

const paid = async (plan?: string) => {
  const { customer, subscription } = await subscribe(plan);
  stripe.pay(subscription.id);
  return { customer, id: subscription.id };
};

/** What happened, the oldest first. */
const happened = () => [...stripe.objects.events.values()].map(({ type }) => type);

const statusOf = async (id: string) => (await client.subscriptions.retrieve(id)).status;

const itemOf = async (id: string) => {
  const [item] = (await client.subscriptions.retrieve(id)).items.data;
  if (!item) throw new Error('no item');
  return item;
};

const upgrade = async (id: string, plan = 'family') =>
  client.subscriptions.update(id, {
    items: [{ id: (await itemOf(id)).id, price: stripe.priceOf(plan).id }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice.confirmation_secret'],
  });

const advanceTo = (time: number) => {
  clock = time;
  stripe.advance();
};

describe('a subscription', () => {
  it('waits for its first payment and is active once it is made', async () => {
    const { customer, subscription } = await subscribe();
    expect(subscription.status).toBe('incomplete');
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice.amount_due).toBe(999);
    expect(invoice.confirmation_secret?.client_secret).toMatch(/^pi_\w+_secret_\w+$/);

    expect(stripe.pay(subscription.id)).toBe('succeeded');
    const page = await client.subscriptions.list({
      customer,
      status: 'all',
      expand: ['data.latest_invoice.payments'],
    });
    const [now] = page.data;
    expect(now?.status).toBe('active');
    expect(now?.items.data[0]?.current_period_end).toBe(Date.UTC(2026, 11, 20, 12) / 1000);
    const invoiceNow = now?.latest_invoice as Stripe.Invoice | undefined;
    const [payment] = invoiceNow?.payments?.data ?? [];
    const [charge] = (await client.charges.list({ customer })).data;
    expect(payment).toMatchObject({ status: 'paid', payment: { payment_intent: charge?.payment_intent } });
    expect(charge).toMatchObject({ amount: 999, refunded: false, disputed: false, status: 'succeeded' });
    expect(happened()).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  it('stays incomplete with a declined card and takes another', async () => {
    const { subscription } = await subscribe();
    expect(stripe.pay(subscription.id, 'pm_card_declined')).toBe('requires_payment_method');
    expect(await statusOf(subscription.id)).toBe('incomplete');
    expect(stripe.pay(subscription.id)).toBe('succeeded');
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('waits for the bank, and goes on only if the person is who pays', async () => {
    const { subscription } = await subscribe();
    expect(stripe.pay(subscription.id, 'pm_card_3ds')).toBe('requires_action');
    expect(stripe.authenticate(subscription.id, false)).toBe('requires_payment_method');
    expect(await statusOf(subscription.id)).toBe('incomplete');
    expect(stripe.pay(subscription.id, 'pm_card_3ds')).toBe('requires_action');
    expect(stripe.authenticate(subscription.id)).toBe('succeeded');
    expect(await statusOf(subscription.id)).toBe('active');
  });

  it('expires after 23 hours without a payment', async () => {
    const { subscription } = await subscribe();
    advanceTo(clock + 23 * HOUR - 1000);
    expect(await statusOf(subscription.id)).toBe('incomplete');
    advanceTo(clock + 1000);
    expect(await statusOf(subscription.id)).toBe('incomplete_expired');
    const invoice = await client.invoices.retrieve((subscription.latest_invoice as Stripe.Invoice).id);
    expect(invoice.status).toBe('void');
    expect(() => stripe.pay(subscription.id)).toThrow('canceled');
  });

  it('renews month by month on the day it began', async () => {
    clock = Date.UTC(2026, 0, 31, 8);
    const { customer, id } = await paid();
    advanceTo(Date.UTC(2026, 3, 1));
    expect((await client.charges.list({ customer })).data.map(({ created }) => new Date(created * 1000))).toEqual(
      [
        new Date(Date.UTC(2026, 2, 31, 8)),
        new Date(Date.UTC(2026, 1, 28, 8)),
        new Date(Date.UTC(2026, 0, 31, 8)),
      ].slice(0),
    );
    expect((await itemOf(id)).current_period_end).toBe(Date.UTC(2026, 3, 30, 8) / 1000);
  });

  it('is past due when a renewal fails, recovers with the next try, and ends when none succeeds', async () => {
    const { customer, id } = await paid();
    stripe.failNextPayment(customer);
    advanceTo(Date.UTC(2026, 11, 20, 12));
    expect(await statusOf(id)).toBe('past_due');
    expect(happened()).toContain('invoice.payment_failed');
    advanceTo(clock + 2 * DAY);
    expect(await statusOf(id)).toBe('active');
    stripe.failNextPayment(customer, Infinity);
    advanceTo(Date.UTC(2027, 0, 20, 12) + 13 * DAY);
    expect(await statusOf(id)).toBe('past_due');
    advanceTo(clock + DAY);
    expect(await statusOf(id)).toBe('canceled');
    expect(happened().at(-1)).toBe('customer.subscription.deleted');
  });

  it('ends with its period when it is cancelled, unless that is taken back', async () => {
    const { id } = await paid();
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await client.subscriptions.update(id, { cancel_at_period_end: false });
    advanceTo(Date.UTC(2026, 11, 21));
    expect(await statusOf(id)).toBe('active');
    const cancelled = await client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(cancelled.cancel_at).toBe(Date.UTC(2027, 0, 20, 12) / 1000);
    advanceTo(Date.UTC(2027, 0, 20, 12));
    expect(await statusOf(id)).toBe('canceled');
    await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('a change of plan', () => {
  it('is prorated, paid at once, and costs what its preview said', async () => {
    const { id } = await paid();
    clock = Date.UTC(2026, 11, 5, 12);
    const preview = await client.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: (await itemOf(id)).id, price: stripe.priceOf('family').id }],
        proration_behavior: 'always_invoice',
      },
    });
    expect(preview.amount_due).toBe(Math.round(1499 / 2) - Math.round(999 / 2));
    const after = await upgrade(id);
    expect(after.items.data[0]?.price.metadata['plan']).toBe('family');
    expect(after.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
    expect(after.pending_update).toBeNull();
  });

  it('waits while its payment has to be authenticated, and is dropped after 23 hours', async () => {
    const { customer, id } = await paid();
    stripe.authenticateNextPayment(customer);
    const waiting = await upgrade(id);
    expect(waiting.pending_update?.subscription_items?.[0]?.price.metadata['plan']).toBe('family');
    expect(waiting.items.data[0]?.price.metadata['plan']).toBe('premium');
    expect((waiting.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret).toBeTruthy();
    advanceTo(clock + 23 * HOUR);
    const dropped = await client.subscriptions.retrieve(id);
    expect(dropped.pending_update).toBeNull();
    expect(dropped.items.data[0]?.price.metadata['plan']).toBe('premium');

    stripe.authenticateNextPayment(customer);
    await upgrade(id);
    stripe.authenticate(id);
    expect((await itemOf(id)).price.metadata['plan']).toBe('family');
    expect((await client.subscriptions.retrieve(id)).pending_update).toBeNull();
  });

  it('that still waits when the period ends is dropped, and the old plan renews', async () => {
    const { customer, id } = await paid();
    clock = Date.UTC(2026, 11, 20, 11);
    stripe.authenticateNextPayment(customer);
    await upgrade(id);
    advanceTo(clock + HOUR);
    const renewed = await client.subscriptions.retrieve(id);
    expect(renewed).toMatchObject({ status: 'active', pending_update: null });
    expect(stripe.chargesOf(id).map(({ amount }) => amount)).toEqual([999, 999]);
  });

  it('that a schedule holds comes with the next period, and can be taken back', async () => {
    const { id } = await paid();
    const { current_period_start: start, current_period_end: end } = await itemOf(id);
    const schedule = await client.subscriptionSchedules.create({ from_subscription: id });
    await client.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: stripe.priceOf('premium').id }], start_date: start, end_date: end },
        { items: [{ price: stripe.priceOf('basic').id }], duration: { interval: 'month', interval_count: 1 } },
      ],
    });
    await expect(client.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow('schedule');
    advanceTo(end * 1000);
    expect((await itemOf(id)).price.metadata['plan']).toBe('basic');
    expect(stripe.chargesOf(id)[0]?.amount).toBe(499);
    advanceTo(Date.UTC(2027, 0, 21));
    expect((await client.subscriptions.retrieve(id)).schedule).toBeNull();

    const other = await client.subscriptionSchedules.create({ from_subscription: id });
    expect((await client.subscriptionSchedules.release(other.id)).status).toBe('released');
    expect((await client.subscriptions.retrieve(id)).schedule).toBeNull();
  });
});

describe('money that goes back', () => {
  it('is refunded once and no more', async () => {
    const { customer } = await paid();
    const [charge] = stripe.chargesOf(customer);
    const refund = await client.refunds.create({ charge: charge?.id ?? '' });
    expect(refund).toMatchObject({ amount: 999, status: 'succeeded' });
    expect((await client.charges.retrieve(refund.charge as string)).refunded).toBe(true);
    await expect(client.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(happened().slice(-2)).toEqual(['refund.created', 'charge.refunded']);
  });

  it('is taken by a dispute', async () => {
    const { customer } = await paid();
    const [charge] = stripe.chargesOf(customer);
    stripe.dispute(charge?.id ?? '');
    expect((await client.charges.list({ customer })).data[0]?.disputed).toBe(true);
    await expect(client.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });
});

describe('a customer that is deleted', () => {
  it('is answered as deleted, and its subscription has ended', async () => {
    const { customer, id } = await paid();
    expect(await client.customers.del(customer)).toMatchObject({ deleted: true });
    expect(await client.customers.retrieve(customer)).toMatchObject({ id: customer, deleted: true });
    expect(await statusOf(id)).toBe('canceled');
    expect(happened().slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted']);
    await expect(client.customers.del(customer)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});
