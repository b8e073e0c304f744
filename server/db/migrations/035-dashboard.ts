import type { Migration } from '../db.ts';

/**
 * What the dashboard counts and lists: how many accounts there are, those of one role with the text that the search looks
 * through, those with a subscription among the latest, and the stars. Searches of members and of visitors get an index each: those of all
 * visitors together have no account to be found by, and the sweep looked through them.
 */
export const dashboard: Migration = async (knex) => {
  await knex.raw('CREATE INDEX users_listed ON users (blocked) WHERE email_key IS NOT NULL');
  await knex.raw(
    'CREATE INDEX users_by_role ON users (role, blocked, created_at, id, search_text) WHERE email_key IS NOT NULL',
  );
  await knex.raw(
    'CREATE INDEX users_blocked ON users (created_at, id, search_text) WHERE blocked = 1 AND email_key IS NOT NULL',
  );
  await knex.raw(
    `CREATE INDEX users_premium ON users (created_at, role, subscription_tier, subscription_until)
       WHERE (role = 'premium' OR subscription_tier IS NOT NULL) AND email_key IS NOT NULL`,
  );
  await knex.schema.alterTable('searches', (table) => table.dropIndex(['user_id']));
  await knex.raw('CREATE INDEX searches_members ON searches (user_id) WHERE user_id IS NOT NULL');
  await knex.raw('CREATE INDEX searches_visitors ON searches (day) WHERE user_id IS NULL');
  await knex.raw('CREATE INDEX feedback_stars ON feedback (rating) WHERE rating IS NOT NULL');
};
