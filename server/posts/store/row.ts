import type { Audience, PostStatus, PostType } from '../../../core/contract/posts.ts';
import type { RowOf } from '../../db/db.ts';

interface Closed {
  audience: Audience;
  post_type: PostType;
  status: PostStatus;
}

/** A post as it is stored. */
export type StoredPost = RowOf<
  'posts',
  | 'id'
  | 'author_id'
  | 'client_id'
  | 'stream'
  | 'audience'
  | 'circle_id'
  | 'post_type'
  | 'content'
  | 'anonymous'
  | 'by_minor'
  | 'tags'
  | 'image_id'
  | 'image_alt'
  | 'status'
  | 'like_count'
  | 'prayer_count'
  | 'answered_at'
  | 'answer_story'
  | 'created_at',
  Closed
>;

/** A post with its author, and with what the reader did with it. */
export type PostRow = StoredPost &
  RowOf<'users', 'display_name' | 'nickname' | 'avatar' | 'birth_date'> & { liked: number; praying: number };

/** The columns of a PostRow, of `posts p` and `users u`. Its values: the reader's id, twice. */
export const postColumns = `p.id, p.author_id, p.client_id, p.stream, p.audience, p.circle_id, p.post_type, p.content, p.anonymous, p.by_minor,
  p.tags, p.image_id, p.image_alt, p.status, p.like_count, p.prayer_count, p.answered_at, p.answer_story, p.created_at,
  u.display_name, u.nickname, u.avatar, u.birth_date,
  CASE WHEN EXISTS (SELECT 1 FROM post_reactions r WHERE r.post_id = p.id AND r.kind = 'praise' AND r.user_id = ?)
    THEN 1 ELSE 0 END AS liked,
  CASE WHEN EXISTS (SELECT 1 FROM post_reactions r WHERE r.post_id = p.id AND r.kind = 'praying' AND r.user_id = ?)
    THEN 1 ELSE 0 END AS praying`;
