import type { Migration } from '../db.ts';

/** `kiosks` are screens in lobbies. Of the code and of the device's token only hashes are here. */
export const kiosks: Migration = async (knex) => {
  await knex.schema.createTable('kiosks', (table) => {
    table.string('id', 36).primary();
    table.string('name', 60).notNullable();
    table.integer('per_minute').notNullable();
    table.smallint('asks_for_prayer').notNullable();
    table.string('prayer_address', 254);
    table.bigInteger('created_at').notNullable();
    table.string('code_hash', 43).unique();
    table.bigInteger('code_expires_at');
    table.string('token_hash', 43).unique();
    table.bigInteger('paired_at');
    table.bigInteger('last_seen_at');
  });
};
