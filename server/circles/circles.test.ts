import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circleBounds, defaultEmoji } from '../../core/rules/community.ts';
import { retention } from '../../core/rules/retention.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import type { Someone } from '../testing/someone.ts';
import { at, createCircle, newWord } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, minor, person, circleOfThree } = createCirclePeople(() => server);

const namesFor = async ({ client }: Someone, input: Record<string, string> = {}) => {
  const { status, data } = await client.call('circles', { query: { limit: '100', ...input } });
  expect(status).toBe(200);
  return data.map(({ name }) => name);
};
const openCases = (subjectId: string) =>
  server.db.read(() =>
    query<{ subject: string; reasons: string }>(
      "SELECT subject, reasons FROM cases WHERE subject_id = ? AND state = 'open'",
      subjectId,
    ),
  );
const isListed = async (id: string) => {
  const [row] = await server.db.read(() => query<{ listed: number }>('SELECT listed FROM circles WHERE id = ?', id));
  return row?.listed === 1;
};

describe('POST /api/communities', () => {
  it('makes a circle that its maker owns', async () => {
    const owner = await adult();
    const circle = await createCircle(owner, { name: '  Evening\u0000 prayer ', description: 'At nine.' });
    expect(circle).toEqual({
      id: circle.id,
      name: 'Evening prayer',
      description: 'At nine.',
      isPublic: true,
      emoji: defaultEmoji,
      memberCount: 1,
      isActive: true,
      role: 'owner',
      pending: false,
      createdAt: new Date(server.clock.now).toISOString(),
      deletedAt: null,
      canRestore: false,
    });
    expect((await owner.client.call('readCircle', at(circle))).data).toEqual(circle);
  });

  it.each([
    ['no name', { name: '  ' }, 'Circle name is required'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'Please keep it under 80 characters.'],
    ['a letter for an emoji', { emoji: 'A' }, 'Please choose a single emoji.'],
    ['two emojis', { emoji: '🕊️🌿' }, 'Please choose a single emoji.'],
  ])('refuses %s', async (_, wrong, sentence) => {
    const { status, failure } = await (
      await adult()
    ).client.call('createCircle', {
      body: { name: 'Prayer', isPublic: true, ...wrong },
    });
    expect([status, failure.error]).toEqual([400, sentence]);
  });

  it('given words of certain danger, then makes nothing and answers 422 crisis', async () => {
    const owner = await adult();
    const { status, failure } = await owner.client.call('createCircle', {
      body: { name: 'Help', description: 'I want to kill myself tonight', isPublic: true },
    });
    expect([status, failure.code]).toEqual([422, 'crisis']);
    expect(await namesFor(owner, { scope: 'mine' })).toEqual([]);
  });

  it('given a link of an account in its first week, then the circle waits unlisted for a moderator', async () => {
    const [owner, seeker] = [await adult({ createdAt: server.clock.now }), await adult()];
    const circle = await createCircle(owner, { name: 'Linked', description: 'See https://example.org/all' });
    expect(circle.role).toBe('owner');
    expect(await openCases(circle.id)).toEqual([{ subject: 'circle', reasons: '["link"]' }]);
    expect(await namesFor(seeker, { scope: 'discover', q: 'linked' })).toEqual([]);
    expect((await seeker.client.call('readCircle', at(circle))).status).toBe(404);
    expect((await seeker.client.call('joinCircle', at(circle))).status).toBe(404);
    expect(await namesFor(owner, { scope: 'mine' })).toEqual(['Linked']);
  });

  it('refuses a public one of somebody under 18 with a sentence, and makes a private one', async () => {
    const young = await minor();
    const { status, failure } = await young.client.call('createCircle', { body: { name: 'Ours', isPublic: true } });
    expect([status, failure.code]).toEqual([403, 'forbidden']);
    expect(failure.error).toContain('private circles');
    const circle = await createCircle(young, { name: 'Ours', isPublic: false });
    const turned = await young.client.call('changeCircle', { ...at(circle), body: { isPublic: true } });
    expect(turned.status).toBe(403);
  });

  it('refuses more than twenty of one’s own, until one is deleted', async () => {
    const owner = await adult();
    for (let index = 0; index < circleBounds.owned; index++)
      await insertCircle(server.db, { userId: owner.id, role: 'owner' });
    const body = { name: 'One more', isPublic: false };
    const { status, failure } = await owner.client.call('createCircle', { body });
    expect([status, failure.code]).toEqual([422, 'full']);
    const [one] = (await owner.client.call('circles', { query: { scope: 'mine' } })).data;
    expect((await owner.client.call('deleteCircle', at(one ?? { id: '' }))).status).toBe(204);
    expect((await owner.client.call('createCircle', { body })).status).toBe(200);
    expect((await owner.client.call('restoreCircle', at(one ?? { id: '' }))).failure.code).toBe('full');
  });

  it('refuses a twenty-first circle in a day, deleted ones too', async () => {
    const owner = await adult();
    for (let index = 0; index < 20; index++)
      await owner.client.call('deleteCircle', at(await createCircle(owner, { isPublic: false })));
    const { status } = await owner.client.call('createCircle', { body: { name: 'Again', isPublic: false } });
    expect(status).toBe(429);
  });

  it('needs a subscription, a confirmed address and no suspension', async () => {
    const body = { name: 'Prayer', isPublic: false };
    const suspended = await adult({ suspendedUntil: server.clock.now + 1000 });
    expect((await (await person('registered')).client.call('createCircle', { body })).status).toBe(402);
    const { failure } = await (await adult({ verified: false })).client.call('createCircle', { body });
    expect(failure.code).toBe('email_unverified');
    expect((await suspended.client.call('createCircle', { body })).failure.code).toBe('suspended');
  });
});

