import type { Migration } from '../db.ts';

/** `erasures`: accounts that were deleted a moment ago. What a request in flight still wrote for them is erased too. */
export const erasures: Migration = async (knex) => {
  await knex.schema.createTable('erasures', (table) => {
    table.string('user_id', 64).primary();
    table.bigInteger('erased_at').notNullable().index();
  });
};
