import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retention } from '../../core/rules/retention.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { PASSWORD } from '../testing/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const fields = (more: Record<string, unknown> = {}) => ({
  nickname: 'Boaz',
  displayName: 'Boaz of Bethlehem',
  bio: 'A man of standing.',
  avatar: 'https://example.org/boaz.png',
  birthDate: '1970-03-01',
  ...more,
});

describe('PUT /api/auth/profile', () => {
  it('saves and answers with the account', async () => {
    const { client } = await server.member();
    const { status, data } = await client.call('updateProfile', { body: fields() });
    expect(status).toBe(200);
    expect(data).toMatchObject(fields());
    expect((await client.call('currentUser')).data).toEqual(data);
    const emptied = await client.call('updateProfile', { body: fields({ displayName: '', bio: null, avatar: '' }) });
    expect(emptied.data).toMatchObject({ displayName: 'Boaz', bio: '', avatar: null });
  });

  it.each([
    ['nickname', undefined],
    ['nickname', '   '],
    ['nickname', 'B'.repeat(31)],
    ['nickname', 'B'.repeat(51)],
    ['displayName', 'B'.repeat(51)],
    ['bio', 'B'.repeat(501)],
    ['bio', 7],
    ['birthDate', undefined],
    ['birthDate', 'yesterday'],
    ['avatar', 'http://example.org/boaz.png'],
    ['avatar', 'javascript:alert(1)'],
    ['avatar', 'data:image/png;base64,AAAA'],
    ['avatar', '//example.org/boaz.png'],
    ['avatar', `https://example.org/${'x'.repeat(2048)}`],
  ])('refuses %s as %j', async (field, value) => {
    const { client } = await server.member();
    const { status, failure } = await client.call('updateProfile', { body: fields({ [field]: value }) });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty([field]);
  });

  it('names a missing nickname in the words of the specification', async () => {
    const { client } = await server.member();
    expect((await client.call('updateProfile', { body: fields({ nickname: ' ' }) })).failure.error).toBe(
      'Nickname is required.',
    );
  });

  it('lets an unchanged nickname from the registration stay longer than 30 characters', async () => {
    const nickname = 'R'.repeat(50);
    const { client } = await server.member({ nickname });
    expect((await client.call('updateProfile', { body: fields({ nickname }) })).status).toBe(200);
    expect((await client.call('updateProfile', { body: fields({ nickname: 'R'.repeat(49) }) })).status).toBe(400);
    expect((await client.call('updateProfile', { body: fields({ nickname: 'R'.repeat(30) }) })).status).toBe(200);
  });

  it('can’t go under 13', async () => {
    const { client, user } = await server.member();
    const { status, failure } = await client.call('updateProfile', { body: fields({ birthDate: '2013-11-21' }) });
    expect(status).toBe(400);
    expect(failure.code).toBe('under_age');
    expect((await client.call('currentUser')).data.birthDate).toBe(user.birthDate);
  });

  it.each([
    ['of 14, to be an adult', '2012-06-01', '1990-01-01'],
    ['of 14, to be an adult tomorrow', '2012-06-01', '2008-11-22'],
    ['who is an adult, to be 17', '1990-01-01', '2009-06-01'],
  ])('can’t be moved across 18 by somebody %s', async (_, before, after) => {
    const { client } = await server.member({ birthDate: before });
    const { status, failure } = await client.call('updateProfile', { body: fields({ birthDate: after }) });
    expect([status, failure.code]).toEqual([403, 'forbidden']);
    expect(failure.fields?.['birthDate']).toContain('support@lampstand.example');
    expect((await client.call('currentUser')).data).toMatchObject({ birthDate: before });
  });

  it.each([
    ['2012-06-01', '2012-06-01'],
    ['2012-06-01', '2011-06-01'],
    ['2012-06-01', '2013-01-01'],
    ['1990-01-01', '1985-01-01'],
  ])('is corrected on one side of 18: %s to %s', async (before, after) => {
    const { client } = await server.member({ birthDate: before });
    const { status, data } = await client.call('updateProfile', { body: fields({ birthDate: after }) });
    expect([status, data.birthDate]).toEqual([200, after]);
  });

  it.each(['role', 'subscriptionTier', 'subscriptionStatus', 'id', 'createdAt', 'email', 'emailVerified', 'userId'])(
    'refuses the extra field %s and changes nothing',
    async (field) => {
      const { client, user } = await server.member();
      expect((await client.call('updateProfile', { body: fields({ [field]: 'admin' }) })).status).toBe(400);
      expect((await client.call('currentUser')).data).toEqual(user);
    },
  );

  it('ignores __proto__ and constructor', async () => {
    const { client, user } = await server.member();
    for (const key of ['__proto__', 'constructor']) {
      const response = await client.fetch('/api/auth/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields()).replace('{', `{"${key}":{"role":"admin","isAdmin":true},`),
      });
      expect([200, 400]).toContain(response.status);
    }
    expect((await client.call('currentUser')).data.role).toBe(user.role);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('needs a session', async () => {
    expect((await server.visitor().call('updateProfile', { body: fields() })).status).toBe(401);
  });
});

describe('DELETE /api/auth/account', () => {
  /** Every place in the database where an id, an address or a name still stands. */
  const traces = async (...needles: string[]) => {
    const tables = await server.db.read(() =>
      query<{ name: string }>(
        server.db.engine === 'sqlite'
          ? "SELECT name FROM sqlite_master WHERE type = 'table'"
          : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
      ),
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = JSON.stringify(await server.db.read(() => query(`SELECT * FROM ${name}`)));
      for (const needle of needles) if (rows.includes(needle)) found.push(name);
    }
    return { found, tables: tables.length };
  };

  it('deletes the rows of every feature', async () => {
    const { client, user, email } = await server.member({ nickname: 'Orpah-the-leaver' });
    await client.call('recordSearch', { body: { query: 'a road home to Moab' } });
    await client.call('saveNote', {
      body: { noteType: 'wisdom', content: 'Go back, my daughters, to Moab.', source: null },
    });
    await client.call('sendFeedback', {
      body: { searchQuery: 'a road home to Moab', feedbackType: 'helpful', rating: 5, comments: null },
    });
    await client.call('addPrayer', { body: { title: 'Moab', content: 'For the road.' } });
    await client.call('forgotPassword', { body: { email } });
    const needles = [user.id, email, 'Orpah-the-leaver', 'Moab'];
    expect((await traces(...needles)).found.length).toBeGreaterThan(4);

    expect((await client.call('deleteAccount', { body: { password: 'a wrong one' } })).failure.fields).toHaveProperty(
      'password',
    );
    expect((await client.call('deleteAccount', { body: {} })).failure.fields).toHaveProperty('password');
    expect((await client.call('deleteAccount', { body: { password: PASSWORD } })).status).toBe(204);
    const left = await traces(...needles);
    expect(left.tables).toBeGreaterThan(8);
    // The id stands there for a minute more, for what is still in flight, and for whoever restores a backup.
    expect(left.found.sort()).toEqual(['deleted_accounts', 'erasures']);
    expect((await client.call('currentUser')).status).toBe(401);
    expect((await server.visitor().call('login', { body: { email, password: PASSWORD } })).status).toBe(401);
    await server.settle();
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(0);
  });

  it('keeps the id for 35 days, so that a restored backup deletes the account again', async () => {
    const { client, user } = await server.member();
    expect((await client.call('deleteAccount', { body: { password: PASSWORD } })).status).toBe(204);
    const kept = () => server.db.read(() => query('SELECT user_id FROM deleted_accounts WHERE user_id = ?', user.id));
    const deleted = server.clock.now;
    server.clock.now = deleted + retention.deletedAccount;
    await server.settle();
    expect(await kept()).toEqual([{ user_id: user.id }]);
    server.clock.now += 1;
    await server.settle();
    expect(await kept()).toEqual([]);
  });

  it('erases too what a request in flight wrote afterwards', async () => {
    const { client, user } = await server.member();
    await client.call('deleteAccount', { body: { password: PASSWORD } });
    const inFlight = server.visitor({ account: `${user.id}:registered` });
    await inFlight.call('addPrayer', { body: { title: 'Too late', content: 'Written while the account went' } });
    await inFlight.call('saveNote', { body: { noteType: 'wisdom', content: 'Too late', source: null } });
    server.clock.now += 50_000;
    await server.settle();
    expect((await traces(user.id)).found).toContain('prayers');
    server.clock.now += 20_000;
    await server.settle();
    expect((await traces(user.id)).found).toEqual(['deleted_accounts']);
  });

  it('deletes nothing of anybody else', async () => {
    const [stays, goes] = [await server.member(), await server.member()];
    await stays.client.call('recordSearch', { body: { query: 'staying' } });
    await goes.client.call('deleteAccount', { body: { password: PASSWORD } });
    expect((await stays.client.call('currentUser')).status).toBe(200);
    expect((await stays.client.call('recentSearches')).data).toHaveLength(1);
  });

  it('needs a session, and never lets the last admin go', async () => {
    expect((await server.visitor().call('deleteAccount', { body: { password: PASSWORD } })).status).toBe(401);
    const admin = await server.member({ role: 'admin' });
    const { status, failure } = await admin.client.call('deleteAccount', { body: { password: PASSWORD } });
    expect(status).toBe(409);
    expect(failure.code).toBe('last_admin');
  });
});

describe('GET /api/auth/data', () => {
  it('gives everything of the person, by feature, and nothing secret', async () => {
    const { client, user } = await server.member();
    await client.call('recordSearch', { body: { query: 'my own search' } });
    const { status, data, headers } = await client.call('downloadData');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(data).toMatchObject({
      account: {
        id: user.id,
        email: user.email,
        birthDate: user.birthDate,
        sessions: [{ startedAt: expect.any(String) }],
      },
      searches: [{ query: 'my own search' }],
    });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['savedNotes', 'feedback', 'journal']));
    expect(JSON.stringify(data)).not.toMatch(/argon2|token|password/i);
  });

  it('needs a session', async () => {
    expect((await server.visitor().call('downloadData')).status).toBe(401);
  });
});
