import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createPeople } from '../testing/someone.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const TWO_YEARS = 2 * 365 * 24 * 60 * 60_000;
const DAY = 24 * 60 * 60_000;

const insert = async (createdAt: number) => {
  const id = randomUUID();
  await server.db.write(() =>
    query(
      `INSERT INTO audit_log (id, created_at, actor_id, action, subject_id, reason) VALUES (?, ?, 'a', 'warn', 's', 'r')`,
      id,
      createdAt,
    ),
  );
  return id;
};
const rows = (id: string) => server.db.read(() => query('SELECT reason FROM audit_log WHERE id = ?', id));

describe('the audit log', () => {
  // The triggers go by the database's own clock, which nobody can turn back over HTTP.
  it('refuses every change, and removals of what is under two years old', async () => {
    const [young, almost] = [await insert(Date.now()), await insert(Date.now() - TWO_YEARS + DAY)];
    const old = await insert(Date.now() - TWO_YEARS - DAY);
    for (const id of [young, almost, old])
      await expect(
        server.db.write(() => query("UPDATE audit_log SET reason = 'nothing' WHERE id = ?", id)),
      ).rejects.toThrow();
    for (const id of [young, almost])
      await expect(server.db.write(() => query('DELETE FROM audit_log WHERE id = ?', id))).rejects.toThrow();
    await expect(server.db.write(() => query('DELETE FROM audit_log'))).rejects.toThrow();
    for (const id of [young, almost, old]) expect(await rows(id)).toEqual([{ reason: 'r' }]);
    await server.db.write(() => query('DELETE FROM audit_log WHERE id = ?', old));
    expect(await rows(old)).toEqual([]);
  });

  it('is swept of what is older than two years', async () => {
    const [almost, old] = [await insert(Date.now() - TWO_YEARS), await insert(Date.now() - TWO_YEARS - 9 * DAY)];
    await server.settle();
    expect(await rows(almost)).toEqual([{ reason: 'r' }]);
    expect(await rows(old)).toEqual([]);
  });

  it('has what admins do to accounts, without a word about them', async () => {
    const admin = await person('admin');
    const { id } = await person('registered', { nickname: 'Eutychus' });
    const params = { userId: id };
    server.clock.now += 1;
    await admin.client.call('setUserRole', { params, body: { role: 'contributor' } });
    await admin.client.call('setUserRole', { params, body: { role: 'contributor' } });
    for (const pastoral of [true, false]) await admin.client.call('setPastoral', { params, body: { pastoral } });
    for (const name of ['blockUser', 'unblockUser', 'deleteUser'] as const) await admin.client.call(name, { params });
    const { data } = await admin.client.call('moderationAudit', { query: { limit: '100' } });
    const about = data.filter(({ subjectId }) => subjectId === id);
    expect(about.map(({ action, reason }) => `${action} ${reason}`.trim()).sort()).toEqual(
      [
        'block',
        'delete',
        'pastoral off the team',
        'pastoral on the team',
        'role registered → contributor',
        'unblock',
      ].sort(),
    );
    expect(new Set(about.map(({ actorId }) => actorId))).toEqual(new Set([admin.id]));
    expect(JSON.stringify(about)).not.toContain('Eutychus');
  });

  it('can be read page by page, newest first', async () => {
    const moderator = await person('moderator');
    const seen: string[] = [];
    for (let before: string | undefined; ;) {
      const { data } = await moderator.client.call('moderationAudit', {
        query: { limit: '2', ...(before === undefined ? {} : { before }) },
      });
      seen.push(...data.map(({ id }) => id));
      const last = data.at(-1);
      if (!last) break;
      before = `${last.at},${last.id}`;
    }
    const whole = await moderator.client.call('moderationAudit', { query: { limit: '100' } });
    expect(seen).toEqual(whole.data.map(({ id }) => id));
    expect(seen.length).toBeGreaterThan(5);
  });
});
