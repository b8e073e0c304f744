import type { Migration } from '../db.ts';

/**
 * Posts that their authors deleted, by the id that the author's device gave them: a device that never heard of the answer to its
 * first try must not publish them again.
 */
export const postTombstones: Migration = async (knex) => {
  await knex.schema.createTable('post_tombstones', (table) => {
    table.string('author_id', 36).notNullable();
    table.string('client_id', 80).notNullable();
    table.bigInteger('deleted_at').notNullable().index();
    table.primary(['author_id', 'client_id']);
  });
};
