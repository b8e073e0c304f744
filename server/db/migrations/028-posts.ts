import type { Migration } from '../db.ts';

/**
 * Posts. `stream` is where others find one: `everyone`, `pastoral`, a circle's id; or `own`, where its author alone does
 * (for oneself, held, hidden, or of a circle that is gone). `image_id` belongs to `images`, whose files are elsewhere.
 */
export const posts: Migration = async (knex) => {
  await knex.schema.createTable('posts', (table) => {
    table.string('id', 36).primary();
    table.string('author_id', 36).notNullable();
    // What the author's device called it: a repeat finds the post that is there.
    table.string('client_id', 80);
    table.string('stream', 36).notNullable();
    table.string('audience', 10).notNullable();
    table.string('circle_id', 36);
    table.string('post_type', 20).notNullable();
    table.text('content').notNullable();
    table.smallint('anonymous').notNullable();
    // Written by somebody under 18: it stays without a name for all but a circle's admins, also on the eighteenth birthday.
    table.smallint('by_minor').notNullable().defaultTo(0);
    table.text('tags').notNullable();
    table.string('image_id', 36).index();
    table.text('image_alt').notNullable();
    table.string('status', 10).notNullable();
    table.integer('like_count').notNullable().defaultTo(0);
    table.integer('prayer_count').notNullable().defaultTo(0);
    table.bigInteger('answered_at');
    table.text('answer_story');
    table.bigInteger('created_at').notNullable();
    table.unique(['author_id', 'client_id']);
    table.index(['stream', 'created_at', 'id']);
    table.index(['author_id', 'stream', 'created_at', 'id']);
    table.index(['author_id', 'created_at', 'id']);
    table.index(['circle_id']);
  });
  await knex.schema.createTable('post_reactions', (table) => {
    table.string('post_id', 36).notNullable();
    table.string('kind', 10).notNullable();
    table.string('user_id', 36).notNullable();
    table.primary(['post_id', 'kind', 'user_id']);
    table.index(['user_id', 'post_id', 'kind']);
  });
  await knex.schema.createTable('images', (table) => {
    table.string('id', 36).primary();
    table.string('owner_id', 36).notNullable();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.integer('bytes').notNullable();
    table.bigInteger('created_at').notNullable();
    // Null while nothing shows it; then it goes after a day.
    table.bigInteger('used_at');
    table.index(['owner_id', 'created_at']);
  });
  await knex.raw('CREATE INDEX images_unused ON images (created_at) WHERE used_at IS NULL');
  // Files without a row, to be removed from the folder or bucket; those of an upload under way are due later.
  await knex.schema.createTable('image_removals', (table) => {
    table.string('image_id', 36).primary();
    table.bigInteger('due_at').notNullable().index();
  });
  // Work that one process at a time does: whoever holds the lease, until it ends.
  await knex.schema.createTable('leases', (table) => {
    table.string('job', 40).primary();
    table.string('holder', 36).notNullable();
    table.bigInteger('expires_at').notNullable();
  });
};
