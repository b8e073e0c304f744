import type { Knex } from 'knex';

export type Row = Record<string, unknown>;

/** One SQL statement with `?` placeholders and its values. */
export interface Step {
  sql: string;
  values: readonly unknown[];
}

/**
 * A unit of work: a generator that yields statements and receives their rows. Written so that SQLite runs it without a
 * single await between begin and commit (nothing can slip in), while PostgreSQL runs the very same code asynchronously.
 * It may be run again after a conflict, so it must have no effect but its statements.
 */
export type Work<T> = Generator<Step, T, Row[]>;

/** The database the stores see. Both engines give the same rows: numbers as numbers, flags as 0 and 1, times in ms. */
export interface Db {
  engine: 'sqlite' | 'postgres';
  /** For migrations, and for building (never running) the SQL of queries whose shape varies: SQLite's one connection is taken. */
  knex: Knex;
  /** Runs work that only reads. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** Runs work in one transaction; resolved once it is durable. Throws DatabaseUnavailable when it can't be stored. */
  write<T>(work: () => Work<T>): Promise<T>;
  /**
   * How many times this process has written, where it is the only one that writes (SQLite): what was read at the same
   * count is still true. Null on PostgreSQL, where others write too.
   */
  readonly writes: number | null;
  close(): Promise<void>;
}

/** Forward only. A migration that has been released is never edited; a later one mends it. */
export type Migration = (knex: Knex) => Promise<void>;

/** What knex keeps its connections in; its own types leave this open. */
export interface ConnectionPool<Connection> {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** Yields one statement inside a unit of work: `const rows = yield* query<{ used: number }>(sql, day)`. */
export function* query<R extends object>(sql: string, ...values: readonly unknown[]): Generator<Step, R[], Row[]> {
  return (yield { sql, values }) as R[];
}

/** The database is busy, full or out of reach. Nothing was stored; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
