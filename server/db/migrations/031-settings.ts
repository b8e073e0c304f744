import type { Migration } from '../db.ts';

/**
 * The church's own settings: what differs from the defaults, as one row of JSON that is only replaced at the `revision` it was read
 * at; `legal_facts` is a digest of what the legal pages said when an admin reviewed them. The logo is re-encoded and here, so that
 * every server has it. `about_versions` keeps the latest versions of the About page whole.
 */
export const settings: Migration = async (knex) => {
  await knex.schema.createTable('site_settings', (table) => {
    table.smallint('id').primary();
    table.integer('revision').notNullable();
    table.text('content').notNullable();
    table.bigInteger('legal_reviewed_at');
    table.string('legal_facts', 64);
    table.bigInteger('updated_at').notNullable();
  });
  await knex.schema.createTable('site_logo', (table) => {
    table.smallint('id').primary();
    table.string('hash', 64).notNullable();
    table.binary('bytes').notNullable();
  });
  await knex.schema.createTable('about_versions', (table) => {
    table.integer('revision').primary();
    table.text('content').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.string('updated_by', 36);
  });
};
