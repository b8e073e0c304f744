import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { allOf } from '../testing/personalData.ts';
import type { Someone } from '../testing/someone.ts';
import { deletedPostsData } from './service.ts';
import { createWriters } from './testing/writers.ts';

const DAY = 24 * 60 * 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, feedOf, member } = createWriters(() => server);
const clientId = () => `post_${server.clock.now}_${randomUUID()}`;
const remove = ({ client }: Someone, postId: string) => client.call('deletePost', { params: { postId } });

describe('a post that its device sends again', () => {
  it('given the same id, also at once and past every limit, then answers with the one post', async () => {
    const who = await member();
    const body = { clientId: clientId() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(who, body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    for (let count = 0; count < 9; count++) expect((await add(who)).status).toBe(200);
    expect((await add(who)).status).toBe(429);
    expect((await add(who, body)).data.id).toBe(answers[0]?.data.id);
    expect(await feedOf(who, 'mine')).toHaveLength(10);
    // The id is the author's: somebody else's device may have the same one.
    expect((await add(await member(), body)).data.id).not.toBe(answers[0]?.data.id);
  });

  it.each([
    ['words', { content: 'I want to kill myself' }],
    ['readers', { audience: 'me' }],
    ['a name', { anonymous: true }],
    ['a type', { postType: 'general' }],
    ['tags', { tags: ['family'] }],
    ['a picture', { imageId: '00000000-0000-4000-8000-00000000dead' }],
  ])('given the same id and %s of another post, then 409, and the earlier one stays as it is', async (_, other) => {
    const who = await member();
    const body = { clientId: clientId() };
    const { data } = await add(who, body);
    const { status, failure } = await add(who, { ...body, ...other });
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect((await who.client.call('posts', { query: { scope: 'mine' } })).data).toEqual([data]);
  });

  it('given the same id for another circle, then 409; once the circle is gone it is still the same post', async () => {
    const who = await member();
    const [circleId, other] = [
      await insertCircle(server.db, { userId: who.id, role: 'owner' }),
      await insertCircle(server.db, { userId: who.id, role: 'owner' }),
    ];
    const body = { clientId: clientId(), audience: 'circle', circleId };
    const { data } = await add(who, body);
    expect((await add(who, { ...body, circleId: other })).status).toBe(409);
    await server.db.write(() => query('UPDATE circles SET deleted_at = ? WHERE id = ?', 1, circleId));
    await server.settle();
    expect((await add(who, body)).data).toMatchObject({ id: data.id, circleId: null });
  });

  it('given a prayer that was answered meanwhile, or an author under 18, then it is the same post', async () => {
    const [who, young] = [await member(), await member({ birthDate: '2011-05-17' })];
    for (const each of [who, young]) {
      const body = { clientId: clientId(), tags: ['Family '] };
      const { data } = await add(each, body);
      await each.client.call('answerPost', { params: { postId: data.id }, body: { answered: true } });
      expect((await add(each, body)).data).toMatchObject({ id: data.id, postType: 'testimony' });
    }
  });
});

describe('a post that its author deleted, and whose device sends it again', () => {
  it('is gone: it is not published again, and nothing is counted or checked', async () => {
    const [who, other] = [await member(), await member()];
    const body = { clientId: clientId() };
    const { data } = await add(who, body);
    await remove(who, data.id);
    for (const each of [body, { ...body, content: 'I want to kill myself' }]) {
      const { status, failure } = await add(who, each);
      expect([status, failure.code, failure.error]).toEqual([410, 'gone', 'You have deleted this post.']);
    }
    expect(await feedOf(who, 'mine')).toEqual([]);
    // Another device's is another post.
    expect((await add(who)).status).toBe(200);
    expect((await add(other, body)).status).toBe(200);
  });

  it('given that this can’t be remembered, then the post is not deleted', async () => {
    const who = await member();
    const { data } = await add(who, { clientId: clientId() });
    await server.db.write(() => query('ALTER TABLE post_tombstones RENAME TO away'));
    expect((await remove(who, data.id)).status).toBe(500);
    await server.db.write(() => query('ALTER TABLE away RENAME TO post_tombstones'));
    expect(await feedOf(who, 'mine')).toEqual([data.id]);
  });

  it('given that both arrive at once, then it is never published again', async () => {
    const who = await member();
    for (let round = 0; round < 8; round++) {
      const body = { clientId: clientId() };
      const { data } = await add(who, body);
      const [, ...repeats] = await Promise.all([remove(who, data.id), add(who, body), add(who, body)]);
      for (const { status } of repeats) expect([200, 410]).toContain(status);
      expect((await add(who, body)).status).toBe(410);
      expect(await feedOf(who, 'mine')).toEqual([]);
    }
  });

  it('is remembered for a year, in the account’s download, and not longer than the account', async () => {
    const [who, other] = [await member(), await member()];
    const bodies = [clientId(), clientId(), clientId()].map((id) => ({ clientId: id }));
    for (const body of bodies) await remove(who, (await add(who, body)).data.id);
    const kept = bodies[0]?.clientId ?? '';
    await remove(other, (await add(other, { clientId: kept })).data.id);
    const deletedAt = new Date(server.clock.now).toISOString();
    const rows = await allOf(server.db, deletedPostsData, who.id);
    expect(rows).toEqual(
      bodies.map((body) => ({ ...body, deletedAt })).sort((a, b) => (a.clientId < b.clientId ? -1 : 1)),
    );
    expect((await who.client.call('downloadData')).data['deletedPosts']).toHaveLength(3);

    await server.db.write(() => deletedPostsData.erase(who.id));
    expect(await allOf(server.db, deletedPostsData, who.id)).toEqual([]);
    expect(await allOf(server.db, deletedPostsData, other.id)).toHaveLength(1);

    const start = server.clock.now;
    server.clock.now = start + 365 * DAY;
    await server.settle();
    expect(await allOf(server.db, deletedPostsData, other.id)).toHaveLength(1);
    server.clock.now += 60 * 60_000 + 1;
    await server.settle();
    expect(await allOf(server.db, deletedPostsData, other.id)).toEqual([]);
    server.clock.now = start;
  });
});
