import { circleNameOf } from '../circles/service.ts';
import type { Queries } from '../db/db.ts';
import type { Account } from '../http/identity/person.ts';
import type { ModeratedSubject, SubjectCopy } from '../moderation/service.ts';
import { findVisible } from './find.ts';
import { findPost, updatePost } from './store/posts.ts';
import type { PostRow } from './store/row.ts';
import { messagesOf, streamOf } from './streams.ts';
import { isNamed, storyOf } from './view.ts';

/** A post as the moderation desk is shown it. Who is not named to all its readers is not named there either. */
export function* copyOf(row: PostRow, now: number): Queries<SubjectCopy> {
  return {
    authorId: row.author_id,
    anonymous: !isNamed(row, now),
    text: [row.content, storyOf(row)].filter((text) => text !== null).join('\n\n'),
    imageId: row.image_id,
    imageAlt: row.image_alt,
    audience: row.audience,
    circleName: yield* circleNameOf(row.circle_id),
    visible: row.status === 'published',
  };
}

/** What the moderation desk does with posts. */
export const createModeratedPosts = (now: () => number): ModeratedSubject => ({
  *find(id: string, reader?: Account) {
    const at = now();
    const row = reader ? (yield* findVisible(reader, id, at))?.row : yield* findPost(id);
    return row ? yield* copyOf(row, at) : null;
  },
  *setVisible(id, visible) {
    const before = yield* findPost(id);
    const status = visible ? 'published' : 'hidden';
    if (!before || before.status === status) return [];
    const after = { ...before, status, stream: streamOf({ ...before, status }) } as const;
    yield* updatePost(after);
    // Those who lose it are told as well as those who get it.
    return visible ? messagesOf('post', after, now()) : messagesOf('changed', before, now());
  },
});
