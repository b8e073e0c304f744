import type { StripeSettings } from '../../billing/service.ts';
import { openAccount } from './account.ts';
import { catalogue } from './api/catalogue.ts';
import { settings as settingsRoutes } from './api/settings.ts';
import type { Account } from './account.ts';
import { createDelivery, type DeliverOptions } from './delivery.ts';
import { createFaults, type Fault, type FaultOptions } from './http/faults.ts';
import { Form } from './http/form.ts';
import { listen, type StripeCall } from './http/listen.ts';
import { createLevers, type Levers } from './levers.ts';
import type { Objects, TestEvent } from './objects.ts';

/** A Stripe of our own for tests: a real HTTP server that speaks its protocol, with a clock that is given. */
export interface TestStripe extends Levers {
  url: string;
  /** What a server of ours is given to use it. */
  settings: StripeSettings;
  objects: Objects;
  /** The calls that were made, the first one first. */
  calls: StripeCall[];
  /** The next calls go wrong. */
  fail(how: Fault, options?: FaultOptions): void;
  /** Does something when a call has had its effect, before its answer is sent: kills a server, or moves the truth. */
  killAfter(path: RegExp | string, act: () => void | Promise<void>, times?: number): void;
  /** Ends all faults. */
  heal(): void;
  /** From now on events are sent there, signed, as they happen; also those that were held before. */
  deliverTo(url: string, secret?: string): void;
  /** Keeps events for `deliver`; so it is until `deliverTo`. */
  hold(): void;
  undelivered: TestEvent[];
  deliver(event: TestEvent, options?: DeliverOptions): Promise<Response>;
  /** Resolved when all events that are to be sent were sent and answered. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface StripeOptions {
  /** The clock, in milliseconds. */
  now: () => number;
  /** Without prices and portal, as a new account is. */
  isEmpty?: boolean;
}

/** In seconds: enough for a call that was cut to be over before the next. */
const RETRY_DELAY = 0.02;

export const startStripe = async ({ now, isEmpty = false }: StripeOptions): Promise<TestStripe> => {
  const seconds = () => Math.floor(now() / 1000);
  const keys = { secret: 'sk_test_standin', publishable: 'pk_test_standin' };
  const webhookSecret = 'whsec_standin';
  const delivery = createDelivery(webhookSecret, seconds);
  const account = openAccount(now, (event) => delivery.heard(event));
  if (!isEmpty) setUp(account);
  // What was there before anybody looked is no news.
  account.objects.events.clear();
  delivery.undelivered.length = 0;
  const faults = createFaults();
  const calls: StripeCall[] = [];
  const server = await listen(account, keys, faults, calls);
  return {
    ...createLevers(account),
    url: server.url,
    settings: {
      secretKey: keys.secret,
      publishableKey: keys.publishable,
      webhookSecrets: [webhookSecret],
      apiBase: server.url,
      retryDelay: RETRY_DELAY,
    },
    objects: account.objects,
    calls,
    fail: faults.plan,
    killAfter: (path, act, times = 1) => faults.plan(act, { path, times, after: true }),
    heal: faults.heal,
    deliverTo: delivery.to,
    hold: delivery.hold,
    undelivered: delivery.undelivered,
    deliver: delivery.deliver,
    settled: delivery.settled,
    close: server.close,
  };
};

const sold = { basic: 499, premium: 999, family: 1499 };

/** Prices and portal as `npm run billing:setup` makes them. */
const setUp = (account: Account): void => {
  const call = (path: string, tree: Form['tree']) =>
    [...catalogue, ...settingsRoutes]
      .find((route) => route.method === 'POST' && route.path === path)
      ?.answer({ account, form: new Form(tree), id: '' });
  for (const [plan, cents] of Object.entries(sold))
    call('/v1/prices', {
      currency: 'usd',
      unit_amount: String(cents),
      lookup_key: `lampstand_${plan}`,
      metadata: { plan },
      recurring: { interval: 'month' },
      product_data: { name: plan },
    });
  call('/v1/billing_portal/configurations', {});
};
