import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { allOf } from '../testing/personalData.ts';
import { postsData, reactionsData } from './service.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, feedOf, member, person, read } = createWriters(() => server);

describe('personal data', () => {
  it('exports posts and reactions of one person only, page by page', async () => {
    const [who, other] = [await member(), await member()];
    const mine: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { data } = await add(who, { anonymous: index % 2 === 0, audience: index === 3 ? 'me' : 'everyone' });
      mine.push(data.id);
      const theirs = (await add(other)).data.id;
      for (const kind of ['praise', 'praying'])
        await who.client.call('addReaction', { params: { postId: theirs, kind } });
    }
    const posts = (await allOf(server.db, postsData, who.id)) as { id: string }[];
    expect(posts.map(({ id }) => id).sort()).toEqual([...mine].sort());
    expect(posts[0]).toMatchObject({ content: expect.any(String), audience: expect.any(String) });
    expect(new Set((await allOf(server.db, reactionsData, who.id)).map((each) => JSON.stringify(each))).size).toBe(10);
    expect(await allOf(server.db, reactionsData, other.id)).toEqual([]);
    const { data } = await who.client.call('downloadData');
    expect(data['posts']).toHaveLength(5);
    expect(data['reactions']).toHaveLength(10);
  });

  it('given that the account is deleted, then nothing of it is left, and others’ posts count it no longer', async () => {
    const [who, other] = [await member(), await member()];
    const imageId = randomUUID();
    await server.db.write(() =>
      query(
        'INSERT INTO images (id, owner_id, width, height, bytes, created_at) VALUES (?, ?, 1, 1, 1, ?)',
        imageId,
        who.id,
        server.clock.now,
      ),
    );
    const mine = (await add(who, { imageId })).data.id;
    const theirs = (await add(other)).data.id;
    for (const [reader, postId] of [
      [who, theirs],
      [other, theirs],
      [other, mine],
      [who, mine],
    ] as const)
      for (const kind of ['praise', 'praying'])
        expect((await reader.client.call('addReaction', { params: { postId, kind } })).status).toBe(200);
    expect((await read(other, theirs)).data).toMatchObject({ likeCount: 2, prayerCount: 2 });

    const admin = await person('admin');
    expect((await admin.client.call('deleteUser', { params: { userId: who.id } })).status).toBe(204);
    expect((await read(other, theirs)).data).toMatchObject({ likeCount: 1, prayerCount: 1, liked: true });
    expect((await read(other, mine)).status).toBe(404);
    expect(await feedOf(other)).not.toContain(mine);
    const left = await server.db.read(function* () {
      return [
        ...(yield* query('SELECT id FROM posts WHERE author_id = ?', who.id)),
        ...(yield* query('SELECT post_id FROM post_reactions WHERE user_id = ? OR post_id = ?', who.id, mine)),
        ...(yield* query('SELECT id FROM images WHERE id = ?', imageId)),
      ];
    });
    expect(left).toEqual([]);
  });
});
