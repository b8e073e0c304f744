import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import type { TestClient } from '../../testing/client.ts';
import type { TestServer } from '../../testing/harness.ts';
import { plain, smallJpeg, startPictureServer, upload, type PictureServer } from '../../testing/http/pictures.ts';
import { add, edit, feed, remove } from '../../testing/journal.ts';
import { allOf } from '../../testing/personalData.ts';
import { imagesData } from '../../images/personalData.ts';
import { retention } from '../../../core/rules/retention.ts';

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

const newId = () => `pending_${server.clock.now}_${randomUUID()}`;
const headers = { 'content-type': 'image/jpeg' };
const jpeg = await smallJpeg();

const put = (
  client: TestClient,
  id: string,
  { photoId = randomUUID(), changeId = newId(), bytes = jpeg, owner }: Partial<Sent> = {},
) => client.call('putPhoto', { params: { id, photoId }, query: { changeId, ...(owner && { owner }) }, bytes, headers });
interface Sent {
  photoId: string;
  changeId: string;
  bytes: Uint8Array<ArrayBuffer>;
  owner: string;
}
const takeOff = (client: TestClient, id: string, photoId: string, changeId = newId()) =>
  client.call('deletePhoto', { params: { id, photoId }, query: { changeId } });
const read = (client: TestClient, id: string, photoId: string) => client.fetch(`/api/prayers/${id}/photos/${photoId}`);
const imagesOf = (userId: string) => allOf(server.db, imagesData, userId) as Promise<{ id: string }[]>;
const filesOf = async (ids: readonly string[]) => {
  await server.settle();
  return (await Promise.all(ids.map(pictures.filesOf))).flat();
};

describe('a photo on a prayer', () => {
  it('is kept re-encoded, told with the prayer to every device, and read by its owner alone', async () => {
    const { client } = await server.member();
    const { id } = await add(client);
    const photoId = randomUUID();
    const withPlace = new Uint8Array(
      await plain(3000, 1500)
        .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '51/1' } })
        .jpeg()
        .toBuffer(),
    );
    const { status, data } = await put(client, id, { photoId, bytes: withPlace });
    expect(status).toBe(200);
    expect(data.prayer.photo).toEqual({ id: photoId, width: 1600, height: 800 });
    expect((await feed(client)).changes[0]?.photo).toEqual(data.prayer.photo);

    const answer = await read(client, id, photoId);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { format, width, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, width, exif]).toEqual(['webp', 1600, undefined]);

    const { client: other } = await server.member({ role: 'admin' });
    expect((await read(other, id, photoId)).status).toBe(404);
    expect((await read(server.visitor(), id, photoId)).status).toBe(401);
    expect((await read(client, id, randomUUID())).status).toBe(404);
  });

  it('needs no subscription and no confirmed address, as the journal needs none', async () => {
    const { client } = await server.member();
    const { id } = await add(client);
    expect((await put(client, id)).status).toBe(200);
  });

  it('can be put on nobody else’s prayer, nor under another’s session', async () => {
    const [{ client, user }, { client: other }] = [await server.member(), await server.member()];
    const { id } = await add(client);
    expect((await put(other, id)).status).toBe(404);
    expect((await put(other, id, { owner: user.id })).status).toBe(401);
    expect((await takeOff(other, id, randomUUID())).status).toBe(404);
  });

  it('can’t be made of somebody else’s picture: its id names nothing of the server’s', async () => {
    const { client: author } = await server.member({ role: 'premium', verified: true });
    const { data: picture } = await upload(author, jpeg);
    const { client } = await server.member();
    const { id } = await add(client);
    await put(client, id, { photoId: picture.id, bytes: new Uint8Array(await plain(10, 10).jpeg().toBuffer()) });
    const mine = await sharp(await (await read(client, id, picture.id)).arrayBuffer()).metadata();
    expect(mine.width).toBe(10);
    expect((await client.fetch(`/api/images/${picture.id}`)).status).toBe(404);
    await takeOff(client, id, picture.id);
    expect((await author.fetch(`/api/images/${picture.id}`)).status).toBe(200);
  });

  it('is there once, however often it is sent', async () => {
    const { client, user } = await server.member();
    const { id } = await add(client);
    const sent = { photoId: randomUUID(), changeId: newId() };
    const first = await put(client, id, sent);
    const [again, ...more] = await Promise.all([put(client, id, sent), put(client, id, sent)]);
    for (const { data } of [again, ...more]) expect(data.revision).toBe(first.data.revision);
    expect(await imagesOf(user.id)).toHaveLength(1);
    expect((await put(client, id, { changeId: sent.changeId })).failure.code).toBe('conflict');
  });

  it('leaves one picture in use when two tries arrive at once', async () => {
    const { client, user } = await server.member();
    const { id } = await add(client);
    const sent = { photoId: randomUUID(), changeId: newId() };
    const tries = await Promise.all([put(client, id, sent), put(client, id, sent)]);
    expect(tries.map(({ status }) => status)).toEqual([200, 200]);
    server.clock.now += retention.unusedImage + 1;
    await server.settle();
    expect(await imagesOf(user.id)).toHaveLength(1);
    expect((await read(client, id, sent.photoId)).status).toBe(200);
  });

  it('leaves the words alone, and no delete is overruled by it', async () => {
    const { client } = await server.member();
    const { id, revision, prayer } = await add(client);
    await put(client, id);
    const edited = await edit(client, id, { revision, replaces: prayer.wordsId, title: 'Anew' });
    expect(edited.data.outcome).toBe('applied');
    expect(edited.data.prayer).toMatchObject({ title: 'Anew', conflicts: [], photo: expect.anything() });
    const { data } = await remove(client, id, edited.data.revision);
    expect(data).toMatchObject({ outcome: 'applied', prayer: { photo: null } });
  });
});

