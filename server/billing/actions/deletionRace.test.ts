import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { query, type Db, type Queries, type Row } from '../../db/db.ts';
import { engine } from '../../testing/database.ts';
import { startServer } from '../../testing/harness.ts';
import type { TestClient } from '../../testing/client.ts';
import { openShop } from '../testing/shop.ts';

/** A database where one write waits after a statement, once. */
const pausing = (db: Db, statement: RegExp, pause: () => Promise<void>): Db => {
  let left = 1;
  const run = async <T>(
    queries: () => Queries<T>,
    ask: (sql: string, values: readonly unknown[]) => Promise<Row[]>,
  ) => {
    const generator = queries();
    for (let next = generator.next(); ;) {
      if (next.done) return next.value;
      const { sql, values } = next.value;
      const rows = await ask(sql, values);
      if (statement.test(sql) && left-- > 0) await pause();
      next = generator.next(rows);
    }
  };
  return {
    ...db,
    write: (queries) =>
      db.knex.transaction((trx) =>
        run(queries, async (sql, values) => (await trx.raw<{ rows: Row[] }>(sql, [...values] as never[])).rows),
      ),
  };
};

// SQLite has one writer at a time.
it.runIf(engine !== 'sqlite')('a deletion as a refund is written down takes the customer at Stripe along', async () => {
  const shop = await openShop();
  const { db } = shop.server;
  const admin = (await shop.server.member({ role: 'admin', verified: true })).client;
  const ruth = await shop.buyer();
  await shop.subscribe(ruth);
  const customer = shop.subscriptionsOf(ruth)[0]?.customer ?? '';

  const isHeldUp = async () => {
    const waiting = await db.read(() => query("SELECT pid FROM pg_locks WHERE NOT granted AND locktype <> 'relation'"));
    return waiting.length > 0;
  };
  const deletions: Promise<unknown>[] = [];
  const other = await startServer({
    db: pausing(
      db,
      /^\w+ .*billing_customers(?: SET revision = revision)? WHERE stripe_id = \?(?: RETURNING user_id)?$/,
      async () => {
        let isThrough = false;
        deletions.push(admin.call('deleteUser', { params: { userId: ruth.id } }).finally(() => (isThrough = true)));
        while (!isThrough && !(await isHeldUp())) await setTimeout(5);
      },
    ),
    stripe: shop.stripe.settings,
    now: () => shop.server.clock.now,
    locked: { subscriptionRequired: true },
  });
  const there = Object.create(ruth.client, { url: { value: other.url } }) as TestClient;
  await there.call('refundSubscription', { body: {} });
  expect(deletions).toHaveLength(1);
  await Promise.all(deletions);
  await shop.server.settle();
  await shop.server.settle();
  expect(shop.stripe.objects.deletedCustomers.has(customer)).toBe(true);
  await other.close();
  await shop.close();
});
