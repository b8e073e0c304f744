import type { Logger } from 'pino';
import type { Db } from '../../db/db.ts';
import type { Publish } from '../../live/service.ts';
import type { StripeClient } from './client.ts';
import { paymentsUnavailable } from './errors.ts';
import { readCustomer } from './readCustomer.ts';
import { recordCustomer } from './record.ts';
import { findCustomer, stripeIdOf } from './store.ts';
import { createTurns } from './turns.ts';

export interface Sync {
  /** Writes down what Stripe has of a customer now, with the events that told of it. Nothing for a customer who is not ours. */
  customer(stripeId: string, eventIds?: readonly string[]): Promise<void>;
  /** The same for an account; nothing for one that is no customer. */
  user(userId: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  stripe: StripeClient;
  now: () => number;
  log: Logger;
  publish: Publish;
}

/** How often a customer is read again because something else was written about it meanwhile. */
const MAX_READS = 8;

/**
 * Purchases follow what Stripe says when it is asked, never what news of it say: those come late, twice, in any order or not at all.
 * Stripe is asked outside any transaction; the answer is written only where nobody has written about the customer since it was asked
 * for. So of two that read at once, the one with the older truth reads again. Throws 503 `payments_unavailable` where Stripe can't be
 * read, with nothing written.
 */
export const createSync = ({ db, stripe, now, log, publish }: Dependencies): Sync => {
  const syncOnce = async (stripeId: string, eventIds: readonly string[]): Promise<boolean> => {
    const customer = await db.read(() => findCustomer(stripeId));
    if (!customer) return true;
    const answer = await readCustomer(stripe, stripeId);
    const moment = now();
    const messages = await db.write(() => recordCustomer({ stripeId, customer, answer, eventIds }, moment));
    if (messages) publish(...messages);
    return messages !== null;
  };

  const sync = createTurns(async (stripeId, eventIds) => {
    for (let reads = 0; reads < MAX_READS; reads++) if (await syncOnce(stripeId, eventIds)) return;
    log.warn({ reads: MAX_READS }, 'a customer changes faster than it can be read');
    throw paymentsUnavailable();
  });

  return {
    customer: (stripeId, eventIds = []) => sync(stripeId, eventIds),
    async user(userId) {
      const stripeId = await db.read(() => stripeIdOf(userId));
      if (stripeId !== null) await sync(stripeId, []);
    },
  };
};
