import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { at } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, person, circleOfThree } = createCirclePeople(() => server);

describe('the desk', () => {
  const report = async (circle: { id: string }, reporter: Someone) => {
    const body = { subject: 'circle' as const, subjectId: circle.id, reason: 'spam' as const };
    expect((await reporter.client.call('report', { body })).status).toBe(200);
    const [row] = await server.db.read(() =>
      query<{ id: string }>("SELECT id FROM cases WHERE state = 'open' AND subject_id = ?", circle.id),
    );
    return row?.id ?? '';
  };
  const act = async (caseId: string, action: 'hide' | 'restore') => {
    const { client } = await person('moderator');
    const { status, failure } = await client.call('actOnCase', {
      params: { caseId },
      body: { action, reason: 'Looked at.' },
    });
    expect(status, JSON.stringify(failure)).toBe(200);
  };

  it('hides a reported circle from all but its members, and shows it again', async () => {
    const { circle, member } = await circleOfThree();
    const [seeker, reporter] = [await adult(), await adult()];
    const statuses = async () =>
      Promise.all([member, seeker].map(async ({ client }) => (await client.call('readCircle', at(circle))).status));
    const caseId = await report(circle, reporter);
    expect((await reporter.client.call('readCircle', at(circle))).status).toBe(404);
    expect((await reporter.client.call('joinCircle', at(circle))).status).toBe(404);
    expect(await statuses()).toEqual([200, 200]);
    await act(caseId, 'hide');
    expect(await statuses()).toEqual([200, 404]);
    await act(await report(circle, member), 'restore');
    expect(await statuses()).toEqual([200, 200]);
  });

  it('hears nothing of a private circle from who is not in it', async () => {
    const { circle } = await circleOfThree({ isPublic: false });
    const body = { subject: 'circle' as const, subjectId: circle.id, reason: 'spam' as const };
    expect((await (await adult()).client.call('report', { body })).status).toBe(404);
  });
});
