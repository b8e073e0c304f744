import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listen } from '../../testing/http/listen.ts';
import { createPeople } from '../../testing/someone.ts';
import { act, openCaseOf, reportPost, reportUser, seenCase, writePost } from '../testing/cases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;
/** An account that is old enough to hide what it reports. */
const settled = () => person('premium', { createdAt: server.clock.now - 8 * DAY });
const statusOf = async ({ client }: Awaited<ReturnType<typeof person>>, postId: string) =>
  (await client.call('readPost', { params: { postId } })).data.status;

describe('POST /api/reports', () => {
  it('needs a signed-in person, and no subscription', async () => {
    const body = { subject: 'user', subjectId: (await person('registered')).id, reason: 'spam' };
    expect((await server.visitor().call('report', { body })).status).toBe(401);
    expect((await (await person('registered')).client.call('report', { body })).status).toBe(200);
    const suspended = await person('registered', { suspendedUntil: server.clock.now + DAY });
    expect((await suspended.client.call('report', { body })).status).toBe(200);
  });

  it('gives the same report again when it is sent twice, also at once, and counts it once', async () => {
    const [reporter, reported, moderator] = [
      await person('premium'),
      await person('premium'),
      await person('moderator'),
    ];
    const ids = await Promise.all([1, 2, 3, 4].map(() => reportUser(reporter, reported.id)));
    ids.push(await reportUser(reporter, reported.id, 'spam'));
    expect(new Set(ids).size).toBe(1);
    const { reportCount, reasons } = await seenCase(moderator, await openCaseOf(server, reported.id));
    expect([reportCount, reasons]).toEqual([1, ['harassment']]);
  });

  it('gathers the reports of one thing in one case, with what it said then and what was written about it', async () => {
    const author = await person('premium');
    const postId = await writePost(author, { content: 'You are all fools.' });
    for (const reason of ['spam', 'hate', 'spam'] as const) await reportPost(await person('premium'), postId, reason);
    const body = { subject: 'post', subjectId: postId, reason: 'other', comment: 'He does this daily.' };
    await (await person('premium')).client.call('report', { body });
    const seen = await seenCase(await person('moderator'), await openCaseOf(server, postId));
    expect(seen).toMatchObject({
      subject: 'post',
      subjectId: postId,
      text: 'You are all fools.',
      reasons: ['hate', 'spam', 'other'],
      reportCount: 4,
      comments: ['He does this daily.'],
      author: { id: author.id },
      visible: true,
      proposed: 'warn',
    });
    await author.client.call('deletePost', { params: { postId } });
    expect(await seenCase(await person('moderator'), seen.id)).toMatchObject({
      text: 'You are all fools.',
      visible: false,
    });
  });

  it('says 404 for what is not there and for what the person can’t see, alike', async () => {
    const stranger = await person('premium');
    const ids = [
      { subject: 'post', subjectId: await writePost(await person('premium'), { audience: 'me' }) },
      { subject: 'post', subjectId: randomUUID() },
      { subject: 'user', subjectId: randomUUID() },
      { subject: 'user', subjectId: (await person('premium', { blocked: true })).id },
    ];
    const answers = await Promise.all(
      ids.map((thing) => stranger.client.call('report', { body: { ...thing, reason: 'spam' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ failure }) => failure.error)).size).toBe(1);
  });

  it('refuses to report oneself', async () => {
    const author = await person('premium');
    const body = { subject: 'user', subjectId: author.id, reason: 'spam' };
    expect((await author.client.call('report', { body })).status).toBe(400);
  });

  it('takes twenty a day', async () => {
    const reporter = await person('premium');
    const reported = await Promise.all(Array.from({ length: 21 }, () => person('registered')));
    for (const { id } of reported.slice(0, 20)) await reportUser(reporter, id);
    const body = { subject: 'user', subjectId: reported[20]?.id, reason: 'spam' };
    expect((await reporter.client.call('report', { body })).status).toBe(429);
    await reportUser(reporter, reported[0]?.id ?? '');
    server.clock.now += DAY;
    await reportUser(reporter, reported[20]?.id ?? '');
  });

  it('shows the post no more to who reported it', async () => {
    const [author, reporter] = [await person('premium'), await person('premium')];
    const postId = await writePost(author);
    await reportPost(reporter, postId);
    expect((await reporter.client.call('readPost', { params: { postId } })).status).toBe(404);
    expect(await statusOf(author, postId)).toBe('published');
  });

  it('tells the staff at once, by id alone', async () => {
    const reported = await person('registered');
    const stream = await listen((await person('moderator')).client);
    await reportUser(await person('registered'), reported.id);
    const id = await openCaseOf(server, reported.id);
    await vi.waitFor(() => expect(stream.events).toEqual([{ kind: 'case', id }]));
    stream.close();
  });
});

