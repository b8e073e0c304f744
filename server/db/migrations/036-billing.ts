import type { Knex } from 'knex';
import type { Migration } from '../db.ts';

/**
 * Money: who is which customer of Stripe's, what was bought, and seats of families. No card, no address: those stay with Stripe and
 * Apple. What a customer's or attempt's row is called is Stripe's idempotency key, so that a call that is made again makes nothing
 * twice.
 */
export const billing: Migration = async (knex) => {
  await createCustomers(knex);
  await createPurchases(knex);
  await createQueues(knex);
  await createFamilies(knex);
  await knex.raw('CREATE INDEX users_subscribed ON users (subscription_until) WHERE subscription_tier IS NOT NULL');
};

const createCustomers = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('billing_customers', (table) => {
    table.string('user_id', 36).primary();
    table.string('id', 36).notNullable().unique();
    table.string('stripe_id', 64).unique();
    // Grows with all that is written about this customer: who has read Stripe meanwhile reads it again.
    table.integer('revision').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('synced_at');
  });
  await knex.schema.createTable('billing_attempts', (table) => {
    table.string('user_id', 36).primary();
    table.string('id', 36).notNullable().unique();
    table.string('plan', 20).notNullable();
    // Of Stripe's price: a call that is made again says the same, whatever has been offered since.
    table.string('price_id', 64).notNullable();
    table.string('subscription_id', 64);
    table.bigInteger('created_at').notNullable();
  });
};

const createPurchases = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('purchases', (table) => {
    // Stripe's subscription, or Apple's original transaction.
    table.string('id', 128).primary();
    table.string('source', 10).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.string('plan', 20).notNullable();
    table.string('status', 20).notNullable();
    table.bigInteger('until').notNullable();
    table.bigInteger('renews_at');
    table.bigInteger('cancel_at');
    table.string('next_plan', 20);
    table.bigInteger('started_at').notNullable();
    table.bigInteger('first_paid_at');
    // When Apple signed what this row was made of: what it signed earlier changes nothing.
    table.bigInteger('signed_at');
  });
  // What Apple last signed about a subscription in the iOS app: its purchase is made of it.
  await knex.schema.createTable('apple_subscriptions', (table) => {
    table.string('id', 128).primary();
    table.string('user_id', 36).notNullable().index();
    // The period that is known last, and when Apple signed it: what is of an earlier one, or signed earlier, changes nothing.
    table.bigInteger('purchased_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('revoked_at');
    table.bigInteger('signed_at').notNullable();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('first_paid_at').notNullable();
    table.integer('renews');
    table.bigInteger('grace_until');
    table.bigInteger('renewal_signed_at');
  });
  await knex.raw('CREATE INDEX purchases_renewing ON purchases (renews_at) WHERE renews_at IS NOT NULL');
};

/** What was heard, and what is still to be told. */
const createQueues = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('billing_events', (table) => {
    table.string('id', 128).primary();
    table.bigInteger('created_at').notNullable().index();
  });
  await knex.schema.createTable('billing_refunds', (table) => {
    table.string('user_id', 36).primary();
    table.string('id', 36).notNullable().unique();
    table.string('subscription_id', 64).notNullable();
    table.string('state', 10).notNullable();
    table.bigInteger('created_at').notNullable();
  });
  // What has to reach Stripe, however often it takes: its subject is a customer's or a subscription's id (server/billing/tasks.ts).
  await knex.schema.createTable('billing_tasks', (table) => {
    table.string('id', 36).primary();
    table.string('kind', 30).notNullable();
    table.string('subject', 128).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('run_at').notNullable().index();
    table.integer('tries').notNullable().defaultTo(0);
    table.unique(['kind', 'subject']);
  });
  await knex.schema.createTable('billing_reminders', (table) => {
    table.string('purchase_id', 128).notNullable();
    table.string('kind', 30).notNullable();
    // The end of the period, or the moment, that it is about.
    table.bigInteger('about').notNullable();
    table.bigInteger('created_at').notNullable().index();
    table.primary(['purchase_id', 'kind', 'about']);
  });
  // How far Stripe's events were read.
  await knex.schema.createTable('billing_cursors', (table) => {
    table.string('name', 30).primary();
    table.bigInteger('value').notNullable();
  });
};

const createFamilies = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('family_seats', (table) => {
    table.string('user_id', 36).primary();
    table.string('owner_id', 36).notNullable().index();
    table.bigInteger('joined_at').notNullable();
  });
  await knex.schema.createTable('family_invites', (table) => {
    table.string('id', 36).primary();
    table.string('owner_id', 36).notNullable();
    table.text('email').notNullable();
    table.text('email_key').notNullable();
    table.string('token_hash', 64).unique();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.unique(['owner_id', 'email_key']);
  });
};
