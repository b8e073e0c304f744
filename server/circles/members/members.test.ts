import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { circleBounds, communityLimits } from '../../../core/rules/community.ts';
import { query } from '../../db/db.ts';
import { insertCircle } from '../../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listen } from '../../testing/http/listen.ts';
import type { Someone } from '../../testing/someone.ts';
import { createCirclePeople } from '../testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, minor, person, createCircle, joinCircle, circleOfThree, at, stateOf } = createCirclePeople(() => server);

type Thing = { id: string };
const countOf = async (circle: Thing, who: Someone) =>
  (await who.client.call('readCircle', at(circle))).data.memberCount;
const change = (by: Someone, circle: Thing, who: Thing, body: Record<string, unknown>) =>
  by.client.call('changeMember', { ...at(circle, who), body });
const remove = (by: Someone, circle: Thing, who: Thing) => by.client.call('removeMember', at(circle, who));
/** Somebody who waits to be let in. */
const addPending = async (circle: Thing): Promise<Someone> => {
  const who = await adult();
  await server.db.write(() =>
    query(
      `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at)
       VALUES (?, ?, 'member', 3, 'pending', ?)`,
      circle.id,
      who.id,
      server.clock.now,
    ),
  );
  return who;
};

describe('POST join', () => {
  it('lets an adult into a public circle, once however often it is asked', async () => {
    const [owner, who] = [await adult(), await adult()];
    const circle = await createCircle(owner);
    const { data } = await who.client.call('joinCircle', at(circle));
    expect(data).toEqual({ ...circle, role: 'member', memberCount: 2 });
    expect((await who.client.call('joinCircle', at(circle))).data).toEqual(data);
    expect(await countOf(circle, owner)).toBe(2);
  });

  it('needs a subscription and no suspension, and no confirmed address', async () => {
    const circle = await createCircle(await adult());
    const join = ({ client }: Someone) => client.call('joinCircle', at(circle));
    expect((await join(await person('registered'))).status).toBe(402);
    expect((await join(await adult({ suspendedUntil: server.clock.now + 1 }))).failure.code).toBe('suspended');
    expect((await join(await adult({ verified: false }))).status).toBe(200);
  });

  it('refuses the hundred-and-first circle of a person, and whoever comes to a full one', async () => {
    const who = await adult();
    const owner = await adult();
    for (let index = 0; index < circleBounds.joined; index++)
      await insertCircle(server.db, { userId: owner.id, role: 'owner' }, { userId: who.id, role: 'member' });
    const circle = await createCircle(await adult());
    const { status, failure } = await who.client.call('joinCircle', at(circle));
    expect([status, failure.code]).toEqual([422, 'full']);
    await server.db.write(() =>
      query('UPDATE circles SET member_count = ? WHERE id = ?', circleBounds.members, circle.id),
    );
    expect((await (await adult()).client.call('joinCircle', at(circle))).failure.code).toBe('full');
  });
});

describe('joining and leaving again and again', () => {
  it('is refused past sixty requests an hour, and leaving never is', async () => {
    const [owner, restless] = [await adult(), await adult()];
    const circle = await createCircle(owner);
    for (let round = 0; round < communityLimits.joins.max; round++) {
      expect((await restless.client.call('joinCircle', at(circle))).status).toBe(200);
      expect((await restless.client.call('leaveCircle', at(circle))).status).toBe(200);
    }
    expect((await restless.client.call('joinCircle', at(circle))).status).toBe(429);
    expect((await (await adult()).client.call('joinCircle', at(circle))).status).toBe(200);
  });
});

