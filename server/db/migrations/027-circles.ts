import type { Knex } from 'knex';
import type { Migration } from '../db.ts';
import { addTrigrams } from '../trigrams.ts';

/**
 * Circles, who is in them, and what is in them beside posts. Counts are kept with the rows they count, so that no page counts.
 * A member's `state` is `member`, `pending` (owner and admins decide), `held` (a moderator decides first) or `removed`; all but
 * members have the role `member`.
 */
export const circles: Migration = async (knex) => {
  await knex.schema.createTable('circles', (table) => {
    table.string('id', 36).primary();
    // Null of one that closed when its owner's account went.
    table.string('owner_id', 36).index();
    table.string('name', 80).notNullable();
    table.text('description').notNullable();
    table.string('emoji', 32).notNullable();
    table.smallint('is_public').notNullable();
    // 0 while hidden by moderators: members alone see it then.
    table.smallint('listed').notNullable().defaultTo(1);
    table.integer('member_count').notNullable();
    table.bigInteger('deleted_at');
    // 1 when staff deleted it, so that its owner can't bring it back.
    table.smallint('closed_by_staff').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.text('search_text').notNullable();
    table.string('verse_reference', 80);
    // Goes up with every new verse, so that old marks of having read do not count.
    table.integer('verse_version').notNullable().defaultTo(0);
    table.text('study_topic');
  });
  await knex.raw(
    'CREATE INDEX circles_public ON circles (created_at, id) WHERE is_public = 1 AND listed = 1 AND deleted_at IS NULL',
  );
  await knex.raw('CREATE INDEX circles_deleted ON circles (deleted_at) WHERE deleted_at IS NOT NULL');
  await knex.schema.createTable('circle_members', (table) => {
    table.string('circle_id', 36).notNullable();
    table.string('user_id', 36).notNullable();
    table.string('role', 10).notNullable();
    // 0 owner, 1 admin, 2 member, 3 pending: the order in which they are listed. 4 for those who are not.
    table.smallint('position').notNullable();
    table.string('state', 10).notNullable();
    // What a moderator's approval makes of one that is held.
    table.string('next_state', 10);
    table.bigInteger('joined_at').notNullable();
    table.primary(['circle_id', 'user_id']);
    table.index(['user_id', 'state']);
    table.index(['circle_id', 'position', 'joined_at', 'user_id']);
  });
  await addTrigrams(knex, 'circle');
  await createEvents(knex);
  await createStudy(knex);
  await knex.schema.createTable('circle_invites', (table) => {
    table.string('id', 36).primary();
    table.string('circle_id', 36).notNullable();
    table.string('kind', 10).notNullable();
    table.string('inviter_id', 36).notNullable().index();
    // Of a mail, whose token is made when it is sent.
    table.string('email', 254);
    table.string('email_key', 254).index();
    table.string('token_hash', 43).unique();
    table.integer('uses').notNullable().defaultTo(0);
    table.integer('max_uses').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.index(['circle_id', 'created_at', 'id']);
  });
};

const createEvents = async (knex: Knex) => {
  await knex.schema.createTable('circle_events', (table) => {
    table.string('id', 36).primary();
    table.string('circle_id', 36).notNullable();
    table.string('created_by', 36).notNullable().index();
    table.string('title', 120).notNullable();
    table.bigInteger('starts_at').notNullable();
    table.string('time_zone', 64).notNullable();
    table.text('location');
    table.text('description');
    // Made by somebody under 18: it never names them to other members, also when they have grown up.
    table.smallint('by_minor').notNullable().defaultTo(0);
    table.string('status', 10).notNullable();
    table.integer('attending').notNullable().defaultTo(0);
    table.integer('praying').notNullable().defaultTo(0);
    table.integer('recognize').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.index(['circle_id', 'starts_at', 'id']);
  });
  await knex.schema.createTable('event_reactions', (table) => {
    table.string('event_id', 36).notNullable();
    table.string('kind', 10).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.primary(['event_id', 'kind', 'user_id']);
  });
};

const createStudy = async (knex: Knex) => {
  await knex.schema.createTable('circle_verse_reads', (table) => {
    table.string('circle_id', 36).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.integer('verse_version').notNullable();
    table.primary(['circle_id', 'user_id']);
  });
  await knex.schema.createTable('circle_study', (table) => {
    table.string('circle_id', 36).notNullable();
    table.string('day', 10).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.primary(['circle_id', 'day', 'user_id']);
    table.index(['day']);
  });
  await knex.schema.createTable('circle_study_days', (table) => {
    table.string('circle_id', 36).notNullable();
    table.string('day', 10).notNullable();
    table.integer('studied').notNullable();
    table.primary(['circle_id', 'day']);
    table.index(['day']);
  });
};
