import type { SubscriptionState } from '../../../core/contract/billing.ts';
import type { PaidTier } from '../../../core/rules/roles.ts';
import { query } from '../../db/db.ts';
import type { AppDependencies } from '../../dependencies.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { startStripe, type TestStripe } from '../../testing/stripe/startStripe.ts';
import type { Subscription } from '../../testing/stripe/objects.ts';
import { openStripe, type StripeClient } from '../service.ts';

const YEAR = 365 * 24 * 60 * 60_000;
/** Stripe is asked about an open payment once in this time, in milliseconds. */
const BETWEEN_LOOKS = 2000;
const OPENED = Date.UTC(2026, 10, 20, 12);

/** A server that sells plans, and the Stripe that it sells them by. */
export interface Shop {
  server: TestServer;
  stripe: TestStripe;
  /** Whoever changes something at Stripe without us. */
  client: StripeClient;
  /** Somebody new, whose address is confirmed. */
  buyer(traits?: Parameters<ReturnType<typeof createPeople>['person']>[1]): Promise<Someone>;
  /** What Stripe has of somebody, the oldest first. */
  subscriptionsOf(someone: Pick<Someone, 'id'>): Subscription[];
  /** Begins a plan and pays for it; gives Stripe's id of it. */
  subscribe(someone: Someone, plan?: PaidTier): Promise<string>;
  state(someone: Someone): Promise<SubscriptionState>;
  /** Lets time pass, for Stripe too. */
  pass(milliseconds: number): void;
  /** The paths of Stripe's that were called since, with their methods. */
  callsDuring(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

export const openShop = async (overrides: Partial<AppDependencies> = {}): Promise<Shop> => {
  const opened: { server?: TestServer } = {};
  const stripe = await startStripe({ now: () => opened.server?.clock.now ?? OPENED });
  const server = await startServer({
    stripe: stripe.settings,
    locked: { subscriptionRequired: true },
    ...overrides,
  });
  opened.server = server;
  const people = createPeople(() => server);
  const client = await openStripe(stripe.settings);

  const subscriptionsOf = ({ id }: Pick<Someone, 'id'>): Subscription[] =>
    [...stripe.objects.subscriptions.values()].filter(({ metadata }) => metadata['userId'] === id);
  const state = async ({ client }: Someone) => (await client.call('subscription')).data;

  return {
    server,
    stripe,
    client,
    async buyer(traits) {
      const someone = await people.person('registered', traits);
      // Plans last longer than a session of somebody who never comes.
      await server.db.write(() =>
        query('UPDATE sessions SET expires_at = ? WHERE user_id = ?', server.clock.now + YEAR, someone.id),
      );
      return someone;
    },
    subscriptionsOf,
    async subscribe(someone, plan = 'premium') {
      const { status } = await someone.client.call('createSubscription', { body: { planId: plan } });
      const subscription = subscriptionsOf(someone).at(-1);
      if (status !== 200 || !subscription) throw new Error(`could not begin: ${status}`);
      stripe.pay(subscription.id);
      server.clock.now += BETWEEN_LOOKS;
      const { status: now } = await state(someone);
      if (now !== 'active') throw new Error(`was paid and is ${now}`);
      return subscription.id;
    },
    state,
    pass(milliseconds) {
      server.clock.now += milliseconds;
      stripe.advance();
    },
    async callsDuring(work) {
      const before = stripe.calls.length;
      await work();
      return stripe.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    },
    async close() {
      await server.close();
      await stripe.close();
    },
  };
};
