import { first, placeholdersFor, query, valuesIn, type Queries, type RowOf } from '../../db/db.ts';
import { notHidden, notHiddenValues, type Reader } from './reader.ts';
import { postColumns, type PostRow, type StoredPost } from './row.ts';

const inserted =
  'id, author_id, client_id, stream, audience, circle_id, post_type, content, anonymous, by_minor, tags, image_id, image_alt, status, created_at';

/** What a new post is stored with. */
export type NewPost = Omit<StoredPost, 'like_count' | 'prayer_count' | 'answered_at' | 'answer_story'>;

/** Adds a post, and gives its id; that of the post that is there when its author has sent it before, also in parallel. */
export function* insertPost(post: NewPost): Queries<string> {
  // Setting the id of the device to what it is changes nothing; it makes the statement give the row in either case.
  const row = yield* first(
    query<{ id: string }>(
      `INSERT INTO posts (${inserted}) VALUES (${placeholdersFor(inserted)})
       ON CONFLICT (author_id, client_id) DO UPDATE SET client_id = excluded.client_id RETURNING id`,
      ...valuesIn(inserted, post),
    ),
  );
  return row?.id ?? post.id;
}

/** Where a post is found, and whose it is. */
export const findPlace = (id: string): Queries<RowOf<'posts', 'author_id' | 'stream'> | undefined> =>
  first(query<RowOf<'posts', 'author_id' | 'stream'>>('SELECT author_id, stream FROM posts WHERE id = ?', id));

/** A post that nothing hides from this reader; whether the reader may enter where it stands is asked before. */
export const findUnhidden = (id: string, reader: Reader, now: number): Queries<PostRow | undefined> =>
  first(
    query<PostRow>(
      `SELECT ${postColumns} FROM posts p JOIN users u ON u.id = p.author_id WHERE p.id = ? AND ${notHidden}`,
      reader.id,
      reader.id,
      id,
      ...notHiddenValues(reader, now),
    ),
  );

export const findByClientId = (authorId: string, clientId: string): Queries<PostRow | undefined> =>
  first(
    query<PostRow>(
      `SELECT ${postColumns} FROM posts p JOIN users u ON u.id = p.author_id WHERE p.author_id = ? AND p.client_id = ?`,
      authorId,
      authorId,
      authorId,
      clientId,
    ),
  );

/** A post as its author sees it. */
export const findOwn = (id: string, authorId: string): Queries<PostRow | undefined> =>
  first(
    query<PostRow>(
      `SELECT ${postColumns} FROM posts p JOIN users u ON u.id = p.author_id WHERE p.id = ? AND p.author_id = ?`,
      authorId,
      authorId,
      id,
      authorId,
    ),
  );

/** A post as nobody in particular sees it. */
export const findPost = (id: string): Queries<PostRow | undefined> =>
  first(
    query<PostRow>(`SELECT ${postColumns} FROM posts p JOIN users u ON u.id = p.author_id WHERE p.id = ?`, '', '', id),
  );

/** The post that shows a picture. */
export const findByImage = (imageId: string): Queries<RowOf<'posts', 'id'> | undefined> =>
  first(query<RowOf<'posts', 'id'>>('SELECT id FROM posts WHERE image_id = ?', imageId));

/** What may change in a post after it was written. */
export type Changed = Pick<StoredPost, 'id' | 'post_type' | 'answered_at' | 'answer_story' | 'status' | 'stream'>;

export const updatePost = (post: Changed): Queries<unknown> =>
  query(
    'UPDATE posts SET post_type = ?, answered_at = ?, answer_story = ?, status = ?, stream = ? WHERE id = ?',
    ...valuesIn('post_type, answered_at, answer_story, status, stream, id', post),
  );

/** Removes a post with what others did with it. */
export function* removePost(id: string): Queries<void> {
  yield* query('DELETE FROM posts WHERE id = ?', id);
  yield* query('DELETE FROM post_reactions WHERE post_id = ?', id);
}

/** What is known of whoever writes. */
export type Writer = RowOf<'users', 'birth_date' | 'created_at'>;

export const findWriter = (id: string): Queries<Writer | undefined> =>
  first(query<Writer>('SELECT birth_date, created_at FROM users WHERE id = ?', id));

/** How many read what is sent to the pastoral team. */
export function* countPastoral(): Queries<number> {
  const [row] = yield* query<{ count: number }>(
    'SELECT count(*) AS count FROM users WHERE pastoral = 1 AND blocked = 0',
  );
  return row?.count ?? 0;
}

/**
 * Has posts of a circle that goes for good, at most so many, wait for their authors, who alone still find them: audiences never
 * widen. Gives how many they were.
 */
export function* orphanPosts(circleId: string, rows: number): Queries<number> {
  const orphans = yield* query(
    `UPDATE posts SET stream = 'own', circle_id = NULL
     WHERE id IN (SELECT id FROM posts WHERE circle_id = ? LIMIT ?) RETURNING id`,
    circleId,
    rows,
  );
  return orphans.length;
}

/** Somebody who may be thanked by `writerId`; undefined for nobody, and where one of them blocked the other. */
export const findThanked = (
  writerId: string,
  userId: string,
): Queries<RowOf<'users', 'nickname' | 'birth_date'> | undefined> =>
  first(
    query<RowOf<'users', 'nickname' | 'birth_date'>>(
      `SELECT u.nickname, u.birth_date FROM users u WHERE u.id = ?
       AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ? AND b.other_id = u.id AND b.kind = 'block')
       AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = u.id AND b.other_id = ? AND b.kind = 'block')`,
      userId,
      writerId,
      writerId,
    ),
  );
