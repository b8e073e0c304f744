import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModerationAction } from '../../../core/contract/moderation.ts';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listen } from '../../testing/http/listen.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { act, latestAction, openCaseOf, reportPost, reportUser, seenCase, writePost } from '../testing/cases.ts';

let server: TestServer;
let admin: Someone;
let moderator: Someone;
beforeAll(async () => {
  server = await startServer();
  [admin, moderator] = [await person('admin'), await person('moderator')];
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;

/** Lets time pass, with everybody signed in as they are. */
const pass = async (milliseconds: number) => {
  server.clock.now += milliseconds;
  const { now } = server.clock;
  await server.db.write(() => query('UPDATE sessions SET created_at = ?, expires_at = ?', now, now + DAY));
};

/** A post of theirs that somebody has just reported, and its case. */
const reported = async (author: Someone, fields?: Parameters<typeof writePost>[1]) => {
  const [postId, reporter] = [await writePost(author, fields), await person('premium')];
  await reportPost(reporter, postId);
  return { postId, reporter, caseId: await openCaseOf(server, postId) };
};
const statusOf = async ({ client }: Someone, postId: string) =>
  (await client.call('readPost', { params: { postId } })).data.status;
const noticesOf = async ({ client }: Someone) => (await client.call('notices')).data;
const auditOf = async (subjectId: string) =>
  (await moderator.client.call('moderationAudit', { query: { limit: '100' } })).data.filter(
    (entry) => entry.subjectId === subjectId,
  );

describe('the ladder', () => {
  it('proposes a warning, a suspension and a ban, by the violations of one year that stand', async () => {
    const author = await person('premium');
    const steps: [ModerationAction, number?][] = [['warn'], ['suspend', 7], ['warn'], ['warn']];
    const proposed: string[] = [];
    for (const [action, days] of steps) {
      const { caseId } = await reported(author);
      const seen = await seenCase(moderator, caseId);
      expect(seen.strikes).toBe(proposed.length);
      proposed.push(seen.proposed);
      expect((await act(moderator.client, caseId, action, days)).status).toBe(200);
      // Past the suspension.
      await pass(8 * DAY);
    }
    expect(proposed).toEqual(['warn', 'suspend', 'ban', 'ban']);

    await pass(342 * DAY);
    const { caseId } = await reported(author);
    expect(await seenCase(moderator, caseId)).toMatchObject({ strikes: 2, proposed: 'ban' });
    await pass(30 * DAY);
    expect(await seenCase(moderator, caseId)).toMatchObject({ strikes: 0, proposed: 'warn' });
  });

  it('answers a first violation with a warning and takes the post away', async () => {
    const author = await person('premium');
    const { postId, caseId, reporter } = await reported(author);
    const { data } = await act(moderator.client, caseId, 'warn');
    expect(data).toMatchObject({ id: caseId, state: 'closed', visible: false, mayAct: false, strikes: 1 });
    expect(await statusOf(author, postId)).toBe('hidden');
    const [notice] = await noticesOf(author);
    expect(notice).toMatchObject({ kind: 'warning', readAt: null, actionId: expect.any(String) as string });
    expect(notice?.text).toContain('As our standards say.');
    expect(notice?.text).toContain('you may appeal');
    const [outcome] = await noticesOf(reporter);
    expect(outcome).toMatchObject({ kind: 'outcome', actionId: null });
    expect(outcome?.text).not.toMatch(/warn|Someone|standards say/);
    expect(await auditOf(caseId)).toMatchObject([
      { actorId: moderator.id, action: 'warn', reason: 'As our standards say.' },
    ]);
  });

  it('proposes to let what our checks held be seen, a slur excepted, and only to hide who writes of self-harm', async () => {
    const author = await person('premium');
    const link = await writePost(author, { content: 'Read https://example.org/ today.' });
    expect(await seenCase(moderator, await openCaseOf(server, link))).toMatchObject({
      reasons: ['link'],
      proposed: 'approve',
      visible: false,
    });
    const post = await writePost(author);
    await reportPost(await person('premium'), post, 'self_harm');
    expect((await seenCase(moderator, await openCaseOf(server, post))).proposed).toBe('hide');
  });

  it('lets what was held be seen, or keeps it from being seen', async () => {
    const author = await person('premium');
    const [good, bad] = [await writePost(author, link), await writePost(author, link)];
    const waiting = await openCaseOf(server, good);
    expect((await seenCase(moderator, waiting)).decision).toBeNull();
    const approved = (await act(moderator.client, waiting, 'approve')).data;
    expect(approved.visible).toBe(true);
    expect(approved.decision).toMatchObject({ action: 'approve', reversed: false });
    expect((await act(moderator.client, await openCaseOf(server, bad), 'dismiss')).data.visible).toBe(false);
    expect([await statusOf(author, good), await statusOf(author, bad)]).toEqual(['published', 'hidden']);
    expect((await noticesOf(author)).map(({ kind }) => kind).sort()).toEqual(['hidden', 'restored']);
    const stranger = await person('premium');
    expect((await stranger.client.call('readPost', { params: { postId: good } })).status).toBe(200);
    expect((await stranger.client.call('readPost', { params: { postId: bad } })).status).toBe(404);
  });
});

const link = { content: 'Read https://example.org/ today.' };

describe('a suspension', () => {
  it('leaves reading, and ends by itself', async () => {
    const author = await person('premium');
    const { caseId } = await reported(author);
    const stream = await listen(author.client);
    expect((await act(moderator.client, caseId, 'suspend', 2)).status).toBe(200);
    await vi.waitFor(() =>
      expect(stream.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'notice'])),
    );
    stream.close();
    const body = { content: 'Peace.', postType: 'general', audience: 'everyone' };
    const refused = await author.client.call('addPost', { body });
    const suspendedUntil = new Date(server.clock.now + 2 * DAY).toISOString();
    expect([refused.status, refused.failure.code, refused.failure['suspendedUntil']]).toEqual([
      403,
      'suspended',
      suspendedUntil,
    ]);
    expect((await author.client.call('posts')).status).toBe(200);
    expect((await author.client.call('currentUser')).data.suspendedUntil).toBe(suspendedUntil);
    expect((await noticesOf(author))[0]?.kind).toBe('suspension');
    await pass(2 * DAY);
    expect((await author.client.call('addPost', { body })).status).toBe(200);
  });

  it('keeps a moderator from the desk meanwhile', async () => {
    const suspended = await person('moderator', { suspendedUntil: server.clock.now + DAY });
    const { status, failure } = await suspended.client.call('moderationCases');
    expect([status, failure.code]).toEqual([403, 'suspended']);
    const { caseId } = await reported(await person('premium'));
    expect((await act(suspended.client, caseId, 'dismiss')).status).toBe(403);
  });

  it('is for seven days at most by a moderator, longer by an admin', async () => {
    const { caseId } = await reported(await person('premium'));
    expect((await act(moderator.client, caseId, 'suspend', 8)).status).toBe(403);
    expect((await act(moderator.client, caseId, 'suspend')).status).toBe(400);
    expect((await act(moderator.client, caseId, 'warn', 3)).status).toBe(400);
    expect((await act(admin.client, caseId, 'suspend', 366)).status).toBe(400);
    expect((await act(admin.client, caseId, 'suspend', 365)).status).toBe(200);
  });
});

