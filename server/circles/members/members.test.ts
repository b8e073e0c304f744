import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { circleBounds } from '../../../core/rules/community.ts';
import { query } from '../../db/db.ts';
import { insertCircle } from '../../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listen } from '../../testing/http/listen.ts';
import type { Someone } from '../../testing/someone.ts';
import { at, countOf, joinCircle } from '../testing/circle.ts';
import { createCirclePeople } from '../testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { addPending, adult, circleOfThree, stateOf } = createCirclePeople(() => server);

type Thing = { id: string };
const change = (by: Someone, circle: Thing, who: Thing, body: Record<string, unknown>) =>
  by.client.call('changeMember', { ...at(circle, who), body });
const remove = (by: Someone, circle: Thing, who: Thing) => by.client.call('removeMember', at(circle, who));

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
