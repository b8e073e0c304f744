import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, member } = createWriters(() => server);

describe('reactions', () => {
  it('count once per person and kind, however often and from however many tabs', async () => {
    const [author, fan, other] = [await member(), await member(), await member()];
    const { data } = await add(author);
    const react = (who: Someone, kind: string, call: 'addReaction' | 'removeReaction' = 'addReaction') =>
      who.client.call(call, { params: { postId: data.id, kind } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => react(fan, 'praise')));
    expect(answers.map(({ data: post }) => [post.likeCount, post.liked])).toEqual(answers.map(() => [1, true]));
    await react(other, 'praise');
    expect((await react(fan, 'praying')).data).toMatchObject({
      likeCount: 2,
      prayerCount: 1,
      liked: true,
      praying: true,
    });
    await Promise.all(Array.from({ length: 5 }, () => react(fan, 'praise', 'removeReaction')));
    const { data: post } = await author.client.call('readPost', { params: { postId: data.id } });
    expect(post).toMatchObject({ likeCount: 1, prayerCount: 1, liked: false, praying: false });
    expect((await react(fan, 'dislike')).status).toBe(404);
  });

  it('are refused past 600 new ones an hour, and what is there is not counted again', async () => {
    const who = await member();
    const [before, after] = [await add(await member()), await add(await member())];
    const praise = (postId: string) => who.client.call('addReaction', { params: { postId, kind: 'praise' } });
    await praise(before.data.id);
    await server.db.write(() => query('UPDATE attempts SET count = 600 WHERE subject = ?', `react:user:${who.id}`));
    expect((await praise(before.data.id)).status).toBe(200);
    expect((await praise(after.data.id)).failure.code).toBe('too_many_requests');
    expect((await who.client.call('readPost', { params: { postId: after.data.id } })).data.likeCount).toBe(0);
  });

  it('need no confirmed address, and no suspension', async () => {
    const { data } = await add(await member());
    const params = { postId: data.id, kind: 'praying' };
    expect((await (await member({ verified: false })).client.call('addReaction', { params })).status).toBe(200);
    const suspended = await member({ suspendedUntil: server.clock.now + DAY });
    expect((await suspended.client.call('addReaction', { params })).failure.code).toBe('suspended');
  });
});
