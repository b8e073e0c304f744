import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { COUNTED_HITS } from '../../core/rules/limits.ts';
import { query } from '../db/db.ts';
import { insertUsers } from '../testing/bulk/insertUsers.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';

let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await startServer();
  admin = await server.member({ role: 'admin', nickname: 'Deborah' });
});
afterAll(() => server.close());

const give = (userId: string, ...grants: string[]) =>
  admin.client.call('setGrants', { params: { userId }, body: { grants } });

describe('single powers of one account', () => {
  it('open their panels alone, at once, and close as soon', async () => {
    const { client, user } = await server.member();
    expect((await client.call('recentFeedback')).status).toBe(403);
    const { data } = await give(user.id, 'readFeedback');
    expect(data).toMatchObject({ id: user.id, role: 'registered', grants: ['readFeedback'] });
    expect((await client.call('recentFeedback')).status).toBe(200);
    expect((await client.call('activity')).status).toBe(403);
    expect((await client.call('adminUsers')).status).toBe(403);
    await give(user.id, 'readTrends');
    expect((await client.call('recentFeedback')).status).toBe(403);
    expect((await client.call('activity')).status).toBe(200);
    expect((await client.fetch('/api/admin/export/feedback.csv')).status).toBe(403);
    await give(user.id);
    expect((await client.call('activity')).status).toBe(403);
    // Still signed in.
    expect((await client.call('currentUser')).status).toBe(200);
  });

  it('rest while the account is suspended', async () => {
    const { client, user } = await server.member();
    await give(user.id, 'readFeedback', 'manageKiosks');
    const suspend = (until: number) =>
      server.db.write(() => query('UPDATE users SET suspended_until = ? WHERE id = ?', until, user.id));
    await suspend(server.clock.now + 60_000);
    for (const name of ['recentFeedback', 'kiosks'] as const)
      expect((await client.call(name)).failure.code, name).toBe('suspended');
    expect((await client.fetch('/api/admin/export/feedback.csv')).status).toBe(403);
    await suspend(server.clock.now);
    expect((await client.call('recentFeedback')).status).toBe(200);
  });

  it('stand in the audit log, once for each change', async () => {
    const { user } = await server.member();
    for (const grants of [['manageKiosks', 'readFeedback', 'readFeedback'], ['readFeedback', 'manageKiosks'], []])
      expect((await give(user.id, ...grants)).status).toBe(200);
    const { data } = await admin.client.call('moderationAudit');
    const entries = data.filter(({ subjectId }) => subjectId === user.id);
    expect(entries.map(({ action }) => action)).toEqual(['grants', 'grants']);
    expect(entries.map(({ reason }) => reason).sort()).toEqual([
      'none → readFeedback, manageKiosks',
      'readFeedback, manageKiosks → none',
    ]);
  });

  it('are none but the known ones, of an account that is there', async () => {
    const { user } = await server.member();
    expect((await give(user.id, 'manageUsers')).status).toBe(400);
    expect((await give('10000000-0000-4000-8000-999999999999', 'readTrends')).status).toBe(404);
  });
});

describe('the accounts of one role', () => {
  const MANY = 3000;
  beforeAll(async () => {
    await insertUsers(server.db, MANY);
    for (const role of ['premium', 'contributor', 'moderator'] as const)
      for (let index = 0; index < 3; index++)
        await server.member({ role, nickname: `Asaph ${role}`, email: `asaph.${role}.${index}@zion.example` });
    const { user } = await server.member({ role: 'premium', nickname: 'Asaph blocked' });
    await admin.client.call('blockUser', { params: { userId: user.id } });
    await server.db.write(() => query("UPDATE users SET role = 'premium' WHERE id LIKE '%7' AND email LIKE 'many%'"));
  });

  const naive = async (role: string, q: string): Promise<string[]> => {
    const rows = await server.db.read(() =>
      query<{ id: string; role: string; blocked: number; search_text: string }>(
        'SELECT id, role, blocked, search_text FROM users WHERE email_key IS NOT NULL ORDER BY created_at DESC, id DESC',
      ),
    );
    const has = (row: (typeof rows)[number]) => (row.blocked ? 'blocked' : row.role) === role;
    return rows.filter((row) => has(row) && row.search_text.includes(q)).map(({ id }) => id);
  };

  const pages = async (role: string, q: string) => {
    const [ids, totals]: [string[], string[]] = [[], []];
    for (let before: string | undefined, more = true; more;) {
      const asked = { role, limit: '100', ...(q && { q }), ...(before && { before }) };
      const { data, headers } = await admin.client.call('adminUsers', { query: asked as never });
      ids.push(...data.map(({ id }) => id));
      totals.push(headers.get('x-total-count') ?? '');
      const last = data.at(-1);
      before = last && pageAfter(last);
      more = data.length === 100;
    }
    return { ids, total: Number(totals[0]) };
  };

  it.each(
    ['registered', 'premium', 'contributor', 'moderator', 'admin', 'blocked'].flatMap((role) =>
      ['', 'asaph', 'many', 'as', 'many 17', 'zion', 'nobody at all'].map((q) => [role, q] as const),
    ),
  )('%s, searched for %j, are those that a look at every account finds', async (role, q) => {
    const all = await naive(role, q);
    const { ids, total } = await pages(role, q);
    expect(ids).toEqual(all);
    expect(total).toBe(Math.min(all.length, COUNTED_HITS + 1));
  });

  it('are counted exactly where nothing is asked for', async () => {
    const { headers } = await admin.client.call('adminUsers');
    const rows = await server.db.read(() => query('SELECT id FROM users WHERE email_key IS NOT NULL'));
    expect(headers.get('x-total-count')).toBe(String(rows.length));
  });

  it('must be ones that there are', async () => {
    expect((await admin.client.fetch('/api/admin/users?role=owner')).status).toBe(400);
  });
});
