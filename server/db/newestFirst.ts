import type { Before } from '../../core/contract/paging.ts';
import { query, type Row, type Queries } from './db.ts';

/** How much one page may hold. */
export interface PageLimit {
  rows: number;
  bytes: number;
}

/** What is listed: of which table which columns, and where. `size` is SQL for the bytes of a row. */
export interface Listed {
  table: string;
  columns: string;
  size: string;
  where: string;
  values: readonly unknown[];
}

/**
 * A page of a table with `id` and `created_at`, newest first, bounded in rows and in bytes. The bytes are summed up before
 * any text is read, so that nobody can have the server load more than a page; the first row is always in it.
 */
export function* newestFirst<R extends Row | object>(
  { table, columns, size, where, values }: Listed,
  before: Before,
  limit: PageLimit,
): Queries<R[]> {
  return yield* query<R>(
    `SELECT ${columns} FROM ${table} JOIN (
       SELECT chosen, size, sum(size) OVER (ORDER BY created DESC, chosen DESC) AS together FROM (
         SELECT id AS chosen, created_at AS created, ${size} AS size FROM ${table}
         WHERE ${where} AND (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?
       ) AS several
     ) AS summed ON chosen = id WHERE together <= ? OR together = size
     ORDER BY created_at DESC, id DESC`,
    ...values,
    before.createdAt,
    before.id,
    limit.rows,
    limit.bytes,
  );
}

/** Where the page behind these rows starts; null when there are none. */
export const behind = (rows: readonly { created_at: number; id: string }[]): Before | null => {
  const last = rows.at(-1);
  return last ? { createdAt: last.created_at, id: last.id } : null;
};
