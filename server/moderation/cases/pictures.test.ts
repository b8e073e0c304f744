import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import type { TestServer } from '../../testing/harness.ts';
import { smallJpeg, startPictureServer, upload, type PictureServer } from '../../testing/http/pictures.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { act, openCaseOf, reportPost, reportUser, seenCase, writePost } from '../testing/cases.ts';

let server: TestServer;
let pictures: PictureServer;
let moderator: Someone;
beforeAll(async () => {
  pictures = await startPictureServer();
  server = pictures.server;
  moderator = await person('moderator');
});
afterAll(() => pictures.close());

const { person } = createPeople(() => server);

const uploaded = async ({ client }: Someone) => (await upload(client, await smallJpeg())).data.id;
/** A post with a picture. */
const withPicture = async (author: Someone, fields: Parameters<typeof writePost>[1] = {}) => {
  const imageId = await uploaded(author);
  return { imageId, postId: await writePost(author, { imageId, imageAlt: 'A door', ...fields }) };
};
const statusFor = async ({ client }: Someone, imageId: string) =>
  (await client.fetch(`/api/images/${imageId}?size=thumb`)).status;
const deletePost = ({ client }: Someone, postId: string) => client.call('deletePost', { params: { postId } });
const rowsOf = (imageId: string) =>
  server.db.read(() => query<{ id: string }>('SELECT id FROM images WHERE id = ?', imageId));
/** Whether the row is gone and the files are about to go, or gone. */
const isForgotten = async (imageId: string) => {
  const due = await server.db.read(() =>
    query<{ due_at: number }>('SELECT due_at FROM image_removals WHERE image_id = ?', imageId),
  );
  const files = await pictures.filesOf(imageId);
  return (await rowsOf(imageId)).length === 0 && (due.length === 1 || files.length === 0);
};
const setAvatar = async ({ client }: Someone, avatar: string | null) => {
  const { data: user } = await client.call('currentUser');
  const { nickname, displayName, bio, birthDate } = user;
  expect((await client.call('updateProfile', { body: { nickname, displayName, bio, birthDate, avatar } })).status).toBe(
    200,
  );
};

