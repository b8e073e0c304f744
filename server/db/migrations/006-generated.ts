import type { Migration } from '../db.ts';

/**
 * `generated_answers` keeps what a model wrote, under a keyed digest of the question: the words of the question are not
 * here, and without the server's secret nobody can try words on the digests. Verses are kept as references.
 * `generated_counts` says by day what became of the questions to the model.
 */
export const generated: Migration = async (knex) => {
  await knex.schema.createTable('generated_answers', (table) => {
    table.string('digest', 43).primary();
    table.text('note').notNullable();
    table.text('refs').notNullable();
    table.text('prayer').notNullable();
    table.bigInteger('created_at').notNullable().index();
  });
  await knex.schema.createTable('generated_counts', (table) => {
    table.string('day', 10).notNullable();
    table.string('outcome', 20).notNullable();
    table.integer('count').notNullable();
    table.primary(['day', 'outcome']);
  });
};
