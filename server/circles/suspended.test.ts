import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { addEvent, at, createCircle, joinCircle } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

/** What suspended people may do in circles: read, leave, and delete what is theirs (docs/decisions.md 24). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, person, circleOfThree } = createCirclePeople(() => server);

const suspend = ({ id }: Someone) =>
  server.db.write(() => query('UPDATE users SET suspended_until = ? WHERE id = ?', server.clock.now + 1e9, id));
const addLink = async ({ client }: Someone, circle: { id: string }) =>
  (await client.call('addInviteLink', at(circle))).data.id;
const codeOf = ({ status, failure }: { status: number; failure: { code: string } }) => [status, failure.code];

/** A circle of three with an event and a link of the owner's, and one of the admin's, who is suspended then. */
const circleOfSuspended = async () => {
  const { circle, owner, admin, member } = await circleOfThree();
  const [theirs, own] = [await addEvent(owner, circle.id), await addEvent(admin, circle.id)];
  const [theirLink, ownLink] = [await addLink(owner, circle), await addLink(admin, circle)];
  await suspend(admin);
  return { circle, owner, admin, member, events: { theirs, own }, links: { theirs: theirLink, own: ownLink } };
};

describe('a suspended circle admin', () => {
  it('deletes their own event and link, and nobody else’s', async () => {
    const { circle, owner, admin, events, links } = await circleOfSuspended();
    const event = (eventId: string) => admin.client.call('deleteEvent', { params: { id: circle.id, eventId } });
    const link = (inviteId: string) => admin.client.call('deleteInvite', { params: { id: circle.id, inviteId } });
    expect(codeOf(await event(events.theirs.id))).toEqual([403, 'suspended']);
    expect(codeOf(await link(links.theirs))).toEqual([403, 'suspended']);
    expect((await event(events.own.id)).status).toBe(204);
    expect((await link(links.own)).status).toBe(204);
    expect((await owner.client.call('circleEvents', at(circle))).data.map(({ id }) => id)).toEqual([events.theirs.id]);
    expect((await owner.client.call('circleInvites', at(circle))).data.map(({ id }) => id)).toEqual([links.theirs]);
  });

  it('changes nothing else, reads all of it, and leaves', async () => {
    const { circle, admin, member } = await circleOfSuspended();
    const { id } = circle;
    const call = admin.client.call.bind(admin.client);
    const day = new Date(server.clock.now).toISOString().slice(0, 10);
    const refused = [
      await call('changeCircle', { ...at(circle), body: { name: 'Ours' } }),
      await call('changeMember', { ...at(circle, member), body: { role: 'admin' } }),
      await call('changeMember', { ...at(circle, member), body: { pending: false } }),
      await call('changeMember', { ...at(circle, member), body: { role: 'owner', pending: false } }),
      await call('removeMember', at(circle, member)),
      await call('inviteByMail', { ...at(circle), body: { emails: ['ann@example.org'] } }),
      await call('addInviteLink', at(circle)),
      await call('setCircleVerse', { ...at(circle), body: { reference: 'John 3:16' } }),
      await call('setStudyTopic', { ...at(circle), query: { day }, body: { topic: 'Hope' } }),
      await call('markStudied', { params: { id, day } }),
      await call('markVerseRead', at(circle)),
      await call('addShoutOut', { ...at(circle), body: { text: 'Thank you!' } }),
      await call('joinCircle', at(await createCircle(await adult()))),
      await call('createCircle', { body: { name: 'Another', isPublic: true } }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => [403, 'suspended']));
    for (const name of ['readCircle', 'circleMembers', 'circleEvents', 'circleInvites', 'circleVerse'] as const)
      expect((await call(name, at(circle))).status, name).toBe(200);
    expect((await call('leaveCircle', at(circle))).status).toBe(200);
  });
});

describe('a suspended owner', () => {
  it('deletes the circle, and brings it back when the suspension is over', async () => {
    const owner = await adult();
    const circle = await createCircle(owner);
    await suspend(owner);
    expect((await owner.client.call('deleteCircle', at(circle))).status).toBe(204);
    expect(codeOf(await owner.client.call('restoreCircle', at(circle)))).toEqual([403, 'suspended']);
  });

  it('hands the circle over so as to leave, and lets nobody in by that', async () => {
    const { circle, owner, member } = await circleOfThree();
    const waiting = await adult();
    await joinCircle(circle, waiting);
    await server.db.write(() =>
      query("UPDATE circle_members SET state = 'pending', position = 3 WHERE user_id = ?", waiting.id),
    );
    await suspend(owner);
    const handOver = (to: Someone, more: object) =>
      owner.client.call('changeMember', { ...at(circle, to), body: { role: 'owner', ...more } });
    expect(codeOf(await handOver(waiting, { pending: false }))).toEqual([403, 'suspended']);
    expect(codeOf(await handOver(waiting, {}))).toEqual([409, 'conflict']);
    expect((await handOver(member, {})).status).toBe(200);
    expect((await owner.client.call('leaveCircle', at(circle))).status).toBe(200);
  });
});

it('given a site’s admin is suspended, then they delete nobody’s circle', async () => {
  const [owner, admin] = [await adult(), await person('admin')];
  const circle = await createCircle(owner);
  await suspend(admin);
  expect(codeOf(await admin.client.call('deleteCircle', at(circle)))).toEqual([403, 'suspended']);
  expect((await owner.client.call('readCircle', at(circle))).data.isActive).toBe(true);
});
