import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Member } from '../../testing/people.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { act, latestAction, openCaseOf, reportPost, reportUser, warnAndAppeal, writePost } from '../testing/cases.ts';

let server: TestServer;
let admin: Someone;
let moderator: Someone;
beforeAll(async () => {
  server = await startServer();
  [admin, moderator] = [await person('admin'), await person('moderator')];
});
afterAll(() => server.close());

const { person, newClient } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;
const text = 'I was quoting a psalm.';
const reason = 'As our standards say.';

/** Has a post of theirs reported and decided about, and gives it with the action they may appeal against. */
const punished = async (author: Someone, ...[action, days]: ['hide' | 'warn' | 'suspend', number?]) => {
  const postId = await writePost(author);
  await reportPost(await person('premium'), postId);
  expect((await act(moderator.client, await openCaseOf(server, postId), action, days)).status).toBe(200);
  return { postId, actionId: await latestAction(author) };
};
const appealAs = async ({ client }: Pick<Someone, 'client'>, actionId: string) => {
  const { status, data, failure } = await client.call('appeal', { body: { actionId, text } });
  expect(status, JSON.stringify(failure)).toBe(200);
  return data.id;
};
/** A moment later, so that what follows is the latest of its list. */
const decide = ({ client }: Someone, appealId: string, upheld: boolean) => {
  server.clock.now += 1;
  return client.call('decideAppeal', { params: { appealId }, body: { upheld, reason } });
};

/** Somebody with a password and a confirmed address, banned by an admin. */
const banned = async (): Promise<Member> => {
  const member = await server.member({ verified: true, headers: newHeaders() });
  await reportUser(await person('registered'), member.user.id);
  expect((await act(admin.client, await openCaseOf(server, member.user.id), 'ban')).status).toBe(200);
  return member;
};
let networks = 0;
const newHeaders = () => ({ 'X-Forwarded-For': `172.16.${(networks += 1)}.1` });
const signIn = ({ email, password }: Pick<Member, 'email' | 'password'>, client = newClient()) =>
  client.call('login', { body: { email, password } });
const appealTokenOf = async (member: Member) => (await signIn(member)).failure['appealToken'] as string;
const lastMailTo = async (email: string) => {
  await server.settle();
  return server.mails.findLast(({ to }) => to === email);
};

