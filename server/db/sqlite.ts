import { join } from 'node:path';
import Database from 'better-sqlite3';
import createKnex, { type Knex } from 'knex';
import { closeFile, openDataFolder } from './dataFolder.ts';
import { DatabaseUnavailable, query, type ConnectionPool, type Db, type Queries } from './db.ts';
import { createRunner, type Run } from './sqliteRunner.ts';

type Connection = Database.Database;

/** Another process has this data folder. SQLite gets one writer process; several servers need PostgreSQL. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string) {
    super(
      `Another Lampstand server is using ${folder}. Stop it, choose another DATA_DIR, or set DATABASE_URL to run several servers on PostgreSQL.`,
    );
  }
}

/**
 * Opens the SQLite database of a data folder: WAL, synchronous=FULL (asserted), one writer process.
 * Throws DataFolderInUse.
 */
export const openSqlite = async (folder: string): Promise<Db> => {
  openDataFolder(folder);
  for (const name of ['sqlite', 'sqlite-wal', 'sqlite-shm', 'lock']) closeFile(join(folder, `lampstand.${name}`));
  const unlock = lockDataFolder(folder);
  const file = join(folder, 'lampstand.sqlite');
  const knex = openKnex(file);
  const pool = knex.client as ConnectionPool<Connection>;
  let connection: Connection | undefined;
  let writes = 0;

  const connect = async (): Promise<Connection> => {
    // Taken from the pool for good at first use, after migrations: everything from then on is one synchronous owner.
    connection ??= await pool.acquireConnection();
    return connection;
  };

  const run = createRunner();
  const commit = createGroupCommit(run, () => writes++);
  return {
    engine: 'sqlite',
    file,
    knex,
    read: async (queries) => {
      const open = await connect();
      try {
        return run(open, queries);
      } catch (error) {
        throw toError(error);
      }
    },
    write: async (queries) => commit(await connect(), queries),
    get writes() {
      return writes;
    },
    openChannel: null,
    close: async () => {
      if (connection) {
        connection.pragma('wal_checkpoint(TRUNCATE)');
        await pool.releaseConnection(connection);
      }
      await knex.destroy();
      unlock();
    },
  };
};

const openKnex = (filename: string): Knex =>
  createKnex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Connection, done: (error: Error | null, connection: Connection) => void) => {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        // What was deleted is overwritten, and not left in the file for whoever reads it.
        connection.pragma('secure_delete = ON');
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 5000');
        done(null, connection);
      },
    },
  });

/** Throws unless the connection is durable: WAL with synchronous=FULL (better-sqlite3 would otherwise give NORMAL). */
export const assertDurable = async (db: Db): Promise<void> => {
  const [mode] = await db.read(() => query<{ journal_mode: string }>('PRAGMA journal_mode'));
  const [sync] = await db.read(() => query<{ synchronous: number }>('PRAGMA synchronous'));
  if (mode?.journal_mode !== 'wal' || sync?.synchronous !== 2)
    throw new Error('SQLite must run in WAL mode with synchronous=FULL');
};

/** Keeps every other process off a data folder until what it gives is called. Throws DataFolderInUse. */
export const lockDataFolder = (folder: string): (() => void) => {
  const unlock = lockFile(join(folder, 'lampstand.lock'));
  if (!unlock) throw new DataFolderInUse(folder);
  return unlock;
};

/** A lock that the system lets go of when the process ends, however it ends; null while another process has it. */
export const lockFile = (file: string): (() => void) | null => {
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return null;
  }
  return () => lock.close();
};

const toError = (error: unknown): Error => {
  if (error instanceof Database.SqliteError && /^SQLITE_(FULL|BUSY|IOERR|READONLY|CANTOPEN)/.test(error.code))
    return new DatabaseUnavailable('SQLite can’t store or read', { cause: error });
  return error instanceof Error ? error : new Error('a query threw what is no error');
};

interface Waiting {
  /** Runs the queries inside the open transaction and keeps their outcome. */
  attempt: () => void;
  /** Tells the caller: the outcome once committed, or why the commit failed. */
  settle: (commitError?: Error) => void;
}

/** Writes that arrive in one turn of the event loop share one commit, so that they share one flush to the disk. */
const createGroupCommit = (run: Run, onFlush: () => void) => {
  let queue: Waiting[] = [];

  const flush = (connection: Connection) => {
    const batch = queue;
    queue = [];
    onFlush();
    try {
      connection.exec('BEGIN IMMEDIATE');
      for (const { attempt } of batch) {
        attempt();
        // A full disk ends the whole transaction at once: nobody's write of this batch is stored.
        if (!connection.inTransaction) throw new Error('the transaction ended early');
      }
      connection.exec('COMMIT');
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      const reason = new DatabaseUnavailable('the write could not be stored', { cause: error });
      for (const { settle } of batch) settle(reason);
      return;
    }
    for (const { settle } of batch) settle();
  };

  return <T>(connection: Connection, queries: () => Queries<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: Error };
      if (queue.length === 0) setImmediate(() => flush(connection));
      queue.push({
        attempt: () => {
          connection.exec('SAVEPOINT queries');
          try {
            outcome = { value: run(connection, queries) };
          } catch (error) {
            if (connection.inTransaction) connection.exec('ROLLBACK TO queries');
            outcome = { error: toError(error) };
          }
          if (connection.inTransaction) connection.exec('RELEASE queries');
        },
        settle: (commitError) => {
          if (commitError !== undefined) reject(commitError);
          else if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value);
        },
      });
    });
};
