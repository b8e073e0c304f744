import type { Logger } from 'pino';
import { retention } from '../../../core/rules/retention.ts';
import type { Db, Queries } from '../../db/db.ts';
import type { StripeClient } from './client.ts';
import { readMissedEvents } from './missedEvents.ts';
import {
  customersWithAttemptAfter,
  liveCustomersAfter,
  readCursor,
  removeEventsBefore,
  saveCursor,
  type Customer,
} from './store.ts';
import type { Sync } from './sync.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The cursor's name. Its value is the time of the last event that was read, by Stripe's clock. */
const EVENTS = 'stripe_events';
/** How much of what was read already is looked at again: some events are listed late. */
const OVERLAP = 10 * MINUTE;
/** How long what was begun is asked about daily though it has ended. */
const RECENT = 120 * DAY;
const PAGE = 100;
/** Customers that one turn reads without news of them. */
const MAX_CUSTOMERS = 2000;
/** How long a turn goes on at most, in milliseconds: less than its lease lasts. */
const LONGEST_TURN = 10 * MINUTE;
const SWEPT = 500;

interface Dependencies {
  db: Db;
  stripe: StripeClient;
  /** Whether our keys are those of live mode. */
  isLive: boolean;
  sync: Sync;
  now: () => number;
  log: Logger;
}

type IsStopping = () => boolean;

/** Finds what the webhook missed: by Stripe's list of events, and once a day by asking about everybody who has something. */
export const createReconcile = (deps: Dependencies) => {
  const { db, sync, now, log } = deps;

  const tried = trySync(sync, log);

  /** Reads customers by pages, one at a time, up to a bound. */
  const syncAll = async (readPage: (after: string) => Queries<Customer[]>, isStopping: IsStopping): Promise<void> => {
    let after = '';
    for (let read = 0; read < MAX_CUSTOMERS; read += PAGE) {
      const customers = await db.read(() => readPage(after));
      for (const { stripe_id: customer } of customers) {
        if (isStopping()) return;
        await tried(customer);
      }
      if (customers.length < PAGE) return;
      after = customers.at(-1)?.user_id ?? '';
    }
  };

  /** Gives whether all events since the last time could be listed. */
  const syncEvents = async (isStopping: IsStopping): Promise<boolean> => {
    const cursor = (await db.read(() => readCursor(EVENTS))) ?? now() - DAY;
    const { byCustomer, latest, isWhole } = await readMissedEvents(deps, cursor - OVERLAP);
    let next = Math.max(cursor, latest ?? cursor);
    for (const [customer, events] of byCustomer) {
      if (isStopping()) return true;
      const read = await tried(
        customer,
        events.map(({ id }) => id),
      );
      // What could not be read is read with the next turn; after a day only with all others.
      const first = Math.min(...events.map(({ created }) => created));
      if (!read) next = Math.min(next, Math.max(now() - DAY, first));
    }
    await db.write(() => saveCursor(EVENTS, next));
    return isWhole;
  };

  return {
    async run(isEnding: IsStopping): Promise<void> {
      const startedAt = now();
      const isStopping = () => isEnding() || now() - startedAt > LONGEST_TURN;
      const isWhole = await syncEvents(isStopping);
      await syncAll((after) => customersWithAttemptAfter(after, PAGE), isStopping);
      const syncedBefore = isWhole ? startedAt - DAY : startedAt - 1;
      const bounds = { begunSince: startedAt - RECENT, syncedBefore, limit: PAGE };
      await syncAll((after) => liveCustomersAfter(after, bounds), isStopping);
    },

    /** Ids of events are kept for longer than Stripe sends or lists them. */
    async sweepEvents(): Promise<void> {
      const moment = now() - retention.billingEvent;
      while ((await db.write(() => removeEventsBefore(moment, SWEPT))) === SWEPT);
    },
  };
};

/** Gives whether it went well: one customer who can't be read must not keep the others from being read. */
const trySync =
  (sync: Sync, log: Logger) =>
  async (customer: string, eventIds: readonly string[] = []): Promise<boolean> => {
    try {
      await sync.customer(customer, eventIds);
      return true;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a customer could not be read');
      return false;
    }
  };
