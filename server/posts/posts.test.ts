import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters, prayer } from './testing/writers.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, casesOf, feedOf, member, newClient } = createWriters(() => server);
const clientId = () => `post_${server.clock.now}_${randomUUID()}`;

describe('POST /api/posts', () => {
  it('is in the feed of others at once, with its author, and without what is the author’s alone', async () => {
    const [ruth, naomi] = [await member({ nickname: 'Ruth' }), await member()];
    const sent = clientId();
    const { status, data } = await add(ruth, { clientId: sent, tags: ['Family ', 'family'] });
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.any(String),
      clientId: sent,
      ...prayer,
      author: { id: ruth.id, displayName: 'Ruth', nickname: 'Ruth', avatar: null },
      circleId: null,
      anonymous: false,
      createdAt: new Date(server.clock.now).toISOString(),
      likeCount: 0,
      prayerCount: 0,
      liked: false,
      praying: false,
      mine: true,
      tags: ['family'],
      status: 'published',
      answeredAt: null,
      answerStory: null,
      image: null,
    });
    const { clientId: _, ...others } = data;
    const { data: feed } = await naomi.client.call('posts');
    expect(feed.find(({ id }) => id === data.id)).toEqual({ ...others, mine: false });
  });

  it('gives an avatar only where the picture is ours', async () => {
    const [ours, foreign] = [await member(), await member()];
    const avatar = `/api/images/${randomUUID()}`;
    const set = (who: Someone, address: string) =>
      server.db.write(() => query('UPDATE users SET avatar = ? WHERE id = ?', address, who.id));
    await set(ours, avatar);
    await set(foreign, 'https://tracker.example/pixel.png');
    expect((await add(ours)).data.author?.avatar).toBe(avatar);
    expect((await add(foreign)).data.author?.avatar).toBeNull();
  });

  it('takes ten posts an hour, and three on the first day', async () => {
    for (const [who, max] of [
      [await member(), 10],
      [await member({ createdAt: server.clock.now - DAY + 60_000 }), 3],
    ] as const) {
      for (let count = 0; count < max; count++) expect((await add(who)).status, `${count}`).toBe(200);
      const { status, failure } = await add(who);
      expect([status, failure.code]).toEqual([429, 'too_many_requests']);
      expect(failure['retryAfter']).toBe(3600);
    }
    server.clock.now += 60 * 60_000;
  });

  it('refuses an owner who is somebody else, and stores nothing', async () => {
    const [who, other] = [await member(), await member()];
    expect((await add(who, { owner: other.id })).status).toBe(401);
    expect((await add(who, { owner: who.id })).status).toBe(200);
    expect(await feedOf(who, 'mine')).toHaveLength(1);
  });

  it('needs a confirmed address, and nobody who is suspended', async () => {
    expect((await add({ id: '', email: '', client: newClient() })).status).toBe(401);
    expect((await add(await member({ verified: false }))).failure.code).toBe('email_unverified');
    const until = server.clock.now + DAY;
    const { status, failure } = await add(await member({ suspendedUntil: until }));
    expect([status, failure.code, failure['suspendedUntil']]).toEqual([
      403,
      'suspended',
      new Date(until).toISOString(),
    ]);
  });

  it.each([
    ['nothing but spaces', { content: ' \n ' }, 'content'],
    ['more than 2,000 characters', { content: 'x'.repeat(2001) }, 'content'],
    ['an unknown type', { postType: 'sermon' }, 'postType'],
    ['an unknown audience', { audience: 'friends' }, 'audience'],
    ['a circle without its id', { audience: 'circle' }, 'circleId'],
    ['a circle for everyone', { circleId: randomUUID() }, 'circleId'],
    ['a time of its own', { createdAt: '2000-01-01T00:00:00Z' }, ''],
    ['an author', { author_id: randomUUID() }, ''],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, failure } = await add(await member(), wrong);
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('DELETE /api/posts/:postId', () => {
  it('removes one’s own with its reactions, also where one may no longer write', async () => {
    const [who, other] = [await member(), await member()];
    const { data } = await add(who);
    const params = { postId: data.id };
    await other.client.call('addReaction', { params: { ...params, kind: 'praise' } });
    expect((await other.client.call('deletePost', { params })).status).toBe(404);
    await server.db.write(() =>
      query('UPDATE users SET suspended_until = ?, verified_at = NULL WHERE id = ?', server.clock.now + DAY, who.id),
    );
    expect((await who.client.call('deletePost', { params })).status).toBe(204);
    expect((await who.client.call('deletePost', { params })).status).toBe(404);
    expect((await other.client.call('readPost', { params })).status).toBe(404);
    expect(await server.db.read(() => query('SELECT kind FROM post_reactions WHERE post_id = ?', data.id))).toEqual([]);
  });

  it('given one that was held, then nobody needs to look any more', async () => {
    const who = await member();
    const { data } = await add(who, { content: 'I want to kill myself tonight.', confirmed: true });
    await who.client.call('deletePost', { params: { postId: data.id } });
    expect(await casesOf(data.id)).toEqual([]);
  });
});
