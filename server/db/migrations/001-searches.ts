import type { Migration } from '../db.ts';

/**
 * `search_counts` is the day's counter per subject (an account, a visitor's cookie, a fingerprint, a network), each
 * under its own ceiling. `searches` is one row per person, day and query; its id is the ticket that makes the calls after it
 * free (docs/decisions.md 3).
 */
export const searches: Migration = async (knex) => {
  await knex.schema.createTable('search_counts', (table) => {
    table.string('day', 10).notNullable();
    table.string('subject', 80).notNullable();
    table.integer('used').notNullable();
    table.integer('ceiling').notNullable();
    table.primary(['day', 'subject']);
  });
  await knex.schema.createTable('searches', (table) => {
    table.string('id', 36).primary();
    table.string('day', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.string('person', 80).notNullable();
    table.string('print', 80);
    table.string('user_id', 36).index();
    table.text('query').notNullable();
    table.text('normalized_query').notNullable();
    table.smallint('is_life_note').notNullable();
    table.unique(['day', 'person', 'normalized_query']);
    table.index(['day', 'print']);
    table.index(['day', 'normalized_query', 'person']);
  });
};