describe('POST leave', () => {
  it('gives the circle as it was seen last; a private one is not there any more', async () => {
    const { circle, owner, member } = await circleOfThree({ isPublic: false });
    const { data } = await member.client.call('leaveCircle', at(circle));
    expect(data).toMatchObject({ id: circle.id, role: 'none', pending: false, memberCount: 2 });
    expect((await member.client.call('readCircle', at(circle))).status).toBe(404);
    expect(await countOf(circle, owner)).toBe(2);
    expect((await member.client.call('leaveCircle', at(circle))).status).toBe(404);
  });

  it('changes nothing for who was never in', async () => {
    const { circle, owner } = await circleOfThree();
    const { status, data } = await (await adult()).client.call('leaveCircle', at(circle));
    expect([status, data.role]).toEqual([200, 'none']);
    expect(await countOf(circle, owner)).toBe(3);
  });

  it('takes a request to join back', async () => {
    const { circle, owner } = await circleOfThree({ isPublic: false });
    const who = await addPending(circle);
    expect((await who.client.call('readCircle', at(circle))).data).toMatchObject({ pending: true, role: 'none' });
    expect((await who.client.call('leaveCircle', at(circle))).data).toMatchObject({ pending: false, memberCount: 3 });
    expect(await stateOf(circle, who)).toBeUndefined();
    expect(await countOf(circle, owner)).toBe(3);
  });

  it('needs no subscription; its owner hands it over first', async () => {
    const { circle, owner, member } = await circleOfThree();
    await server.db.write(() => query("UPDATE users SET role = 'registered' WHERE id IN (?, ?)", owner.id, member.id));
    expect((await member.client.call('leaveCircle', at(circle))).status).toBe(200);
    const refused = await owner.client.call('leaveCircle', at(circle));
    expect([refused.status, refused.failure.code]).toEqual([409, 'conflict']);
  });
});

describe('GET members', () => {
  const list = async (who: Someone, circle: Thing) =>
    (await who.client.call('circleMembers', at(circle))).data.map(({ userId, role, pending }) =>
      pending ? `${userId} pending` : `${userId} ${role}`,
    );

  it('lists owner, admins, then members as they came; who waits is for owner and admins', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    server.clock.now += 1000;
    const late = await adult();
    await joinCircle(circle, late);
    const waiting = await addPending(circle);
    const members = [`${owner.id} owner`, `${admin.id} admin`, `${member.id} member`, `${late.id} member`];
    for (const who of [owner, admin]) expect(await list(who, circle)).toEqual([...members, `${waiting.id} pending`]);
    expect(await list(member, circle)).toEqual(members);
    for (const who of [waiting, await adult(), await person('moderator')])
      expect((await who.client.call('circleMembers', at(circle))).status).toBe(404);
  });

  it('can be read page by page', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const more = [await adult(), await adult(), await adult(), await adult()];
    await joinCircle(circle, ...more);
    const whole = (await member.client.call('circleMembers', at(circle))).data;
    const seen: string[] = [];
    for (let before: string | undefined; ;) {
      const { data } = await member.client.call('circleMembers', {
        ...at(circle),
        query: { limit: '3', ...(before ? { before } : {}) },
      });
      seen.push(...data.map(({ userId }) => userId));
      before = data.at(-1)?.userId;
      if (!before) break;
    }
    expect(seen).toEqual(whole.map(({ userId }) => userId));
    expect(new Set(seen)).toEqual(new Set([owner, admin, member, ...more].map(({ id }) => id)));
    const nobody = { ...at(circle), query: { before: randomUUID() } };
    expect((await member.client.call('circleMembers', nobody)).status).toBe(400);
  });

  it('can be read from no place of somebody whom the reader does not see', async () => {
    const { circle, owner, member } = await circleOfThree();
    const [waiting, blocker] = [await minor(), await adult()];
    await joinCircle(circle, waiting, blocker);
    await server.db.write(() =>
      query("UPDATE circle_members SET state = 'pending', position = 3 WHERE user_id = ?", waiting.id),
    );
    await blocker.client.call('addBlock', { body: { userId: member.id, kind: 'block' } });
    const behind = async (who: Someone, { id }: Someone) =>
      (await who.client.call('circleMembers', { ...at(circle), query: { before: id } })).status;
    for (const hidden of [waiting, blocker])
      expect([await behind(member, hidden), await behind(owner, hidden)]).toEqual([400, 200]);
  });

  it('hides whom a block keeps apart from each other, but not from owner, admins and staff', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const [other, moderator] = [await adult(), await person('moderator')];
    await joinCircle(circle, other, moderator);
    await member.client.call('addBlock', { body: { userId: other.id, kind: 'block' } });
    await moderator.client.call('addBlock', { body: { userId: other.id, kind: 'block' } });
    await admin.client.call('addBlock', { body: { userId: other.id, kind: 'block' } });
    expect(await list(member, circle)).not.toContain(`${other.id} member`);
    expect(await list(member, circle)).toContain(`${member.id} member`);
    expect(await list(other, circle)).not.toContain(`${member.id} member`);
    // The admin sees the blocked person, whose list is without the admin.
    expect(await list(other, circle)).not.toContain(`${admin.id} admin`);
    for (const who of [owner, admin, moderator]) expect(await list(who, circle)).toContain(`${other.id} member`);
  });
});

