import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InviteLink } from '../../../core/contract/invites.ts';
import { maxInviteLinks } from '../../../core/rules/community.ts';
import { retention } from '../../../core/rules/retention.ts';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { createCircle, joinCircle } from '../testing/circle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);

const accept = (who: Someone, token: string) => who.client.call('acceptInvite', { body: { token } });
const preview = (who: Someone, token: string) => who.client.call('previewInvite', { body: { token } });
const addLink = async (who: Someone, id: string): Promise<InviteLink> => {
  const { status, data } = await who.client.call('addInviteLink', { params: { id } });
  expect(status).toBe(200);
  return data;
};
const stateOf = async (id: string, who: Someone): Promise<string | undefined> => {
  const [row] = await server.db.read(() =>
    query<{ state: string }>('SELECT state FROM circle_members WHERE circle_id = ? AND user_id = ?', id, who.id),
  );
  return row?.state;
};
const promote = (owner: Someone, id: string, userId: string, role = 'admin') =>
  owner.client.call('changeMember', { params: { id, userId }, body: { role } });
const remove = (owner: Someone, id: string, userId: string) =>
  owner.client.call('removeMember', { params: { id, userId } });

/** An owner with a private circle. */
const closed = async () => {
  const owner = await person('premium', { nickname: 'Naomi' });
  return { owner, id: (await createCircle(owner, { isPublic: false })).id };
};

