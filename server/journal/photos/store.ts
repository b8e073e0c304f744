import { first, query, type Queries, type RowOf } from '../../db/db.ts';

type PhotoRow = RowOf<'prayers', 'photo' | 'photo_image' | 'deleted_at'>;

const findPhoto = (userId: string, id: string): Queries<PhotoRow | undefined> =>
  first(query<PhotoRow>('SELECT photo, photo_image, deleted_at FROM prayers WHERE id = ? AND user_id = ?', id, userId));

/** The picture that is a prayer's photo, a deleted one's too; null where it has none. */
export function* photoImageOf(userId: string, id: string): Queries<string | null> {
  return (yield* findPhoto(userId, id))?.photo_image ?? null;
}

/** The picture that is this photo of a prayer; null where the prayer has none such, or is deleted. */
export function* findPhotoImage(userId: string, id: string, photoId: string): Queries<string | null> {
  const row = yield* findPhoto(userId, id);
  if (!row || row.photo === null || row.deleted_at !== null) return null;
  return (JSON.parse(row.photo) as { id: string }).id === photoId ? row.photo_image : null;
}

export const setPhotoImage = (userId: string, id: string, image: string | null): Queries<unknown> =>
  query('UPDATE prayers SET photo_image = ? WHERE id = ? AND user_id = ?', image, id, userId);
