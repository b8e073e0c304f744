import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

const DAY = 24 * 60 * 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, feedOf, member, read } = createWriters(() => server);
const list = ({ client }: Someone, id: string) => client.call('circlePosts', { params: { id } });

const circleOf = async (owner: Someone, ...members: readonly Someone[]) =>
  insertCircle(
    server.db,
    { userId: owner.id, role: 'owner' },
    ...members.map(({ id }) => ({ userId: id, role: 'member' as const })),
  );

describe('a post of a circle', () => {
  it('stands in its circle alone, for its members', async () => {
    const [who, other, stranger] = [await member(), await member(), await member()];
    const circleId = await circleOf(who, other);
    const { data } = await add(who, { audience: 'circle', circleId });
    expect(data).toMatchObject({ audience: 'circle', circleId });
    expect((await list(other, circleId)).data).toEqual([expect.objectContaining({ id: data.id, mine: false })]);
    for (const each of [who, other, stranger]) expect(await feedOf(each)).not.toContain(data.id);
    expect(await feedOf(who, 'mine')).toEqual([data.id]);
    const nowhere = await list(stranger, '00000000-0000-4000-8000-00000000dead');
    const refused = await list(stranger, circleId);
    expect([refused.status, refused.failure.error]).toEqual([404, nowhere.failure.error]);
  });

  it('is written by members alone: others learn nothing, not even what their words hold', async () => {
    const stranger = await member();
    const circleId = await circleOf(await member());
    for (const content of ['For peace.', 'I want to kill myself.']) {
      const { status, failure } = await add(stranger, { audience: 'circle', circleId, content });
      expect([status, failure.code]).toEqual([404, 'not_found']);
    }
    expect(await feedOf(stranger, 'mine')).toEqual([]);
  });

  it('given an author under 18 who has since grown up, then it names them to owner and admins alone, as before', async () => {
    const [owner, other] = [await member(), await member()];
    const young = await member({ birthDate: '2011-05-17' });
    const circleId = await circleOf(owner, young, other);
    const { data } = await add(young, { audience: 'circle', circleId });
    await server.db.write(() => query("UPDATE users SET birth_date = '1990-05-17' WHERE id = ?", young.id));
    expect((await read(other, data.id)).data).toMatchObject({ anonymous: true, author: null });
    expect((await read(owner, data.id)).data.author).toMatchObject({ id: young.id });
    // What names nobody does not go away with somebody: that would say whose it is.
    await other.client.call('addBlock', { body: { userId: young.id, kind: 'block' } });
    expect((await list(other, circleId)).data.map(({ id }) => id)).toEqual([data.id]);
    await owner.client.call('addBlock', { body: { userId: young.id, kind: 'mute' } });
    expect((await list(owner, circleId)).data).toEqual([]);
    const later = await add(young, { audience: 'circle', circleId });
    expect((await list(other, circleId)).data.map(({ id }) => id)).not.toContain(later.data.id);
  });

  it('given an author under 18 with a picture from before, then nobody sees it, whoever knows the name', async () => {
    const [owner, young] = [await member(), await member({ birthDate: '2011-05-17' })];
    const avatar = `/api/images/${randomUUID()}`;
    const setAvatar = (who: Someone) => query('UPDATE users SET avatar = ? WHERE id = ?', avatar, who.id);
    const circleId = await circleOf(owner, young);
    for (const [who, shown] of [
      [owner, avatar],
      [young, null],
    ] as const) {
      await server.db.write(() => setAvatar(who));
      const { data } = await add(who, { audience: 'circle', circleId });
      expect((await read(owner, data.id)).data.author).toMatchObject({ id: who.id, avatar: shown });
    }
  });

  it('given that the circle is deleted and purged, then it waits for its author, who alone finds it', async () => {
    const [who, other] = [await member(), await member()];
    const circleId = await circleOf(who, other);
    const { data } = await add(who, { audience: 'circle', circleId });
    const deletedAt = (moment: number) =>
      server.db.write(() => query('UPDATE circles SET deleted_at = ? WHERE id = ?', moment, circleId));
    await deletedAt(server.clock.now);
    expect((await list(other, circleId)).status).toBe(404);
    expect((await read(other, data.id)).status).toBe(404);
    expect((await read(who, data.id)).data.circleId).toBe(circleId);
    await deletedAt(server.clock.now - 31 * DAY);
    await server.settle();
    expect(await server.db.read(() => query('SELECT id FROM circles WHERE id = ?', circleId))).toEqual([]);
    expect((await read(who, data.id)).data).toMatchObject({ audience: 'circle', circleId: null });
    expect((await read(other, data.id)).status).toBe(404);
    expect(await feedOf(who, 'mine')).toEqual([data.id]);
    expect(await feedOf(who)).not.toContain(data.id);
    expect((await who.client.call('deletePost', { params: { postId: data.id } })).status).toBe(204);
  });
});

