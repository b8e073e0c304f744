import type { Knex } from 'knex';
import type { Before } from '../../core/contract/paging.ts';
import { limitValue, sqlByShape, value } from './build.ts';
import type { Tables } from './schema/tables.ts';

/** How much one page may hold. */
export interface PageLimit {
  rows: number;
  bytes: number;
}

/** What is listed: `size` is SQL for the bytes of a row. */
interface Listed {
  table: keyof Tables;
  columns: string;
  size: string;
}

const newest = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
];

/**
 * A page of a table with `id` and `created_at`, newest first, bounded in rows and in bytes. The bytes are summed up before
 * any text is read, so that nobody can have the server load more than a page; the first row is always in it. Its values are
 * those of the filter and then `pageValues`.
 */
export const newestFirst = <Shape extends string>(
  { table, columns, size }: Listed,
  filters: Record<Shape, (rows: Knex.QueryBuilder) => Knex.QueryBuilder>,
) =>
  sqlByShape(Object.keys(filters) as Shape[], (knex, shape) => {
    const candidates = filters[shape](knex(table))
      .select({ chosen: 'id', created: 'created_at', size: knex.raw(size) })
      .whereRaw('(created_at, id) < (?, ?)', [value, value])
      .orderBy(newest)
      .limit(limitValue);
    const summed = knex
      .select('chosen', 'size', knex.raw('sum(size) OVER (ORDER BY created DESC, chosen DESC) AS together'))
      .from(candidates.as('candidates'));
    return knex(table)
      .select(knex.raw(columns))
      .join(summed.as('summed'), 'chosen', 'id')
      .whereRaw('(together <= ? OR together = size)', [value])
      .orderBy(newest);
  });

export const pageValues = (before: Before, limit: PageLimit): [number, string, number, number] => [
  before.createdAt,
  before.id,
  limit.rows,
  limit.bytes,
];

/** Where the page behind these rows starts; null when there are none. */
export const behind = (rows: readonly { created_at: number; id: string }[]): Before | null => {
  const last = rows.at(-1);
  return last ? { createdAt: last.created_at, id: last.id } : null;
};
