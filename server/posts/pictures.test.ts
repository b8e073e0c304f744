import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, casesOf, feedOf, member } = createWriters(() => server);

describe('pictures', () => {
  const upload = async (owner: Someone) => {
    const id = randomUUID();
    await server.db.write(() =>
      query(
        'INSERT INTO images (id, owner_id, width, height, bytes, created_at) VALUES (?, ?, 10, 10, 100, ?)',
        id,
        owner.id,
        server.clock.now,
      ),
    );
    return id;
  };

  it('belong to one post of whoever uploaded them, and go with it', async () => {
    const [who, thief] = [await member(), await member()];
    const imageId = await upload(who);
    expect((await add(thief, { imageId })).status).toBe(404);
    const { data } = await add(who, { imageId, imageAlt: 'Our garden' });
    expect(data.image).toEqual({
      url: `/api/images/${imageId}`,
      thumbnail: `/api/images/${imageId}?size=thumb`,
      alt: 'Our garden',
    });
    expect((await add(who, { imageId })).status).toBe(404);
    expect(await feedOf(who, 'mine')).toEqual([data.id]);
    await who.client.call('deletePost', { params: { postId: data.id } });
    expect(await server.db.read(() => query('SELECT id FROM images WHERE id = ?', imageId))).toEqual([]);
    expect(
      await server.db.read(() => query('SELECT image_id FROM image_removals WHERE image_id = ?', imageId)),
    ).toHaveLength(1);
  });

  it('of somebody under 18 wait for a moderator, unless nobody else sees them', async () => {
    const young = await member({ birthDate: '2010-05-17' });
    const { data } = await add(young, { imageId: await upload(young) });
    expect(data.status).toBe('held');
    expect(await casesOf(data.id)).toEqual([{ state: 'open', reasons: '["image"]', urgency: 1, anonymous: 1 }]);
    expect((await add(young, { imageId: await upload(young), audience: 'me' })).data.status).toBe('published');
    // The pastoral team does not see it yet, so the moderators are called.
    const inDanger = { content: 'I want to kill myself.', audience: 'pastoral', confirmed: true };
    const waiting = (await add(young, { ...inDanger, imageId: await upload(young) })).data;
    expect(waiting.status).toBe('held');
    expect(await casesOf(waiting.id)).toEqual([expect.objectContaining({ urgency: 0 })]);
    expect((await add(young)).data.status).toBe('published');
  });
});
