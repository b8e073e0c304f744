import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { communityLimits } from '../../../core/rules/community.ts';
import { retention } from '../../../core/rules/retention.ts';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { allOf } from '../../testing/personalData.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { inviteData } from './personal.ts';
import { createCircle, joinCircle } from '../testing/circle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.mails.length = 0;
});

const { person } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;

const accept = (who: Someone, token: string) => who.client.call('acceptInvite', { body: { token } });
const preview = (who: Someone, token: string) => who.client.call('previewInvite', { body: { token } });
const invite = (who: Someone, id: string, ...emails: string[]) =>
  who.client.call('inviteByMail', { params: { id }, body: { emails } });

/** Has the mails sent, and gives the newest one to an address with its token. */
const mailTo = async (email: string) => {
  await server.settle();
  const mail = server.mails.findLast(({ to }) => to === email);
  return mail && { ...mail, token: /#invite=([\w-]{43})$/.exec(mail.link ?? '')?.[1] ?? '' };
};

const closed = async (traits: Parameters<typeof person>[1] = {}) => {
  const owner = await person('premium', { nickname: 'Naomi', ...traits });
  return { owner, id: (await createCircle(owner, { isPublic: false })).id };
};

/** Invites somebody, and gives the token of their mail. */
const tokenFor = async (owner: Someone, id: string, guest: Someone): Promise<string> => {
  expect((await invite(owner, id, guest.email)).status).toBe(204);
  return (await mailTo(guest.email))?.token ?? '';
};

describe('invites by mail', () => {
  it('name circle and inviter, and lead a confirmed address into a private circle at once, one time', async () => {
    const { owner, id } = await closed();
    const guest = await person('premium');
    expect((await invite(owner, id, guest.email.toUpperCase())).status).toBe(204);
    const before = await server.db.read(() => query('SELECT token_hash FROM circle_invites WHERE circle_id = ?', id));
    expect(before).toEqual([{ token_hash: null }]);
    const mail = await mailTo(guest.email.toUpperCase());
    expect(mail?.text).toContain('Naomi invites you to the circle “Hope” at Lampstand');
    expect(mail?.link).toBe(`https://lampstand.test/circles#invite=${mail?.token}`);
    expect(mail?.subject).toBe('You are invited to a circle at Lampstand');
    const rows = JSON.stringify(await server.db.read(() => query('SELECT * FROM circle_invites')));
    expect(rows).not.toContain(mail?.token);

    const token = mail?.token ?? '';
    expect((await preview(guest, token)).data).toEqual({ name: 'Hope', emoji: '🤝', memberCount: 1 });
    expect((await accept(guest, token)).data).toMatchObject({ id, role: 'member', pending: false, memberCount: 2 });
    for (const answer of [await accept(guest, token), await preview(guest, token)])
      expect([answer.status, answer.failure.code]).toEqual([400, 'link_invalid']);
    expect((await owner.client.call('circleInvites', { params: { id } })).data).toEqual([]);
  });

  it('given twenty tabs at once, then all end in the circle, and it has one member more', async () => {
    const { owner, id } = await closed();
    const guest = await person('premium');
    const token = await tokenFor(owner, id, guest);
    const answers = await Promise.all(Array.from({ length: 9 }, () => accept(guest, token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status, failure }) => status !== 200 && failure.code !== 'link_invalid')).toEqual([]);
    expect((await owner.client.call('readCircle', { params: { id } })).data.memberCount).toBe(2);
  });

  it('given two mails to one person, then the second ends with the first', async () => {
    const { owner, id } = await closed();
    const guest = await person('premium');
    const [first, second] = [await tokenFor(owner, id, guest), await tokenFor(owner, id, guest)];
    expect((await accept(guest, first)).status).toBe(200);
    expect((await preview(guest, second)).failure.code).toBe('link_invalid');
    expect((await owner.client.call('circleInvites', { params: { id } })).data).toEqual([]);
  });

  it('work for no other person, nor for an address that is not confirmed, nor after 14 days', async () => {
    const { owner, id } = await closed();
    const guest = await person('premium', { verified: false });
    const token = await tokenFor(owner, id, guest);
    const other = await person('premium');
    const [wrong, none] = [await accept(other, token), await accept(other, 'x'.repeat(43))];
    expect({ ...wrong.failure, requestId: '' }).toEqual({ ...none.failure, requestId: '' });
    expect((await preview(other, token)).failure.code).toBe('link_invalid');
    expect((await accept(guest, token)).failure.code).toBe('email_unverified');
    await server.db.write(() => query('UPDATE users SET verified_at = 1 WHERE id = ?', guest.id));
    server.clock.now += retention.mailInvite;
    expect((await accept(guest, token)).failure.code).toBe('link_invalid');
  });

  it('work no more once one of the two has blocked the other', async () => {
    const { owner, id } = await closed();
    const [first, second] = [await person('premium'), await person('premium')];
    const tokens = [await tokenFor(owner, id, first), await tokenFor(owner, id, second)] as const;
    await first.client.call('addBlock', { body: { userId: owner.id, kind: 'block' } });
    await owner.client.call('addBlock', { body: { userId: second.id, kind: 'block' } });
    expect((await accept(first, tokens[0])).failure.code).toBe('link_invalid');
    expect((await preview(second, tokens[1])).failure.code).toBe('link_invalid');
  });

  it('lead back whom owner or admins removed, but not by a mail from before', async () => {
    const { owner, id } = await closed();
    const guest = await person('premium');
    const { code } = (await owner.client.call('addInviteLink', { params: { id } })).data;
    expect((await accept(guest, code)).data.pending).toBe(true);
    const before = await tokenFor(owner, id, guest);
    const params = { id, userId: guest.id };
    expect((await owner.client.call('removeMember', { params })).status).toBe(204);
    for (const token of [before, code]) expect((await accept(guest, token)).failure.code).toBe('link_invalid');
    const again = await tokenFor(owner, id, guest);
    expect((await accept(guest, again)).data).toMatchObject({ role: 'member' });
  });

  it('given a person under 18 who shares a circle with the inviter, then a moderator decides first', async () => {
    const { owner, id } = await closed();
    const young = await person('premium', { birthDate: '2011-01-01' });
    const open = (await createCircle(owner)).id;
    await joinCircle({ id: open }, young);
    await server.db.write(() => query("UPDATE circle_members SET state = 'member' WHERE user_id = ?", young.id));
    const token = await tokenFor(owner, id, young);
    expect((await accept(young, token)).data).toMatchObject({ role: 'none', pending: true });
    const [row] = await server.db.read(() =>
      query('SELECT state, next_state FROM circle_members WHERE circle_id = ? AND user_id = ?', id, young.id),
    );
    expect(row).toEqual({ state: 'held', next_state: 'member' });
  });
});

