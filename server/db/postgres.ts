import { createHash } from 'node:crypto';
import createKnex from 'knex';
import pg from 'pg';
import { PostgresChannel } from './channel.ts';
import { DatabaseUnavailable, type ConnectionPool, type Db, type Queries, type Row } from './db.ts';

// Counts and times are bigint; ours stay far below 2^53, and both engines must give numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const conflicts = new Set(['40001', '40P01']);
const unavailable = /^(08|53|57P|57014|25P03)/;
/** How often a write is tried that others' writes run into. */
const MAX_ATTEMPTS = 5;
/** How long a request waits for one of the connections in a crowd, in milliseconds, before it is answered with 503. */
const ACQUIRE_TIMEOUT = 15_000;
const silent = () => undefined;
/** Milliseconds: a request is given up after 30 s, and what it asked for must not go on holding rows. */
const timeouts = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 30_000 };

interface Prepared {
  name: string;
  text: string;
}

/** `?` becomes `$1`, `$2` …, and the statement gets a name, so that each connection parses and plans it once. */
export const prepare = (sql: string): Prepared => {
  let count = 0;
  return {
    name: createHash('sha256').update(sql).digest('hex').slice(0, 32),
    text: sql.replaceAll('?', () => `$${++count}`),
  };
};

/** Opens PostgreSQL. Several server processes on one database behave as one. */
export const openPostgres = async (connectionString: string): Promise<Db> => {
  const knex = createKnex({
    client: 'pg',
    connection: { connectionString, connectionTimeoutMillis: 5000, ...timeouts },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT,
    // What fails is thrown, and logged by whoever catches it; knex would print it a second time, as plain text.
    log: { warn: silent, error: silent, debug: silent, deprecate: silent },
  });
  const pool = knex.client as ConnectionPool<pg.Client>;
  const run = createRunner();
  return {
    engine: 'postgres',
    file: null,
    knex,
    read: (queries) => withClient(pool, (client) => run(client, queries)),
    write: (queries) => withClient(pool, (client) => transact(client, () => run(client, queries))),
    writes: null,
    openChannel: (name, listener) => new PostgresChannel(connectionString, name, listener),
    close: () => knex.destroy(),
  };
};

/** Runs queries to their end. Each SQL text is prepared once. */
const createRunner = () => {
  const statements = new Map<string, Prepared>();
  return async <T>(client: pg.Client, queries: () => Queries<T>): Promise<T> => {
    const generator = queries();
    for (let next = generator.next(); ;) {
      if (next.done) return next.value;
      const { sql, values } = next.value;
      let statement = statements.get(sql);
      if (!statement) statements.set(sql, (statement = prepare(sql)));
      const { rows } = await client.query<Row>({ ...statement, values: [...values] });
      next = generator.next(rows);
    }
  };
};

const withClient = async <T>(pool: ConnectionPool<pg.Client>, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  let client: pg.Client;
  try {
    client = await pool.acquireConnection();
  } catch (cause) {
    throw new DatabaseUnavailable('no connection to PostgreSQL', { cause });
  }
  try {
    return await use(client);
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable('PostgreSQL is out of reach', { cause: error }) : error;
  } finally {
    await pool.releaseConnection(client);
  }
};

/** Runs it in a transaction, and again after a conflict. */
const transact = async <T>(client: pg.Client, run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN');
    try {
      const value = await run();
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      if (!(error instanceof pg.DatabaseError && conflicts.has(error.code ?? '')) || attempt === MAX_ATTEMPTS)
        throw error;
    }
  }
};

const isUnavailable = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return unavailable.test(error.code ?? '');
  const code = (error as { code?: unknown } | null)?.code;
  return (
    (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code)) ||
    (error instanceof Error && /^(Connection terminated|Client has encountered a connection error)/.test(error.message))
  );
};
