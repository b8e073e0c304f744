import { freePort } from '../../.ci/runner/freePort.ts';
import { startStripe, type TestStripe } from '../../server/testing/stripe/startStripe.ts';
import { expect, newcomer, test as base, type Outbox, type Visitor } from '../web/pages/people.ts';
import { SubscribePage } from '../web/pages/SubscribePage.ts';
import { routeStripe } from './stripeHosts.ts';

interface SellingFixtures {
  port: number;
  stripe: TestStripe;
  /** Connects browser and server with the stand-in. */
  sold: void;
  /** The visitor has an account with a confirmed address, and stands on /subscribe. */
  buyer: SubscribePage;
  /** Whether Stripe's news reach the server as they happen; without, it has to ask. */
  hasWebhook: boolean;
}

const stripeHosts = /request to another host: https:\/\/(js|api|hooks|billing)\.stripe\.com\//;

/** Tests with a server that sells plans: it and the browser take the stand-in for Stripe. */
export const test = base.extend<SellingFixtures>({
  port: async ({}, use) => use(await freePort()),

  stripe: async ({}, use) => {
    const stripe = await startStripe({ now: Date.now });
    await use(stripe);
    await stripe.close();
  },

  ownServer: async ({ port, stripe: { settings } }, use) =>
    use({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SUBSCRIPTION_REQUIRED: 'true',
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecrets.join(),
      STRIPE_API_BASE: settings.apiBase ?? '',
      BILLING_RECONCILE_SECONDS: '10',
    }),

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

/** Gives somebody an account that may buy: one with a confirmed address. */
export const confirmedAccount = async (visitor: Visitor, outbox: Outbox, nickname = 'Ruth'): Promise<string> => {
  const { email } = newcomer(nickname);
  await visitor.signUp({ email, nickname });
  await visitor.page.goto(await outbox.nextLink(email));
  await expect(visitor.heading(/confirmed|verified/i)).toBeVisible();
  return email;
};
