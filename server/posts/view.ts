import type { Post } from '../../core/contract/posts.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import { imagePaths } from '../images/service.ts';
import { authorFor, isNamedToAll, type Origin } from '../publishing/service.ts';
import type { Reader } from './store/reader.ts';
import type { PostRow, StoredPost } from './store/row.ts';

export const postNotFound = 'We could not find that post.';

/** A post as one reader gets it. Nothing in it tells apart who chose to be anonymous and who is under 18. */
export const viewPost = (row: PostRow, reader: Reader, now: number): Post => {
  const mine = row.author_id === reader.id;
  const author = authorFor({ ...row, id: row.author_id }, originOf(row), reader, now);
  return {
    id: row.id,
    ...(mine && row.client_id !== null ? { clientId: row.client_id } : {}),
    content: row.content,
    author,
    postType: row.post_type,
    audience: row.audience,
    circleId: row.circle_id,
    anonymous: author === null,
    createdAt: new Date(row.created_at).toISOString(),
    likeCount: row.like_count,
    prayerCount: row.prayer_count,
    liked: row.liked === 1,
    praying: row.praying === 1,
    mine,
    tags: tagsOf(row),
    status: row.status,
    answeredAt: isoOrNull(row.answered_at),
    answerStory: storyOf(row),
    image: viewImage(row),
  };
};

export const tagsOf = ({ tags }: Pick<StoredPost, 'tags'>): string[] => JSON.parse(tags) as string[];

/** The story of an answer; null without one, and where its author took it back. */
export const storyOf = ({ answer_story: story }: Pick<StoredPost, 'answer_story'>): string | null => story || null;

const viewImage = ({ image_id: id, image_alt: alt }: StoredPost): Post['image'] =>
  id === null ? null : { ...imagePaths(id), alt };

/** Whether everybody who may read it also reads who wrote it. */
export const isNamed = (row: PostRow, now: number): boolean => isNamedToAll(row.birth_date, originOf(row), now);

const originOf = (row: StoredPost): Origin => ({ anonymous: row.anonymous === 1, byMinor: row.by_minor === 1 });