describe('PATCH members/:userId', () => {
  it('lets owner and admins let in who waits, and nobody else', async () => {
    const { circle, owner, admin, member } = await circleOfThree({ isPublic: false });
    const [first, second] = [await addPending(circle), await addPending(circle)];
    expect((await change(member, circle, first, { pending: false })).status).toBe(403);
    expect((await change(first, circle, first, { pending: false })).status).toBe(404);
    const { data } = await change(admin, circle, first, { pending: false });
    expect(data).toEqual({ userId: first.id, nickname: 'Someone', role: 'member', pending: false });
    expect((await change(owner, circle, second, { pending: false, role: 'admin' })).data.role).toBe('admin');
    expect(await countOf(circle, owner)).toBe(5);
    expect((await change(admin, circle, first, { pending: false })).status).toBe(200);
    expect(await countOf(circle, owner)).toBe(5);
  });

  it('leaves roles to the owner', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    expect((await change(admin, circle, member, { role: 'admin' })).status).toBe(403);
    expect((await change(admin, circle, admin, { role: 'owner' })).status).toBe(403);
    expect((await change(member, circle, member, { role: 'admin' })).status).toBe(403);
    expect((await change(owner, circle, member, { role: 'admin' })).data.role).toBe('admin');
    expect((await change(owner, circle, admin, { role: 'member' })).data.role).toBe('member');
    expect((await change(owner, circle, owner, { role: 'admin' })).failure.code).toBe('conflict');
    expect((await change(owner, circle, await addPending(circle), { role: 'admin' })).failure.code).toBe('conflict');
    expect((await change(owner, circle, await adult(), { role: 'admin' })).status).toBe(404);
    expect((await change(owner, circle, member, {})).status).toBe(400);
  });

  it('hands the circle over: the old owner is an admin, and may leave', async () => {
    const { circle, owner, member } = await circleOfThree();
    expect((await change(owner, circle, member, { role: 'owner' })).data.role).toBe('owner');
    expect((await owner.client.call('readCircle', at(circle))).data.role).toBe('admin');
    expect((await owner.client.call('deleteCircle', at(circle))).status).toBe(403);
    expect((await owner.client.call('leaveCircle', at(circle))).status).toBe(200);
    expect((await member.client.call('deleteCircle', at(circle))).status).toBe(204);
  });

  it('needs a subscription and no suspension, except for handing over', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    await server.db.write(() =>
      query("UPDATE users SET role = 'registered', suspended_until = ? WHERE id = ?", server.clock.now + 1e6, owner.id),
    );
    expect((await change(owner, circle, member, { role: 'admin' })).status).toBe(402);
    expect((await remove(owner, circle, admin)).status).toBe(402);
    expect((await change(owner, circle, member, { role: 'owner' })).status).toBe(200);
  });

  it('refuses as owner, with one sentence for all, whoever is too young, suspended, or has enough circles', async () => {
    const { circle, owner, member } = await circleOfThree();
    const [young, suspended, busy] = [await adult(), await adult(), await adult()];
    await joinCircle(circle, young, suspended, busy);
    await server.db.write(function* () {
      yield* query("UPDATE users SET birth_date = '2012-01-01' WHERE id = ?", young.id);
      yield* query('UPDATE users SET suspended_until = ? WHERE id = ?', server.clock.now + 1000, suspended.id);
    });
    for (let index = 0; index < circleBounds.owned; index++)
      await insertCircle(server.db, { userId: busy.id, role: 'owner' });
    const answers = [];
    for (const who of [young, suspended, busy]) {
      const { status, failure } = await change(owner, circle, who, { role: 'owner' });
      answers.push([status, failure.error]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(409);
    expect((await change(owner, circle, member, { role: 'owner' })).status).toBe(200);
  });
});

