import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retention } from '../../core/rules/retention.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { allOf } from '../testing/personalData.ts';
import { PASSWORD } from '../testing/people.ts';
import type { Someone } from '../testing/someone.ts';
import { circlesData } from './service.ts';
import { at, createCircle, joinCircle } from './testing/circle.ts';
import { createCirclePeople } from './testing/circlePeople.ts';

/** What becomes of circles when an account goes, and of deleted ones. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const { adult, minor, person, circleOfThree } = createCirclePeople(() => server);

const deleteAccount = async (who: { id: string }) => {
  const { client } = await person('admin');
  expect((await client.call('deleteUser', { params: { userId: who.id } })).status).toBe(204);
};
const roleOf = async (circle: { id: string }, who: Someone) => {
  const { status, data } = await who.client.call('readCircle', at(circle));
  return status === 200 ? data.role : status;
};
const count = async (sql: string, ...values: readonly unknown[]) =>
  (await server.db.read(() => query(sql, ...values))).length;

describe('the account of an owner goes', () => {
  it('then the adult who has been an admin longest owns the circle', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const [second, young] = [await adult(), await minor()];
    await joinCircle(circle, second);
    for (const who of [second])
      await owner.client.call('changeMember', { ...at(circle, who), body: { role: 'admin' } });
    await server.db.write(function* () {
      yield* query(
        "INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at) VALUES (?, ?, 'admin', 1, 'member', 1)",
        circle.id,
        young.id,
      );
      yield* query('UPDATE circles SET member_count = member_count + 1 WHERE id = ?', circle.id);
      yield* query('UPDATE circle_members SET joined_at = 2 WHERE circle_id = ? AND user_id = ?', circle.id, second.id);
    });
    await deleteAccount(owner);
    expect(await roleOf(circle, second)).toBe('owner');
    expect([await roleOf(circle, admin), await roleOf(circle, young), await roleOf(circle, member)]).toEqual([
      'admin',
      'admin',
      'member',
    ]);
    expect((await member.client.call('readCircle', at(circle))).data.memberCount).toBe(4);
    expect((await second.client.call('deleteCircle', at(circle))).status).toBe(204);
  });

  it('then without such an admin an adult member owns it, and without one it closes for all', async () => {
    const { circle, owner, admin, member } = await circleOfThree();
    const young = await minor();
    await joinCircle(circle, young);
    await server.db.write(function* () {
      yield* query("UPDATE users SET birth_date = '2012-01-01' WHERE id = ?", admin.id);
      yield* query(
        "UPDATE circle_members SET state = 'member', position = 2 WHERE circle_id = ? AND user_id = ?",
        circle.id,
        young.id,
      );
      yield* query('UPDATE circles SET member_count = member_count + 1 WHERE id = ?', circle.id);
    });
    await deleteAccount(owner);
    expect(await roleOf(circle, member)).toBe('owner');
    await deleteAccount(member);
    for (const who of [admin, young, await adult()]) expect(await roleOf(circle, who)).toBe(404);
    expect(await count('SELECT id FROM circles WHERE id = ? AND owner_id IS NULL AND deleted_at > 0', circle.id)).toBe(
      1,
    );
  });

  it('then what waits for a moderator about the circle still waits, and it can be listed', async () => {
    const [owner, heir, moderator] = [await adult(), await adult(), await person('moderator')];
    const circle = await createCircle(owner);
    await joinCircle(circle, heir);
    const body = { description: 'See https://example.org', confirmed: true };
    await server.db.write(() => query('UPDATE users SET created_at = ? WHERE id = ?', server.clock.now, owner.id));
    expect((await owner.client.call('changeCircle', { ...at(circle), body })).status).toBe(200);
    await deleteAccount(owner);
    const { data } = await moderator.client.call('moderationCases', { query: { limit: '30' } });
    const found = data.find(({ subjectId }) => subjectId === circle.id);
    expect(found).toMatchObject({ author: null, reasons: ['link'], visible: false });
    const decision = {
      params: { caseId: found?.id ?? '' },
      body: { action: 'approve' as const, reason: 'It is fine.' },
    };
    expect((await moderator.client.call('actOnCase', decision)).status).toBe(200);
    expect(await roleOf(circle, await adult())).toBe('none');
  });

  it('then nothing of that person is left in any circle, and the counts are right', async () => {
    const who = await adult();
    const { circle, owner } = await circleOfThree();
    await joinCircle(circle, who);
    const removed = (await circleOfThree()).circle;
    await joinCircle(removed, who);
    const mine = await createCircle(who);
    await who.client.call('deleteCircle', at(mine));
    await deleteAccount(who);
    expect((await owner.client.call('readCircle', at(circle))).data.memberCount).toBe(3);
    expect(await count('SELECT user_id FROM circle_members WHERE user_id = ?', who.id)).toBe(0);
    expect(await count('SELECT id FROM circles WHERE owner_id = ?', who.id)).toBe(0);
  });

  it('of somebody under 18 who waited, then the case of it is closed', async () => {
    const { circle } = await circleOfThree();
    const young = await minor();
    await joinCircle(circle, young);
    await deleteAccount(young);
    expect(await count("SELECT id FROM cases WHERE author_id = ? AND state = 'open'", young.id)).toBe(0);
  });
});

describe('download my data', () => {
  it('lists the circles that one is in, waits for, or was removed from, and nobody else', async () => {
    const who = await server.member({ role: 'premium', verified: true });
    const person = { id: who.user.id, email: who.email, client: who.client };
    expect(who.password).toBe(PASSWORD);
    const { circle, owner } = await circleOfThree();
    const other = (await circleOfThree()).circle;
    await joinCircle(circle, person);
    await joinCircle(other, person);
    const own = await createCircle(person, { name: 'My own' });
    await owner.client.call('removeMember', at(circle, person));
    const { circles } = (await who.client.call('downloadData')).data as { circles: unknown[] };
    const since = new Date(server.clock.now).toISOString();
    expect(circles).toHaveLength(3);
    expect(circles).toContainEqual({
      id: own.id,
      name: 'My own',
      role: 'owner',
      pending: false,
      removed: false,
      since,
    });
    expect(circles).toContainEqual({
      id: circle.id,
      name: circle.name,
      role: 'none',
      pending: false,
      removed: true,
      since,
    });
    expect(
      await allOf(
        server.db,
        circlesData(() => server.clock.now),
        person.id,
      ),
    ).toHaveLength(3);
  });
});

describe('a circle that was deleted 30 days ago', () => {
  /** Something in every table that has rows of circles. */
  const fill = async (circle: { id: string }, who: Someone, members: number) => {
    const event = randomUUID();
    await server.db.write(function* () {
      yield* query(
        `INSERT INTO circle_events (id, circle_id, created_by, title, starts_at, time_zone, status, created_at)
         VALUES (?, ?, ?, 'Picnic', 1, 'UTC', 'published', 1)`,
        event,
        circle.id,
        who.id,
      );
      yield* query("INSERT INTO event_reactions (event_id, kind, user_id) VALUES (?, 'attending', ?)", event, who.id);
      yield* query(
        'INSERT INTO circle_verse_reads (circle_id, user_id, verse_version) VALUES (?, ?, 1)',
        circle.id,
        who.id,
      );
      yield* query("INSERT INTO circle_study_days (circle_id, day, studied) VALUES (?, '2026-11-20', 1)", circle.id);
      yield* query(
        `INSERT INTO circle_invites (id, circle_id, kind, inviter_id, max_uses, created_at, expires_at)
         VALUES (?, ?, 'link', ?, 50, 1, 4000000000000)`,
        randomUUID(),
        circle.id,
        who.id,
      );
      for (let index = 0; index < members; index++) {
        const userId = randomUUID();
        yield* query(
          `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at) VALUES (?, ?, 'member', 2, 'member', 1)`,
          circle.id,
          userId,
        );
        yield* query(
          "INSERT INTO circle_study (circle_id, day, user_id) VALUES (?, '2026-11-20', ?)",
          circle.id,
          userId,
        );
      }
    });
    return event;
  };
  const leftOf = async (circle: { id: string }, event: string) => {
    const tables = ['events', 'members', 'verse_reads', 'study', 'study_days', 'invites'];
    let rows = await count('SELECT id FROM circles WHERE id = ?', circle.id);
    for (const table of tables)
      rows += await count(`SELECT circle_id FROM circle_${table} WHERE circle_id = ?`, circle.id);
    return rows + (await count('SELECT user_id FROM event_reactions WHERE event_id = ?', event));
  };

  it('goes with all that is in it, however much; others stay, and its posts wait for their authors', async () => {
    const { circle, owner, member } = await circleOfThree();
    const kept = await circleOfThree();
    const younger = await circleOfThree();
    const [event, keptEvent] = [await fill(circle, member, 1200), await fill(kept.circle, kept.member, 3)];
    const post = await member.client.call('addPost', {
      body: { content: 'Thank you all.', postType: 'general', audience: 'circle', circleId: circle.id },
    });
    expect(post.status, JSON.stringify(post.failure)).toBe(200);
    const young = await minor();
    await joinCircle(circle, young);
    const before = await leftOf(kept.circle, keptEvent);
    await owner.client.call('deleteCircle', at(circle));
    const deletedAt = server.clock.now;
    server.clock.now = deletedAt + retention.deletedCircle - 1;
    await server.db.write(() =>
      query('UPDATE circles SET deleted_at = ? WHERE id = ?', deletedAt + 1, younger.circle.id),
    );
    await server.settle();
    expect(await leftOf(circle, event)).toBeGreaterThan(2400);
    server.clock.now = deletedAt + retention.deletedCircle;
    await server.settle();
    expect(await leftOf(circle, event)).toBe(0);
    expect(await leftOf(kept.circle, keptEvent)).toBe(before);
    expect(await count('SELECT id FROM circles WHERE id = ?', younger.circle.id)).toBe(1);
    const [row] = await server.db.read(() =>
      query<{ stream: string; circle_id: string | null }>(
        'SELECT stream, circle_id FROM posts WHERE id = ?',
        post.data.id,
      ),
    );
    expect(row).toEqual({ stream: 'own', circle_id: null });
    expect(await count("SELECT id FROM cases WHERE author_id = ? AND state = 'open'", young.id)).toBe(0);
  });
});
