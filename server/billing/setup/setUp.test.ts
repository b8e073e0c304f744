import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStripe, type TestStripe } from '../../testing/stripe/startStripe.ts';
import { createPrices } from '../stripe/prices.ts';
import { openStripe, type StripeClient } from '../stripe/client.ts';
import { setUpStripe } from './setUp.ts';

const publicUrl = 'https://church.example';
const webhook = `${publicUrl}/api/stripe/webhook`;
const now = () => 1_800_000_000_000;

let stripe: TestStripe;
let client: StripeClient;
let said: string[];

beforeEach(async () => {
  stripe = await startStripe({ now, isEmpty: true });
  client = await openStripe(stripe.settings);
  said = [];
});
afterEach(() => stripe.close());

const setUp = (url: string | null = publicUrl) =>
  setUpStripe({ stripe: client, publicUrl: url, say: (line) => said.push(line) });
const made = () => ({
  products: stripe.objects.products.size,
  prices: stripe.objects.prices.size,
  portals: stripe.objects.portalConfigurations.size,
  webhooks: stripe.objects.webhookEndpoints.size,
});
const secrets = () => said.filter((line) => line.includes('whsec_'));

it('makes three plans, the portal and the webhook, and tells its secret once', async () => {
  await setUp();
  expect(await createPrices({ client, now }).list()).toMatchObject([
    { plan: 'basic', cents: 499, interval: 'month' },
    { plan: 'premium', cents: 999, interval: 'month' },
    { plan: 'family', cents: 1499, interval: 'month' },
  ]);
  const [portal] = stripe.objects.portalConfigurations.values();
  expect(portal?.features).toMatchObject({
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: false },
  });
  const [endpoint] = stripe.objects.webhookEndpoints.values();
  expect(endpoint).toMatchObject({ url: webhook, status: 'enabled' });
  expect(endpoint?.enabled_events).toContain('customer.subscription.updated');
  expect(secrets()).toEqual([`STRIPE_WEBHOOK_SECRET=${endpoint?.secret}`]);
});

it('makes nothing twice, and tells no secret again', async () => {
  await setUp();
  const first = made();
  const before = stripe.calls.length;
  said = [];
  await setUp();
  expect(made()).toEqual(first);
  expect(secrets()).toEqual([]);
  expect(stripe.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
});

/** Products, prices, portal and webhook. */
const MAKING = 8;

it.each(Array.from({ length: MAKING }, (_, at) => at))(
  'makes what is missing after a run that broke off, call %i done and not heard of',
  async (at) => {
    stripe.killAfter(/^POST /, () => undefined, at);
    stripe.fail('error', { path: /^POST /, after: true });
    await expect(setUp()).rejects.toThrow('unknown error');
    stripe.heal();
    await setUp();
    expect(made()).toEqual({ products: 3, prices: 3, portals: 1, webhooks: 1 });
  },
);

it('leaves a price of another amount as it is, and names it', async () => {
  const price = await client.prices.create({
    currency: 'usd',
    unit_amount: 700,
    recurring: { interval: 'month' },
    product_data: { name: 'Premium' },
    metadata: { plan: 'premium' },
  });
  await setUp();
  expect(said).toContain(`Premium: is there, $7.00 a month, and stays so (${price.id})`);
  expect((await createPrices({ client, now }).of('premium')).cents).toBe(700);
  expect(stripe.objects.prices.size).toBe(3);
});

it('sells a plan again whose price was archived', async () => {
  await setUp();
  stripe.removePrice('family');
  await setUp();
  expect((await createPrices({ client, now }).of('family')).cents).toBe(1499);
  expect(stripe.objects.products.size).toBe(3);
});

it('adds to an endpoint what it does not tell yet, and wakes one that was switched off', async () => {
  const { id } = await client.webhookEndpoints.create({
    url: webhook,
    enabled_events: ['invoice.paid', 'payout.paid'],
  });
  await client.webhookEndpoints.update(id, { disabled: true });
  await setUp();
  const endpoint = stripe.objects.webhookEndpoints.get(id);
  expect(endpoint?.status).toBe('enabled');
  expect(endpoint?.enabled_events).toEqual(expect.arrayContaining(['payout.paid', 'charge.dispute.created']));
  expect(new Set(endpoint?.enabled_events).size).toBe(endpoint?.enabled_events.length);
  expect(stripe.objects.webhookEndpoints.size).toBe(1);
});

it.each([null, 'http://church.example', 'https://localhost:3000'])('makes no webhook for %s', async (url) => {
  await setUp(url);
  expect(made()).toEqual({ products: 3, prices: 3, portals: 1, webhooks: 0 });
  expect(secrets()).toEqual([]);
});

it('has a portal that changes plans stop doing so', async () => {
  await client.billingPortal.configurations.create({
    features: { subscription_update: { enabled: true, default_allowed_updates: ['price'], products: [] } },
  });
  await setUp();
  expect(made().portals).toBe(1);
  const [portal] = stripe.objects.portalConfigurations.values();
  expect(portal?.features).toMatchObject({ subscription_update: { enabled: false } });
});