describe('what an inviter can learn', () => {
  it('is nothing: each address gets the same answer, row and waiting mail, and only some get the mail', async () => {
    const { owner, id } = await closed();
    const stranger = `${randomUUID()}@example.org`;
    const [adult, young, blocker, muter, blocked, gone, member] = await Promise.all([
      person('premium'),
      person('premium', { birthDate: '2011-01-01' }),
      person('premium'),
      person('premium'),
      person('premium'),
      person('premium', { blocked: true }),
      person('premium'),
    ]);
    await blocker.client.call('addBlock', { body: { userId: owner.id, kind: 'block' } });
    await muter.client.call('addBlock', { body: { userId: owner.id, kind: 'mute' } });
    await owner.client.call('addBlock', { body: { userId: blocked.id, kind: 'block' } });
    await accept(member, await tokenFor(owner, id, member));
    server.mails.length = 0;
    const addresses = [stranger, ...[adult, young, blocker, muter, blocked, gone, member].map(({ email }) => email)];
    for (const email of addresses) {
      const { status, data, headers } = await invite(owner, id, email);
      expect([status, data, headers.get('content-length')]).toEqual([204, undefined, null]);
    }
    const shown = async () => {
      const { data } = await owner.client.call('circleInvites', { params: { id } });
      return data.map(({ email, uses, kind }) => ({ email, uses, kind }));
    };
    const expected = addresses.map((email) => ({ email, uses: 0, kind: 'mail' }));
    expect(await shown()).toEqual(expect.arrayContaining(expected));
    const waiting = await server.db.read(() => query("SELECT recipient FROM outbox WHERE kind = 'circle-invite'"));
    expect(waiting).toHaveLength(addresses.length);
    await server.settle();
    expect(server.mails.map(({ to }) => to).sort()).toEqual([stranger, adult.email].sort());
    expect(await shown()).toHaveLength(addresses.length);
  });

  it('given an inviter under 18, then the mail does not name them', async () => {
    const { owner, id } = await closed({ birthDate: '2011-01-01' });
    const guest = await person('premium');
    await invite(owner, id, guest.email);
    const mail = await mailTo(guest.email);
    expect(mail?.text).toContain('Somebody invites you to the circle “Hope”');
    expect(JSON.stringify(mail)).not.toContain('Naomi');
  });

  it('given a circle that is held, then the mail does not say its name', async () => {
    const { owner, id } = await closed();
    await server.db.write(() => query('UPDATE circles SET listed = 0 WHERE id = ?', id));
    const guest = await person('premium');
    await invite(owner, id, guest.email);
    const mail = await mailTo(guest.email);
    expect(mail?.text).toContain('Naomi invites you to a circle at Lampstand');
    expect(JSON.stringify(mail)).not.toContain('Hope');
  });

  it('given an inviter who lost the role, a deleted invite or circle, then no mail leaves any more', async () => {
    const { owner, id } = await closed();
    const admin = await person('premium');
    await accept(admin, await tokenFor(owner, id, admin));
    const role = (role: string) =>
      owner.client.call('changeMember', { params: { id, userId: admin.id }, body: { role } });
    await role('admin');
    server.mails.length = 0;
    await invite(admin, id, 'first@example.org');
    await role('member');
    await invite(owner, id, 'second@example.org');
    const { data } = await owner.client.call('circleInvites', { params: { id } });
    const inviteId = data.find(({ email }) => email === 'second@example.org')?.id ?? '';
    await owner.client.call('deleteInvite', { params: { id, inviteId } });
    const other = (await createCircle(owner, { isPublic: false })).id;
    await invite(owner, other, 'third@example.org');
    await owner.client.call('deleteCircle', { params: { id: other } });
    await server.settle();
    expect(server.mails).toEqual([]);
  });
});