describe('the picture of a reported thing', () => {
  it('given a post that its author deletes, then staff see it until the case is closed, and nobody else', async () => {
    const [author, reporter, reader] = [await person('premium'), await person('premium'), await person('premium')];
    const { imageId, postId } = await withPicture(author);
    await reportPost(reporter, postId);
    const caseId = await openCaseOf(server, postId);
    expect((await deletePost(author, postId)).status).toBe(204);

    expect((await seenCase(moderator, caseId)).image).toEqual({
      url: `/api/images/${imageId}`,
      thumbnail: `/api/images/${imageId}?size=thumb`,
      alt: 'A door',
    });
    expect(await statusFor(moderator, imageId)).toBe(200);
    for (const each of [author, reporter, reader]) expect(await statusFor(each, imageId)).toBe(404);

    const { data } = await act(moderator.client, caseId, 'hide');
    expect(data.image).toBeNull();
    expect(await statusFor(moderator, imageId)).toBe(404);
    expect(await isForgotten(imageId)).toBe(true);
  });

  it('given that its post stays, then closing the case takes nothing away, and deleting it afterwards does', async () => {
    const [author, reader] = [await person('premium'), await person('premium')];
    const { imageId, postId } = await withPicture(author);
    await reportPost(await person('premium'), postId);
    await act(moderator.client, await openCaseOf(server, postId), 'dismiss');
    expect(await statusFor(reader, imageId)).toBe(200);
    await deletePost(author, postId);
    expect(await isForgotten(imageId)).toBe(true);
  });

  it('is neither counted nor exported for who gave it up', async () => {
    const author = await person('premium');
    const { imageId, postId } = await withPicture(author);
    await reportPost(await person('premium'), postId);
    await deletePost(author, postId);
    const { data } = await author.client.call('downloadData');
    expect(data).toMatchObject({ images: [] });
    expect(JSON.stringify(data)).not.toContain(imageId);
    expect(
      await server.db.read(() => query<{ bytes: number }>('SELECT bytes FROM images WHERE owner_id = ?', author.id)),
    ).toEqual([]);
  });

  it('given that its account is deleted, then the picture of the open case stays and all others go', async () => {
    const [author, reporter] = [await person('premium'), await person('premium')];
    const [reported, other] = [await withPicture(author), await withPicture(author)];
    const [avatar, unused] = [await uploaded(author), await uploaded(author)];
    await setAvatar(author, `/api/images/${avatar}`);
    await reportPost(reporter, reported.postId);
    await reportUser(reporter, author.id);
    const admin = await person('admin');
    expect((await admin.client.call('deleteUser', { params: { userId: author.id } })).status).toBe(204);

    for (const gone of [other.imageId, unused]) expect(await isForgotten(gone)).toBe(true);
    for (const [id, imageId] of [
      [reported.postId, reported.imageId],
      [author.id, avatar],
    ] as const) {
      expect(await statusFor(moderator, imageId)).toBe(200);
      expect(await statusFor(reporter, imageId)).toBe(404);
      expect((await act(moderator.client, await openCaseOf(server, id), 'dismiss')).status).toBe(200);
      expect(await isForgotten(imageId)).toBe(true);
    }
  });

  it('given an account that shows another one since, then the case keeps the one that was reported', async () => {
    const [shown, reporter] = [await person('premium'), await person('premium')];
    const [before, after] = [await uploaded(shown), await uploaded(shown)];
    await setAvatar(shown, `/api/images/${before}`);
    await reportUser(reporter, shown.id);
    await setAvatar(shown, `/api/images/${after}`);
    await reportUser(await person('premium'), shown.id);
    const caseId = await openCaseOf(server, shown.id);
    expect((await seenCase(moderator, caseId)).image?.url).toBe(`/api/images/${before}`);
    expect(await statusFor(moderator, before)).toBe(200);
    expect(await statusFor(shown, before)).toBe(404);
    await act(moderator.client, caseId, 'dismiss');
    expect(await isForgotten(before)).toBe(true);
    expect(await statusFor(reporter, after)).toBe(200);
  });

  it('given a held post that nobody reported, then staff see it, and deleting the post keeps nothing', async () => {
    const author = await person('premium');
    const held = { content: 'Read https://example.org/ today.' };
    const { imageId, postId } = await withPicture(author, held);
    expect((await seenCase(moderator, await openCaseOf(server, postId))).image?.url).toContain(imageId);
    expect(await statusFor(moderator, imageId)).toBe(200);
    await deletePost(author, postId);
    expect(await isForgotten(imageId)).toBe(true);
    expect(await statusFor(moderator, imageId)).toBe(404);
  });

  it('is not shown to staff who are suspended', async () => {
    const author = await person('premium');
    const { imageId, postId } = await withPicture(author);
    await reportPost(await person('premium'), postId);
    await deletePost(author, postId);
    const suspended = await person('moderator', { suspendedUntil: server.clock.now + 60_000 });
    expect(await statusFor(suspended, imageId)).toBe(404);
  });

  it('given a report and a deletion at once, then a case has a picture that is there, or none', async () => {
    for (let round = 0; round < 12; round++) {
      const [author, reporter] = [await person('premium'), await person('premium')];
      const { imageId, postId } = await withPicture(author);
      const body = { subject: 'post', subjectId: postId, reason: 'spam' };
      const both = [reporter.client.call('report', { body }), deletePost(author, postId)];
      await Promise.all(round % 2 === 0 ? both : both.reverse());
      const cases = await server.db.read(() =>
        query<{ id: string; image_id: string | null }>('SELECT id, image_id FROM cases WHERE subject_id = ?', postId),
      );
      const keeps = cases.some(({ image_id: kept }) => kept !== null);
      expect((await rowsOf(imageId)).length).toBe(keeps ? 1 : 0);
      expect(await statusFor(moderator, imageId)).toBe(keeps ? 200 : 404);
      expect(await statusFor(author, imageId)).toBe(404);
    }
  });
});