describe('three reports by accounts over a week old', () => {
  it('hide a post until a moderator has looked at it, and never again after that', async () => {
    const [author, moderator] = [await person('premium'), await person('moderator')];
    const postId = await writePost(author);
    await reportPost(await settled(), postId);
    await reportPost(await settled(), postId);
    for (let young = 0; young < 3; young++) await reportPost(await person('premium'), postId);
    expect(await statusOf(author, postId)).toBe('published');
    await reportPost(await settled(), postId);
    expect(await statusOf(author, postId)).toBe('hidden');
    expect((await author.client.call('notices')).data).toMatchObject([{ kind: 'hidden', actionId: null }]);

    const first = await openCaseOf(server, postId);
    expect(await seenCase(moderator, first)).toMatchObject({ visible: false, reportCount: 6 });
    expect((await act(moderator.client, first, 'dismiss')).data).toMatchObject({ state: 'closed', visible: true });
    expect(await statusOf(author, postId)).toBe('published');
    for (let again = 0; again < 3; again++) await reportPost(await settled(), postId);
    expect(await statusOf(author, postId)).toBe('published');
    expect(await openCaseOf(server, postId)).not.toBe(first);
  });

  it('do not count while the address of the account is not confirmed, though the desk has them', async () => {
    const author = await person('premium');
    const postId = await writePost(author);
    const unconfirmed = () => person('premium', { createdAt: server.clock.now - 8 * DAY, verified: false });
    for (let count = 0; count < 3; count++) await reportPost(await unconfirmed(), postId);
    for (let count = 0; count < 2; count++) await reportPost(await settled(), postId);
    expect(await statusOf(author, postId)).toBe('published');
    await reportPost(await settled(), postId);
    expect(await statusOf(author, postId)).toBe('hidden');
    expect(await seenCase(await person('moderator'), await openCaseOf(server, postId))).toMatchObject({
      reportCount: 6,
    });
  });

  it('count from any account where no mail is sent, as no address can be confirmed', async () => {
    const other = await startServer({ mail: { transport: { send: () => Promise.resolve() }, reachesPeople: false } });
    const people = createPeople(() => other);
    const author = await people.person('premium');
    const postId = await writePost(author);
    const unconfirmed = () => people.person('premium', { createdAt: other.clock.now - 8 * DAY, verified: false });
    for (let count = 0; count < 3; count++) await reportPost(await unconfirmed(), postId);
    expect(await statusOf(author, postId)).toBe('hidden');
    await other.close();
  });

  it('hide it when they come at once', async () => {
    const author = await person('premium');
    const postId = await writePost(author);
    const three = [await settled(), await settled(), await settled()];
    await Promise.all(three.map((each) => reportPost(each, postId)));
    expect(await statusOf(author, postId)).toBe('hidden');
    expect((await author.client.call('notices')).data).toHaveLength(1);
  });

  it('do nothing to an account', async () => {
    const reported = await person('registered');
    for (let report = 0; report < 3; report++) await reportUser(await settled(), reported.id);
    const seen = await seenCase(await person('moderator'), await openCaseOf(server, reported.id));
    expect([seen.visible, seen.reportCount]).toEqual([true, 3]);
  });
});

