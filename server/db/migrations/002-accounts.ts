import type { Migration } from '../db.ts';

/**
 * Accounts, their sessions and what guards the doors.
 *
 * `users.email_key` is the address in the form it is compared in. It is null for a provisional account: one that was
 * registered with an address that somebody else already has (server/accounts/registration/register.ts says why such
 * accounts exist). `subscription_*` mirror what billing computed from purchases; `role` is only ever what staff granted
 * (docs/decisions.md 7).
 */
export const accounts: Migration = async (knex) => {
  await knex.schema.createTable('users', (table) => {
    table.string('id', 36).primary();
    table.string('email', 254).notNullable();
    table.string('email_key', 254).unique();
    table.string('password_hash', 200);
    table.string('nickname', 50).notNullable();
    table.string('display_name', 50).notNullable();
    table.text('bio').notNullable().defaultTo('');
    table.text('avatar');
    table.string('birth_date', 10).notNullable();
    table.string('role', 20).notNullable().defaultTo('registered');
    table.smallint('blocked').notNullable().defaultTo(0);
    table.bigInteger('verified_at');
    table.string('subscription_tier', 20);
    table.bigInteger('subscription_until');
    table.bigInteger('created_at').notNullable();
    // Lower-cased names and address in one column, so that the admin's search reads one narrow index.
    table.text('search_text').notNullable().defaultTo('');
    table.index(['created_at', 'id', 'email_key', 'search_text']);
    table.index(['role', 'blocked']);
  });
  await knex.schema.createTable('sessions', (table) => {
    table.string('token_hash', 43).primary();
    table.string('user_id', 36).notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.smallint('state').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('identities', (table) => {
    table.string('issuer', 255).notNullable();
    table.string('subject', 255).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.primary(['issuer', 'subject']);
  });
  await knex.schema.createTable('known_devices', (table) => {
    table.string('user_id', 36).notNullable();
    table.string('device', 80).notNullable();
    table.bigInteger('seen_at').notNullable();
    table.primary(['user_id', 'device']);
  });
  await knex.schema.createTable('attempts', (table) => {
    table.string('subject', 120).primary();
    table.integer('count').notNullable();
    // No further attempt before `free_at`; everything is forgotten at `forget_at`.
    table.bigInteger('free_at').notNullable();
    table.bigInteger('forget_at').notNullable().index();
  });
  await knex.schema.createTable('settings', (table) => {
    table.string('key', 60).primary();
    table.text('value').notNullable();
  });
};