describe('POST /api/appeals', () => {
  it('asks for another look at what was done to oneself, once, also while suspended', async () => {
    const author = await person('premium');
    const { postId, actionId } = await punished(author, 'suspend', 5);
    const { data: post } = await author.client.call('readPost', { params: { postId } });
    const id = await appealAs(author, actionId);
    expect((await author.client.call('appeal', { body: { actionId, text } })).status).toBe(409);
    const asked = { id, actionId, text, state: 'open', action: 'suspend', reason, mayAct: true };
    const { data } = await admin.client.call('moderationAppeals');
    expect(data[0]).toMatchObject({ ...asked, thing: post.content });
    await author.client.call('deletePost', { params: { postId } });
    expect((await admin.client.call('moderationAppeals')).data[0]).toMatchObject({ ...asked, thing: null });
  });

  it('given something anonymous that nobody revealed, then nothing on the desk tells whose it is', async () => {
    const author = await person('premium');
    const postId = await writePost(author, { anonymous: true });
    await reportPost(await person('premium'), postId);
    expect((await act(moderator.client, await openCaseOf(server, postId), 'hide')).status).toBe(200);
    const id = await appealAs(author, await latestAction(author));
    const { data } = await moderator.client.call('moderationAppeals', { query: { limit: '100' } });
    expect(data.map((each) => each.id)).toContain(id);
    const audit = await moderator.client.call('moderationAudit', { query: { limit: '100' } });
    expect(JSON.stringify([data, audit.data])).not.toContain(author.id);
  });

  it('says 404 for what was done to somebody else, and for nothing', async () => {
    const { actionId } = await punished(await person('premium'), 'warn');
    const stranger = await person('premium');
    for (const each of [actionId, randomUUID()])
      expect((await stranger.client.call('appeal', { body: { actionId: each, text } })).status).toBe(404);
    expect((await newClient().call('appeal', { body: { actionId, text } })).status).toBe(401);
    expect((await stranger.client.call('appeal', { body: { text } })).status).toBe(400);
  });

  it('is one of two that are sent at once', async () => {
    const author = await person('premium');
    const { actionId } = await punished(author, 'warn');
    const answers = await Promise.all([1, 2, 3].map(() => author.client.call('appeal', { body: { actionId, text } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses tokens that are not ours, ten a day from one network', async () => {
    const client = newClient();
    const body = { token: 'n'.repeat(43), text };
    for (let tries = 0; tries < 10; tries++) {
      const { status, failure } = await client.call('appeal', { body });
      expect([status, failure.code]).toEqual([400, 'link_invalid']);
    }
    expect((await client.call('appeal', { body })).status).toBe(429);
  });
});

describe('deciding an appeal', () => {
  it('for the person shows the post again, ends the suspension, and takes the strike away', async () => {
    const author = await person('premium');
    const { postId, actionId } = await punished(author, 'suspend', 5);
    const id = await appealAs(author, actionId);
    expect((await decide(admin, id, true)).data).toEqual({ state: 'upheld' });
    expect((await author.client.call('currentUser')).data.suspendedUntil).toBeNull();
    expect((await author.client.call('readPost', { params: { postId } })).data.status).toBe('published');
    const [notice] = (await author.client.call('notices')).data;
    expect(notice).toMatchObject({ kind: 'appeal', actionId: null });
    expect(notice?.text).toContain('taken back');
    await reportPost(await person('premium'), await writePost(author));
    const { data } = await moderator.client.call('moderationCases', { query: { limit: '30' } });
    expect(data.find((each) => each.author?.id === author.id)).toMatchObject({ strikes: 0, proposed: 'warn' });
  });

  it('against the person leaves everything as it is, and says so', async () => {
    const author = await person('premium');
    const { postId, actionId } = await punished(author, 'hide');
    const id = await appealAs(author, actionId);
    expect((await decide(admin, id, false)).data).toEqual({ state: 'denied' });
    expect((await author.client.call('readPost', { params: { postId } })).data.status).toBe('hidden');
    expect((await author.client.call('notices')).data[0]?.text).toContain('stays as it was');
  });

  it('shows what our own checks held and a moderator dismissed', async () => {
    const author = await person('premium');
    const postId = await writePost(author, { content: 'Read https://example.org/ today.' });
    expect((await act(moderator.client, await openCaseOf(server, postId), 'dismiss')).status).toBe(200);
    await decide(admin, await appealAs(author, await latestAction(author)), true);
    expect((await author.client.call('readPost', { params: { postId } })).data.status).toBe('published');
  });

  it('keeps a shorter suspension that still stands', async () => {
    const author = await person('premium');
    const [first, second] = [await writePost(author), await writePost(author)];
    for (const postId of [first, second]) await reportPost(await person('premium'), postId);
    await act(moderator.client, await openCaseOf(server, first), 'suspend', 2);
    await act(moderator.client, await openCaseOf(server, second), 'suspend', 6);
    const { now } = server.clock;
    const until = (days: number) => new Date(now + days * DAY).toISOString();
    expect((await author.client.call('currentUser')).data.suspendedUntil).toBe(until(6));
    const rows = await server.db.read(() =>
      query<{ id: string }>('SELECT id FROM moderation_actions WHERE user_id = ? ORDER BY until DESC', author.id),
    );
    await decide(admin, await appealAs(author, rows[0]?.id ?? ''), true);
    expect((await author.client.call('currentUser')).data.suspendedUntil).toBe(until(2));
  });

  it('is not for who took the action, who appealed, or a moderator about what an admin did', async () => {
    const other = await person('moderator');
    const byModerator = await warnAndAppeal(server, moderator, await person('registered'), await person('registered'));
    const byAdmin = await warnAndAppeal(server, admin, await person('registered'), await person('registered'));
    const ofModerator = await warnAndAppeal(server, admin, other, await person('registered'));
    const tries: [Someone, string][] = [
      [moderator, byModerator],
      [admin, byAdmin],
      [moderator, byAdmin],
      [other, ofModerator],
    ];
    for (const [who, id] of tries) {
      expect((await decide(who, id, true)).status).toBe(403);
      const { data } = await who.client.call('moderationAppeals', { query: { limit: '100' } });
      expect(data.find((each) => each.id === id)?.mayAct).toBe(false);
    }
    expect((await decide(other, byModerator, true)).status).toBe(200);
    const second = await person('admin');
    for (const id of [byAdmin, ofModerator]) expect((await decide(second, id, false)).status).toBe(200);
  });

  it('is not for who reported what it is about', async () => {
    const reporter = await person('moderator');
    const id = await warnAndAppeal(server, moderator, await person('registered'), reporter);
    expect((await decide(reporter, id, false)).status).toBe(403);
    expect((await decide(await person('moderator'), id, false)).status).toBe(200);
  });

  it('given staff wrote it anonymously, then a moderator may: a refusal would tell that it was one of them', async () => {
    const author = await person('admin');
    const postId = await writePost(author, { anonymous: true });
    await reportPost(await person('premium'), postId);
    expect((await act(moderator.client, await openCaseOf(server, postId), 'hide')).status).toBe(200);
    const id = await appealAs(author, await latestAction(author));
    const other = await person('moderator');
    const { data } = await other.client.call('moderationAppeals', { query: { limit: '100' } });
    expect(data.find((each) => each.id === id)?.mayAct).toBe(true);
    expect((await decide(other, id, true)).status).toBe(200);
  });

  it('happens once, also when two decide at once', async () => {
    const id = await warnAndAppeal(server, moderator, await person('registered'), await person('registered'));
    const answers = await Promise.all([decide(admin, id, true), decide(admin, id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(admin, randomUUID(), true)).status).toBe(404);
  });

  it('is kept in the audit log with its reason, and the list has open ones first', async () => {
    const [open, decided] = [
      await warnAndAppeal(server, moderator, await person('registered'), await person('registered')),
      await warnAndAppeal(server, moderator, await person('registered'), await person('registered')),
    ];
    await decide(admin, decided, false);
    const { data: audit } = await admin.client.call('moderationAudit', { query: { limit: '10' } });
    expect(audit.find(({ subjectId }) => subjectId === decided)).toMatchObject({
      actorId: admin.id,
      action: 'appeal_denied',
      reason,
    });
    const seen: { id: string; state: string }[] = [];
    for (let before: string | undefined; ;) {
      const { data } = await admin.client.call('moderationAppeals', {
        query: { limit: '2', ...(before === undefined ? {} : { before }) },
      });
      seen.push(...data);
      const last = data.at(-1);
      if (!last) break;
      before = `${last.createdAt},${last.id}`;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const states = seen.map(({ state }) => state === 'open');
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining([open, decided]));
  });
});

describe('a ban', () => {
  it('ends sessions at once; the right password gives a token to appeal with; once upheld, signing in works', async () => {
    const member = await banned();
    expect((await member.client.call('currentUser')).status).toBe(401);
    const wrong = await signIn({ ...member, password: 'not this one at all' });
    expect([wrong.status, wrong.failure['appealToken']]).toEqual([401, undefined]);
    const refused = await signIn(member);
    expect([refused.status, refused.failure.code]).toEqual([403, 'blocked']);
    const token = refused.failure['appealToken'] as string;
    const { data } = await newClient().call('appeal', { body: { token, text } });
    expect((await newClient().call('appeal', { body: { token, text } })).status).toBe(409);
    expect((await decide(admin, data.id, true)).status).toBe(403);
    expect((await decide(await person('admin'), data.id, true)).status).toBe(200);
    expect((await signIn(member)).status).toBe(200);
    expect((await lastMailTo(member.email))?.text).toContain('taken back');
    expect(await server.db.read(() => query('SELECT address_hash FROM banned_addresses'))).toEqual([]);
  });

  it('sends a mail whose link appeals too, and only the hash of its token is kept', async () => {
    const member = await banned();
    const mail = await lastMailTo(member.email);
    const token = /\/appeal#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(reason);
    const rows = await server.db.read(() => query('SELECT * FROM appeal_tokens'));
    expect(JSON.stringify(rows)).not.toContain(token);
    server.clock.now += 89 * DAY;
    expect((await newClient().call('appeal', { body: { token, text } })).status).toBe(200);
    server.clock.now += 2 * DAY;
    // By the clock, before anything has removed it.
    expect((await newClient().call('appeal', { body: { token, text } })).status).toBe(400);
    await server.settle();
    expect(
      await server.db.read(() => query('SELECT user_id FROM appeal_tokens WHERE user_id = ?', member.user.id)),
    ).toEqual([]);
    [admin, moderator] = [await person('admin'), await person('moderator')];
  });

  it('is not what a plain block by an admin is: that one gives no token', async () => {
    const member = await server.member({ verified: true, headers: newHeaders() });
    await admin.client.call('blockUser', { params: { userId: member.user.id } });
    const { status, failure } = await signIn(member);
    expect([status, failure.code, failure['appealToken']]).toEqual([403, 'blocked', undefined]);
  });

  it('ends when an admin unblocks: a later block is a plain one, and the violation counts no more', async () => {
    const member = await banned();
    expect(await appealTokenOf(member)).toHaveLength(43);
    for (const name of ['unblockUser', 'blockUser'] as const)
      await admin.client.call(name, { params: { userId: member.user.id } });
    expect(await appealTokenOf(member)).toBeUndefined();
    await admin.client.call('unblockUser', { params: { userId: member.user.id } });
    expect((await signIn(member)).status).toBe(200);
  });

  it('outlives the account: its address is treated as somebody’s, and nothing tells so', async () => {
    const member = await banned();
    await admin.client.call('deleteUser', { params: { userId: member.user.id } });
    const hashes = await server.db.read(() =>
      query<{ address_hash: string }>('SELECT address_hash FROM banned_addresses'),
    );
    expect(JSON.stringify(hashes)).not.toContain(member.email);
    server.mails.length = 0;
    const [again, taken, fresh] = [
      await server.member({ email: member.email.toUpperCase(), headers: newHeaders() }),
      await server.member({ email: admin.email, headers: newHeaders() }),
      await server.member({ headers: newHeaders() }),
    ];
    const shape = ({ user }: Member) => ({ ...user, id: '', email: '', createdAt: '' });
    expect(shape(again)).toEqual(shape(taken));
    expect(shape(again)).toEqual(shape(fresh));
    await server.settle();
    expect(server.mails.filter(({ to }) => to.toLowerCase() === member.email.toLowerCase())).toEqual([]);
    const [row] = await server.db.read(() =>
      query<{ email_key: string | null }>('SELECT email_key FROM users WHERE id = ?', again.user.id),
    );
    expect(row?.email_key).toBeNull();
  });

  it('keeps nobody out whose address an unconfirmed account only claimed', async () => {
    const claimed = await server.member({ verified: false, headers: newHeaders() });
    await reportUser(await person('registered'), claimed.user.id);
    await act(admin.client, await openCaseOf(server, claimed.user.id), 'ban');
    await admin.client.call('deleteUser', { params: { userId: claimed.user.id } });
    const { user } = await server.member({ email: claimed.email, headers: newHeaders() });
    const [row] = await server.db.read(() =>
      query<{ email_key: string | null }>('SELECT email_key FROM users WHERE id = ?', user.id),
    );
    expect(row?.email_key).toBe(claimed.email);
  });
});
