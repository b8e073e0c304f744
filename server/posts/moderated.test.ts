import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import type { Someone } from '../testing/someone.ts';
import { createWriters } from './testing/writers.ts';

let server: TestServer;
let moderator: Someone;
beforeAll(async () => {
  server = await startServer();
  moderator = await person('moderator');
});
afterAll(() => server.close());

const { add, feedOf, member, person, read } = createWriters(() => server);
const slur = { content: 'You are a stupid nigger.', confirmed: true };

const caseOf = async (postId: string) => {
  const { data } = await moderator.client.call('moderationCases', { query: { limit: '30' } });
  return data.find(({ subjectId }) => subjectId === postId);
};
const act = async (postId: string, action: 'approve' | 'hide' | 'restore') =>
  moderator.client.call('actOnCase', {
    params: { caseId: (await caseOf(postId))?.id ?? '' },
    body: { action, reason: 'Looked at.' },
  });

describe('a post on the moderation desk', () => {
  it('that was held comes where it was written for once it is approved', async () => {
    const [who, other, pastor] = [await member(), await member(), await member({ pastoral: true })];
    const circleId = await insertCircle(
      server.db,
      { userId: who.id, role: 'owner' },
      { userId: other.id, role: 'member' },
    );
    const everyone = (await add(who, slur)).data.id;
    const circle = (await add(who, { ...slur, audience: 'circle', circleId })).data.id;
    const inCircle = async (reader: Someone) =>
      (await reader.client.call('circlePosts', { params: { id: circleId } })).data.map(({ id }) => id);
    expect(await inCircle(who)).toEqual([circle]);
    expect(await inCircle(other)).toEqual([]);
    for (const id of [everyone, circle]) {
      expect(await caseOf(id)).toMatchObject({ text: slur.content, reasons: ['slur'], visible: false });
      expect((await act(id, 'approve')).status).toBe(200);
    }
    expect(await feedOf(other)).toContain(everyone);
    expect(await feedOf(other)).not.toContain(circle);
    expect(await inCircle(other)).toEqual([circle]);
    expect((await read(pastor, circle)).status).toBe(404);
    expect((await read(who, everyone)).data.status).toBe('published');
  });

  it('is hidden from all but its author, and shown again', async () => {
    const [who, other, reporter] = [await member(), await member(), await member()];
    const { data } = await add(who);
    const report = { subject: 'post', subjectId: data.id, reason: 'hate' };
    expect((await reporter.client.call('report', { body: report })).status).toBe(200);
    expect((await act(data.id, 'hide')).status).toBe(200);
    expect((await read(other, data.id)).status).toBe(404);
    expect((await read(who, data.id)).data.status).toBe('hidden');
    expect(await feedOf(other)).not.toContain(data.id);
  });

  it('of an anonymous author, or of one under 18, is shown without its author', async () => {
    const writers = [await member(), await member({ birthDate: '2011-05-17' })];
    for (const [index, who] of writers.entries()) {
      const { data } = await add(who, { ...slur, anonymous: index === 0 });
      const found = await caseOf(data.id);
      expect(found).toMatchObject({ author: null, anonymous: true });
      expect(JSON.stringify(found)).not.toContain(who.id);
    }
  });
});
