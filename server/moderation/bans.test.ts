import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { createPeople, type Someone } from '../testing/someone.ts';
import { act, openCaseOf, reportPost, reportUser, writePost } from './testing/cases.ts';

let server: TestServer;
let admin: Someone;
let other: Someone;
beforeAll(async () => {
  server = await startServer();
  [admin, other] = [await person('admin'), await person('admin')];
});
afterAll(() => server.close());

const { person, newClient } = createPeople(() => server);
const text = 'I was quoting a psalm.';
let networks = 0;
const ban = async (subjectId: string) =>
  expect((await act(admin.client, await openCaseOf(server, subjectId), 'ban')).status).toBe(200);
/** Somebody with a password, banned by an admin. */
const banned = async (verified: boolean): Promise<Member> => {
  const headers = { 'X-Forwarded-For': `172.16.${(networks += 1)}.1` };
  const member = await server.member({ role: 'premium', verified, headers });
  await reportUser(await person('registered'), member.user.id);
  await ban(member.user.id);
  return member;
};
const signIn = ({ email, password }: Member) => newClient().call('login', { body: { email, password } });
const appeal = async (member: Member): Promise<string> => {
  const token = (await signIn(member)).failure['appealToken'] as string;
  return (await newClient().call('appeal', { body: { token, text } })).data.id;
};
const subjectsTo = async ({ email }: Member) => {
  await server.settle();
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const appealsSeen = async () => (await other.client.call('moderationAppeals', { query: { limit: '100' } })).data;
const unblock = (who: Someone, { user }: Member) => who.client.call('unblockUser', { params: { userId: user.id } });
const storedActions = ({ user }: Member) =>
  server.db.read(() => query('SELECT id FROM moderation_actions WHERE user_id = ? AND reversed_at IS NULL', user.id));

describe('a ban of an account whose address was never confirmed', () => {
  it('sends nothing to that address, and is appealed against after signing in', async () => {
    const [known, claimed] = [await banned(true), await banned(false)];
    const id = await appeal(claimed);
    const knownId = await appeal(known);
    for (const appealId of [id, knownId])
      expect(
        (await other.client.call('decideAppeal', { params: { appealId }, body: { upheld: false, reason: 'No.' } }))
          .status,
      ).toBe(200);
    const closed = /has been closed|Your appeal/;
    expect((await subjectsTo(claimed)).filter((subject) => closed.test(subject))).toEqual([]);
    expect((await subjectsTo(known)).filter((subject) => closed.test(subject))).toHaveLength(2);
  });
});

describe('unblocking', () => {
  it('by the admin who banned is allowed and audited, and closes the appeal; judging that appeal is not', async () => {
    const member = await banned(true);
    const appealId = await appeal(member);
    const body = { upheld: true, reason: 'I was wrong.' };
    expect((await admin.client.call('decideAppeal', { params: { appealId }, body })).status).toBe(403);
    expect((await unblock(admin, member)).status).toBe(200);

    expect((await appealsSeen()).find(({ id }) => id === appealId)).toMatchObject({ state: 'upheld', mayAct: false });
    expect((await other.client.call('decideAppeal', { params: { appealId }, body })).status).toBe(409);
    const { data: audit } = await other.client.call('moderationAudit', { query: { limit: '100' } });
    expect(audit.find(({ subjectId }) => subjectId === member.user.id)).toMatchObject({
      actorId: admin.id,
      action: 'unblock',
    });
    expect(await storedActions(member)).toEqual([]);
    expect(await subjectsTo(member)).toContain('Your appeal at Lampstand');
    const { status } = await signIn(member);
    expect(status).toBe(200);
  });
});

describe('an appeal against one of two bans', () => {
  it('given that it is upheld, then the other one still stands, and the address stays banned', async () => {
    const member = await server.member({
      role: 'premium',
      verified: true,
      headers: { 'X-Forwarded-For': `172.16.${(networks += 1)}.1` },
    });
    const author = { client: member.client };
    const posts = [await writePost(author), await writePost(author)];
    for (const postId of posts) await reportPost(await person('premium'), postId);
    await ban(posts[0] ?? '');
    const first = await appeal(member);
    server.clock.now += 1;
    await ban(posts[1] ?? '');
    const uphold = (appealId: string) =>
      other.client.call('decideAppeal', { params: { appealId }, body: { upheld: true, reason: 'Right.' } });
    expect((await uphold(first)).status).toBe(200);
    expect(await storedActions(member)).toHaveLength(1);
    expect((await signIn(member)).failure.code).toBe('blocked');
    const second = await appeal(member);
    expect((await uphold(second)).status).toBe(200);
    expect((await signIn(member)).status).toBe(200);
  });
});
