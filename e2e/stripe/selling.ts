import { freePort } from '../../.ci/runner/freePort.ts';
import type { Objects } from '../../server/testing/stripe/objects.ts';
import { startStripe, type TestStripe } from '../../server/testing/stripe/startStripe.ts';
import { expect, newcomer, test as base, type Outbox, type Visitor } from '../web/pages/people.ts';
import { SubscribePage } from '../web/pages/SubscribePage.ts';
import { routeStripe } from './stripeHosts.ts';

interface SellingFixtures {
  /** What is bought at it counts from the beginning of the test. */
  stripe: TestStripe;
  /** Connects browser and server with the stand-in. */
  sold: void;
  /** The visitor has an account with a confirmed address, and stands on /subscribe. */
  buyer: SubscribePage;
  /** Whether Stripe's news reach the server as they happen; without, it has to ask. */
  hasWebhook: boolean;
}

interface WorkerFixtures {
  /** The stand-in that the tests of a worker share, as they share the server that sells by it at this port. */
  till: { port: number; stripe: TestStripe };
}

const stripeHosts = /request to another host: https:\/\/(js|api|hooks|billing)\.stripe\.com\//;

/** Tests with a server that sells plans: it and the browser take the stand-in for Stripe. */
export const test = base.extend<SellingFixtures, WorkerFixtures>({
  till: [
    async ({}, use) => {
      const stripe = await startStripe({ now: Date.now });
      await use({ port: await freePort(), stripe });
      await stripe.close();
    },
    { scope: 'worker' },
  ],

  stripe: async ({ till: { stripe } }, use) => {
    await use({ ...stripe, objects: newIn(stripe.objects) });
    stripe.heal();
  },

  sharedServer: async ({ till: { port, stripe } }, use) => {
    const { settings } = stripe;
    await use({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SUBSCRIPTION_REQUIRED: 'true',
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecrets.join(),
      STRIPE_API_BASE: settings.apiBase ?? '',
      BILLING_RECONCILE_SECONDS: '10',
    });
  },

  hasWebhook: [true, { option: true }],

  sold: [
    async ({ context, stripe, server, hasWebhook, faults }, use) => {
      faults.expect(stripeHosts);
      await routeStripe(context, stripe);
      if (hasWebhook) stripe.deliverTo(`${server.url}/api/stripe/webhook`);
      await use();
      stripe.hold();
      await stripe.settled();
    },
    { auto: true },
  ],

  buyer: async ({ visitor, outbox }, use) => {
    await confirmedAccount(visitor, outbox);
    const page = new SubscribePage(visitor.page);
    await page.open();
    await use(page);
  },
});

export { expect };

/** What comes into these from here on. */
const newIn = (objects: Objects): Objects => {
  const kinds = ['customers', 'subscriptions', 'paymentIntents', 'charges', 'refunds'] as const;
  const before = new Set(kinds.flatMap((kind) => [...objects[kind].keys()]));
  const isNew = ([id]: readonly [string, unknown]) => !before.has(id);
  return {
    ...objects,
    get customers() {
      return new Map([...objects.customers].filter(isNew));
    },
    get subscriptions() {
      return new Map([...objects.subscriptions].filter(isNew));
    },
    get paymentIntents() {
      return new Map([...objects.paymentIntents].filter(isNew));
    },
    get charges() {
      return new Map([...objects.charges].filter(isNew));
    },
    get refunds() {
      return new Map([...objects.refunds].filter(isNew));
    },
  };
};

/** Gives somebody an account that may buy: one with a confirmed address. */
export const confirmedAccount = async (visitor: Visitor, outbox: Outbox, nickname = 'Ruth'): Promise<string> => {
  const { email } = newcomer(nickname);
  await visitor.signUp({ email, nickname });
  const data = { token: (await outbox.nextLink(email)).split('token=')[1] };
  await expect(await visitor.page.request.post('/api/auth/verify', { data })).toBeOK();
  return email;
};
