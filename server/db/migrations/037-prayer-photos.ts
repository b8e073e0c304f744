import type { Migration } from '../db.ts';

/** A photo on a prayer: what its devices are told of it, and which picture it is. */
export const prayerPhotos: Migration = async (knex) => {
  await knex.schema.alterTable('prayers', (table) => {
    // As in the contract. Its id is the device's; the picture's is ours, so that nobody can name another's.
    table.text('photo');
    table.string('photo_image', 36);
  });
};
