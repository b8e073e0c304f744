import type { Stripe } from 'stripe';

/** T with some of its properties as they are stored here: what Stripe may expand is an id, what it lists is a list. */
type As<T, Stored> = Omit<T, keyof Stored> & Stored;

export type Customer = As<Stripe.Customer, { metadata: Record<string, string> }>;
export type Product = As<Stripe.Product, { metadata: Record<string, string> }>;
export type Price = As<
  Stripe.Price,
  {
    product: string;
    unit_amount: number;
    unit_amount_decimal: string;
    recurring: Stripe.Price.Recurring;
    metadata: Record<string, string>;
  }
>;
export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'livemode' | 'type' | 'allow_redisplay'
> & { customer: string | null; card: { brand: string; last4: string; exp_month: number; exp_year: number } };

/** Without `plan`, which Stripe still sends beside `price` and which nothing of ours reads. */
export type Item = As<
  Omit<Stripe.SubscriptionItem, 'plan'>,
  { price: Price; quantity: number; metadata: Record<string, string> }
>;
export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
export type PendingUpdate = As<Stripe.Subscription.PendingUpdate, { subscription_items: Item[] }>;
export type Subscription = As<
  Stripe.Subscription,
  {
    customer: string;
    items: List<Item>;
    latest_invoice: string | null;
    schedule: string | null;
    default_payment_method: string | null;
    pending_update: PendingUpdate | null;
    metadata: Record<string, string>;
  }
>;
export type Phase = As<
  Stripe.SubscriptionSchedule.Phase,
  { items: { price: string; quantity: number; metadata: Record<string, string> }[] }
>;
export type Schedule = As<
  Stripe.SubscriptionSchedule,
  { customer: string; subscription: string | null; phases: Phase[]; metadata: Record<string, string> }
>;
export type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'invoice' | 'livemode' | 'period' | 'subtotal'
> & {
  quantity: number;
  subscription: string;
  parent: {
    type: 'subscription_item_details';
    subscription_item_details: { proration: boolean; subscription: string };
  };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};
/** `payments` and `confirmation_secret` are made when they are asked for with `expand`. */
export type Invoice = As<
  Omit<Stripe.Invoice, 'payments' | 'confirmation_secret' | 'payment_settings' | 'issuer' | 'automatic_tax'>,
  {
    customer: string;
    lines: List<InvoiceLine>;
    parent: {
      type: 'subscription_details';
      quote_details: null;
      subscription_details: { metadata: Record<string, string>; subscription: string };
    };
    metadata: Record<string, string>;
  }
>;
export type InvoicePayment = As<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;
export type PaymentIntent = As<
  Stripe.PaymentIntent,
  {
    customer: string;
    client_secret: string;
    latest_charge: string | null;
    payment_method: string | null;
    last_payment_error: CardError | null;
    next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: string; stripe_js: string } } | null;
    metadata: Record<string, string>;
  }
>;
/** Without what tells of the card and of its holder. */
export type Charge = As<
  Omit<Stripe.Charge, 'billing_details' | 'fraud_details' | 'outcome' | 'payment_method_details'>,
  { customer: string; payment_intent: string; metadata: Record<string, string> }
>;
export type Refund = As<
  Stripe.Refund,
  { charge: string; payment_intent: string; customer: string; metadata: Record<string, string> }
>;
/** Without the evidence. */
export type Dispute = As<
  Omit<Stripe.Dispute, 'evidence' | 'evidence_details'>,
  { charge: string; payment_intent: string; metadata: Record<string, string> }
>;
export type PortalSession = Stripe.BillingPortal.Session;
export type PortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'active' | 'created' | 'default_return_url' | 'is_default' | 'livemode' | 'updated'
> & { features: unknown; business_profile: unknown; metadata: Record<string, string> };
export type WebhookEndpoint = As<Stripe.WebhookEndpoint, { metadata: Record<string, string> }>;
export type TestEvent = As<Stripe.EventBase, { type: string; data: { object: object; previous_attributes?: object } }>;

export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

/** All that this Stripe knows, by id, the oldest first. */
export interface Objects {
  customers: Map<string, Customer>;
  /** Ids of customers that were deleted. */
  deletedCustomers: Set<string>;
  products: Map<string, Product>;
  prices: Map<string, Price>;
  paymentMethods: Map<string, PaymentMethod>;
  subscriptions: Map<string, Subscription>;
  schedules: Map<string, Schedule>;
  invoices: Map<string, Invoice>;
  invoicePayments: Map<string, InvoicePayment>;
  paymentIntents: Map<string, PaymentIntent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  portalSessions: Map<string, PortalSession>;
  portalConfigurations: Map<string, PortalConfiguration>;
  webhookEndpoints: Map<string, WebhookEndpoint>;
  events: Map<string, TestEvent>;
}

export const noObjects = (): Objects => ({
  customers: new Map(),
  deletedCustomers: new Set(),
  products: new Map(),
  prices: new Map(),
  paymentMethods: new Map(),
  subscriptions: new Map(),
  schedules: new Map(),
  invoices: new Map(),
  invoicePayments: new Map(),
  paymentIntents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  portalSessions: new Map(),
  portalConfigurations: new Map(),
  webhookEndpoints: new Map(),
  events: new Map(),
});

export const listOf = <T>(data: T[], url: string, has_more = false): List<T> => ({
  object: 'list',
  data,
  has_more,
  url,
});
