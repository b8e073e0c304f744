import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Someone } from '../testing/someone.ts';
import { at, createCircle, joinCircle } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, minor, circleOfThree } = createCirclePeople(() => server);

/** What has to hold of a circle whatever its people did at once. */
const expectSound = async (circleId: string): Promise<void> => {
  const [circle] = await server.db.read(() =>
    query<{ owner_id: string | null; member_count: number; deleted_at: number | null }>(
      'SELECT owner_id, member_count, deleted_at FROM circles WHERE id = ?',
      circleId,
    ),
  );
  const members = await server.db.read(() =>
    query<{ user_id: string; role: string; position: number; state: string }>(
      'SELECT user_id, role, position, state FROM circle_members WHERE circle_id = ?',
      circleId,
    ),
  );
  const inside = members.filter(({ state }) => state === 'member');
  expect(circle?.member_count).toBe(inside.length);
  const owners = members.filter(({ role }) => role === 'owner').map(({ user_id: id }) => id);
  expect(owners).toEqual(circle?.owner_id === null ? [] : [circle?.owner_id]);
  expect(circle?.owner_id === null).toBe(circle?.owner_id === null && circle.deleted_at !== null);
  for (const { role, position, state } of members)
    expect(position).toBe(
      state === 'member' ? ['owner', 'admin', 'member'].indexOf(role) : state === 'pending' ? 3 : 4,
    );
};

describe('many at once', () => {
  it('given twenty joins of one person, then one membership is counted', async () => {
    const circle = await createCircle(await adult());
    const who = await adult();
    await Promise.all(Array.from({ length: 20 }, () => joinCircle(circle, who)));
    expect((await who.client.call('readCircle', at(circle))).data.memberCount).toBe(2);
    await expectSound(circle.id);
  });

  it('given the owner hands over to two at once, then one of them owns it', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const answers = await Promise.all(
      [admin, member].map((who) => owner.client.call('changeMember', { ...at(circle, who), body: { role: 'owner' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    await expectSound(circle.id);
  });

  it('given the owner hands over to whoever leaves at that moment, then it never is without an owner', async () => {
    for (let round = 0; round < 5; round++) {
      const { circle, owner, member } = await circleOfThree();
      await Promise.all([
        owner.client.call('changeMember', { ...at(circle, member), body: { role: 'owner' } }),
        member.client.call('leaveCircle', at(circle)),
      ]);
      await expectSound(circle.id);
    }
  });

  it('keeps the count and exactly one owner, whatever six people do at once', async () => {
    const people: Someone[] = [await adult(), await adult(), await adult(), await adult(), await minor()];
    const index = fc.nat({ max: people.length - 1 });
    const step = fc.oneof(
      fc.record({ does: fc.constantFrom('join', 'leave', 'erase' as const), by: index, to: index }),
      fc.record({
        does: fc.constantFrom('admin', 'member', 'owner', 'letIn', 'remove' as const),
        by: index,
        to: index,
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (rounds) => {
          const owner = await adult();
          const circle = await createCircle(owner);
          const all = [owner, ...people];
          await joinCircle(circle, ...people);
          const act = async ({ does, by, to }: { does: string; by: number; to: number }) => {
            const [actor, target] = [all[by], all[to]];
            if (!actor || !target) return;
            const { client } = actor;
            const given = at(circle, target);
            if (does === 'join') await client.call('joinCircle', at(circle));
            else if (does === 'leave') await client.call('leaveCircle', at(circle));
            else if (does === 'remove') await client.call('removeMember', given);
            else if (does === 'letIn') await client.call('changeMember', { ...given, body: { pending: false } });
            else if (does !== 'erase') await client.call('changeMember', { ...given, body: { role: does } });
          };
          for (const round of rounds) {
            await Promise.all(round.map(act));
            await expectSound(circle.id);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
