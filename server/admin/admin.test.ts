import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { roles } from '../../core/rules/roles.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { PASSWORD, type Member } from '../testing/people.ts';

let server: TestServer;
let admin: Member;
const nobody = '00000000-0000-4000-8000-00000000dead';

beforeAll(async () => {
  server = await startServer();
  admin = await server.member({ role: 'admin', nickname: 'Deborah', email: 'deborah@example.org' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 11 * 60_000;
});

describe('GET /api/admin/users', () => {
  it('gives a plain list, newest first, without secret columns', async () => {
    const barak = await server.member({ nickname: 'Barak', displayName: 'Barak of Kedesh' });
    const { status, data, headers } = await admin.client.call('adminUsers');
    expect(status).toBe(200);
    expect(data[0]).toEqual({
      id: barak.user.id,
      email: barak.email,
      emailVerified: false,
      username: 'Barak',
      nickname: 'Barak',
      displayName: 'Barak of Kedesh',
      avatar: null,
      createdAt: barak.user.createdAt,
      role: 'registered',
      pastoral: false,
      grants: [],
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
    });
    expect(Number(headers.get('x-total-count'))).toBe(data.length);
  });

  it('searches nickname, display name and address for any substring', async () => {
    await server.member({ nickname: 'Ja%el_1', displayName: 'Wife of ŽEBER', email: 'jael@kenite.example' });
    const find = async (q: string) =>
      (await admin.client.call('adminUsers', { query: { q } })).data.map(({ nickname }) => nickname);
    for (const q of ['ja%el', 'JA%EL_1', 'žeber', 'KENITE', 'a%e', '  jael@ '])
      expect(await find(q), q).toEqual(['Ja%el_1']);
    for (const q of ['a_e', '%%', 'nobody at all', "' OR 1=1 --", '\\']) expect(await find(q), q).toEqual([]);
  });

  it('pages through everybody once', async () => {
    for (let index = 0; index < 7; index++) await server.member({ nickname: `Page ${index}` });
    const seen: string[] = [];
    let before: string | undefined;
    for (;;) {
      const { data, headers } = await admin.client.call('adminUsers', {
        query: { limit: '3', ...(before ? { before } : {}) },
      });
      seen.push(...data.map(({ id }) => id));
      const last = data.at(-1);
      if (!last || data.length < 3) {
        expect(seen.length).toBe(Number(headers.get('x-total-count')));
        break;
      }
      before = pageAfter(last);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ before: 'x' }, 'before'],
    [{ q: 'x'.repeat(101) }, 'q'],
  ])('refuses %o', async (sent, field) => {
    const response = await admin.client.fetch(
      `/api/admin/users?${new URLSearchParams(sent as Record<string, string>)}`,
    );
    expect(response.status).toBe(400);
    expect(((await response.json()) as { fields: object }).fields).toHaveProperty([field]);
  });
});

describe('PATCH /api/admin/users/:userId/role', () => {
  it.each(roles)('grants %s', async (role) => {
    const { user } = await server.member();
    const { status, data } = await admin.client.call('setUserRole', { params: { userId: user.id }, body: { role } });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: user.id, role });
    // Back again, so that later tests know how many admins there are.
    expect(
      (await admin.client.call('setUserRole', { params: { userId: user.id }, body: { role: 'registered' } })).status,
    ).toBe(200);
  });

  it.each([undefined, 'blocked', 'owner', '', 4, ['admin']])('refuses the role %j', async (role) => {
    const { user } = await server.member();
    const { status, failure } = await admin.client.call('setUserRole', { params: { userId: user.id }, body: { role } });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty('role');
  });

  it('answers 404 for a missing account', async () => {
    for (const userId of [nobody, 'not-an-id'])
      expect((await admin.client.call('setUserRole', { params: { userId }, body: { role: 'admin' } })).status).toBe(
        404,
      );
  });
});

describe('PATCH /api/admin/users/:userId/pastoral', () => {
  it('puts an account on the pastoral team and takes it off, which the audit log keeps', async () => {
    const { user, client } = await server.member({ role: 'premium' });
    const params = { userId: user.id };
    const set = (pastoral: boolean) => admin.client.call('setPastoral', { params, body: { pastoral } });
    const read = async () => (await client.call('posts', { query: { scope: 'pastoral' } })).status;
    expect(await read()).toBe(403);
    expect((await set(true)).data).toMatchObject({ id: user.id, pastoral: true });
    expect(await read()).toBe(200);
    expect((await client.call('currentUser')).data.abilities.readPastoral).toBe(true);
    expect((await set(false)).data.pastoral).toBe(false);
    expect(await read()).toBe(403);
    const audit = await server.db.read(() =>
      query<{ reason: string }>(
        'SELECT reason FROM audit_log WHERE subject_id = ? AND actor_id = ? ORDER BY reason',
        user.id,
        admin.user.id,
      ),
    );
    expect(audit.map(({ reason }) => reason)).toEqual(['off the team', 'on the team']);
    expect(
      (await admin.client.call('setPastoral', { params: { userId: nobody }, body: { pastoral: true } })).status,
    ).toBe(404);
  });
});

