import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createPeople, type Someone } from '../testing/someone.ts';
import { act, latestAction, openCaseOf, reportPost, reportUser, seenCase, writePost } from './testing/cases.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const { person } = createPeople(() => server);

/** Whether the desk's tables hold such words anywhere. */
const isKept = async (words: RegExp) => {
  const tables = ['cases', 'reports', 'moderation_actions', 'appeals', 'appeal_tokens', 'notices', 'blocks'] as const;
  const rows = await Promise.all(
    tables.map((table) => server.db.read(() => query(/* of a closed list */ `SELECT * FROM ${table}`))),
  );
  return words.test(JSON.stringify(rows));
};
const remove = async (admin: Someone, { id }: Someone) =>
  expect((await admin.client.call('deleteUser', { params: { userId: id } })).status).toBe(204);

/** Somebody who reported, blocked, was warned and appealed. */
const busy = async (moderator: Someone, victim: Someone) => {
  const who = await person('premium', { nickname: 'Zibiah' });
  await who.client.call('addBlock', { body: { userId: victim.id, kind: 'mute' } });
  await victim.client.call('addBlock', { body: { userId: who.id, kind: 'block' } });
  const body = { subject: 'user', subjectId: victim.id, reason: 'hate', comment: 'So unkind to Zibiah.' };
  await who.client.call('report', { body });
  const postId = await writePost(who, { content: 'My unkind words.' });
  await reportPost(await person('premium'), postId);
  expect((await act(moderator.client, await openCaseOf(server, postId), 'warn')).status).toBe(200);
  const appeal = { actionId: await latestAction(who), text: 'I see it differently.' };
  expect((await who.client.call('appeal', { body: appeal })).status).toBe(200);
  return who;
};

describe('what the desk keeps about a person', () => {
  it('is theirs to take along: reports, blocks, notices, what was done about them, and appeals', async () => {
    const victim = await person('premium', { nickname: 'Mara' });
    const who = await busy(await person('moderator'), victim);
    const { data } = await who.client.call('downloadData');
    expect(data).toMatchObject({
      blocks: [{ userId: victim.id, nickname: 'Mara', kind: 'mute' }],
      reports: [{ subject: 'user', subject_id: victim.id, reason: 'hate', comment: 'So unkind to Zibiah.' }],
      notices: [{ kind: 'warning' }],
      moderation: { actions: [{ action: 'warn' }], appeals: [{ text: 'I see it differently.', state: 'open' }] },
    });
    expect(JSON.stringify(data)).not.toMatch(/actor|reporter/);
  });

  it('goes with the account, but for open reports, which nobody can tell are theirs', async () => {
    const [admin, moderator] = [await person('admin'), await person('moderator')];
    const victim = await person('premium', { nickname: 'Mara' });
    const who = await busy(moderator, victim);
    const count = (await moderator.client.call('moderationCounters')).data.actionsTaken;
    expect(await isKept(new RegExp(who.id))).toBe(true);
    await remove(admin, who);
    expect(await isKept(new RegExp(who.id))).toBe(false);
    const caseId = await openCaseOf(server, victim.id);
    expect(await seenCase(moderator, caseId)).toMatchObject({ reportCount: 1, comments: ['So unkind to Zibiah.'] });
    await act(moderator.client, caseId, 'dismiss');
    expect(await isKept(/Zibiah|My unkind words|I see it differently/)).toBe(false);
    expect((await moderator.client.call('moderationCounters')).data.actionsTaken).toBe(count + 1);
  });

  it('keeps the copy of a deleted account’s post until its reports are closed', async () => {
    const [admin, moderator] = [await person('admin'), await person('moderator')];
    const author = await person('premium', { nickname: 'Zibiah' });
    const postId = await writePost(author, { content: 'My unkind words.' });
    await reportPost(await person('premium'), postId);
    await reportUser(await person('premium'), author.id);
    const waiting = await writePost(author, { content: 'Mine: https://example.org/' });
    await openCaseOf(server, waiting);
    await remove(admin, author);
    const caseId = await openCaseOf(server, postId);
    expect(await seenCase(moderator, caseId)).toMatchObject({ text: 'My unkind words.', author: null, visible: false });
    await expect(openCaseOf(server, waiting)).rejects.toThrow();
    expect((await act(moderator.client, caseId, 'warn')).status).toBe(409);
    for (const id of [caseId, await openCaseOf(server, author.id)])
      expect((await act(moderator.client, id, 'dismiss')).status).toBe(200);
    expect(await isKept(/Zibiah|My unkind words|Mine: http/)).toBe(false);
  });
});
