import { hasRows, query, type Queries, type RowOf } from '../../db/db.ts';

/** Remembers that a post was deleted, by the id that its author's device gave it. */
export const addTombstone = (authorId: string, clientId: string, now: number): Queries<unknown> =>
  query(
    'INSERT INTO post_tombstones (author_id, client_id, deleted_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    authorId,
    clientId,
    now,
  );

export const hasTombstone = (authorId: string, clientId: string): Queries<boolean> =>
  hasRows(query('SELECT client_id FROM post_tombstones WHERE author_id = ? AND client_id = ?', authorId, clientId));

/** Forgets the oldest, at most so many. Gives how many they were. */
export function* removeTombstonesBefore(oldest: number, rows: number): Queries<number> {
  const removed = yield* query(
    `DELETE FROM post_tombstones WHERE (author_id, client_id) IN
       (SELECT author_id, client_id FROM post_tombstones WHERE deleted_at < ? LIMIT ?) RETURNING client_id`,
    oldest,
    rows,
  );
  return removed.length;
}

export const removeTombstones = (authorId: string): Queries<unknown> =>
  query('DELETE FROM post_tombstones WHERE author_id = ?', authorId);

type Tombstone = RowOf<'post_tombstones', 'client_id' | 'deleted_at'>;

/** A person's, in the order of their ids, from the one after `after`. */
export const listTombstones = (authorId: string, after: string, limit: number): Queries<Tombstone[]> =>
  query<Tombstone>(
    `SELECT client_id, deleted_at FROM post_tombstones
     WHERE author_id = ? AND client_id > ? ORDER BY client_id LIMIT ?`,
    authorId,
    after,
    limit,
  );
