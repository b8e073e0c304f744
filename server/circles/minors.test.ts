import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { at, joinCircle } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

/** What keeps people of 13 to 17 in circles from strangers, and from being told apart (docs/decisions.md 22). */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, minor, person, circleOfThree, stateOf } = createCirclePeople(() => server);

const caseOf = async (circle: { id: string }, who: Someone) => {
  const [row] = await server.db.read(() =>
    query<{ id: string; state: string; reasons: string; author_id: string }>(
      "SELECT id, state, reasons, author_id FROM cases WHERE subject = 'membership' AND subject_id = ?",
      `${circle.id}:${who.id}`,
    ),
  );
  return row;
};
const decide = async (circle: { id: string }, who: Someone, action: 'approve' | 'dismiss') => {
  const { client } = await person('moderator');
  const { status, failure } = await client.call('actOnCase', {
    params: { caseId: (await caseOf(circle, who))?.id ?? '' },
    body: { action, reason: 'Looked at.' },
  });
  expect(status, JSON.stringify(failure)).toBe(200);
};
const membersFor = async ({ client }: Someone, circle: { id: string }) =>
  (await client.call('circleMembers', at(circle))).data.map(({ userId }) => userId);

describe('somebody under 18 who joins a public circle', () => {
  it('waits for a moderator first, and neither circle nor answers tell why', async () => {
    const { circle, owner } = await circleOfThree();
    const young = await minor();
    const { data } = await young.client.call('joinCircle', at(circle));
    expect(data).toEqual({ ...circle, role: 'none', pending: true, memberCount: 3 });
    expect(await caseOf(circle, young)).toMatchObject({ state: 'open', reasons: '["join"]', author_id: young.id });
    expect(await membersFor(owner, circle)).not.toContain(young.id);
    const letIn = await owner.client.call('changeMember', { ...at(circle, young), body: { pending: false } });
    expect(letIn.status).toBe(404);
    expect((await young.client.call('circleMembers', at(circle))).status).toBe(404);
    expect((await young.client.call('joinCircle', at(circle))).data).toEqual(data);
  });

  it('is a member once a moderator approves, counted once', async () => {
    const { circle, owner } = await circleOfThree();
    const young = await minor();
    await joinCircle(circle, young);
    await decide(circle, young, 'approve');
    expect((await young.client.call('readCircle', at(circle))).data).toMatchObject({ role: 'member', pending: false });
    expect((await owner.client.call('readCircle', at(circle))).data.memberCount).toBe(4);
  });

  it('is dropped when a moderator dismisses it, and may ask again', async () => {
    const { circle } = await circleOfThree();
    const young = await minor();
    await joinCircle(circle, young);
    await decide(circle, young, 'dismiss');
    expect(await stateOf(circle, young)).toBeUndefined();
    expect((await young.client.call('joinCircle', at(circle))).data.pending).toBe(true);
  });

  it('takes the request back by leaving, and the case is gone', async () => {
    const { circle } = await circleOfThree();
    const young = await minor();
    await joinCircle(circle, young);
    expect((await young.client.call('leaveCircle', at(circle))).data.pending).toBe(false);
    expect((await caseOf(circle, young))?.state).not.toBe('open');
    const again = await young.client.call('joinCircle', at(circle));
    expect(again.data.pending).toBe(true);
  });
});

describe('names of members under 18', () => {
  it('are for themselves, owner and admins, not even for staff', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const [young, moderator] = [await minor(), await person('moderator')];
    await joinCircle(circle, moderator, young);
    await decide(circle, young, 'approve');
    for (const who of [owner, admin, young]) expect(await membersFor(who, circle)).toContain(young.id);
    for (const who of [member, moderator]) expect(await membersFor(who, circle)).not.toContain(young.id);
  });

  it('are for all members from the eighteenth birthday on', async () => {
    const { circle, member } = await circleOfThree();
    const grown = await adult();
    await joinCircle(circle, grown);
    const day = (offset: number) => {
      const date = new Date(server.clock.now + offset);
      date.setUTCFullYear(date.getUTCFullYear() - 18);
      return date.toISOString().slice(0, 10);
    };
    const bornOn = (date: string) =>
      server.db.write(() => query('UPDATE users SET birth_date = ? WHERE id = ?', date, grown.id));
    await bornOn(day(24 * 60 * 60_000));
    expect(await membersFor(member, circle)).not.toContain(grown.id);
    await bornOn(day(0));
    expect(await membersFor(member, circle)).toContain(grown.id);
  });
});