describe('GET /api/communities/:id', () => {
  it('answers for a private, a deleted and a missing circle alike', async () => {
    const [owner, stranger] = [await adult(), await adult()];
    const deleted = await createCircle(owner);
    await owner.client.call('deleteCircle', at(deleted));
    const circles = [await createCircle(owner, { isPublic: false }), deleted, { id: randomUUID() }];
    for (const name of [
      'readCircle',
      'joinCircle',
      'leaveCircle',
      'deleteCircle',
      'circleMembers',
      'restoreCircle',
    ] as const) {
      const answers = [];
      for (const circle of circles) {
        const { status, failure } = await stranger.client.call(name, at(circle));
        answers.push([status, { ...failure, requestId: '' }]);
      }
      expect(answers[0]?.[0], name).toBe(404);
      expect(answers[1], name).toEqual(answers[0]);
      expect(answers[2], name).toEqual(answers[0]);
    }
  });
});

describe('PATCH /api/communities/:id', () => {
  it('is for owner and admins, and the search follows', async () => {
    const { circle, admin, member } = await circleOfThree();
    const word = newWord();
    const change = (who: Someone, body: Record<string, unknown>) =>
      who.client.call('changeCircle', { ...at(circle), body });
    expect((await change(member, { name: 'Mine now' })).status).toBe(403);
    expect((await change(await adult(), { name: 'Mine now' })).status).toBe(404);
    const { data } = await change(admin, { name: `New ${word}`, emoji: '🌿' });
    expect(data).toMatchObject({ name: `New ${word}`, description: 'Before work.', emoji: '🌿', role: 'admin' });
    expect(await namesFor(await adult(), { q: word })).toEqual([`New ${word}`]);
  });

  it('lets the owner alone decide whether it is public; members alone read a private one', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const make = (who: Someone, isPublic: boolean) =>
      who.client.call('changeCircle', { ...at(circle), body: { isPublic } });
    expect((await make(admin, false)).status).toBe(403);
    expect((await make(owner, false)).data.isPublic).toBe(false);
    expect((await (await adult()).client.call('readCircle', at(circle))).status).toBe(404);
    expect((await member.client.call('readCircle', at(circle))).data.isPublic).toBe(false);
  });

  it('given new words that have to wait, then a listed circle is not listed any more', async () => {
    const owner = await adult({ createdAt: server.clock.now });
    const circle = await createCircle(owner);
    expect(await isListed(circle.id)).toBe(true);
    const change = (body: Record<string, unknown>) => owner.client.call('changeCircle', { ...at(circle), body });
    expect((await change({ emoji: '🌿' })).status).toBe(200);
    expect(await isListed(circle.id)).toBe(true);
    expect((await change({ description: 'https://example.org' })).status).toBe(200);
    expect(await isListed(circle.id)).toBe(false);
    expect(await openCases(circle.id)).toHaveLength(1);
    // Taking the words back lists nothing: a moderator does.
    await change({ description: 'No link.' });
    expect(await isListed(circle.id)).toBe(false);
  });

  it('refuses a change of nothing', async () => {
    const { circle, owner } = await circleOfThree();
    const { status } = await owner.client.call('changeCircle', { ...at(circle), body: { confirmed: true } });
    expect(status).toBe(400);
  });
});

