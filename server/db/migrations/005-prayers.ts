import type { Migration } from '../db.ts';

/**
 * `journals` holds each person's latest revision: its row is updated first in every write, which puts a person's writes
 * in line, so that revisions become visible in their order and a change feed read by revision skips nothing (a sequence
 * would). `prayer_changes` remembers how each change was settled, so that a repeated one is not made again. `words_id`
 * and `answer_id` are the changes that wrote these texts: what replaces them must name them. `search_text` is everything
 * in a prayer, normalised. A deleted prayer keeps its text until `purge_at`, so that an edit from a device that did not
 * know of the delete finds it whole.
 */
export const prayers: Migration = async (knex) => {
  await knex.schema.createTable('journals', (table) => {
    table.string('user_id', 36).primary();
    table.bigInteger('revision').notNullable();
  });
  await knex.schema.createTable('prayers', (table) => {
    table.string('id', 64).primary();
    table.string('user_id', 36).notNullable();
    table.text('title').notNullable();
    table.text('content').notNullable();
    table.string('category', 40).notNullable();
    table.text('tags').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('answered_at');
    table.text('answer_story');
    table.text('updates').notNullable();
    table.text('conflicts').notNullable();
    table.bigInteger('revision').notNullable();
    table.bigInteger('deleted_at');
    table.bigInteger('purge_at').index();
    table.string('words_id', 64).notNullable();
    table.string('answer_id', 64);
    table.bigInteger('created_revision').notNullable();
    table.string('created_hash', 43).notNullable();
    table.text('search_text').notNullable();
    table.unique(['user_id', 'revision']);
    table.index(['user_id', 'created_revision']);
    table.index(['user_id', 'created_at', 'id']);
  });
  await knex.schema.createTable('prayer_changes', (table) => {
    table.string('user_id', 36).notNullable();
    table.string('id', 64).notNullable();
    table.string('prayer_id', 64).notNullable();
    table.bigInteger('revision').notNullable();
    table.string('outcome', 12).notNullable();
    table.string('hash', 43).notNullable();
    table.primary(['user_id', 'id']);
    table.index(['user_id', 'revision']);
  });
};
