import type { Before } from '../../core/contract/paging.ts';
import { value } from '../db/build.ts';
import { first, hasRows, placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';
import { notFound } from '../http/errors.ts';

const columns = 'id, owner_id, width, height, bytes, created_at, used_at';
/** Whose pictures are that were given up while they are kept for others. */
const NOBODY = '';
export type ImageRow = RowOf<'images', NamesIn<typeof columns>>;

/** Notes files before they are written, so that they go should the upload end halfway: not before `dueAt`. */
export const expectFiles = (id: string, dueAt: number): Queries<unknown> =>
  query('INSERT INTO image_removals (image_id, due_at) VALUES (?, ?)', id, dueAt);

/** Keeps a picture whose files are written; false when that took so long that they have been removed. */
export function* insertImage(image: ImageRow): Queries<boolean> {
  if (!(yield* hasRows(query('DELETE FROM image_removals WHERE image_id = ? RETURNING image_id', image.id))))
    return false;
  yield* query(`INSERT INTO images (${columns}) VALUES (${placeholdersFor(columns)})`, ...valuesIn(columns, image));
  return true;
}

export const findImage = (id: string): Queries<RowOf<'images', 'owner_id'> | undefined> =>
  first(query<RowOf<'images', 'owner_id'>>('SELECT owner_id FROM images WHERE id = ?', id));

/** All that a person's pictures hold, in bytes. */
export function* heldBytes(ownerId: string): Queries<number> {
  const [row] = yield* query<{ bytes: number }>(
    'SELECT CAST(coalesce(sum(bytes), 0) AS bigint) AS bytes FROM images WHERE owner_id = ?',
    ownerId,
  );
  return row?.bytes ?? 0;
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

/**
 * Takes a picture from its owner, since nothing shows it any more, and forgets it unless it is kept for others; its files go soon
 * after. Nothing happens where it is gone already.
 */
export function* releaseImage(id: string): Queries<void> {
  yield* query('UPDATE images SET owner_id = ? WHERE id = ?', NOBODY, id);
  yield* forgetUnneeded(id);
}

/** Keeps a picture also when its owner gives it up; false where it is gone. */
export const keepImage = (id: string): Queries<boolean> =>
  hasRows(query('UPDATE images SET kept = 1 WHERE id = ? RETURNING id', id));

/** Keeps a picture no longer, and forgets it where its owner has given it up. */
export function* stopKeeping(id: string): Queries<void> {
  yield* query('UPDATE images SET kept = 0 WHERE id = ?', id);
  yield* forgetUnneeded(id);
}

/** The statement before has taken the row, so that of a keeper and an owner who let go at once, the second forgets it. */
function* forgetUnneeded(id: string): Queries<void> {
  const removed = yield* hasRows(
    query('DELETE FROM images WHERE id = ? AND owner_id = ? AND kept = 0 RETURNING id', id, NOBODY),
  );
  if (removed) yield* query('INSERT INTO image_removals (image_id, due_at) VALUES (?, 0)', id);
}

/** Forgets up to `limit` pictures that nothing has used since before a moment, and gives how many. */
export function* releaseUnused(before: number, limit: number): Queries<number> {
  const unused = yield* query<RowOf<'images', 'id'>>(
    'SELECT id FROM images WHERE used_at IS NULL AND created_at < ? ORDER BY created_at LIMIT ?',
    before,
    limit,
  );
  for (const { id } of unused) yield* releaseImage(id);
  return unused.length;
}

/** Forgets all of a person's pictures but those that are kept for others, which are nobody's then. */
export function* releaseAllImages(ownerId: string): Queries<void> {
  yield* query('UPDATE images SET owner_id = ? WHERE owner_id = ?', NOBODY, ownerId);
  yield* query(
    'INSERT INTO image_removals (image_id, due_at) SELECT id, 0 FROM images WHERE owner_id = ? AND kept = 0',
    NOBODY,
  );
  yield* query('DELETE FROM images WHERE owner_id = ? AND kept = 0', NOBODY);
}

export const dueRemovals = (now: number, limit: number): Queries<RowOf<'image_removals', 'image_id'>[]> =>
  query<RowOf<'image_removals', 'image_id'>>(
    'SELECT image_id FROM image_removals WHERE due_at <= ? ORDER BY due_at, image_id LIMIT ?',
    now,
    limit,
  );

export const forgetRemoval = (id: string): Queries<unknown> =>
  query('DELETE FROM image_removals WHERE image_id = ?', id);

export const imagesSql = newestFirst(
  { table: 'images', columns, size: '200' },
  { byOwner: (images) => images.where('owner_id', value) },
);

/** A person's pictures, newest first. */
export const listImages = (ownerId: string, before: Before, limit: PageLimit): Queries<ImageRow[]> =>
  query<ImageRow>(imagesSql('byOwner'), ownerId, ...pageValues(before, limit));
