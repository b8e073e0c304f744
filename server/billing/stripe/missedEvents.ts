import type { Db } from '../../db/db.ts';
import { eventAnswer, type EventAnswer } from './answers.ts';
import type { StripeClient } from './client.ts';
import { customerOf } from './eventCustomer.ts';
import { eventTypes } from './eventTypes.ts';
import { readList } from './pages.ts';
import { knowsEvent } from './store.ts';

/** More than are read at once are left to asking about every customer. */
const MAX_EVENTS = 2000;

export interface MissedEvents {
  /** By customer, those that were not stored yet. */
  byCustomer: Map<string, EventAnswer[]>;
  /** When the latest of all happened, by Stripe's clock, in milliseconds; null where there is none. */
  latest: number | null;
  /** Whether these are all since then. */
  isWhole: boolean;
}

interface Dependencies {
  db: Db;
  stripe: StripeClient;
  /** Whether our keys are those of live mode. */
  isLive: boolean;
}

/** What happened at Stripe since a moment (in milliseconds) that nobody has told us. */
export const readMissedEvents = async ({ db, stripe, isLive }: Dependencies, since: number): Promise<MissedEvents> => {
  const created = { gte: Math.floor(since / 1000) };
  const { items, isWhole } = await readList(eventAnswer, MAX_EVENTS, (page) =>
    stripe.events.list({ ...page, created, types: [...eventTypes] }),
  );
  const byCustomer = new Map<string, EventAnswer[]>();
  for (const event of items) {
    if (event.livemode !== isLive || (await db.read(() => knowsEvent(event.id)))) continue;
    const customer = await customerOf(stripe, event);
    if (customer !== null) byCustomer.set(customer, [...(byCustomer.get(customer) ?? []), event]);
  }
  return { byCustomer, latest: items.length > 0 ? Math.max(...items.map((each) => each.created)) : null, isWhole };
};
