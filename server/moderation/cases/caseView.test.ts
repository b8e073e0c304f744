import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { insertCircle } from '../../testing/community/insertCircle.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { act, openCaseOf, reportPost, reportUser, seenCase, writePost } from '../testing/cases.ts';

let server: TestServer;
let admin: Someone;
let moderator: Someone;
beforeAll(async () => {
  server = await startServer();
  [admin, moderator] = [await person('admin'), await person('moderator')];
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
/** A post of theirs that somebody has just reported, and its case. */
const reported = async (author: Someone, fields?: Parameters<typeof writePost>[1]) => {
  const [postId, reporter] = [await writePost(author, fields), await person('premium')];
  await reportPost(reporter, postId);
  return openCaseOf(server, postId);
};
const reveal = (who: Someone, caseId: string) =>
  who.client.call('revealAuthor', { params: { caseId }, body: { reason: 'To warn them.' } });

describe('a case of something anonymous', () => {
  it('tells nothing of what its author did before, until somebody reveals them', async () => {
    const author = await person('premium');
    await act(moderator.client, await reported(author), 'warn');
    const caseId = await reported(author, { anonymous: true });
    const nameless = { author: null, strikes: null, proposed: 'warn' };
    expect(await seenCase(moderator, caseId)).toMatchObject(nameless);
    expect((await reveal(moderator, caseId)).status).toBe(200);
    expect(await seenCase(admin, caseId)).toMatchObject({ author: { id: author.id }, strikes: 1, proposed: 'suspend' });
    // Revealed in that case alone.
    const next = await reported(author, { anonymous: true });
    expect(await seenCase(moderator, next)).toMatchObject(nameless);
    expect((await act(moderator.client, next, 'hide')).data).toMatchObject(nameless);
  });

  it('given who was revealed, then asking again is no second line in the audit log', async () => {
    const caseId = await reported(await person('premium'), { anonymous: true });
    for (const who of [moderator, moderator, admin]) expect((await reveal(who, caseId)).status).toBe(200);
    const { data } = await admin.client.call('moderationAudit', { query: { limit: '100' } });
    expect(data.filter(({ subjectId }) => subjectId === caseId)).toHaveLength(1);
  });
});

describe('a case that somebody else has to decide', () => {
  it('says why: it is one’s own, one reported it, or it is about staff', async () => {
    const colleague = await person('moderator');
    const reporter = await person('premium');
    await reportUser(reporter, moderator.id);
    const own = await openCaseOf(server, moderator.id);
    expect(await seenCase(moderator, own)).toMatchObject({ mayAct: false, mayNot: 'own' });
    expect(await seenCase(colleague, own)).toMatchObject({ mayAct: false, mayNot: 'staff' });
    expect(await seenCase(admin, own)).toMatchObject({ mayAct: true, mayNot: null });
    await reportUser(moderator, reporter.id);
    const theirs = await openCaseOf(server, reporter.id);
    expect(await seenCase(moderator, theirs)).toMatchObject({ mayAct: false, mayNot: 'reported' });
    expect((await act(colleague.client, theirs, 'dismiss')).data).toMatchObject({ mayAct: false, mayNot: null });
  });

  it('of staff who wrote it anonymously is not told from others', async () => {
    const caseId = await reported(await person('admin'), { anonymous: true });
    expect(await seenCase(moderator, caseId)).toMatchObject({ mayAct: true, mayNot: null });
  });
});

describe('a case', () => {
  it('says where the thing stood, also when it was deleted since', async () => {
    const [author, member] = [await person('premium'), await person('premium')];
    const circleId = await insertCircle(
      server.db,
      { userId: author.id, role: 'owner' },
      { userId: member.id, role: 'member' },
    );
    const { data: circle } = await author.client.call('readCircle', { params: { id: circleId } });
    const postId = await writePost(author, { audience: 'circle', circleId });
    await reportPost(member, postId);
    const caseId = await openCaseOf(server, postId);
    const place = { audience: 'circle', circleName: circle.name };
    expect(await seenCase(moderator, caseId)).toMatchObject(place);
    await author.client.call('deletePost', { params: { postId } });
    expect(await seenCase(moderator, caseId)).toMatchObject(place);
    expect((await act(moderator.client, caseId, 'dismiss')).data).toMatchObject({ audience: null, circleName: null });

    expect(await seenCase(moderator, await reported(author))).toMatchObject({
      audience: 'everyone',
      circleName: null,
    });
  });
});
