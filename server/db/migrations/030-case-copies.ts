import type { Migration } from '../db.ts';

/**
 * What a case keeps beside the words until it is closed: the picture, and where the thing stood. A picture that is `kept` stays
 * when its owner gives it up; then it is nobody's, `owner_id` being empty.
 */
export const caseCopies: Migration = async (knex) => {
  await knex.schema.alterTable('images', (table) => {
    table.smallint('kept').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('cases', (table) => {
    table.string('image_id', 36);
    table.text('image_alt').notNullable().defaultTo('');
    table.string('audience', 10);
    table.text('circle_name');
  });
  await knex.raw('CREATE INDEX cases_image ON cases (image_id) WHERE image_id IS NOT NULL');
  for (const column of ['image_id', 'image_alt', 'audience'])
    await knex.raw(
      `UPDATE cases SET ${column} = (SELECT ${column} FROM posts WHERE posts.id = subject_id)
       WHERE state = 'open' AND subject = 'post' AND EXISTS (SELECT 1 FROM posts WHERE posts.id = subject_id)`,
    );
  await knex.raw(
    `UPDATE cases SET circle_name = (SELECT c.name FROM posts p JOIN circles c ON c.id = p.circle_id WHERE p.id = subject_id)
     WHERE state = 'open' AND subject = 'post'`,
  );
  await knex.raw(
    `UPDATE cases SET image_id = (SELECT substr(avatar, 13) FROM users WHERE users.id = subject_id AND avatar LIKE '/api/images/%')
     WHERE state = 'open' AND subject = 'user'`,
  );
  await knex.raw(
    "UPDATE images SET kept = 1 WHERE id IN (SELECT image_id FROM cases WHERE state = 'open' AND report_count > 0)",
  );
};
