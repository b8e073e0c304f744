import type { Migration } from '../db.ts';

/**
 * `led_to`: the challenge that a search led to, '' for none, null until it was looked up; `network`: where it was sent from,
 * under the salt of its day. Searches from before stay out of the public list, since nobody can say how many networks they
 * came from. `costs` is 0 for a search that found nothing and was given back. The fingerprint is no longer kept with a search: it shows nobody what another one searched.
 */
export const searchTitles: Migration = async (knex) => {
  await knex.raw(`ALTER TABLE searches ADD COLUMN led_to VARCHAR(80) DEFAULT ''`);
  await knex.raw('ALTER TABLE searches ADD COLUMN network VARCHAR(80)');
  await knex.raw('ALTER TABLE searches ADD COLUMN costs SMALLINT NOT NULL DEFAULT 1');
  await knex.raw('CREATE INDEX searches_not_looked_up ON searches (day) WHERE led_to IS NULL');
  await knex.schema.alterTable('searches', (table) => {
    table.dropIndex(['day', 'print']);
    table.dropIndex(['day', 'normalized_query', 'person']);
  });
  await knex.raw('ALTER TABLE searches DROP COLUMN print');
};
