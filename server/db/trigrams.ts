import type { Knex } from 'knex';

/**
 * Adds an index of every three letters in a row of `search_text` to `users` or `circles`, for searches. On SQLite it has numbers
 * of its own (VACUUM may renumber rows) and triggers keep it; secure-delete takes deleted letters out of it at once. On
 * PostgreSQL it needs the extension pg_trgm: where that may not be created, the same statements run without an index.
 */
export const addTrigrams = (knex: Knex, thing: 'user' | 'circle'): Promise<void> =>
  (knex.client as Knex.Client).config.client === 'pg' ? onPostgres(knex, thing) : onSqlite(knex, thing);

const onPostgres = async (knex: Knex, thing: string) => {
  await knex
    .transaction(async (savepoint) => {
      await savepoint.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm');
      await savepoint.raw(`CREATE INDEX ${thing}s_search ON ${thing}s USING gin (search_text gin_trgm_ops)`);
    })
    .catch((error: unknown) => {
      if (!withoutExtension.has((error as { code?: string }).code ?? '')) throw error;
    });
};

/** Not installed with this PostgreSQL, or this database user may not create it. */
const withoutExtension = new Set(['0A000', '58P01', '42501']);

const onSqlite = async (knex: Knex, thing: string) => {
  const [numbers, search] = [`${thing}_numbers`, `${thing}_search`];
  const number = (row: 'old' | 'new') => `(SELECT number FROM ${numbers} WHERE ${thing}_id = ${row}.id)`;
  const remove = `INSERT INTO ${search} (${search}, rowid, search_text) VALUES ('delete', ${number('old')}, old.search_text);`;
  const add = `INSERT INTO ${search} (rowid, search_text) VALUES (${number('new')}, new.search_text);`;
  await knex.raw(`CREATE TABLE ${numbers} (number INTEGER PRIMARY KEY, ${thing}_id VARCHAR(36) NOT NULL UNIQUE)`);
  await knex.raw(
    `CREATE VIRTUAL TABLE ${search}
       USING fts5(search_text, content = '', detail = none, tokenize = 'trigram case_sensitive 1')`,
  );
  await knex.raw(`INSERT INTO ${search} (${search}, rank) VALUES ('secure-delete', 1)`);
  await knex.raw(`INSERT INTO ${numbers} (${thing}_id) SELECT id FROM ${thing}s`);
  await knex.raw(
    `INSERT INTO ${search} (rowid, search_text)
       SELECT number, search_text FROM ${numbers} JOIN ${thing}s ON ${thing}s.id = ${thing}_id ORDER BY number`,
  );
  await knex.raw(
    `CREATE TRIGGER ${thing}s_added AFTER INSERT ON ${thing}s BEGIN
       INSERT INTO ${numbers} (${thing}_id) VALUES (new.id);
       ${add}
     END`,
  );
  await knex.raw(
    `CREATE TRIGGER ${thing}s_renamed AFTER UPDATE OF search_text ON ${thing}s
     WHEN old.search_text <> new.search_text BEGIN
       ${remove}
       ${add}
     END`,
  );
  await knex.raw(
    `CREATE TRIGGER ${thing}s_deleted AFTER DELETE ON ${thing}s BEGIN
       ${remove}
       DELETE FROM ${numbers} WHERE ${thing}_id = old.id;
     END`,
  );
};

/** What SQLite's index is asked for a text: all its three letters, in any order. Null for a text of fewer. */
export const trigramsOf = (text: string): string | null => {
  const letters = Array.from(text);
  const trigrams = letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`);
  if (trigrams.length === 0) return null;
  return [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');
};