describe('DELETE members/:userId', () => {
  it('is for the owner, and for admins of plain members and who waits', async () => {
    const { circle, owner, admin, member } = await circleOfThree({ isPublic: false });
    const [second, waiting] = [await adult(), await addPending(circle)];
    await server.db.write(() =>
      query(
        "INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at) VALUES (?, ?, 'admin', 1, 'member', 1)",
        circle.id,
        second.id,
      ),
    );
    expect((await remove(member, circle, admin)).status).toBe(403);
    expect((await remove(admin, circle, owner)).status).toBe(403);
    expect((await remove(admin, circle, second)).status).toBe(403);
    expect((await remove(owner, circle, owner)).failure.code).toBe('conflict');
    expect((await remove(await adult(), circle, member)).status).toBe(404);
    expect((await remove(admin, circle, waiting)).status).toBe(204);
    expect((await remove(admin, circle, member)).status).toBe(204);
    expect((await remove(owner, circle, second)).status).toBe(204);
    expect((await remove(owner, circle, second)).status).toBe(404);
  });

  it('leaves no way back by joining, and the circle is not there for who was removed', async () => {
    const { circle, owner, member } = await circleOfThree();
    expect((await remove(owner, circle, member)).status).toBe(204);
    expect(await countOf(circle, owner)).toBe(2);
    const missing = at({ id: randomUUID() });
    for (const name of ['joinCircle', 'leaveCircle', 'readCircle', 'circleMembers'] as const) {
      const [{ status, failure }, none] = [
        await member.client.call(name, at(circle)),
        await member.client.call(name, missing),
      ];
      expect(status, name).toBe(404);
      expect({ ...failure, requestId: '' }).toEqual({ ...none.failure, requestId: '' });
    }
    expect((await member.client.call('circles')).data.map(({ id }) => id)).not.toContain(circle.id);
    expect(await stateOf(circle, member)).toBe('removed');
  });
});

describe('live messages', () => {
  it('tell members that somebody came, and the newcomer’s stream hears of the circle from then on', async () => {
    const { circle, owner, member } = await circleOfThree();
    const who = await adult();
    const [hers, theirs, stranger] = [
      await listen(who.client),
      await listen(member.client),
      await listen((await adult()).client),
    ];
    await joinCircle(circle, who);
    await vi.waitFor(() => expect(theirs.events).toContainEqual({ kind: 'circle', id: circle.id }));
    await owner.client.call('changeCircle', { ...at(circle), body: { emoji: '🌿' } });
    await vi.waitFor(() => expect(hers.events.filter(({ kind }) => kind === 'circle').length).toBeGreaterThan(2));
    expect(hers.events).toContainEqual({ kind: 'account' });
    const before = hers.events.length;
    await remove(owner, circle, who);
    await vi.waitFor(() => expect(hers.events.slice(before)).toContainEqual({ kind: 'account' }));
    await vi.waitFor(() => expect(hers.events.at(-1)).toEqual({ kind: 'circle', id: circle.id }));
    const after = hers.events.length;
    const members = theirs.events.length;
    await owner.client.call('changeCircle', { ...at(circle), body: { emoji: '🌱' } });
    await vi.waitFor(() => expect(theirs.events.length).toBeGreaterThan(members));
    expect(hers.events.slice(after)).toEqual([]);
    expect(stranger.events).toEqual([]);
    for (const stream of [hers, theirs, stranger]) stream.close();
  });
});
