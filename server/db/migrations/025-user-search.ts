import type { Knex } from 'knex';
import type { Migration } from '../db.ts';

/**
 * An index of every three letters in a row of `users.search_text`, for the admin's search. On SQLite it has numbers of its own
 * (VACUUM may renumber rows) and triggers keep it; secure-delete takes a deleted person's letters out of it at once. On
 * PostgreSQL it needs the extension pg_trgm: where that may not be created, the same statements run without an index.
 */
export const userSearch: Migration = async (knex) => {
  await ((knex.client as Knex.Client).config.client === 'pg' ? onPostgres(knex) : onSqlite(knex));
};

const onPostgres = async (knex: Knex) => {
  await knex
    .transaction(async (savepoint) => {
      await savepoint.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm');
      await savepoint.raw('CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)');
    })
    .catch((error: unknown) => {
      if (!withoutExtension.has((error as { code?: string }).code ?? '')) throw error;
    });
};

/** Not installed with this PostgreSQL, or this database user may not create it. */
const withoutExtension = new Set(['0A000', '58P01', '42501']);

const number = (row: 'old' | 'new') => `(SELECT number FROM user_numbers WHERE user_id = ${row}.id)`;
const remove = `INSERT INTO user_search (user_search, rowid, search_text) VALUES ('delete', ${number('old')}, old.search_text);`;
const add = `INSERT INTO user_search (rowid, search_text) VALUES (${number('new')}, new.search_text);`;

const onSqlite = async (knex: Knex) => {
  await knex.raw('CREATE TABLE user_numbers (number INTEGER PRIMARY KEY, user_id VARCHAR(36) NOT NULL UNIQUE)');
  await knex.raw(
    `CREATE VIRTUAL TABLE user_search
       USING fts5(search_text, content = '', detail = none, tokenize = 'trigram case_sensitive 1')`,
  );
  await knex.raw(`INSERT INTO user_search (user_search, rank) VALUES ('secure-delete', 1)`);
  await knex.raw('INSERT INTO user_numbers (user_id) SELECT id FROM users');
  await knex.raw(
    `INSERT INTO user_search (rowid, search_text)
       SELECT number, search_text FROM user_numbers JOIN users ON users.id = user_id ORDER BY number`,
  );
  await knex.raw(
    `CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
       INSERT INTO user_numbers (user_id) VALUES (new.id);
       ${add}
     END`,
  );
  await knex.raw(
    `CREATE TRIGGER users_renamed AFTER UPDATE OF search_text ON users WHEN old.search_text <> new.search_text BEGIN
       ${remove}
       ${add}
     END`,
  );
  await knex.raw(
    `CREATE TRIGGER users_deleted AFTER DELETE ON users BEGIN
       ${remove}
       DELETE FROM user_numbers WHERE user_id = old.id;
     END`,
  );
};
