import { randomUUID } from 'node:crypto';
import { first, query, type Db, type RowOf } from '../../../db/db.ts';
import type { AppDependencies } from '../../../dependencies.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import type { TestEvent } from '../../../testing/stripe/objects.ts';
import { startStripe, type TestStripe } from '../../../testing/stripe/startStripe.ts';
import { purchasesOf, readState } from '../../service.ts';
import type { StripeClient } from '../client.ts';
import { openStripe } from '../client.ts';

export const DAY = 24 * 60 * 60_000;
/** When the clock of these tests starts. */
export const START = Date.UTC(2026, 10, 20, 12);

/** A server that sells, and its Stripe, with one clock. */
export interface Payments {
  server: TestServer;
  stripe: TestStripe;
  client: StripeClient;
  clock: { now: number };
  webhook: string;
  close(): Promise<void>;
}

/** Stripe's events are held until a test delivers them. */
export const startPayments = async (overrides: Partial<AppDependencies> = {}): Promise<Payments> => {
  const clock = { now: START };
  const stripe = await startStripe({ now: () => clock.now });
  const server = await startServer({
    now: () => clock.now,
    stripe: stripe.settings,
    locked: { subscriptionRequired: true },
    ...overrides,
  });
  const webhook = `${server.url}/api/stripe/webhook`;
  const client = await openStripe(stripe.settings);
  return {
    ...{ server, stripe, client, clock, webhook },
    close: async () => {
      await server.close();
      await stripe.close();
    },
  };
};

/** Makes an account a customer at Stripe, as its first purchase does. */
export const becomeCustomer = async ({ server: { db }, client, clock }: Payments, userId: string): Promise<string> => {
  const { id } = await client.customers.create({ metadata: { userId } });
  await db.write(() =>
    query(
      'INSERT INTO billing_customers (user_id, id, stripe_id, revision, created_at) VALUES (?, ?, ?, 0, ?)',
      userId,
      randomUUID(),
      id,
      clock.now,
    ),
  );
  return id;
};

/** A new member who is a customer at Stripe. */
export const newCustomer = async (payments: Payments): Promise<{ userId: string; customer: string }> => {
  const { user } = await payments.server.member({ verified: true });
  return { userId: user.id, customer: await becomeCustomer(payments, user.id) };
};

/** Delivers an event, and gives the status of the answer. */
export const deliver = async ({ stripe, webhook }: Payments, event: TestEvent, url = webhook): Promise<number> => {
  const response = await stripe.deliver(event, { url });
  await response.text();
  return response.status;
};

/** Delivers all that is held, in the order in which it happened. */
export const deliverAll = async (payments: Payments): Promise<void> => {
  for (const event of payments.stripe.undelivered.splice(0)) {
    const status = await deliver(payments, event);
    if (status !== 200) throw new Error(`${event.type} was answered ${status}`);
  }
};

/** What somebody is entitled to, as each request finds it. */
export const entitlementOf = async (db: Db, userId: string): Promise<{ tier: string | null; until: number | null }> => {
  const row = await db.read(() =>
    first(
      query<RowOf<'users', 'subscription_tier' | 'subscription_until'>>(
        'SELECT subscription_tier, subscription_until FROM users WHERE id = ?',
        userId,
      ),
    ),
  );
  return { tier: row?.subscription_tier ?? null, until: row?.subscription_until ?? null };
};

export const stateOf = ({ server: { db }, clock }: Payments, userId: string) =>
  db.read(() => readState(userId, clock.now));

export const purchasesIn = ({ server: { db } }: Payments, userId: string) => db.read(() => purchasesOf(userId));

/** What waits to be done at Stripe, as "kind subject". */
export const tasksIn = async ({ server: { db } }: Payments): Promise<string[]> => {
  const rows = await db.read(() =>
    query<RowOf<'billing_tasks', 'kind' | 'subject'>>('SELECT kind, subject FROM billing_tasks ORDER BY kind, subject'),
  );
  return rows.map(({ kind, subject }) => `${kind} ${subject}`);
};

export const knownEvents = async ({ server: { db } }: Payments): Promise<number> => {
  const rows = await db.read(() => query<RowOf<'billing_events', 'id'>>('SELECT id FROM billing_events'));
  return rows.length;
};
