import type { Migration } from '../db.ts';

/**
 * What a kiosk last said of itself, how its screen behaves, and a restart that it is asked for. `admin_revision` is the last one of
 * `screen_revision` that an admin made: whatever the kiosk changed since then is later.
 */
export const kioskScreens: Migration = async (knex) => {
  await knex.schema.alterTable('kiosks', (table) => {
    table.text('report');
    table.bigInteger('reported_at');
    table.text('screen');
    table.integer('screen_revision').notNullable().defaultTo(0);
    table.integer('admin_revision').notNullable().defaultTo(0);
    table.string('restart_id', 36);
    table.bigInteger('restart_asked_at');
    table.bigInteger('restart_done_at');
  });
};
