import type { Migration } from '../db.ts';

/** `claimed_key`: the address that a provisional account was registered with, by which it is signed in to. */
export const claimedAddresses: Migration = async (knex) => {
  await knex.schema.alterTable('users', (table) => {
    table.string('claimed_key', 254).index();
  });
};
