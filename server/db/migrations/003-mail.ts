import type { Migration } from '../db.ts';

/**
 * `outbox` holds mails that are still to be sent: who to and what kind, never the finished text, so that no link in a
 * mail can be read from the database. `mail_tokens` are those links: single-use, by hash, with an end.
 */
export const mail: Migration = async (knex) => {
  await knex.schema.createTable('outbox', (table) => {
    table.string('id', 36).primary();
    table.string('kind', 40).notNullable();
    table.string('recipient', 254).notNullable().index();
    table.text('data').notNullable();
    table.bigInteger('created_at').notNullable();
    table.integer('tries').notNullable().defaultTo(0);
    table.bigInteger('next_try_at').notNullable().index();
    // Who is sending it now, and until when it is theirs: a sender that died gives it back by the clock.
    table.string('claim', 36);
    table.bigInteger('claimed_until').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('mail_tokens', (table) => {
    table.string('token_hash', 43).primary();
    table.string('purpose', 20).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.string('email_key', 254).notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
};
