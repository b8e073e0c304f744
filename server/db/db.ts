import type { Knex } from 'knex';
import type { Channel, ChannelListener } from './channel.ts';
import type { Tables } from './schema/tables.ts';

/**
 * Columns of a table's row, as the migrations left it: `RowOf<'users', 'id' | 'role', { role: Role }>`. The last narrows a
 * column that holds a closed list of values.
 */
export type RowOf<
  Table extends keyof Tables,
  Column extends keyof Tables[Table],
  Narrowed extends Partial<Pick<Tables[Table], Column>> = object,
> = Omit<Pick<Tables[Table], Column>, keyof Narrowed> & Narrowed;

/** The names in a list of columns as SQL has it: 'id' | 'email' for 'id, email'. */
export type NamesIn<List extends string> = List extends `${infer Name}, ${infer Others}`
  ? Name | NamesIn<Others>
  : List;

/** A `?` for each name in a list of columns, known to the compiler as the list is. */
export const placeholdersFor = <List extends string>(columns: List): PlaceholdersFor<List> =>
  columns.replace(/\w+/g, '?') as PlaceholdersFor<List>;

type PlaceholdersFor<List extends string> = List extends `${string}, ${infer Others}`
  ? `?, ${PlaceholdersFor<Others>}`
  : '?';

/** The values of a row in the order of a list of columns. */
export const valuesIn = <List extends string>(columns: List, row: Record<NamesIn<List>, unknown>): unknown[] =>
  columns.split(', ').map((name) => (row as Row)[name]);

export type Row = Record<string, unknown>;

/** One SQL statement with `?` placeholders and its values. */
export interface Statement {
  sql: string;
  values: readonly unknown[];
}

/**
 * A generator that yields statements and receives their rows. Written so that SQLite runs it without a single await between
 * begin and commit (nothing can slip in), while PostgreSQL runs the very same code asynchronously. It may be run again after
 * a conflict, so it must have no effect but its statements.
 */
export type Queries<T> = Generator<Statement, T, Row[]>;

/** The database the stores see. Both engines give the same rows: numbers as numbers, flags as 0 and 1, times in ms. */
export interface Db {
  engine: 'sqlite' | 'postgres';
  /** SQLite's file, for a thread that reads beside the server (sqliteRunner.ts); null on PostgreSQL. */
  file: string | null;
  /** For migrations alone: from the first query on, SQLite's one connection is taken, and whoever asks knex for it waits. */
  knex: Knex;
  /** Runs queries that only read. */
  read<T>(queries: () => Queries<T>): Promise<T>;
  /** Runs queries in one transaction; resolved once it is durable. Throws DatabaseUnavailable when it can't be stored. */
  write<T>(queries: () => Queries<T>): Promise<T>;
  /**
   * How many times this process has written, where it is the only one that writes (SQLite): what was read at the same
   * count is still true. Null on PostgreSQL, where others write too.
   */
  readonly writes: number | null;
  /** Opens a channel to the other processes on this database; null where there can be none (SQLite). */
  openChannel: ((name: string, listener: ChannelListener) => Channel) | null;
  close(): Promise<void>;
}

/** Forward only. A migration that has been released is never edited; a later one mends it. */
export type Migration = (knex: Knex) => Promise<void>;

/** What knex keeps its connections in; its own types leave this open. */
export interface ConnectionPool<Connection> {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/**
 * Yields one statement and gives its rows: `const rows = yield* query<RowOf<'users', 'id'>>(sql, email)`. The SQL is a literal,
 * or what build.ts builds: statements.test.ts runs it on both engines and compares its columns with the row (docs/database.md).
 */
export function* query<R extends object>(sql: string, ...values: readonly unknown[]): Generator<Statement, R[], Row[]> {
  return (yield { sql, values }) as R[];
}

/** The first row alone: `first(query<RowOf<'users', 'id'>>(sql, email))`. */
export function* first<R>(rows: Queries<R[]>): Queries<R | undefined> {
  return (yield* rows)[0];
}

/** Whether there was a row: with RETURNING, whether the statement changed one. */
export function* hasRows(rows: Queries<object[]>): Queries<boolean> {
  return (yield* rows).length > 0;
}

/** The database is busy, full or out of reach. Nothing was stored; the caller may try again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
