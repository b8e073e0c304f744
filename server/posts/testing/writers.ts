import { query } from '../../db/db.ts';
import type { TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';

const MONTH = 30 * 24 * 60 * 60_000;

export const prayer = { content: 'Please pray for my brother.', postType: 'prayer_request', audience: 'everyone' };

/** People whom no limit of a first day or week meets, and what they do with posts, over HTTP. */
export const createWriters = (server: () => TestServer) => {
  const { newClient, person } = createPeople(server);
  return {
    newClient,
    person,
    member: (traits: Parameters<typeof person>[1] = {}) =>
      person('premium', { createdAt: server().clock.now - MONTH, ...traits }),
    add: ({ client }: Someone, fields: Record<string, unknown> = {}) =>
      client.call('addPost', { body: { ...prayer, ...fields } }),
    read: ({ client }: Someone, postId: string) => client.call('readPost', { params: { postId } }),
    casesOf: (postId: string) =>
      server().db.read(() =>
        query('SELECT state, reasons, urgency, anonymous FROM cases WHERE subject_id = ? ORDER BY created_at', postId),
      ),
    feedOf: async ({ client }: Someone, scope: 'feed' | 'mine' | 'pastoral' = 'feed') =>
      (await client.call('posts', { query: { scope, limit: '100' } })).data.map(({ id }) => id),
  };
};
