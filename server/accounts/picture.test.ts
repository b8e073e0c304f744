import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { imagesData } from '../images/personalData.ts';
import type { TestClient } from '../testing/client.ts';
import type { TestServer } from '../testing/harness.ts';
import { smallJpeg, startPictureServer, upload, type PictureServer } from '../testing/http/pictures.ts';
import { allOf } from '../testing/personalData.ts';

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
const read = (client: TestClient, id: string) => client.fetch(`/api/images/${id}`);
const filesOf = (id: string) => pictures.filesOf(id);

describe('a picture in the profile', () => {
  const profile = { nickname: 'Ruth', birthDate: '1990-05-17' };

  it('is for everybody who is signed in, and goes with the next one', async () => {
    const [owner, reader] = [await member(), await server.member()];
    const [first, second] = [
      await upload(owner.client, await smallJpeg()),
      await upload(owner.client, await smallJpeg()),
    ];
    const show = (avatar: string | null) => owner.client.call('updateProfile', { body: { ...profile, avatar } });
    const avatar = `/api/images/${first.data.id}`;
    expect((await show(avatar)).data.avatar).toBe(avatar);
    expect((await show(avatar)).data.avatar).toBe(avatar);
    expect((await read(reader.client, first.data.id)).status).toBe(200);
    expect((await show(`/api/images/${second.data.id}`)).status).toBe(200);
    expect((await read(reader.client, first.data.id)).status).toBe(404);
    expect((await read(reader.client, second.data.id)).status).toBe(200);
    expect((await owner.client.call('updateProfile', { body: profile })).data.avatar).toBe(
      `/api/images/${second.data.id}`,
    );
    expect((await show(null)).status).toBe(200);
    expect((await read(owner.client, second.data.id)).status).toBe(404);
  });

  it('is one’s own, and shown nowhere else', async () => {
    const [owner, thief] = [await member(), await member()];
    const { data } = await upload(owner.client, await smallJpeg());
    const avatar = `/api/images/${data.id}`;
    expect((await thief.client.call('updateProfile', { body: { ...profile, avatar } })).status).toBe(404);
    expect((await owner.client.call('updateProfile', { body: { ...profile, avatar } })).status).toBe(200);
    for (const wrong of ['/api/images/x', '/api/images/../auth/user', `${avatar}?size=thumb`, '/api/auth/user'])
      expect((await owner.client.call('updateProfile', { body: { ...profile, avatar: wrong } })).status).toBe(400);
  });

  it('is of an adult alone: the young show none, and what they had is theirs again', async () => {
    const [young, reader] = [
      await server.member({ role: 'premium', verified: true, birthDate: '2010-06-01' }),
      await member(),
    ];
    const { data } = await upload(young.client, await smallJpeg());
    const avatar = `/api/images/${data.id}`;
    const put = (more: object) =>
      young.client.call('updateProfile', { body: { nickname: 'Ruth', birthDate: '2010-06-01', ...more } });
    const refused = await put({ avatar });
    expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden']);
    expect(refused.failure.fields?.['avatar']).toContain('Until you are 18');
    expect((await put({})).data.avatar).toBeNull();

    // Set while the account said that it was an adult's; then staff put the birth date right.
    await server.db.write(() => query('UPDATE users SET avatar = ? WHERE id = ?', avatar, young.user.id));
    expect((await read(reader.client, data.id)).status).toBe(404);
    expect((await read(young.client, data.id)).status).toBe(200);
    expect((await put({})).data.avatar, 'a profile without a picture leaves it').toBe(avatar);
    expect((await put({ avatar: null })).data.avatar).toBeNull();
  });

  it('is put up by nobody who may only read, and can still be taken away', async () => {
    const { client, user } = await member();
    const [shown, waiting] = [await upload(client, await smallJpeg()), await upload(client, await smallJpeg())];
    const show = (id: string | null) =>
      client.call('updateProfile', { body: { ...profile, avatar: id && `/api/images/${id}` } });
    expect((await show(shown.data.id)).status).toBe(200);
    const until = server.clock.now + DAY;
    await server.db.write(() => query('UPDATE users SET suspended_until = ? WHERE id = ?', until, user.id));
    const refused = await show(waiting.data.id);
    expect([refused.status, refused.failure.code]).toEqual([403, 'suspended']);
    expect((await show(null)).data.avatar).toBeNull();
  });

  it('is no post’s, and a post’s is no profile’s', async () => {
    const { client } = await member();
    const [first, second] = [await upload(client, await smallJpeg()), await upload(client, await smallJpeg())];
    const show = (id: string) => client.call('updateProfile', { body: { ...profile, avatar: `/api/images/${id}` } });
    const share = (imageId: string) =>
      client.call('addPost', { body: { content: 'It rained.', postType: 'general', audience: 'everyone', imageId } });
    expect((await show(first.data.id)).status).toBe(200);
    expect((await share(first.data.id)).status).toBe(404);
    expect((await share(second.data.id)).status).toBe(200);
    expect((await show(second.data.id)).status).toBe(404);
  });

  it('is in the download, and goes with the account', async () => {
    const [{ client, user }, reader] = [await member(), await member()];
    const { data } = await upload(client, await smallJpeg());
    const avatar = `/api/images/${data.id}`;
    await client.call('updateProfile', { body: { ...profile, avatar } });
    const { data: kept } = await client.call('downloadData');
    expect(kept).toMatchObject({ account: { avatar }, images: [{ id: data.id, url: avatar }] });
    expect((await client.call('deleteAccount', { body: { password: 'a lamp unto my feet' } })).status).toBe(204);
    expect((await read(reader.client, data.id)).status).toBe(404);
    expect(await allOf(server.db, imagesData, user.id)).toEqual([]);
    await server.settle();
    expect(await filesOf(data.id)).toEqual([]);
  });
});
