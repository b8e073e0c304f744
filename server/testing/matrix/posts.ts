import { randomUUID } from 'node:crypto';
import type { RouteName } from '../../../core/contract/routes.ts';
import { query } from '../../db/db.ts';
import { insertCircle } from '../community/insertCircle.ts';
import type { Someone } from '../someone.ts';
import type { Row, World } from './row.ts';

export const postRows = (world: World) => {
  /** A prayer for its author alone, whatever that account may do. */
  const prayer = async (author: Someone) => {
    const postId = randomUUID();
    await world.server.db.write(() =>
      query(
        `INSERT INTO posts (id, author_id, stream, audience, post_type, content, anonymous, tags, image_alt, status, created_at)
         VALUES (?, ?, 'own', 'me', 'prayer_request', 'For peace.', 0, '[]', '', 'published', 1)`,
        postId,
        author.id,
      ),
    );
    return { postId };
  };
  const circle = async (owner: Someone) => ({
    id: await insertCircle(world.server.db, { userId: owner.id, role: 'owner' }),
  });
  const ofAuthor = { who: 'owned', missing: { postId: randomUUID } } as const;
  const ofMember = { who: 'owned', ok: 200, gated: true, missing: { id: randomUUID } } as const;
  const reaction = async (author: Someone) => ({ params: { ...(await prayer(author)), kind: 'praying' } });

  return {
    posts: { who: 'signedIn', gated: true, ok: 200 },
    addPost: {
      who: 'signedIn',
      gated: true,
      ok: 200,
      input: () => ({ body: { content: 'For peace.', postType: 'prayer_request', audience: 'everyone' } }),
    },
    readPost: { ...ofAuthor, gated: true, ok: 200, input: async (author) => ({ params: await prayer(author) }) },
    deletePost: { ...ofAuthor, ok: 204, input: async (author) => ({ params: await prayer(author) }) },
    answerPost: {
      ...ofAuthor,
      gated: true,
      ok: 200,
      input: async (author) => ({ params: await prayer(author), body: { answered: true } }),
    },
    addReaction: { ...ofAuthor, gated: true, ok: 200, input: reaction },
    removeReaction: { ...ofAuthor, gated: true, ok: 200, input: reaction },
    latestCirclePosts: { who: 'signedIn', gated: true, ok: 200 },
    circlePosts: { ...ofMember, input: async (owner) => ({ params: await circle(owner) }) },
    addShoutOut: {
      ...ofMember,
      input: async (owner) => ({ params: await circle(owner), body: { text: 'Thank you all.' } }),
    },
  } satisfies Partial<Record<RouteName, Row>>;
};
