import type { Logger } from 'pino';
import { hasRows, query, type Db, type Queries } from '../db/db.ts';
import type { StripeSettings } from './stripe/client.ts';

/** Whether a key is of Stripe's test mode. */
export const isTestKey = (key: string): boolean => /^[prs]k_test_/.test(key);

/** Notes that payments here are real. */
const noteLiveKeys = (now: number): Queries<unknown> =>
  query("INSERT INTO billing_cursors (name, value) VALUES ('live_keys', ?) ON CONFLICT (name) DO NOTHING", now);

const hasLiveCustomers = (): Queries<boolean> =>
  hasRows(
    query(
      `SELECT user_id FROM billing_customers WHERE stripe_id IS NOT NULL
       AND EXISTS (SELECT 1 FROM billing_cursors WHERE name = 'live_keys') LIMIT 1`,
    ),
  );

interface Dependencies {
  db: Db;
  log: Logger;
  now: () => number;
  stripe?: StripeSettings | null;
}

/**
 * Stripe's settings, if they fit who pays here; null for test keys where people pay with real money. Test mode knows none of those
 * customers: everybody's plan would end, and everybody would go on paying.
 */
export const fittingStripe = async ({ db, log, now, stripe }: Dependencies): Promise<StripeSettings | null> => {
  if (!stripe) return null;
  if (!isTestKey(stripe.secretKey)) await db.write(() => noteLiveKeys(now()));
  else if (await db.read(hasLiveCustomers)) {
    log.error('Payments are off: STRIPE_SECRET_KEY is of test mode, and people here pay in live mode');
    return null;
  }
  return stripe;
};
