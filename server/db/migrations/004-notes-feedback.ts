import type { Migration } from '../db.ts';

/**
 * `sticky_notes` are saved items, each once per person (`digest`).
 * `searches.covers` marks a search that its person cleared on the same day: the text is gone, and what the day's limit
 * still needs stands here as keyed digests (server/search/recent.ts).
 */
export const notesAndFeedback: Migration = async (knex) => {
  await knex.schema.createTable('sticky_notes', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).notNullable();
    table.string('digest', 64).notNullable();
    table.bigInteger('created_at').notNullable();
    table.string('note_type', 16).notNullable();
    table.text('topic').notNullable();
    table.text('content').notNullable();
    table.text('source');
    table.unique(['user_id', 'digest']);
    table.index(['user_id', 'created_at', 'id']);
  });
  await knex.schema.createTable('feedback', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).index();
    table.bigInteger('created_at').notNullable();
    table.text('search_query');
    table.string('feedback_type', 32).notNullable();
    table.smallint('rating');
    table.text('comments');
    table.index(['created_at', 'id']);
  });
  await knex.schema.alterTable('searches', (table) => {
    table.text('covers');
  });
};
