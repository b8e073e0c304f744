import type { Logger } from 'pino';
import type { GateSettings } from '../../../core/rules/abilities.ts';
import type { Db } from '../../db/db.ts';
import type { StripeClient } from '../stripe/client.ts';
import type { Prices } from '../stripe/prices.ts';
import type { Sync } from '../stripe/sync.ts';

/** What everything is made of that a person does about their subscription at Stripe. */
export interface ActionDependencies {
  db: Db;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
  gate: GateSettings;
  stripe: StripeClient;
  prices: Prices;
  sync: Sync;
  /** The origin that people reach this server at. */
  publicUrl: () => string;
}
