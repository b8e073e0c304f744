import type { Migration } from '../db.ts';

/** `held`: how many prayers a journal holds, deleted ones not counted, so that its ceiling costs no counting. */
export const journalSize: Migration = async (knex) => {
  await knex.schema.alterTable('journals', (table) => {
    table.integer('held').notNullable().defaultTo(0);
  });
  await knex.raw(
    `UPDATE journals SET held =
       (SELECT count(*) FROM prayers WHERE prayers.user_id = journals.user_id AND prayers.deleted_at IS NULL)`,
  );
};
