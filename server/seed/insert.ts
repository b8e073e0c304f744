import { placeholdersFor, query, type Db, type Queries } from '../db/db.ts';

/** Values of one statement; PostgreSQL takes 65,535 of them and SQLite 32,766. */
const VALUES = 5_000;
const STATEMENTS_PER_COMMIT = 20;

/**
 * Adds rows in big statements, many of them to a commit. A row that is there already (by any unique key) is left as it is,
 * so that a run can be repeated. Gives the number of rows that were added.
 */
export const insertAll = async (
  db: Db,
  table: string,
  columns: string,
  rows: Iterable<readonly unknown[]>,
): Promise<number> => {
  const perStatement = Math.floor(VALUES / columns.split(',').length);
  let added = 0;
  for (const batch of chunks(rows, perStatement * STATEMENTS_PER_COMMIT))
    added += await db.write(() => insertBatch(table, columns, batch, perStatement));
  return added;
};

/** SQLite's usual cache is made for a server; a million rows need their indexes at hand and fewer checkpoints. */
export const prepareForBulk = async (db: Db): Promise<void> => {
  if (db.engine !== 'sqlite') return;
  await db.read(() => query('PRAGMA cache_size = -262144'));
  await db.read(() => query('PRAGMA wal_autocheckpoint = 50000'));
};

function* insertBatch(
  table: string,
  columns: string,
  batch: readonly (readonly unknown[])[],
  perStatement: number,
): Queries<number> {
  const placeholders = `(${placeholdersFor(columns)})`;
  let added = 0;
  for (const rows of chunks(batch, perStatement)) {
    const sql = `INSERT INTO ${table} (${columns}) VALUES ${rows.map(() => placeholders).join(', ')}
      ON CONFLICT DO NOTHING RETURNING 1 AS added`;
    added += (yield* query(sql, ...rows.flat())).length;
  }
  return added;
}

function* chunks<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