describe('POST /api/communities/:id/shout-outs', () => {
  const thank = ({ client }: Someone, id: string, body: Record<string, unknown>) =>
    client.call('addShoutOut', { params: { id }, body });

  it('is a post of the circle that names whom it thanks', async () => {
    const [who, ruth] = [await member(), await member({ nickname: 'Ruth' })];
    const circleId = await circleOf(who, ruth);
    const { data } = await thank(who, circleId, { text: 'Thank you for the bread.', userId: ruth.id });
    expect(data).toMatchObject({
      content: 'A shout-out to Ruth: Thank you for the bread.',
      audience: 'circle',
      circleId,
      tags: ['shout-out'],
    });
    expect((await list(ruth, circleId)).data.map(({ id }) => id)).toEqual([data.id]);
    expect((await thank(who, circleId, { text: 'Thank you all.' })).data.content).toBe(
      'A shout-out to everyone: Thank you all.',
    );
  });

  it('given somebody under 18, then it names nobody from owner and admins, and from others is as for nobody', async () => {
    const [owner, other] = [await member(), await member()];
    const young = await member({ nickname: 'Samuel', birthDate: '2011-05-17' });
    const circleId = await circleOf(owner, other, young);
    const { data } = await thank(owner, circleId, { text: 'Thank you.', userId: young.id });
    expect(data.content).toBe('A shout-out to one of us: Thank you.');
    for (const who of [other, young]) {
      const nobody = await thank(who, circleId, { text: 'Thank you.', userId: randomUUID() });
      const refused = await thank(who, circleId, { text: 'Thank you.', userId: young.id });
      expect([refused.status, refused.failure.error]).toEqual([404, nobody.failure.error]);
    }
    expect((await list(other, circleId)).data).toHaveLength(1);
  });

  it('given that the reply was lost and it is sent again, then it is there once', async () => {
    const [who, ruth] = [await member(), await member({ nickname: 'Ruth' })];
    const circleId = await circleOf(who, ruth);
    const body = { text: 'Thank you.', userId: ruth.id, clientId: `post_${server.clock.now}_${randomUUID()}` };
    const answers = await Promise.all([thank(who, circleId, body), thank(who, circleId, body)]);
    expect(answers.map(({ data }) => data.clientId)).toEqual([body.clientId, body.clientId]);
    expect((await thank(who, circleId, body)).data.id).toBe(answers[0]?.data.id);
    expect((await thank(who, circleId, { ...body, text: 'Thank you all.' })).status).toBe(409);
    expect((await list(ruth, circleId)).data).toHaveLength(1);
  });

  it('is for members, to members, and not across a block', async () => {
    const [who, stranger, blocker] = [await member(), await member(), await member()];
    const circleId = await circleOf(who, blocker);
    await blocker.client.call('addBlock', { body: { userId: who.id, kind: 'block' } });
    expect((await thank(stranger, circleId, { text: 'Hello.' })).status).toBe(404);
    for (const { id } of [stranger, blocker])
      expect((await thank(who, circleId, { text: 'Hello.', userId: id })).status).toBe(404);
    expect((await list(who, circleId)).data).toEqual([]);
  });

  it.each([['x'.repeat(151)], [' ']])('refuses %j', async (text) => {
    const who = await member();
    const { status, failure } = await thank(who, await circleOf(who), { text });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['text']]);
  });

  it('passes the checks of every post', async () => {
    const who = await member();
    const circleId = await circleOf(who);
    expect((await thank(who, circleId, { text: 'Call me: (555) 123-4567' })).failure.code).toBe('ask_again');
    expect((await thank(who, circleId, { text: 'Call me: (555) 123-4567', confirmed: true })).status).toBe(200);
  });
});