describe('a photo that goes', () => {
  it('takes its picture along when it is replaced or taken off', async () => {
    const { client, user } = await server.member();
    const { id } = await add(client);
    const [first, second] = [randomUUID(), randomUUID()];
    await put(client, id, { photoId: first });
    const [before] = await imagesOf(user.id);
    await put(client, id, { photoId: second });
    expect((await read(client, id, first)).status).toBe(404);
    expect(await filesOf([before?.id ?? ''])).toEqual([]);

    const [after] = await imagesOf(user.id);
    expect(await filesOf([after?.id ?? ''])).not.toEqual([]);
    // Of another device, that had not heard of the second.
    expect((await takeOff(client, id, first)).data.prayer.photo?.id).toBe(second);
    expect((await takeOff(client, id, second)).data.prayer.photo).toBeNull();
    expect(await imagesOf(user.id)).toEqual([]);
    expect(await filesOf([after?.id ?? ''])).toEqual([]);
  });

  it('comes back with its deleted prayer, and goes with the last of it', async () => {
    const { client, user, email, password } = await server.member({ verified: true });
    const { id } = await add(client);
    const photoId = randomUUID();
    const { data } = await put(client, id, { photoId });
    const gone = await remove(client, id, data.revision);
    expect((await read(client, id, photoId)).status).toBe(404);
    const back = await edit(client, id, { revision: gone.data.revision, restore: true });
    expect(back.data.prayer.photo?.id).toBe(photoId);
    expect((await read(client, id, photoId)).status).toBe(200);

    await remove(client, id, back.data.revision);
    const [image] = await imagesOf(user.id);
    server.clock.now += retention.deletedPrayer + DAY;
    await server.settle();
    expect(await imagesOf(user.id)).toEqual([]);
    expect(await filesOf([image?.id ?? ''])).toEqual([]);
    await client.call('login', { body: { email, password } });
    expect((await put(client, id)).failure.code).toBe('gone');
  });

  it('stands in "download my data", and goes with the account', async () => {
    const { client, user, password } = await server.member();
    const { id } = await add(client);
    const photoId = randomUUID();
    await put(client, id, { photoId });
    const [image] = await imagesOf(user.id);
    const data = (await (await client.fetch('/api/auth/data')).json()) as { journal: { photo: unknown }[] };
    expect(data.journal[0]?.photo).toMatchObject({ url: `/api/prayers/${id}/photos/${photoId}` });
    await client.call('deleteAccount', { body: { password } });
    expect(await filesOf([image?.id ?? ''])).toEqual([]);
  });
});

describe('a photo that can’t be taken', () => {
  it('is refused where it is no picture, is too large, or there is no room', async () => {
    const { client, user } = await server.member();
    const { id } = await add(client);
    expect((await put(client, id, { bytes: new Uint8Array([1, 2, 3]) })).failure.code).toBe('unsupported_media_type');
    expect((await put(client, id, { bytes: new Uint8Array(9 * 1024 * 1024) })).failure.code).toBe('too_large');
    await put(client, id);
    await server.db.write(() => query('UPDATE images SET bytes = ? WHERE owner_id = ?', 500 * 1024 * 1024, user.id));
    const { failure } = await put(client, id);
    expect([failure.code, failure.error]).toEqual(['full', expect.stringContaining('photos of your journal')]);
    // Words are not refused for a photo's sake.
    expect((await edit(client, id, { revision: 1, addUpdates: [] })).status).toBe(200);
  });
});
