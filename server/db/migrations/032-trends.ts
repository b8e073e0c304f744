import type { Knex } from 'knex';
import type { Migration } from '../db.ts';

/**
 * Counts of each UTC day, written with the row that they count and lowered by nothing that is cleared or deleted later; they hold
 * neither words nor keys. A day of searches is spread over shards, since on PostgreSQL one row would have every search wait for
 * another. `people`: whose first search of the day it was, which the counter of their day tells (`search_counts.recorded`: every
 * recorded search, also those that were given back). `trend_lists`: the lists that one process makes each minute, as JSON.
 */
export const trends: Migration = async (knex) => {
  await knex.schema.createTable('search_days', (table) => {
    table.string('day', 10).notNullable();
    table.smallint('shard').notNullable();
    table.integer('searches').notNullable();
    table.integer('people').notNullable();
    table.primary(['day', 'shard']);
  });
  await knex.raw(
    `INSERT INTO search_days (day, shard, searches, people)
     SELECT day, 0, CAST(count(*) AS integer), CAST(count(DISTINCT person) AS integer) FROM searches GROUP BY day`,
  );
  await knex.raw('ALTER TABLE search_counts ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0');
  await knex.raw(
    `UPDATE search_counts SET recorded =
       (SELECT count(*) FROM searches WHERE searches.day = search_counts.day AND searches.person = search_counts.subject)`,
  );
  await knex.schema.createTable('registration_days', (table) => {
    table.string('day', 10).primary();
    table.integer('registrations').notNullable();
  });
  const day =
    (knex.client as Knex.Client).config.client === 'pg'
      ? `to_char(to_timestamp(created_at / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
      : `strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`;
  await knex.raw(
    `INSERT INTO registration_days (day, registrations)
     SELECT ${day}, CAST(count(*) AS integer) FROM users WHERE email_key IS NOT NULL GROUP BY 1`,
  );
  await knex.schema.createTable('trend_lists', (table) => {
    table.string('name', 20).primary();
    table.text('content').notNullable();
    table.bigInteger('made_at').notNullable();
  });
};
