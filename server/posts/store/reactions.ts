import type { ReactionKind } from '../../../core/contract/posts.ts';
import { hasRows, query, type Queries } from '../../db/db.ts';

const counts = {
  praise: 'UPDATE posts SET like_count = like_count + CAST(? AS integer) WHERE id = ? RETURNING id',
  praying: 'UPDATE posts SET prayer_count = prayer_count + CAST(? AS integer) WHERE id = ? RETURNING id',
} as const;

const count = (postId: string, kind: ReactionKind, by: 1 | -1): Queries<boolean> =>
  hasRows(query(counts[kind], by, postId));

/** Adds a reaction, once per person and kind, and counts it; says when it was there before, or the post has gone meanwhile. */
export function* addReaction(
  postId: string,
  kind: ReactionKind,
  userId: string,
): Queries<'added' | 'was there' | 'post is gone'> {
  const added = yield* hasRows(
    query(
      'INSERT INTO post_reactions (post_id, kind, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING post_id',
      postId,
      kind,
      userId,
    ),
  );
  if (!added) return 'was there';
  return (yield* count(postId, kind, 1)) ? 'added' : 'post is gone';
}

/** Gives whether there was one. */
export function* removeReaction(postId: string, kind: ReactionKind, userId: string): Queries<boolean> {
  const removed = yield* hasRows(
    query(
      'DELETE FROM post_reactions WHERE post_id = ? AND kind = ? AND user_id = ? RETURNING post_id',
      postId,
      kind,
      userId,
    ),
  );
  if (removed) yield* count(postId, kind, -1);
  return removed;
}
