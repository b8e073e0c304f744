import type { Migration } from '../db.ts';

/**
 * What the dashboard counts and lists: how many accounts there are, those of one role with the text that the search looks
 * through, those with a subscription among the latest, and the stars.
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
  await knex.raw('CREATE INDEX feedback_stars ON feedback (rating) WHERE rating IS NOT NULL');
};
