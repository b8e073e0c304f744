import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStripe, type StripeClient } from '../../billing/service.ts';
import { startStripe, type TestStripe } from './startStripe.ts';

// How the stand-in speaks, heard with Stripe's own library.

const DAY = 24 * 60 * 60_000;

let clock: number;
let stripe: TestStripe;
let client: StripeClient;

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 20, 12);
  stripe = await startStripe({ now: () => clock });
  client = await openStripe(stripe.settings);
});
afterEach(() => stripe.close());

/** What happened, the oldest first. */
const happened = () => [...stripe.objects.events.values()].map(({ type }) => type);

const subscribed = async () => {
  const customer = await client.customers.create({ email: 'ruth@example.org' });
  return stripe.subscribeOutside(customer.id, 'premium');
};

describe('the protocol', () => {
  it('gives the same answer to the same idempotency key, and refuses other parameters', async () => {
    const options = { idempotencyKey: 'attempt-1' };
    const first = await client.customers.create({ email: 'a@example.org' }, options);
    const again = await client.customers.create({ email: 'a@example.org' }, options);
    expect(again.id).toBe(first.id);
    expect(stripe.objects.customers.size).toBe(1);
    await expect(client.customers.create({ email: 'b@example.org' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    clock += DAY + 1000;
    expect((await client.customers.create({ email: 'a@example.org' }, options)).id).not.toBe(first.id);
  });

  it('repeats what was done before the connection was cut, once', async () => {
    stripe.fail('cut', { path: 'POST /v1/customers', after: true });
    const customer = await client.customers.create({ email: 'a@example.org' });
    expect([...stripe.objects.customers.keys()]).toEqual([customer.id]);
    expect(stripe.calls.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('keeps a 500 that came after the effect for its idempotency key', async () => {
    stripe.fail('error', { path: '/v1/customers', after: true });
    await expect(client.customers.create({}, { idempotencyKey: 'attempt-2' })).rejects.toMatchObject({
      statusCode: 500,
    });
    expect(stripe.objects.customers.size).toBe(1);
  });

  it('does something between the effect and the answer', async () => {
    const seen: number[] = [];
    stripe.killAfter('POST /v1/customers', () => void seen.push(stripe.objects.customers.size));
    await client.customers.create({});
    expect(seen).toEqual([1]);
  });

  it('fails in each way it is told to', async () => {
    const once = await openStripe(stripe.settings);
    const list = () => once.prices.list({}, { maxNetworkRetries: 0, timeout: 300 });
    stripe.fail('error');
    await expect(list()).rejects.toMatchObject({ type: 'StripeAPIError' });
    stripe.fail('busy');
    await expect(list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
    stripe.fail('garbage');
    await expect(list()).rejects.toThrow();
    // A connection that is cut is tried once more by the library whatever it is told.
    stripe.fail('cut', { times: 2 });
    await expect(list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    stripe.fail('hang');
    await expect(list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await list()).data).toHaveLength(3);
  });

  it('goes through pages, the newest first', async () => {
    for (let count = 0; count < 5; count++) await client.customers.create({ name: String(count) });
    const names = [];
    for await (const { name } of client.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(['4', '3', '2', '1', '0']);
  });

  it('refuses what Stripe refuses', async () => {
    const stranger = await openStripe({ ...stripe.settings, secretKey: 'sk_test_other' });
    await expect(stranger.prices.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    const open = await openStripe({ ...stripe.settings, secretKey: stripe.settings.publishableKey });
    await expect(open.prices.list()).rejects.toMatchObject({ code: 'secret_key_required' });
    await expect(client.customers.retrieve('cus_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(client.customers.create({ nothing: 'known' } as object)).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
    const subscription = await subscribed();
    await expect(
      client.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice.payments.data.payment.payment_intent'],
      }),
    ).rejects.toThrow('more than 4 levels');
    await expect(client.subscriptions.retrieve(subscription.id, { expand: ['nothing'] })).rejects.toThrow(
      'cannot be expanded',
    );
  });

  it('lists events by time and kind, and signs them as the library expects', async () => {
    await subscribed();
    const since = Math.floor(clock / 1000) - 1;
    const listed = await client.events.list({ created: { gt: since }, types: ['invoice.paid', 'customer.created'] });
    expect(listed.data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created']);
    expect((await client.events.list({ created: { gt: since + 1 } })).data).toEqual([]);

    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        client.webhooks.constructEvent(
          body,
          request.headers['stripe-signature'] ?? '',
          stripe.settings.webhookSecrets[0] ?? '',
          300,
          undefined,
          clock,
        );
        bodies.push((JSON.parse(body) as { type: string }).type);
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    stripe.deliverTo(`http://127.0.0.1:${port}/`);
    await stripe.settled();
    expect(bodies).toEqual(happened());
    expect(stripe.undelivered).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });
});
