import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createWriters } from './testing/writers.ts';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, casesOf, feedOf, member } = createWriters(() => server);

const certain = 'I want to kill myself tonight.';

describe('words that are looked at before they are published', () => {
  const slur = 'You are a stupid nigger.';

  it('given certain danger, then nothing is stored, and once confirmed it is held for a moderator', async () => {
    const [who, other] = [await member(), await member()];
    const { status, failure } = await add(who, { content: certain });
    expect([status, failure.code, failure['danger']]).toEqual([422, 'crisis', { kind: 'suicide', subject: 'self' }]);
    expect(await feedOf(who, 'mine')).toEqual([]);
    const { data } = await add(who, { content: certain, confirmed: true });
    expect(data).toMatchObject({ status: 'held', helpline: true });
    expect(await feedOf(other)).not.toContain(data.id);
    expect(await feedOf(who)).toContain(data.id);
    expect(await casesOf(data.id)).toEqual([{ state: 'open', reasons: '["danger"]', urgency: 0, anonymous: 0 }]);
  });

  it.each(['pastoral', 'me'])('given certain danger for %s, then it is stored once confirmed', async (audience) => {
    const who = await member();
    expect((await add(who, { content: certain, audience })).failure.code).toBe('crisis');
    const { data } = await add(who, { content: certain, audience, confirmed: true });
    expect(data).toMatchObject({ status: 'published', helpline: true });
    expect(await casesOf(data.id)).toEqual([]);
  });

  it('given words that might mean danger, then it is published, and its author alone is shown the helplines', async () => {
    const [who, other] = [await member(), await member()];
    const { data } = await add(who, { content: 'I have nothing left to give and no one would care.' });
    expect(data).toMatchObject({ status: 'published', helpline: true });
    const read = await other.client.call('readPost', { params: { postId: data.id } });
    expect(read.data.helpline).toBeUndefined();
  });

  it('given a slur, then asks, and holds it once confirmed', async () => {
    const who = await member();
    const { status, failure } = await add(who, { content: slur });
    expect([status, failure.code, failure['concerns']]).toEqual([422, 'ask_again', ['slur']]);
    expect((await add(who, { content: slur, confirmed: true })).data.status).toBe('held');
    // For oneself nobody is asked.
    expect((await add(who, { content: slur, audience: 'me' })).data.status).toBe('published');
  });

  it('given a slur in a tag, then asks as well', async () => {
    expect((await add(await member(), { tags: ['nigger'] })).failure.code).toBe('ask_again');
  });

  it('given a phone number, then asks, and publishes it once confirmed', async () => {
    const who = await member();
    const content = 'Call me at (555) 123-4567.';
    expect((await add(who, { content })).failure['concerns']).toEqual(['phone']);
    expect((await add(who, { content, confirmed: true })).data.status).toBe('published');
  });

  it('given a link in an account’s first week, then it is held, and not later', async () => {
    const content = 'See https://example.org/help';
    expect((await add(await member({ createdAt: server.clock.now - 6 * DAY }), { content })).data.status).toBe('held');
    expect((await add(await member(), { content })).data.status).toBe('published');
  });
});

describe('the limit of the check', () => {
  it('given 120 texts of all kinds in an hour, then nobody goes on probing it, and whoever is in danger always gets through', async () => {
    const [who, other] = [await member(), await member()];
    const circleId = await insertCircle(server.db, { userId: who.id, role: 'owner' });
    const params = { id: circleId };
    const mine = (await add(who)).data.id;
    const phone = 'Call me: (555) 123-4567';
    const time = { dateTime: '2099-01-01T10:00:00Z', timeZone: 'UTC' };
    const { client } = who;
    const probes: [string, () => Promise<{ status: number; failure: { code: string } }>][] = [
      ['a post', () => add(who, { content: phone })],
      ['a shout-out', () => client.call('addShoutOut', { params, body: { text: phone } })],
      [
        'a story',
        () => client.call('answerPost', { params: { postId: mine }, body: { answered: true, answerStory: phone } }),
      ],
      ['an event', () => client.call('addEvent', { params, body: { title: phone, ...time } })],
      ['a topic', () => client.call('setStudyTopic', { params, query: { day: '2026-01-01' }, body: { topic: phone } })],
      ['a circle', () => client.call('createCircle', { body: { name: phone, description: '', isPublic: false } })],
      ['a circle’s new name', () => client.call('changeCircle', { params, body: { name: phone } })],
    ];
    for (const [what, probe] of probes) expect([what, (await probe()).status]).toEqual([what, 422]);
    // Its author's first post was checked as well.
    const checked = await server.db.read(() =>
      query('SELECT count FROM attempts WHERE subject = ?', `check:user:${who.id}`),
    );
    expect(checked).toEqual([{ count: probes.length + 1 }]);

    await server.db.write(() => query('UPDATE attempts SET count = 119 WHERE subject = ?', `check:user:${who.id}`));
    expect((await add(who, { content: phone })).failure.code).toBe('ask_again');
    for (const [what, probe] of probes)
      expect([what, (await probe()).failure.code]).toEqual([what, 'too_many_requests']);
    expect((await add(who, { audience: 'me' })).failure.code).toBe('too_many_requests');
    expect((await add(who, { content: certain })).failure.code).toBe('crisis');
    const sent = [
      { content: certain, audience: 'pastoral' },
      { content: certain },
      // Found on the device alone, whose rules may be newer.
      { content: 'For peace.', audience: 'pastoral' },
    ];
    for (const fields of sent) expect((await add(who, { ...fields, confirmed: true })).status).toBe(200);
    expect((await add(other, { content: phone })).failure.code).toBe('ask_again');
    server.clock.now += 60 * 60_000;
    expect((await add(who)).status).toBe(200);
  });
});