describe('who decides', () => {
  it('is nobody in their own case, who reported it, or below the author', async () => {
    const [moderators, admins] = [await person('moderator'), await person('admin')];
    const ofModerator = (await reported(moderators)).caseId;
    const ofAdmin = (await reported(admins)).caseId;
    const byModerator = await writePost(await person('premium'));
    await reportPost(moderators, byModerator);
    const mine = await openCaseOf(server, byModerator);
    const tries: [Someone, string][] = [
      [moderators, ofModerator],
      [moderators, mine],
      [moderator, ofModerator],
      [moderator, ofAdmin],
      [admins, ofAdmin],
    ];
    for (const [who, caseId] of tries) {
      const { status, failure } = await act(who.client, caseId, 'dismiss');
      expect([status, failure.code]).toEqual([403, 'forbidden']);
      expect((await seenCase(who, caseId)).mayAct).toBe(false);
    }
    for (const [who, caseId] of [
      [moderator, mine],
      [admins, ofModerator],
      [admin, ofAdmin],
    ] as const) {
      expect((await seenCase(who, caseId)).mayAct).toBe(true);
      expect((await act(who.client, caseId, 'warn')).status).toBe(200);
    }
  });

  it('is any of the staff about what is anonymous, until it is revealed that one of them wrote it', async () => {
    const author = await person('admin');
    const { caseId, postId } = await reported(author, { anonymous: true });
    expect((await seenCase(moderator, caseId)).mayAct).toBe(true);
    const reveal = { params: { caseId }, body: { reason: 'To warn them.' } };
    expect((await moderator.client.call('revealAuthor', reveal)).data.author?.id).toBe(author.id);
    expect(await auditOf(caseId)).toHaveLength(1);
    expect((await seenCase(moderator, caseId)).mayAct).toBe(false);
    expect((await act(moderator.client, caseId, 'hide')).status).toBe(403);
    expect((await act(author.client, caseId, 'dismiss')).status).toBe(403);
    expect(await statusOf(author, postId)).toBe('published');
  });

  it('is an admin about a ban', async () => {
    const { caseId } = await reported(await person('premium'));
    expect((await act(moderator.client, caseId, 'ban')).status).toBe(403);
    expect((await act(admin.client, caseId, 'ban')).status).toBe(200);
  });

  it('is one of two who decide at once; the other hears 409', async () => {
    const author = await person('premium');
    const { caseId } = await reported(author);
    const answers = await Promise.all([
      act(moderator.client, caseId, 'warn'),
      act(admin.client, caseId, 'suspend', 30),
      act(admin.client, caseId, 'dismiss'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await server.db.read(() => query('SELECT id FROM moderation_actions WHERE case_id = ?', caseId));
    expect(rows).toHaveLength(1);
    expect((await act(admin.client, caseId, 'restore')).status).toBe(409);
  });

  it('hears 404 for a case that is not there', async () => {
    expect((await act(admin.client, randomUUID(), 'dismiss')).status).toBe(404);
  });
});

describe('an anonymous author', () => {
  it('is nobody’s to know until revealed with a reason, which is needed for a warning, a suspension and a ban', async () => {
    const author = await person('premium', { nickname: 'Tamar' });
    const { caseId } = await reported(author, { anonymous: true });
    const listed = await moderator.client.call('moderationCases', { query: { limit: '30' } });
    expect(JSON.stringify(listed.data)).not.toMatch(new RegExp(`Tamar|${author.id}`));
    for (const [action, days] of [['warn'], ['suspend', 3], ['ban']] as const)
      expect((await act(admin.client, caseId, action, days)).status).toBe(409);

    const params = { caseId };
    expect((await moderator.client.call('revealAuthor', { params, body: { reason: '' } })).status).toBe(400);
    const reporting = await person('moderator');
    const { subjectId } = await seenCase(moderator, caseId);
    await reportPost(reporting, subjectId);
    expect((await reporting.client.call('revealAuthor', { params, body: { reason: 'Curious.' } })).status).toBe(403);
    const { data } = await moderator.client.call('revealAuthor', { params, body: { reason: 'Threats.' } });
    expect(data.author?.id).toBe(author.id);
    expect(await auditOf(caseId)).toMatchObject([{ actorId: moderator.id, action: 'reveal', reason: 'Threats.' }]);
    expect((await seenCase(admin, caseId)).author?.nickname).toBe('Tamar');
    expect((await act(moderator.client, caseId, 'warn')).status).toBe(200);
    // In another case of theirs they are nobody again.
    expect((await seenCase(admin, (await reported(author, { anonymous: true })).caseId)).author).toBeNull();
  });
});

describe('lists of cases', () => {
  it('can be read page by page: the urgent first, then the oldest; closed ones the latest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) {
      server.clock.now += 1000;
      ids.push((await reported(await person('premium'))).caseId);
    }
    const read = async (state: 'open' | 'closed') => {
      const seen: string[] = [];
      for (let before: string | undefined; ;) {
        const { data } = await admin.client.call('moderationCases', {
          query: { state, limit: '3', ...(before === undefined ? {} : { before }) },
        });
        seen.push(...data.map(({ id }) => id));
        before = data.at(-1)?.id;
        if (before === undefined) return seen;
      }
    };
    const open = await read('open');
    expect(open.slice(-5)).toEqual(ids);
    expect(new Set(open).size).toBe(open.length);
    for (const id of ids) {
      server.clock.now += 1000;
      await act(moderator.client, id, 'dismiss');
    }
    expect((await read('closed')).slice(0, 5)).toEqual([...ids].reverse());
  });

  it('keep no words of what was decided and is gone', async () => {
    const author = await person('premium');
    const { caseId, postId } = await reported(author, { content: 'Soon gone.' });
    await act(moderator.client, caseId, 'hide');
    await author.client.call('deletePost', { params: { postId } });
    const [row] = await server.db.read(() => query<{ copy: string }>('SELECT copy FROM cases WHERE id = ?', caseId));
    expect(row?.copy).toBe('');
  });
});

describe('an account on the desk', () => {
  it('can’t be hidden, and is warned', async () => {
    const author = await person('registered', { nickname: 'Nabal' });
    await reportUser(await person('registered'), author.id);
    const caseId = await openCaseOf(server, author.id);
    expect(await seenCase(moderator, caseId)).toMatchObject({ text: 'Nabal', author: { id: author.id } });
    for (const action of ['hide', 'restore', 'approve'] as const)
      expect((await act(moderator.client, caseId, action)).status).toBe(400);
    expect((await act(moderator.client, caseId, 'warn')).status).toBe(200);
    expect(await latestAction(author)).toMatch(/-/);
  });
});
