import type { Knex } from 'knex';
import type { Migration } from '../db.ts';

/**
 * What keeps people safe from each other. A case gathers all reports of one thing, or stands for one thing that waits to be
 * looked at; `copy` is what it said then, kept until the case is closed. A person is `author_id` in a case, `user_id` in an
 * action. `audit_log` can't be changed, and nothing in it can be deleted for two years (docs/decisions.md 24).
 */
export const moderation: Migration = async (knex) => {
  await knex.schema.alterTable('users', (table) => {
    table.bigInteger('suspended_until');
    table.smallint('pastoral').notNullable().defaultTo(0);
  });
  await knex.raw('CREATE INDEX users_pastoral ON users (id) WHERE pastoral = 1');
  await knex.schema.createTable('blocks', (table) => {
    table.string('user_id', 36).notNullable();
    table.string('other_id', 36).notNullable();
    table.string('kind', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['user_id', 'other_id']);
    table.index(['other_id', 'user_id']);
  });
  await createCases(knex);
  await createDecisions(knex);
  await createAudit(knex);
};

const createCases = async (knex: Knex) => {
  await knex.schema.createTable('cases', (table) => {
    table.string('id', 36).primary();
    table.string('subject', 20).notNullable();
    // Of a post, event, circle or account; of a membership circle and account.
    table.string('subject_id', 80).notNullable();
    table.string('author_id', 36).index();
    table.smallint('anonymous').notNullable();
    table.string('state', 10).notNullable();
    // 0 for self-harm, which comes first.
    table.smallint('urgency').notNullable();
    table.text('reasons').notNullable();
    table.text('copy').notNullable();
    table.integer('report_count').notNullable().defaultTo(0);
    // Reports by accounts old enough to hide what they report.
    table.integer('hiding_reports').notNullable().defaultTo(0);
    table.smallint('revealed').notNullable().defaultTo(0);
    // 1 while nobody sees the thing until this case is closed: held by our own checks, or hidden by reports.
    table.smallint('held').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('closed_at');
    table.index(['state', 'urgency', 'created_at', 'id']);
    table.index(['closed_at', 'id']);
    table.index(['subject', 'subject_id']);
  });
  await knex.raw('CREATE INDEX cases_held ON cases (id) WHERE held = 1');
  await knex.raw("CREATE UNIQUE INDEX cases_one_open ON cases (subject, subject_id) WHERE state = 'open'");
  await knex.schema.createTable('reports', (table) => {
    table.string('id', 36).primary();
    table.string('case_id', 36).notNullable().index();
    // Null once who reported it is gone.
    table.string('reporter_id', 36);
    table.string('subject', 20).notNullable();
    table.string('subject_id', 36).notNullable();
    table.string('reason', 20).notNullable();
    table.text('comment');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('closed_at');
    table.unique(['reporter_id', 'subject', 'subject_id']);
    table.index(['reporter_id', 'created_at', 'id']);
  });
  await knex.raw('CREATE INDEX reports_open ON reports (case_id) WHERE closed_at IS NULL');
};

const createDecisions = async (knex: Knex) => {
  await knex.schema.createTable('moderation_actions', (table) => {
    table.string('id', 36).primary();
    table.string('case_id', 36).notNullable().index();
    table.string('actor_id', 36).notNullable();
    table.string('user_id', 36);
    table.string('action', 20).notNullable();
    table.bigInteger('until');
    table.text('reason').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('reversed_at');
    table.index(['user_id', 'created_at']);
  });
  await knex.schema.createTable('appeals', (table) => {
    table.string('id', 36).primary();
    table.string('action_id', 36).notNullable().unique();
    table.string('user_id', 36).index();
    table.text('text').notNullable();
    table.string('state', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('decided_at');
    table.string('decided_by', 36);
  });
  await knex.raw("CREATE INDEX appeals_open ON appeals (created_at, id) WHERE state = 'open'");
  await knex.raw("CREATE INDEX appeals_decided ON appeals (created_at, id) WHERE state <> 'open'");
  await knex.schema.createTable('appeal_tokens', (table) => {
    table.string('token_hash', 43).primary();
    table.string('action_id', 36).notNullable();
    table.string('user_id', 36).notNullable().index();
    table.bigInteger('expires_at').notNullable().index();
  });
  // Of addresses whose account was banned: a keyed hash, which stays when the account is deleted.
  await knex.schema.createTable('banned_addresses', (table) => {
    table.string('address_hash', 64).primary();
    table.string('action_id', 36).notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('notices', (table) => {
    table.string('id', 36).primary();
    table.string('user_id', 36).notNullable();
    table.string('kind', 20).notNullable();
    table.text('text').notNullable();
    table.string('action_id', 36);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('read_at');
    table.index(['user_id', 'created_at', 'id']);
  });
  await knex.raw('CREATE INDEX notices_read ON notices (read_at) WHERE read_at IS NOT NULL');
  // How many actions there ever were, so that nobody counts them.
  await knex.schema.createTable('moderation_totals', (table) => {
    table.string('name', 20).primary();
    table.bigInteger('total').notNullable();
  });
};

/** Two years, in milliseconds. */
const KEPT = 2 * 365 * 24 * 60 * 60 * 1000;

const createAudit = async (knex: Knex) => {
  await knex.schema.createTable('audit_log', (table) => {
    table.string('id', 36).primary();
    table.bigInteger('created_at').notNullable();
    table.string('actor_id', 36);
    table.string('action', 40).notNullable();
    table.string('subject_id', 80).notNullable();
    table.text('reason').notNullable();
    table.index(['created_at', 'id']);
  });
  if ((knex.client as Knex.Client).config.client === 'pg') {
    await knex.raw(
      `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'audit_log is append-only'; END $$`,
    );
    await knex.raw(
      'CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()',
    );
    await knex.raw(
      `CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit_log FOR EACH ROW
       WHEN (OLD.created_at > extract(epoch FROM now()) * 1000 - ${KEPT}) EXECUTE FUNCTION refuse_audit_change()`,
    );
    await knex.raw(
      'CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON audit_log EXECUTE FUNCTION refuse_audit_change()',
    );
    return;
  }
  await knex.raw(
    `CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END`,
  );
  await knex.raw(
    `CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit_log
     WHEN old.created_at > CAST(strftime('%s', 'now') AS INTEGER) * 1000 - ${KEPT}
     BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END`,
  );
};