describe('invite links', () => {
  it('carry a code behind the #, of which only a hash is stored', async () => {
    const { owner, id } = await closed();
    const link = await addLink(owner, id);
    expect(link.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(link).toEqual({
      id: expect.any(String),
      code: link.code,
      url: `https://lampstand.test/circles#invite=${link.code}`,
      expiresAt: new Date(server.clock.now + retention.linkInvite).toISOString(),
    });
    const rows = JSON.stringify(await server.db.read(() => query('SELECT * FROM circle_invites')));
    for (const code of [link.code, link.code.replaceAll('-', '')]) {
      expect(rows).not.toContain(code);
      expect(server.logged.join()).not.toContain(code);
    }
  });

  it('given a private circle, then owner or admins approve each, however the code was typed', async () => {
    const { owner, id } = await closed();
    const { code } = await addLink(owner, id);
    const guest = await person('premium');
    expect((await preview(guest, code)).data).toEqual({ name: 'Hope', emoji: '🤝', memberCount: 1 });
    const { status, data } = await accept(guest, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect([status, data.id, data.role, data.pending]).toEqual([200, id, 'none', true]);
    expect((await guest.client.call('circleVerse', { params: { id } })).status).toBe(404);
    const approval = { params: { id, userId: guest.id }, body: { pending: false } };
    expect((await owner.client.call('changeMember', approval)).status).toBe(200);
    expect((await guest.client.call('circleVerse', { params: { id } })).status).toBe(200);
  });

  it('given a public circle, then adults are members at once, and under 18 a moderator decides first', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const { code } = await addLink(owner, id);
    const [guest, young] = [await person('premium'), await person('premium', { birthDate: '2011-01-01' })];
    expect((await accept(guest, code)).data).toMatchObject({ role: 'member', pending: false, memberCount: 2 });
    expect((await accept(young, code)).data).toMatchObject({ role: 'none', pending: true, memberCount: 2 });
    expect(await stateOf(id, young)).toBe('held');
  });

  it('given sixty people at once, then fifty come in', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const { code } = await addLink(owner, id);
    const people = await Promise.all(Array.from({ length: 60 }, () => person('premium')));
    const answers = await Promise.all(people.map((each) => accept(each, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.filter(({ failure }) => failure.code === 'link_invalid')).toHaveLength(10);
    const [row] = await server.db.read(() =>
      query("SELECT count(*) AS members FROM circle_members WHERE circle_id = ? AND state = 'member'", id),
    );
    expect(row).toEqual({ members: 51 });
    expect((await owner.client.call('readCircle', { params: { id } })).data.memberCount).toBe(51);
    expect((await owner.client.call('circleInvites', { params: { id } })).data).toEqual([]);
  });

  it('given one person in twenty tabs, then one use is counted, and none for a member', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const { code } = await addLink(owner, id);
    const guest = await person('premium');
    const answers = await Promise.all(Array.from({ length: 9 }, () => accept(guest, code)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect((await accept(owner, code)).data.role).toBe('owner');
    const { data } = await owner.client.call('circleInvites', { params: { id } });
    expect(data).toMatchObject([{ kind: 'link', email: null, uses: 1 }]);
  });

  it('end after 7 days, when they are deleted, and when their circle is', async () => {
    const { owner, id } = await closed();
    const [guest, old, deleted] = [await person('premium'), await addLink(owner, id), await addLink(owner, id)];
    const params = { id, inviteId: deleted.id };
    expect((await owner.client.call('deleteInvite', { params })).status).toBe(204);
    expect((await owner.client.call('deleteInvite', { params })).status).toBe(404);
    expect((await accept(guest, deleted.code)).failure.code).toBe('link_invalid');
    server.clock.now += retention.linkInvite;
    expect((await accept(guest, old.code)).failure.code).toBe('link_invalid');
    await server.settle();
    expect(await server.db.read(() => query('SELECT id FROM circle_invites WHERE circle_id = ?', id))).toEqual([]);
    const fresh = await addLink(owner, id);
    await owner.client.call('deleteCircle', { params: { id } });
    expect((await preview(guest, fresh.code)).failure.code).toBe('link_invalid');
  });

  it('of somebody who is no admin any more, or left, work no more', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const [first, second, guest] = [await person('premium'), await person('premium'), await person('premium')];
    await joinCircle({ id }, first, second);
    for (const { id: userId } of [first, second]) await promote(owner, id, userId);
    const [ofFirst, ofSecond] = [await addLink(first, id), await addLink(second, id)];
    await promote(owner, id, first.id, 'member');
    await second.client.call('leaveCircle', { params: { id } });
    for (const { code } of [ofFirst, ofSecond]) {
      expect((await preview(guest, code)).failure.code).toBe('link_invalid');
      expect((await accept(guest, code)).failure.code).toBe('link_invalid');
    }
    expect((await owner.client.call('circleInvites', { params: { id } })).data).toEqual([]);
    // Made an admin anew, nothing of before the leaving comes back.
    await joinCircle({ id }, second);
    await promote(owner, id, second.id);
    expect((await accept(guest, ofSecond.code)).failure.code).toBe('link_invalid');
  });

  it('given a block between a person and who made the link, or the owner, then they work for others alone', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const [admin, byOwner, ofAdmin, other] = await Promise.all([1, 2, 3, 4].map(() => person('premium')));
    if (!admin || !byOwner || !ofAdmin || !other) throw new Error('four were asked for');
    await joinCircle({ id }, admin);
    await promote(owner, id, admin.id);
    const { code } = await addLink(admin, id);
    await owner.client.call('addBlock', { body: { userId: byOwner.id, kind: 'block' } });
    await ofAdmin.client.call('addBlock', { body: { userId: admin.id, kind: 'block' } });
    await other.client.call('addBlock', { body: { userId: admin.id, kind: 'mute' } });
    for (const who of [byOwner, ofAdmin]) {
      expect((await preview(who, code)).failure.code).toBe('link_invalid');
      expect((await accept(who, code)).failure.code).toBe('link_invalid');
    }
    expect((await accept(other, code)).status).toBe(200);
  });

  it('of somebody who is suspended work again once that is over', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const { code } = await addLink(owner, id);
    const [guest, until] = [await person('premium'), server.clock.now + 1000];
    await server.db.write(() => query('UPDATE users SET suspended_until = ? WHERE id = ?', until, owner.id));
    expect((await accept(guest, code)).failure.code).toBe('link_invalid');
    server.clock.now = until;
    expect((await accept(guest, code)).status).toBe(200);
  });

  it('do not lead back whom owner or admins removed', async () => {
    const owner = await person('premium');
    const id = (await createCircle(owner)).id;
    const { code } = await addLink(owner, id);
    const guest = await person('premium');
    await accept(guest, code);
    await remove(owner, id, guest.id);
    for (const answer of [await preview(guest, code), await accept(guest, code)])
      expect([answer.status, answer.failure.code]).toEqual([400, 'link_invalid']);
    expect(await stateOf(id, guest)).toBe('removed');
  });

  it('are at most some for one circle, and for owner and admins alone', async () => {
    const { owner, id } = await closed();
    const member = await person('premium');
    await accept(member, (await addLink(owner, id)).code);
    await owner.client.call('changeMember', { params: { id, userId: member.id }, body: { pending: false } });
    for (let link = 1; link < maxInviteLinks; link++) await addLink(owner, id);
    expect((await owner.client.call('addInviteLink', { params: { id } })).failure.code).toBe('full');
    const inviteId = (await owner.client.call('circleInvites', { params: { id } })).data[0]?.id ?? '';
    const emails = ['ann@example.org'];
    const all = (who: Someone) =>
      Promise.all([
        who.client.call('addInviteLink', { params: { id } }),
        who.client.call('circleInvites', { params: { id } }),
        who.client.call('deleteInvite', { params: { id, inviteId } }),
        who.client.call('inviteByMail', { params: { id }, body: { emails } }),
      ]);
    expect((await all(member)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await all(await person('premium'))).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // Nor by way of another circle.
    const other = await closed();
    const params = { id: other.id, inviteId };
    expect((await other.owner.client.call('deleteInvite', { params })).status).toBe(404);
  });
});

describe('guessing', () => {
  it('is slowed down more and more, and a good code makes up for none of the wrong ones', async () => {
    const { owner, id } = await closed();
    const { code } = await addLink(owner, id);
    const guest = await person('premium');
    const guess = () => preview(guest, 'ABCD-EFGH-JKMN-PQRS');
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await accept(guest, code)).status).toBe(429);
    server.clock.now += 1000;
    expect((await accept(guest, code)).status).toBe(200);
    expect((await guess()).status).toBe(429);
    server.clock.now += 2000;
    expect((await guess()).status).toBe(400);
  });

  it('is slowed down for all accounts behind one network, and good codes are no guesses', async () => {
    const { owner, id } = await closed();
    const { code } = await addLink(owner, id);
    const network = { 'X-Forwarded-For': '198.51.100.7' };
    const tryThere = async ({ client }: Someone, token: string) =>
      (await client.call('previewInvite', { headers: network, body: { token } })).status;
    const guest = await person('premium');
    for (let time = 0; time < 120; time++) expect(await tryThere(guest, code)).toBe(200);
    for (let account = 0; account < 10; account++) {
      const guesser = await person('premium');
      for (let time = 0; time < 10; time++) expect(await tryThere(guesser, 'ABCD-EFGH-JKMN-PQRS')).toBe(400);
    }
    const waiting = await person('premium');
    for (let time = 0; time < 12; time++) expect(await tryThere(waiting, code)).toBe(429);
    // Elsewhere nobody waits, nor does whoever was refused for what others guessed.
    for (const who of [waiting, await person('premium')]) expect((await preview(who, code)).status).toBe(200);
  });

  it.each(['nobody-s', '  ', 'x'.repeat(101), `${randomUUID()}`])('refuses %j', async (token) => {
    expect((await preview(await person('premium'), token)).status).toBe(400);
  });

  it('of a hidden circle’s code answers as for one that is wrong', async () => {
    const { owner, id } = await closed();
    const { code } = await addLink(owner, id);
    await server.db.write(() => query('UPDATE circles SET listed = 0 WHERE id = ?', id));
    const guest = await person('premium');
    const [hidden, wrong] = [await preview(guest, code), await preview(guest, 'ABCD-EFGH-JKMN-PQRS')];
    expect({ ...hidden.failure, requestId: '' }).toEqual({ ...wrong.failure, requestId: '' });
  });
});
