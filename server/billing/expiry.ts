import { query, type Db, type Queries, type RowOf } from '../db/db.ts';
import type { Publish } from '../live/service.ts';
import { settleEntitlement } from './entitlements.ts';

/** Accounts that are read at a time. */
const BATCH = 100;

const endedBy = (now: number): Queries<RowOf<'users', 'id'>[]> =>
  query<RowOf<'users', 'id'>>(
    `SELECT id FROM users WHERE subscription_tier IS NOT NULL AND subscription_until <= ?
     ORDER BY subscription_until LIMIT ${BATCH}`,
    now,
  );

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
}

/**
 * Settles accounts whose plan has ended by time alone: each falls to what is left, and is told. Nothing is open between the end and
 * this, since every request compares the clock; whoever listens, and who reads mail, hears of it here.
 */
export const settleEnded = async ({ db, now, publish }: Dependencies, isStopping: () => boolean): Promise<void> => {
  const at = now();
  for (;;) {
    const ended = await db.read(() => endedBy(at));
    for (const { id } of ended) {
      if (isStopping()) return;
      publish(...(await db.write(() => settleEntitlement(id, at))));
    }
    // What is settled is open beyond this moment, or has nothing: no account is read twice.
    if (ended.length < BATCH) return;
  }
};
