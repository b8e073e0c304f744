import { first, hasRows, query, type Queries, type RowOf } from '../db/db.ts';
import { notFound } from '../http/errors.ts';

/** How long an upload may take to be stored, in milliseconds; the file of one that was given up goes after it. */
const STORING = 60 * 60_000;

/** Notes a file before it is written, so that it goes should the upload end halfway. */
export const expectFile = (id: string, now: number): Queries<unknown> =>
  query('INSERT INTO image_removals (image_id, due_at) VALUES (?, ?)', id, now + STORING);

type ImageRow = RowOf<'images', 'id' | 'owner_id' | 'width' | 'height' | 'bytes' | 'created_at'>;

/** Keeps a picture whose files are written; false when that took so long that they were removed. */
export function* insertImage(image: ImageRow): Queries<boolean> {
  if (!(yield* hasRows(query('DELETE FROM image_removals WHERE image_id = ? RETURNING image_id', image.id))))
    return false;
  yield* query(
    'INSERT INTO images (id, owner_id, width, height, bytes, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    image.id,
    image.owner_id,
    image.width,
    image.height,
    image.bytes,
    image.created_at,
  );
  return true;
}

/** Has somebody's own unused picture belong to what is being stored. Throws 404 for any other. */
export function* claimImage(id: string, ownerId: string, now: number): Queries<void> {
  const claimed = yield* hasRows(
    query(
      'UPDATE images SET used_at = ? WHERE id = ? AND owner_id = ? AND used_at IS NULL RETURNING id',
      now,
      id,
      ownerId,
    ),
  );
  if (!claimed) throw notFound('We could not find that picture. Please add it again.');
}

/** Forgets a picture that nothing shows any more; its files go soon after. Nothing happens where it is gone already. */
export function* releaseImage(id: string): Queries<void> {
  const removed = yield* hasRows(query('DELETE FROM images WHERE id = ? RETURNING id', id));
  if (removed) yield* query('INSERT INTO image_removals (image_id, due_at) VALUES (?, 0)', id);
}

export const findImageOwner = (id: string): Queries<RowOf<'images', 'owner_id'> | undefined> =>
  first(query<RowOf<'images', 'owner_id'>>('SELECT owner_id FROM images WHERE id = ?', id));
