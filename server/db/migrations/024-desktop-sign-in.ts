import type { Migration } from '../db.ts';

/** Who came from Google for a desktop app and has not been fetched by it yet: for two minutes, by the hash of a code. */
export const desktopSignIn: Migration = async (knex) => {
  await knex.schema.createTable('desktop_sign_ins', (table) => {
    table.string('code_hash', 43).primary();
    table.string('challenge', 43).notNullable();
    table.text('vouched').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  });
};
