import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { act, openCaseOf, reportUser } from '../moderation/testing/cases.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen } from '../testing/http/listen.ts';
import type { TestClient } from '../testing/client.ts';
import { at, createCircle, joinCircle } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

/** What becomes of circles when their owner is banned (docs/decisions.md 23). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, minor, person, circleOfThree, stateOf } = createCirclePeople(() => server);

const decide = async ({ id }: { id: string }, action: 'ban' | 'suspend') => {
  await reportUser(await adult(), id);
  const { client } = await person('admin');
  const days = action === 'suspend' ? 7 : undefined;
  expect((await act(client, await openCaseOf(server, id), action, days)).status).toBe(200);
};
const roleOf = async (circle: { id: string }, { client }: { client: TestClient }) => {
  const { status, data } = await client.call('readCircle', at(circle));
  return status === 200 ? data.role : status;
};

/** Somebody with a password, and how they appeal against a ban and come back. */
const withPassword = async () => {
  const { user, email, password, client } = await server.member({ role: 'premium', verified: true });
  const signIn = () => client.call('login', { body: { email, password } });
  const comeBack = async () => {
    const token = (await signIn()).failure['appealToken'] as string;
    const appeal = await client.call('appeal', { body: { token, text: 'It was somebody else.' } });
    const admin = await person('admin');
    const decision = { params: { appealId: appeal.data.id }, body: { upheld: true, reason: 'We were wrong.' } };
    expect((await admin.client.call('decideAppeal', decision)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  };
  return { id: user.id, email, client, comeBack };
};

describe('the owner of a circle is banned', () => {
  it('then the adult who has been an admin longest owns it, hears of it, and keeps it when the ban is lifted', async () => {
    const owner = await withPassword();
    const [admin, member] = [await adult(), await adult()];
    const circle = await createCircle(owner);
    await joinCircle(circle, admin, member);
    await owner.client.call('changeMember', { ...at(circle, admin), body: { role: 'admin' } });
    const stream = await listen(admin.client);
    await decide(owner, 'ban');
    expect([await roleOf(circle, admin), await roleOf(circle, member)]).toEqual(['owner', 'member']);
    await vi.waitFor(() => expect(stream.events).toContainEqual({ kind: 'circle', id: circle.id }));
    stream.close();
    await owner.comeBack();
    expect([await roleOf(circle, owner), await roleOf(circle, admin)]).toEqual(['member', 'owner']);
  });

  it('given all others are under 18, then it closes, and they bring it back when the ban is lifted', async () => {
    const owner = await withPassword();
    const young = await minor();
    const circle = await createCircle(owner);
    await joinCircle(circle, young);
    await decide(owner, 'ban');
    expect([await roleOf(circle, young), await roleOf(circle, await adult())]).toEqual([404, 404]);
    await owner.comeBack();
    expect((await owner.client.call('readCircle', at(circle))).data).toMatchObject({
      isActive: false,
      canRestore: true,
    });
    expect((await owner.client.call('restoreCircle', at(circle))).data).toMatchObject({
      isActive: true,
      role: 'owner',
    });
    expect(await stateOf(circle, young)).toBe('held');
  });

  it('then one they had deleted, and one where they are an admin, stay as they are', async () => {
    const { circle, owner, admin } = await circleOfThree();
    const deleted = await createCircle(admin);
    await admin.client.call('deleteCircle', at(deleted));
    await decide(admin, 'ban');
    expect(await roleOf(circle, owner)).toBe('owner');
    const { data } = await owner.client.call('circleMembers', at(circle));
    expect(data.find(({ userId }) => userId === admin.id)?.role).toBe('admin');
    expect(await stateOf(deleted, admin)).toBe('member');
  });

  it('and the heir at the same moment: the circle comes to whom nobody banned', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    await Promise.all([decide(owner, 'ban'), decide(admin, 'ban')]);
    expect(await roleOf(circle, member)).toBe('owner');
  });
});

describe('the owner of a circle stays its owner', () => {
  it('when they are suspended, or blocked without a case', async () => {
    const { circle, owner, member } = await circleOfThree();
    const ownerInList = async () => (await member.client.call('circleMembers', at(circle))).data[0]?.userId;
    await decide(owner, 'suspend');
    expect(await ownerInList()).toBe(owner.id);
    const { client } = await person('admin');
    expect((await client.call('blockUser', { params: { userId: owner.id } })).status).toBe(200);
    expect(await ownerInList()).toBe(owner.id);
  });
});
