import type { Migration } from '../db.ts';

/**
 * `bytes`: the room that a prayer takes, and all of a journal's together, counted in the transaction of each write, so that
 * the quota costs no counting. What is there already is counted once, here. `swept`: the last change whose record in
 * `prayer_changes` was removed for its age. The index finds the texts that a full journal gives up first.
 */
export const journalBytes: Migration = async (knex) => {
  await knex.schema.alterTable('prayers', (table) => {
    table.integer('bytes').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('journals', (table) => {
    table.bigInteger('bytes').notNullable().defaultTo(0);
    table.bigInteger('swept').notNullable().defaultTo(0);
  });
  await knex.raw(
    `UPDATE prayers SET bytes = 256 + octet_length(title) + octet_length(content) + octet_length(category) +
       octet_length(tags) + coalesce(octet_length(answer_story), 0) + octet_length(updates) + octet_length(conflicts)`,
  );
  await knex.raw(
    `UPDATE journals SET bytes =
       (SELECT coalesce(sum(prayers.bytes), 0) FROM prayers WHERE prayers.user_id = journals.user_id)`,
  );
  await knex.raw('CREATE INDEX prayers_deleted ON prayers (user_id, purge_at) WHERE purge_at IS NOT NULL');
};
