import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circleBounds, communityLimits } from '../../../core/rules/community.ts';
import { query } from '../../db/db.ts';
import { insertCircle } from '../../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Someone } from '../../testing/someone.ts';
import { at, countOf, createCircle } from '../testing/circle.ts';
import { createCirclePeople } from '../testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { addPending, adult, person, circleOfThree, stateOf } = createCirclePeople(() => server);

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
