import { z } from 'zod';
import { paidTiers } from '../rules/roles.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const planId = z.enum(paidTiers);
const moment = z.iso.datetime().nullable();

const plan = z.strictObject({
  id: planId,
  name: z.string(),
  description: z.string(),
  /** In US dollars, as Stripe has it. */
  price: z.number().positive(),
  interval: z.enum(['month', 'year']),
  popular: z.boolean(),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

/** What a person has bought, or has a seat in, as screens show it. */
export const subscriptionState = z.strictObject({
  plan: planId.nullable(),
  status: z.enum(['none', 'incomplete', 'active', 'past_due', 'ended']),
  source: z.enum(['stripe', 'apple', 'family', 'none']),
  /** Until when it opens what it opens. */
  until: moment,
  /** When the next payment is due; null where it does not renew. */
  renewsAt: moment,
  /** When it ends because somebody cancelled it. */
  cancelAt: moment,
  /** The plan that follows at the end of the period, after a downgrade. */
  nextPlan: planId.nullable(),
  /** Until when all payments are given back on request; null where that is over, was done, or is Apple's to do. */
  refundableUntil: moment,
});
export type SubscriptionState = z.infer<typeof subscriptionState>;

const choice = z.strictObject({ planId });

/**
 * What is sold here, with Stripe's amounts: nothing where payments are not set up, or where nothing needs a subscription (then
 * `publishableKey` is null). Open to everybody.
 */
export const plans = endpoint(routes.plans, {
  reply: z.strictObject({ publishableKey: z.string().nullable(), plans: z.array(plan) }),
});

/** What the person has. Stripe is asked again while a first payment is open. */
export const subscription = endpoint(routes.subscription, { reply: subscriptionState });

/**
 * Begins a subscription, and gives the secret with which the browser confirms its first payment. An open attempt gives its own again;
 * another plan replaces it. 403 `email_unverified`, 409 `already_subscribed` with `source`, 503 `payments_unavailable`.
 */
export const createSubscription = endpoint(routes.createSubscription, {
  body: choice,
  reply: z.strictObject({ clientSecret: z.string() }),
});

/** What a change of plan costs now, in US dollars, and when it begins. 409 `conflict` without a subscription of Stripe's. */
export const previewSubscription = endpoint(routes.previewSubscription, {
  query: choice,
  reply: z.strictObject({ dueNow: z.number(), effectiveAt: z.iso.datetime() }),
});

/**
 * Changes the plan: to a dearer one now (`clientSecret` where its payment has to be confirmed), to a cheaper one at the end of the
 * period. 409 `conflict` without a subscription of Stripe's.
 */
export const changeSubscription = endpoint(routes.changeSubscription, {
  body: choice,
  reply: z.strictObject({ clientSecret: z.string().nullable(), effectiveAt: z.iso.datetime() }),
});

const nothing = z.strictObject({});

/** Ends it with the period that is paid for. */
export const cancelSubscription = endpoint(routes.cancelSubscription, { body: nothing, reply: subscriptionState });
/** Takes a cancellation, or a downgrade that has not begun, back. */
export const resumeSubscription = endpoint(routes.resumeSubscription, { body: nothing, reply: subscriptionState });
/** Gives all payments back and ends it at once: within 30 days of the first payment, once per account. 409 `conflict` else. */
export const refundSubscription = endpoint(routes.refundSubscription, { body: nothing, reply: subscriptionState });
/** An address of Stripe's where cards are changed and invoices kept. */
export const billingPortal = endpoint(routes.billingPortal, {
  body: nothing,
  reply: z.strictObject({ url: z.url() }),
});

const received = z.strictObject({ received: z.literal(true) });

/**
 * Stripe's news: the raw body, signed. 200 once it is stored, also for what is known or not ours; 400 for a wrong signature or one
 * older than 300 s; 503 where Stripe can't be read, with nothing stored.
 */
export const stripeWebhook = endpoint(routes.stripeWebhook, { reply: received });

/** The longest signed transaction that is read, in characters. */
const MAX_RECEIPT = 32_768;
/** The longest notification that is read, in characters. */
const MAX_NOTIFICATION = 131_072;

/**
 * A purchase in the iOS app: Apple's signed transaction, alone or in JSON as `signedTransactionInfo`. 400 `receipt_refused` where it
 * is not Apple's, for another product or account; 409 `receipt_taken` where another account has it; 503 while Apple can't be asked.
 */
export const validateReceipt = endpoint(routes.validateReceipt, {
  body: z.strictObject({ receiptData: z.string().min(1).max(MAX_RECEIPT) }),
  reply: z.strictObject({
    success: z.boolean(),
    subscription: z.strictObject({ status: z.enum(['active', 'expired', 'revoked']), expiresAt: z.iso.datetime() }),
  }),
});

/** Apple's news (App Store Server Notifications V2). 400 for what Apple has not signed. */
export const appleNotification = endpoint(routes.appleNotification, {
  body: z.strictObject({ signedPayload: z.string().min(1).max(MAX_NOTIFICATION) }),
  reply: received,
});
