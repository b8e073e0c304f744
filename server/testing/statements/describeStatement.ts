import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { prepare } from '../../db/postgres.ts';
import { engine, type TestDatabase } from '../database.ts';

/** A column that a statement gives. The type is null where the engine knows it only when it runs (an expression on SQLite). */
export interface DescribedColumn {
  name: string;
  type: string | null;
}

export interface Describer {
  /** The columns that a statement gives, without running it. Throws when the engine refuses it. */
  describe(sql: string): Promise<DescribedColumn[]>;
  close(): Promise<void>;
}

export const createDescriber = ({ settings }: TestDatabase): Promise<Describer> =>
  engine === 'sqlite'
    ? describeOnSqlite(join(settings.DATA_DIR, 'lampstand.sqlite'))
    : describeOnPostgres(settings.DATABASE_URL ?? '');

const describeOnSqlite = async (file: string): Promise<Describer> => {
  const connection = new Database(file, { readonly: true });
  return {
    async describe(sql) {
      const statement = connection.prepare(sql);
      if (!statement.reader) return [];
      return statement.columns().map(({ name, type }) => ({ name, type: type && sqliteType(type) }));
    },
    close: async () => void connection.close(),
  };
};

const sqliteType = (declared: string): string =>
  /char|text/i.test(declared) ? 'string' : /int/i.test(declared) ? 'number' : 'Buffer';

const { INT2, INT4, INT8, TEXT, VARCHAR, BYTEA } = pg.types.builtins;
const postgresTypes = new Map<number, string>([
  [INT2, 'number'],
  [INT4, 'number'],
  [INT8, 'number'],
  [TEXT, 'string'],
  [VARCHAR, 'string'],
  [BYTEA, 'Buffer'],
]);

const describeOnPostgres = async (url: string): Promise<Describer> => {
  const client = new pg.Client(url);
  await client.connect();
  return {
    async describe(sql) {
      const fields = await describeFields(client, prepare(sql).text);
      return fields.map(({ name, dataTypeID: type }) => ({ name, type: postgresTypes.get(type) ?? `type ${type}` }));
    },
    close: () => client.end(),
  };
};

/** Parses a statement and asks for its columns, which pg itself does only with an execution. */
const describeFields = (client: pg.Client, text: string): Promise<pg.FieldDef[]> =>
  new Promise((resolve, reject) => {
    let fields: pg.FieldDef[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (described: { fields: pg.FieldDef[] }) => (fields = described.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
