import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { plain, smallJpeg, startPictureServer, upload, type PictureServer } from '../testing/http/pictures.ts';
import type { TestClient } from '../testing/client.ts';
import { allOf } from '../testing/personalData.ts';
import { imagesData } from './personalData.ts';
import { claimImage, releaseImage } from './service.ts';

let server: TestServer;
let pictures: PictureServer;
const DAY = 24 * 60 * 60_000;

beforeAll(async () => {
  pictures = await startPictureServer();
  server = pictures.server;
});
afterAll(() => pictures.close());
beforeEach(() => {
  // Past every window, so that no test meets another's limits.
  server.clock.now += DAY;
});

const member = () => server.member({ role: 'premium', verified: true });
const read = (client: TestClient, id: string, size = '') => client.fetch(`/api/images/${id}${size}`);
const filesOf = (id: string) => pictures.filesOf(id);
const pixelsOf = async (response: Response) => sharp(await response.arrayBuffer()).metadata();

describe('POST /api/images', () => {
  it('keeps a picture as WebP, no larger than 1600 pixels, with a thumbnail', async () => {
    const { client } = await member();
    const { status, data } = await upload(client, await plain(3000, 2000).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(await pixelsOf(await read(client, data.id))).toMatchObject({ format: 'webp', width: 1600, height: 1067 });
    expect(await pixelsOf(await read(client, data.id, '?size=thumb'))).toMatchObject({
      format: 'webp',
      width: 400,
      height: 267,
    });
  });

  it('makes a small one no larger', async () => {
    const { client } = await member();
    const { data } = await upload(client, await plain(20, 10).png().toBuffer(), 'image/png');
    expect(await pixelsOf(await read(client, data.id))).toMatchObject({ width: 20, height: 10 });
    expect(await pixelsOf(await read(client, data.id, '?size=thumb'))).toMatchObject({ width: 20, height: 10 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const { client } = await member();
    const bytes = await plain(30, 20).toFormat(format).toBuffer();
    expect((await upload(client, bytes, `image/${format}`)).status).toBe(200);
  });

  it('is for those who may post: with a subscription, a confirmed address and no suspension', async () => {
    const bytes = await smallJpeg();
    expect((await upload(server.visitor(), bytes)).status).toBe(401);
    expect((await upload((await server.member({ verified: true })).client, bytes)).status).toBe(402);
    expect((await upload((await server.member({ role: 'premium' })).client, bytes)).failure.code).toBe(
      'email_unverified',
    );
    const { client, user } = await member();
    await server.db.write(() =>
      query('UPDATE users SET suspended_until = ? WHERE id = ?', server.clock.now + DAY, user.id),
    );
    expect((await upload(client, bytes)).failure.code).toBe('suspended');
  });

  it('takes thirty a day of one account', async () => {
    const { client } = await member();
    const bytes = await smallJpeg();
    for (let count = 0; count < 30; count++) expect((await upload(client, bytes)).status).toBe(200);
    const { status, headers } = await upload(client, bytes);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.now += DAY;
    expect((await upload(client, bytes)).status).toBe(200);
  });

  it('is full past 500 MB of one account', async () => {
    const { client, user } = await member();
    const { data } = await upload(client, await smallJpeg());
    await server.db.write(() => query('UPDATE images SET bytes = ? WHERE id = ?', 500 * 1024 * 1024, data.id));
    expect((await upload(client, await smallJpeg())).failure).toMatchObject({ code: 'full' });
    expect((await allOf(server.db, imagesData, user.id)).length).toBe(1);
  });
});

describe('GET /api/images/:imageId', () => {
  it('is kept by nobody on the way, and inert when it is opened by itself', async () => {
    const { client } = await member();
    const { data } = await upload(client, await smallJpeg());
    const { headers } = await read(client, data.id);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="picture.webp"',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is for its owner alone while nothing shows it; for others it is not there', async () => {
    const { client } = await member();
    const { data } = await upload(client, await smallJpeg());
    const admin = await server.member({ role: 'admin', verified: true });
    expect((await read(client, data.id)).status).toBe(200);
    for (const other of [(await member()).client, admin.client]) expect((await read(other, data.id)).status).toBe(404);
    expect((await read(server.visitor(), data.id)).status).toBe(401);
    expect((await read(client, 'not-an-id')).status).toBe(404);
  });

  it('is asked each time whether it may be seen: with the post it goes', async () => {
    const [author, reader] = [await member(), await member()];
    const { data } = await upload(author.client, await smallJpeg());
    const post = { content: 'For this we give thanks.', postType: 'testimony', audience: 'everyone', imageId: data.id };
    const posted = await author.client.call('addPost', { body: { ...post, imageAlt: 'A field' } });
    expect(posted.status).toBe(200);
    expect((await read(reader.client, data.id)).status).toBe(200);
    expect((await read((await server.member()).client, data.id)).status).toBe(404);
    expect((await author.client.call('deletePost', { params: { postId: posted.data.id } })).status).toBe(204);
    expect((await read(reader.client, data.id)).status).toBe(404);
    expect((await read(author.client, data.id)).status).toBe(404);
    await server.settle();
    expect(await filesOf(data.id)).toEqual([]);
  });
});

describe('pictures that nothing shows', () => {
  it('go after a day, with their files; what is shown stays', async () => {
    const { client, user } = await member();
    const [unused, used] = [await upload(client, await smallJpeg()), await upload(client, await smallJpeg())];
    await server.db.write(() => claimImage(used.data.id, user.id, server.clock.now));
    expect(await filesOf(unused.data.id)).toHaveLength(2);
    server.clock.now += DAY;
    await server.settle();
    expect((await read(client, unused.data.id)).status).toBe(200);
    server.clock.now += 1;
    await server.settle();
    expect((await read(client, unused.data.id)).status).toBe(404);
    expect(await filesOf(unused.data.id)).toEqual([]);
    expect(await filesOf(used.data.id)).toHaveLength(2);
  });

  it('are claimed once, and by their owner', async () => {
    const [owner, other] = [await member(), await member()];
    const { data } = await upload(owner.client, await smallJpeg());
    const claim = (userId: string) => server.db.write(() => claimImage(data.id, userId, server.clock.now));
    await expect(claim(other.user.id)).rejects.toMatchObject({ code: 'not_found' });
    await claim(owner.user.id);
    await expect(claim(owner.user.id)).rejects.toMatchObject({ code: 'not_found' });
    await server.db.write(() => releaseImage(data.id));
    await server.db.write(() => releaseImage(data.id));
  });

  it('whose files can’t be removed are tried again', async () => {
    let fails = true;
    const { files } = pictures;
    const remove = (name: string) => (fails ? Promise.reject(new Error('gone fishing')) : files.remove(name));
    const other = await startServer({ db: server.db, imageFiles: { ...files, remove } });
    other.clock.now = server.clock.now;
    const { client } = await member();
    const { data } = await upload(client, await smallJpeg());
    await server.db.write(() => releaseImage(data.id));
    await expect(other.settle()).rejects.toThrow('gone fishing');
    expect(await filesOf(data.id)).toHaveLength(2);
    fails = false;
    await other.settle();
    expect(await filesOf(data.id)).toEqual([]);
    await other.close();
  });

  it('are left by an upload that breaks off, and go an hour later', async () => {
    const { files } = pictures;
    const write = async (name: string, bytes: Uint8Array) => {
      if (name.endsWith('-thumb')) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      await files.write(name, bytes);
    };
    const other = await startServer({ db: server.db, imageFiles: { ...files, write } });
    other.clock.now = server.clock.now;
    const before = await filesOf('');
    const broken = await other.member({ role: 'premium', verified: true });
    expect((await upload(broken.client, await smallJpeg())).failure.code).toBe('unavailable');
    expect((await filesOf('')).length).toBeGreaterThan(before.length);
    other.clock.now += 60 * 60_000;
    await other.settle();
    expect((await filesOf('')).filter((name) => name.endsWith('.webp'))).toEqual(
      before.filter((name) => name.endsWith('.webp')),
    );
    await other.close();
  });
});

describe('a person’s pictures', () => {
  it('are in their download by address, and go with the account', async () => {
    const { client, user } = await member();
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await upload(client, await smallJpeg())).data.id);
    const kept = (await allOf(server.db, imagesData, user.id)) as { id: string; url: string }[];
    expect(kept.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(kept[0]).toMatchObject({ url: `/api/images/${kept[0]?.id}`, width: 64, height: 48, usedAt: null });
    expect((await client.call('deleteAccount', { body: { password: 'a lamp unto my feet' } })).status).toBe(204);
    expect(await allOf(server.db, imagesData, user.id)).toEqual([]);
    await server.settle();
    for (const id of ids) expect(await filesOf(id)).toEqual([]);
  });
});
