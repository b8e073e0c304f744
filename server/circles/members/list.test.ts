import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Someone } from '../../testing/someone.ts';
import { at, joinCircle } from '../testing/circle.ts';
import { createCirclePeople } from '../testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { addPending, adult, minor, person, circleOfThree } = createCirclePeople(() => server);

type Thing = { id: string };
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
