import type { Migration } from '../db.ts';

/** `grants`: single powers that an admin gave to one account, with commas between, '' for none (docs/decisions.md 8). */
export const grants: Migration = async (knex) => {
  await knex.raw("ALTER TABLE users ADD COLUMN grants VARCHAR(100) NOT NULL DEFAULT ''");
};
