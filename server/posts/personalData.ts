import { isoOrNull } from '../../core/rules/time.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import { behind } from '../db/newestFirst.ts';
import { releaseImage } from '../images/service.ts';
import { listMine } from './store/pages.ts';
import { imagesOf, isInStreams, listReactions, removeAllPosts, removeAllReactions } from './store/personal.ts';
import { readerOf } from './store/reader.ts';
import type { PostRow } from './store/row.ts';
import { listTombstones, removeTombstones } from './store/tombstones.ts';
import { storyOf, tagsOf } from './view.ts';

/** What a person shared. */
export const postsData: PersonalFeature = {
  name: 'posts',
  *exportPage(userId, before, limit) {
    const rows = yield* listMine(readerOf({ id: userId, role: 'registered' }), { before, limit });
    return { items: rows.map(exported), next: behind(rows) };
  },
  *erase(userId) {
    for (const { image_id: id } of yield* imagesOf(userId)) if (id !== null) yield* releaseImage(id);
    yield* removeAllPosts(userId);
  },
  isSeen: isInStreams,
};

/** What a person praised or prays for. */
export const reactionsData: PersonalFeature = {
  name: 'reactions',
  *exportPage(userId, { id }, limit) {
    const rows = yield* listReactions(userId, id, limit.rows);
    const last = rows.at(-1);
    return {
      items: rows.map(({ post_id: postId, kind }) => ({ postId, kind })),
      next: last && rows.length === limit.rows ? { createdAt: 0, id: last.place } : null,
    };
  },
  erase: removeAllReactions,
};

/** Which posts a person deleted, so that no device of theirs publishes them again. */
export const deletedPostsData: PersonalFeature = {
  name: 'deletedPosts',
  *exportPage(userId, { id }, limit) {
    const rows = yield* listTombstones(userId, id, limit.rows);
    const last = rows.at(-1);
    return {
      items: rows.map(({ client_id: clientId, deleted_at: deletedAt }) => ({
        clientId,
        deletedAt: isoOrNull(deletedAt),
      })),
      next: last && rows.length === limit.rows ? { createdAt: 0, id: last.client_id } : null,
    };
  },
  erase: removeTombstones,
};

const exported = (row: PostRow) => ({
  id: row.id,
  content: row.content,
  postType: row.post_type,
  audience: row.audience,
  circleId: row.circle_id,
  anonymous: row.anonymous === 1,
  tags: tagsOf(row),
  status: row.status,
  createdAt: isoOrNull(row.created_at),
  likeCount: row.like_count,
  prayerCount: row.prayer_count,
  answeredAt: isoOrNull(row.answered_at),
  answerStory: storyOf(row),
  imageId: row.image_id,
  imageAlt: row.image_alt,
});
