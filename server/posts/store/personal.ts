import { hasRows, query, type Queries, type RowOf } from '../../db/db.ts';

/** The pictures of a person's posts. */
export const imagesOf = (userId: string): Queries<RowOf<'posts', 'image_id'>[]> =>
  query<RowOf<'posts', 'image_id'>>('SELECT image_id FROM posts WHERE author_id = ? AND image_id IS NOT NULL', userId);

/** Whether others find posts of a person. */
export const isInStreams = (userId: string): Queries<boolean> =>
  hasRows(query("SELECT id FROM posts WHERE author_id = ? AND stream <> 'own' LIMIT 1", userId));

/** Removes a person's posts, with what others did with them. */
export function* removeAllPosts(userId: string): Queries<void> {
  yield* query('DELETE FROM post_reactions WHERE post_id IN (SELECT id FROM posts WHERE author_id = ?)', userId);
  yield* query('DELETE FROM posts WHERE author_id = ?', userId);
}

/** Removes what a person did with the posts of others, which count it no longer. */
export function* removeAllReactions(userId: string): Queries<void> {
  yield* query(
    `UPDATE posts SET like_count = like_count - 1
     WHERE id IN (SELECT post_id FROM post_reactions WHERE user_id = ? AND kind = 'praise')`,
    userId,
  );
  yield* query(
    `UPDATE posts SET prayer_count = prayer_count - 1
     WHERE id IN (SELECT post_id FROM post_reactions WHERE user_id = ? AND kind = 'praying')`,
    userId,
  );
  yield* query('DELETE FROM post_reactions WHERE user_id = ?', userId);
}

type Reaction = RowOf<'post_reactions', 'post_id' | 'kind'> & { place: string };

/** What a person did with posts, in the order of their ids; `place` is where the next page starts. */
export const listReactions = (userId: string, after: string, limit: number): Queries<Reaction[]> =>
  query<Reaction>(
    `SELECT post_id, kind, post_id || ',' || kind AS place FROM post_reactions
     WHERE user_id = ? AND (post_id, kind) > (?, ?) ORDER BY post_id, kind LIMIT ?`,
    userId,
    after.split(',')[0] ?? '',
    after.split(',')[1] ?? '',
    limit,
  );