describe('PATCH /api/admin/users/:userId/birth-date', () => {
  it('corrects a birth date across 18, and keeps who did it and why, but no date', async () => {
    const { user, client } = await server.member({ birthDate: '2012-06-01' });
    const set = (birthDate: string, reason = 'Seen with a parent.', userId = user.id) =>
      admin.client.call('setBirthDate', { params: { userId }, body: { birthDate, reason } });
    const { status, data } = await set('2001-02-03');
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toMatch(/2001|2012|birth/i);
    expect((await client.call('currentUser')).data.birthDate).toBe('2001-02-03');
    expect(
      await server.db.read(() => query('SELECT actor_id, action, reason FROM audit_log WHERE subject_id = ?', user.id)),
    ).toEqual([{ actor_id: admin.user.id, action: 'birth_date', reason: 'Seen with a parent.' }]);
    expect((await set('2020-01-01')).failure.code).toBe('under_age');
    expect((await set('1990-01-01', ' ')).status).toBe(400);
    expect((await set('1990-01-01', 'x', nobody)).status).toBe(404);
    expect((await client.call('currentUser')).data.birthDate).toBe('2001-02-03');
    expect(server.logged.join('')).not.toMatch(/2001-02-03|parent/);
  });
});

describe('blocking', () => {
  it('is reported as a role, keeps the role held before, and can’t be changed underneath', async () => {
    const { user, email } = await server.member({ role: 'contributor' });
    const params = { userId: user.id };
    expect((await admin.client.call('blockUser', { params })).data.role).toBe('blocked');
    expect((await admin.client.call('blockUser', { params })).data.role).toBe('blocked');
    expect((await admin.client.call('setUserRole', { params, body: { role: 'admin' } })).status).toBe(409);
    expect((await server.visitor().call('login', { body: { email, password: PASSWORD } })).failure.code).toBe(
      'blocked',
    );
    expect((await admin.client.call('unblockUser', { params })).data.role).toBe('contributor');
    expect((await admin.client.call('unblockUser', { params })).data.role).toBe('contributor');
    expect((await server.visitor().call('login', { body: { email, password: PASSWORD } })).data.role).toBe(
      'contributor',
    );
  });

  it('and deleting answer 404 for a missing account', async () => {
    for (const call of ['blockUser', 'unblockUser', 'deleteUser'] as const)
      expect((await admin.client.call(call, { params: { userId: nobody } })).status, call).toBe(404);
  });
});

describe('DELETE /api/admin/users/:userId', () => {
  it('removes the account for good', async () => {
    const { client, user, email } = await server.member();
    expect((await admin.client.call('deleteUser', { params: { userId: user.id } })).status).toBe(204);
    expect((await client.call('currentUser')).status).toBe(401);
    expect((await server.visitor().call('login', { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await admin.client.call('adminUsers', { query: { q: email } })).data).toEqual([]);
    expect(
      (
        await server
          .visitor()
          .call('register', { body: { email, password: PASSWORD, nickname: 'Anew', birthDate: '1990-05-17' } })
      ).status,
    ).toBe(200);
  });
});

describe('the last admin (S19)', () => {
  it('can’t be demoted, blocked or deleted', async () => {
    const params = { userId: admin.user.id };
    for (const answer of [
      await admin.client.call('setUserRole', { params, body: { role: 'moderator' } }),
      await admin.client.call('blockUser', { params }),
      await admin.client.call('deleteUser', { params }),
      await admin.client.call('deleteAccount', { body: { password: PASSWORD } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.failure.code).toBe('last_admin');
    }
    expect((await admin.client.call('setUserRole', { params, body: { role: 'admin' } })).status).toBe(200);
    expect((await admin.client.call('currentUser')).data.role).toBe('admin');
  });

  it('a blocked admin does not count as another one', async () => {
    const other = await server.member({ role: 'admin' });
    expect((await admin.client.call('blockUser', { params: { userId: other.user.id } })).status).toBe(200);
    expect((await admin.client.call('blockUser', { params: { userId: admin.user.id } })).failure.code).toBe(
      'last_admin',
    );
    expect((await admin.client.call('deleteUser', { params: { userId: other.user.id } })).status).toBe(204);
  });

  it('given admins who demote and delete each other in parallel, then one remains', async () => {
    for (let round = 0; round < 6; round++) {
      const others = await Promise.all(Array.from({ length: 3 }, () => server.member({ role: 'admin' })));
      const all = [admin, ...others];
      const answers = await Promise.all(
        all.map((each, index) => {
          const params = { userId: (all[(index + 1) % all.length] ?? admin).user.id };
          if (round % 3 === 0) return each.client.call('blockUser', { params });
          if (round % 3 === 1) return each.client.call('setUserRole', { params, body: { role: 'registered' } });
          return each.client.call('deleteAccount', { body: { password: PASSWORD } });
        }),
      );
      for (const { status } of answers) expect(status).toBeLessThan(500);
      const left = await server.db.read(() =>
        query<{ id: string }>("SELECT id FROM users WHERE role = 'admin' AND blocked = 0"),
      );
      expect(left.length).toBeGreaterThanOrEqual(1);
      admin = await server.member({ role: 'admin', nickname: 'Deborah' });
      await server.db.write(() =>
        query("UPDATE users SET role = 'registered' WHERE role = 'admin' AND id <> ?", admin.user.id),
      );
    }
  });
});