describe('DELETE and restore', () => {
  it('is for the owner; only the owner still sees it, and brings it back as it was', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    for (const who of [admin, member]) expect((await who.client.call('deleteCircle', at(circle))).status).toBe(403);
    expect((await owner.client.call('deleteCircle', at(circle))).status).toBe(204);
    expect((await owner.client.call('readCircle', at(circle))).data).toMatchObject({
      isActive: false,
      deletedAt: new Date(server.clock.now).toISOString(),
      canRestore: true,
      role: 'owner',
    });
    const [first] = (await owner.client.call('circles', { query: { scope: 'mine' } })).data;
    expect(first).toMatchObject({ id: circle.id, isActive: false });
    for (const who of [admin, member, await adult()]) {
      expect((await who.client.call('readCircle', at(circle))).status).toBe(404);
      expect((await who.client.call('restoreCircle', at(circle))).status).toBe(404);
      expect((await who.client.call('circles')).data.map(({ id }) => id)).not.toContain(circle.id);
    }
    expect((await owner.client.call('circleMembers', at(circle))).status).toBe(404);
    expect((await owner.client.call('deleteCircle', at(circle))).status).toBe(404);
    expect((await owner.client.call('restoreCircle', at(circle))).data).toMatchObject({
      isActive: true,
      memberCount: 3,
    });
    expect((await member.client.call('readCircle', at(circle))).data.role).toBe('member');
    expect((await admin.client.call('restoreCircle', at(circle))).status).toBe(403);
  });

  it('needs no subscription', async () => {
    const owner = await adult();
    const circle = await createCircle(owner);
    await server.db.write(() => query("UPDATE users SET role = 'registered' WHERE id = ?", owner.id));
    expect((await owner.client.call('readCircle', at(circle))).status).toBe(402);
    expect((await owner.client.call('deleteCircle', at(circle))).status).toBe(204);
  });

  it('given a site’s admin deleted it, then its owner can’t bring it back, and it is written down', async () => {
    const owner = await adult();
    const circle = await createCircle(owner, { isPublic: false });
    expect((await (await person('moderator')).client.call('deleteCircle', at(circle))).status).toBe(404);
    const admin = await person('admin');
    expect((await admin.client.call('deleteCircle', at(circle))).status).toBe(204);
    expect((await owner.client.call('readCircle', at(circle))).data).toMatchObject({
      isActive: false,
      canRestore: false,
    });
    expect((await owner.client.call('restoreCircle', at(circle))).status).toBe(403);
    const { data } = await admin.client.call('moderationAudit');
    expect(data).toContainEqual(
      expect.objectContaining({ action: 'delete_circle', actorId: admin.id, subjectId: circle.id }),
    );
  });

  it('is gone for its owner after 30 days, and not before', async () => {
    const owner = await adult();
    const circle = await createCircle(owner);
    await owner.client.call('deleteCircle', at(circle));
    const before = server.clock.now;
    server.clock.now = before + retention.deletedCircle - 1;
    const again = await createCircle(await adult());
    expect(again.isActive).toBe(true);
    const status = async () => {
      // Sessions end after 30 days as well.
      await server.db.write(() =>
        query('UPDATE sessions SET expires_at = ? WHERE user_id = ?', server.clock.now + 1e9, owner.id),
      );
      return (await owner.client.call('readCircle', at(circle))).status;
    };
    expect(await status()).toBe(200);
    server.clock.now = before + retention.deletedCircle;
    expect(await status()).toBe(404);
    expect((await owner.client.call('restoreCircle', at(circle))).status).toBe(404);
  });
});
