import type { Migration } from '../db.ts';

/**
 * `assets` keeps the hashed files of the builds that ran here lately, each once, as they go over the wire: a tab that was
 * opened before a deploy goes on asking for its own, of whichever server answers.
 */
export const assets: Migration = async (knex) => {
  await knex.schema.createTable('assets', (table) => {
    table.string('name', 200).primary();
    table.string('encoding', 4).notNullable();
    table.binary('bytes').notNullable();
    table.bigInteger('seen_at').notNullable().index();
  });
};