describe('a report of self-harm', () => {
  it('comes first on the desk and calls all moderators and admins by a mail that says nothing of it', async () => {
    const other = await startServer();
    const people = createPeople(() => other);
    const staff = [await people.person('moderator'), await people.person('admin')];
    await people.person('moderator', { blocked: true });
    const author = await people.person('premium', { nickname: 'Jonah' });
    for (const content of ['The first one.', 'The second one.']) {
      other.clock.now += 1000;
      await reportPost(await people.person('premium'), await writePost(author, { content }));
    }
    const urgent = await writePost(author, { content: 'Words nobody else may read.' });
    for (const reason of ['other', 'self_harm', 'self_harm'] as const)
      await reportPost(await people.person('premium'), urgent, reason);
    const { data } = await (staff[0]?.client ?? other.visitor()).call('moderationCases');
    expect(data.map(({ text }) => text)).toEqual(['Words nobody else may read.', 'The first one.', 'The second one.']);
    expect(data[0]?.reasons).toEqual(['self_harm', 'other']);

    await other.settle();
    expect(other.mails.map(({ to }) => to).sort()).toEqual(staff.map(({ email }) => email).sort());
    for (const mail of other.mails) {
      expect(mail.subject).toBe('Something needs a moderator now');
      expect(JSON.stringify(mail)).not.toMatch(/Jonah|Words nobody/);
    }
    await other.close();
  });

  it('given many within ten minutes, then each of the staff gets one mail at once and one when they are over', async () => {
    const other = await startServer();
    const people = createPeople(() => other);
    const staff = [await people.person('moderator'), await people.person('admin')];
    const author = await people.person('premium', { createdAt: other.clock.now - 8 * DAY });
    const beginning = other.clock.now;
    const mailsAfter = async (minutes: number, urgent: number) => {
      other.clock.now = beginning + minutes * 60_000;
      for (let count = 0; count < urgent; count++)
        await reportPost(await people.person('premium'), await writePost(author), 'self_harm');
      await other.settle();
      return other.mails.length / staff.length;
    };
    expect(await mailsAfter(0, 3)).toBe(1);
    expect(await mailsAfter(9, 2)).toBe(1);
    expect(await mailsAfter(10, 0)).toBe(2);
    expect(await mailsAfter(19, 1)).toBe(2);
    expect(await mailsAfter(20, 0)).toBe(3);
    // Nothing was lost, and nothing is told of twice.
    expect(await mailsAfter(40, 0)).toBe(3);
    expect(await mailsAfter(41, 1)).toBe(4);
    await other.close();
  });
});

describe('the dashboard’s counters', () => {
  it('are what SQL counts', async () => {
    const moderator = await person('moderator');
    const count = async (sql: string) =>
      (await server.db.read(() => query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`)))[0]?.count;
    const expectTruth = async () => {
      const midnight = Date.parse(new Date(server.clock.now).toISOString().slice(0, 10));
      expect((await moderator.client.call('moderationCounters')).data).toEqual({
        pendingReports: await count('reports WHERE closed_at IS NULL'),
        contentFlags: await count(`cases WHERE state = 'open' AND held = 1`),
        resolvedToday: await count(`cases WHERE state = 'closed' AND closed_at >= ${midnight}`),
        actionsTaken: await count('moderation_actions'),
      });
    };
    await expectTruth();
    const author = await person('premium');
    const held = await writePost(author, { content: 'Read https://example.org/ today.' });
    expect(await statusOf(author, held)).toBe('held');
    const reported = await writePost(author);
    for (let report = 0; report < 3; report++) await reportPost(await settled(), reported);
    const before = (await moderator.client.call('moderationCounters')).data;
    await expectTruth();
    for (const id of [held, reported]) await act(moderator.client, await openCaseOf(server, id), 'approve');
    await expectTruth();
    const after = (await moderator.client.call('moderationCounters')).data;
    expect(after).toEqual({
      pendingReports: before.pendingReports - 3,
      contentFlags: before.contentFlags - 2,
      resolvedToday: before.resolvedToday + 2,
      actionsTaken: before.actionsTaken + 2,
    });
    server.clock.now += DAY;
    await expectTruth();
    expect((await moderator.client.call('moderationCounters')).data.resolvedToday).toBe(0);
  });
});