describe('limits', () => {
  it('are twenty addresses a day of one person, over all circles and those made with one', async () => {
    const { owner, id } = await closed();
    const some = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@example.org`);
    const body = { name: 'Faith', isPublic: false, inviteEmails: some(8) };
    expect((await owner.client.call('createCircle', { body })).status).toBe(200);
    const [same = ''] = some(1);
    expect((await invite(owner, id, same, same.toUpperCase())).status).toBe(204);
    expect((await invite(owner, id, ...some(10))).status).toBe(204);
    const refused = await invite(owner, id, ...some(2));
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
    // Nothing of a refused call is kept, not the circle either.
    expect((await owner.client.call('createCircle', { body: { ...body, inviteEmails: some(2) } })).status).toBe(429);
    const mine = await owner.client.call('circles', { query: { scope: 'mine' } });
    expect(mine.data.map(({ name }) => name).sort()).toEqual(['Faith', 'Hope']);
    expect((await invite(owner, id, ...some(1))).status).toBe(204);
    await server.settle();
    expect(server.mails).toHaveLength(20);
    server.clock.now += DAY;
    expect((await invite(owner, id, ...some(20))).status).toBe(204);
    expect((await invite(owner, id, ...some(21))).status).toBe(400);
    expect((await invite(owner, id, 'no address')).failure.error).toBe('Please enter a valid email address.');
    expect((await invite(owner, id)).status).toBe(400);
  });

  it('given many who invite one address, then few mails a day reach it, and no answer tells', async () => {
    const mailbox = randomUUID();
    for (let inviter = 0; inviter < communityLimits.invitesToAddress.max + 3; inviter++) {
      const { owner, id } = await closed();
      expect((await invite(owner, id, `${mailbox}+${inviter % 2}@example.org`)).status).toBe(204);
      expect((await owner.client.call('circleInvites', { params: { id } })).data).toHaveLength(1);
      await server.settle();
    }
    const arrived = () => server.mails.filter(({ to }) => to.startsWith(mailbox));
    expect(arrived()).toHaveLength(communityLimits.invitesToAddress.max);
    const { owner, id } = await closed();
    server.clock.now += DAY;
    await invite(owner, id, `${mailbox}@example.org`);
    await server.settle();
    expect(arrived()).toHaveLength(communityLimits.invitesToAddress.max + 1);
    const counted = await server.db.read(() => query('SELECT subject FROM attempts'));
    expect(JSON.stringify(counted)).not.toContain(mailbox);
  });

  it('need a confirmed address and an account that is not suspended', async () => {
    const { owner, id } = await closed();
    await server.db.write(() => query('UPDATE users SET verified_at = NULL WHERE id = ?', owner.id));
    expect((await invite(owner, id, 'ann@example.org')).failure.code).toBe('email_unverified');
    const until = server.clock.now + DAY;
    await server.db.write(() =>
      query('UPDATE users SET verified_at = 1, suspended_until = ? WHERE id = ?', until, owner.id),
    );
    expect((await invite(owner, id, 'ann@example.org')).failure.code).toBe('suspended');
  });
});

describe('what is kept of a person', () => {
  it('is in their download, and invites by them and to them go with their account', async () => {
    const { owner, id } = await closed();
    const admin = await person('premium');
    await accept(admin, await tokenFor(owner, id, admin));
    await owner.client.call('changeMember', { params: { id, userId: admin.id }, body: { role: 'admin' } });
    for (let count = 0; count < 3; count++) await invite(admin, id, `${randomUUID()}@example.org`);
    const elsewhere = await closed();
    await invite(elsewhere.owner, elsewhere.id, admin.email);
    expect(await allOf(server.db, inviteData, admin.id)).toHaveLength(3);
    expect((await admin.client.call('deleteAccount', { body: {} })).status).toBe(204);
    const left = await server.db.read(() =>
      query('SELECT id FROM circle_invites WHERE inviter_id = ? OR email_key = ?', admin.id, admin.email),
    );
    expect(left).toEqual([]);
  });
});
