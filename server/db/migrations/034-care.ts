import type { Migration } from '../db.ts';

/**
 * `day_salts` keys what is kept of visitors, networks and fingerprints on one day: once its salt is deleted nobody can work them
 * out again. `deleted_accounts`: the ids of accounts that were deleted lately, so that a restored backup deletes them again. `job_runs`:
 * what each job did last, of all processes together. Browsers that signed in are known by a cookie of their own from here on, at
 * their next sign-in. Networks of earlier searches were keyed with what never goes: they are forgotten, since a member's search is kept
 * for a year.
 */
export const care: Migration = async (knex) => {
  await knex.schema.createTable('day_salts', (table) => {
    table.string('day', 10).primary();
    table.string('salt', 64).notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('deleted_accounts', (table) => {
    table.string('user_id', 64).primary();
    table.bigInteger('deleted_at').notNullable().index();
  });
  await knex('searches').update({ network: null });
  await knex('known_devices').delete();
  await knex.schema.createTable('job_runs', (table) => {
    table.string('name', 60).primary();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ended_at');
    table.smallint('ok').notNullable();
    table.bigInteger('next_at').notNullable();
  });
};
