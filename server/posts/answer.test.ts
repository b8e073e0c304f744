import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { add, member, read, feedOf } = createWriters(() => server);
const answer = (who: Someone, postId: string, body: Record<string, unknown>) =>
  who.client.call('answerPost', { params: { postId }, body });

describe('PATCH /api/posts/:postId', () => {
  it('makes an answered prayer a testimony with its story, and taking it back reverses that', async () => {
    const [who, other] = [await member(), await member()];
    const { data: before } = await add(who);
    server.clock.now += 60_000;
    const { data } = await answer(who, before.id, { answered: true, answerStory: 'He is well.' });
    const answeredAt = new Date(server.clock.now).toISOString();
    const testimony = { ...before, postType: 'testimony', answeredAt, answerStory: 'He is well.' };
    expect(data).toEqual(testimony);
    expect((await read(other, before.id)).data).toMatchObject({ postType: 'testimony', answerStory: 'He is well.' });
    server.clock.now += 60_000;
    // A repeat keeps the moment.
    expect((await answer(who, before.id, { answered: true, answerStory: 'He is well.' })).data).toEqual(testimony);
    for (let again = 0; again < 2; again++)
      expect((await answer(who, before.id, { answered: false })).data).toEqual(before);
  });

  it('given a story that was told, then another is refused, also once it was taken back, before anything is asked of it', async () => {
    const [who, other] = [await member(), await member()];
    const { data } = await add(who);
    await answer(who, data.id, { answered: true });
    await answer(who, data.id, { answered: true, answerStory: 'He is well.' });
    const others = ['He is not well.', 'I want to kill myself.'];
    for (const answerStory of others) {
      const { status, failure } = await answer(who, data.id, { answered: true, answerStory });
      expect([status, failure.code]).toEqual([409, 'conflict']);
      expect(failure.error).toContain('can’t be changed');
    }
    expect((await read(other, data.id)).data.answerStory).toBe('He is well.');

    await answer(who, data.id, { answered: false });
    const { failure } = await answer(who, data.id, { answered: true, answerStory: 'He is well.' });
    expect([failure.code, failure.error]).toEqual(['conflict', expect.stringContaining('You took back the story')]);
    expect((await answer(who, data.id, { answered: true })).data).toMatchObject({
      postType: 'testimony',
      answerStory: null,
    });
    const kept = await server.db.read(() => query('SELECT answer_story FROM posts WHERE id = ?', data.id));
    expect(kept).toEqual([{ answer_story: '' }]);
  });

  it('takes an answer without a story', async () => {
    const who = await member();
    const { data } = await add(who);
    for (const answerStory of [undefined, null, '  '])
      expect((await answer(who, data.id, { answered: true, answerStory })).data).toMatchObject({ answerStory: null });
  });

  it('given a story, then a second press without one keeps it', async () => {
    const who = await member();
    const { data } = await add(who);
    await answer(who, data.id, { answered: true, answerStory: 'He is well.' });
    for (const answerStory of [undefined, null, ''])
      expect((await answer(who, data.id, { answered: true, answerStory })).data.answerStory).toBe('He is well.');
    await answer(who, data.id, { answered: false });
    expect((await answer(who, data.id, { answered: true })).data.answerStory).toBeNull();
  });

  it('given an author who was removed from the circle, then nothing more is said there', async () => {
    const [owner, who] = [await member(), await member()];
    const circleId = await insertCircle(
      server.db,
      { userId: owner.id, role: 'owner' },
      { userId: who.id, role: 'member' },
    );
    const { data } = await add(who, { audience: 'circle', circleId });
    await owner.client.call('removeMember', { params: { id: circleId, userId: who.id } });
    // Not even what its words would be asked about is said.
    for (const answerStory of ['See what I think of you all.', 'I want to kill myself.', undefined])
      expect((await answer(who, data.id, { answered: true, answerStory })).status).toBe(404);
    expect((await read(owner, data.id)).data).toMatchObject({ postType: 'prayer_request', answerStory: null });
  });

  it('is refused past 60 an hour, since everybody who listens is told', async () => {
    const who = await member();
    const { data } = await add(who);
    for (let n = 0; n < 60; n++) await answer(who, data.id, { answered: n % 2 === 0 });
    expect((await answer(who, data.id, { answered: true })).failure.code).toBe('too_many_requests');
  });

  it('is for prayer requests alone', async () => {
    const who = await member();
    const { data } = await add(who, { postType: 'testimony' });
    expect((await answer(who, data.id, { answered: true })).failure.code).toBe('conflict');
    expect((await answer(who, data.id, { answered: false })).data).toEqual(data);
  });

  it('given a story of danger or a slur, then asks, and holds the whole post once confirmed', async () => {
    const [who, other] = [await member(), await member()];
    const { data } = await add(who);
    const slur = 'That nigger is gone.';
    expect((await answer(who, data.id, { answered: true, answerStory: 'I want to kill myself.' })).failure.code).toBe(
      'crisis',
    );
    expect((await answer(who, data.id, { answered: true, answerStory: slur })).failure.code).toBe('ask_again');
    expect((await read(other, data.id)).data.postType).toBe('prayer_request');
    const held = await answer(who, data.id, { answered: true, answerStory: slur, confirmed: true });
    expect(held.data).toMatchObject({ status: 'held', answerStory: slur });
    expect((await read(other, data.id)).status).toBe(404);
    expect(await feedOf(who)).toContain(data.id);
    const [row] = await server.db.read(() =>
      query<{ copy: string }>('SELECT copy FROM cases WHERE subject_id = ?', data.id),
    );
    expect(row?.copy).toContain(slur);
    // What is looked at does not change meanwhile.
    const again = await answer(who, data.id, { answered: true, answerStory: slur, confirmed: true });
    expect([again.status, again.failure.code]).toEqual([409, 'conflict']);
  });
});
