import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { PASSWORD, type Member } from '../../testing/people.ts';
import { tokenHash } from '../tokens.ts';

let server: TestServer;
const COOKIE = 'lampstand_session';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const login = ({ email, password }: Member, client = server.visitor()) =>
  client.call('login', { body: { email, password } });

/** Ten browsers of one account. */
const tenBrowsers = async (member: Member) => {
  const clients = Array.from({ length: 10 }, () => server.visitor());
  for (const client of clients) expect((await login(member, client)).status).toBe(200);
  return clients;
};

const statuses = (clients: ReturnType<TestServer['visitor']>[]) =>
  Promise.all(clients.map(async (client) => (await client.call('currentUser')).status));

describe('the session cookie (S12)', () => {
  it('is out of reach of scripts and other sites, for 30 days', async () => {
    const { headers } = await login(await server.member({ verified: true }));
    const line = headers.getSetCookie().find((each) => each.startsWith(COOKIE)) ?? '';
    expect(line).toMatch(/^lampstand_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it('carries __Host- and Secure where the request came by https, and then nothing else is read', async () => {
    const { email } = await server.member({ verified: true });
    const headers = { 'X-Forwarded-Proto': 'https' };
    const client = server.visitor({ headers });
    const answer = await client.call('login', { body: { email, password: PASSWORD } });
    const line = answer.headers.getSetCookie().find((each) => each.includes(COOKIE)) ?? '';
    expect(line).toMatch(
      /^__Host-lampstand_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await client.call('currentUser')).status).toBe(200);
    const token = client.cookies.get(`__Host-${COOKIE}`);
    const plain = server.visitor({ headers: { ...headers, cookie: `${COOKIE}=${token}` } });
    expect((await plain.call('currentUser')).status).toBe(401);
  });

  it('carries them too where PUBLIC_URL is https, whatever the request says', async () => {
    const behind = await startServer({ db: server.db, publicOrigin: 'https://lampstand.test' });
    const { email } = await behind.member();
    const { headers } = await behind.visitor().call('login', { body: { email, password: PASSWORD } });
    expect(headers.getSetCookie().join()).toContain('__Host-lampstand_session=');
    await behind.close();
  });

  it('is random, and stored as a hash alone', async () => {
    const member = await server.member({ verified: true });
    const tokens = new Set<string>();
    for (const client of await tenBrowsers(member)) tokens.add(client.cookies.get(COOKIE) ?? '');
    expect(tokens.size).toBe(10);
    const rows = JSON.stringify(await server.db.read(() => query('SELECT * FROM sessions')));
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(rows).not.toContain(token);
      expect(rows).toContain(tokenHash(token));
    }
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(10_000), '%00', '../../etc', "' OR 1=1 --"])(
    'means nothing as %j',
    async (value) => {
      const client = server.visitor({ headers: { cookie: `${COOKIE}=${value}` } });
      expect((await client.call('currentUser')).status).toBe(401);
    },
  );

  it('is found among others, by its whole name', async () => {
    const { client } = await server.member({ verified: true });
    const token = client.cookies.get(COOKIE);
    const sent = (cookie: string) => server.visitor({ headers: { cookie } }).call('currentUser');
    expect((await sent(`a=1; ${COOKIE}=${token}; b=2`)).status).toBe(200);
    expect((await sent(`x${COOKIE}=${token}`)).status).toBe(401);
    expect((await sent(`${COOKIE}2=${token}`)).status).toBe(401);
  });
});

describe('a session’s life', () => {
  it('given use, then it is extended at most once an hour, and it ends 30 days after the last use', async () => {
    const { client } = await server.member({ verified: true });
    const hash = tokenHash(client.cookies.get(COOKIE) ?? '');
    const ends = async () => {
      const [row] = await server.db.read(() =>
        query<{ expires_at: number }>('SELECT expires_at FROM sessions WHERE token_hash = ?', hash),
      );
      return row?.expires_at;
    };
    const first = await ends();
    server.clock.now += 59 * MINUTE;
    await client.call('currentUser');
    expect(await ends()).toBe(first);
    server.clock.now += 2 * MINUTE;
    const { headers } = await client.call('currentUser');
    expect(await ends()).toBe(server.clock.now + 30 * DAY);
    expect(headers.getSetCookie().join()).toContain('Max-Age=2592000');
    server.clock.now += 30 * DAY - 1;
    expect((await client.call('currentUser')).status).toBe(200);
    server.clock.now += 30 * DAY;
    expect((await client.call('currentUser')).status).toBe(401);
    await server.settle();
    expect(await ends()).toBeUndefined();
  });
});

describe('a session that is used every day', () => {
  it('ends 180 days after the sign-in, even with a renewed token', async () => {
    const member = await server.member({ verified: true });
    const begun = server.clock.now;
    for (let day = 1; day < 180; day += 1) {
      server.clock.now = begun + day * DAY;
      if (day === 100)
        await server.db.write(() => query('UPDATE sessions SET state = 1 WHERE user_id = ?', member.user.id));
      expect((await member.client.call('currentUser')).status).toBe(200);
    }
    server.clock.now = begun + 180 * DAY - 1;
    expect((await member.client.call('currentUser')).status).toBe(200);
    server.clock.now += 1;
    expect((await member.client.call('currentUser')).status).toBe(401);
  });
});

describe('sessions end in ten parallel browsers (S13)', () => {
  const gone = Array.from({ length: 10 }, () => 401);

  it('after signing out everywhere, this one too', async () => {
    const member = await server.member({ verified: true });
    const clients = await tenBrowsers(member);
    expect((await clients[0]?.call('signOutEverywhere'))?.status).toBe(204);
    expect(clients[0]?.cookies.has(COOKIE)).toBe(false);
    expect(await statuses(clients)).toEqual(gone);
    expect((await server.visitor().call('signOutEverywhere')).status).toBe(401);
  });

  it('after a password change, but for the one that made it', async () => {
    const member = await server.member({ verified: true });
    const clients = await tenBrowsers(member);
    await member.client.call('changePassword', {
      body: { currentPassword: PASSWORD, newPassword: 'another good password' },
    });
    expect(await statuses(clients)).toEqual(gone);
    expect((await member.client.call('currentUser')).status).toBe(200);
  });

  it('after a demotion, a block and a deletion by an admin', async () => {
    const admin = await server.member({ role: 'admin' });
    for (const end of ['demote', 'block', 'delete'] as const) {
      const member = await server.member({ role: 'moderator', verified: true });
      const clients = await tenBrowsers(member);
      const params = { userId: member.user.id };
      if (end === 'demote') await admin.client.call('setUserRole', { params, body: { role: 'contributor' } });
      else await admin.client.call(end === 'block' ? 'blockUser' : 'deleteUser', { params });
      expect(await statuses(clients), end).toEqual(gone);
    }
  });

  it('after their own account is deleted', async () => {
    const member = await server.member({ verified: true });
    const clients = await tenBrowsers(member);
    await member.client.call('deleteAccount', { body: { password: PASSWORD } });
    expect(await statuses(clients)).toEqual(gone);
  });
});

describe('a new role', () => {
  it('with more powers gives a new token at the next call, while calls on their way still pass', async () => {
    const admin = await server.member({ role: 'admin' });
    const { client, user } = await server.member({ verified: true });
    const old = client.cookies.get(COOKIE);
    await admin.client.call('setUserRole', { params: { userId: user.id }, body: { role: 'contributor' } });

    const late = server.visitor({ headers: { cookie: `${COOKIE}=${old}` } });
    const parallel = await Promise.all([client, late, late].map((each) => each.call('currentUser')));
    expect(parallel.map(({ status }) => status)).toEqual([200, 200, 200]);
    const renewed = [client, late].map((each) => each.cookies.get(COOKIE)).find((token) => token && token !== old);
    expect(renewed).toBeDefined();
    const holder = server.visitor({ headers: { cookie: `${COOKIE}=${renewed}` } });
    expect((await holder.call('currentUser')).data.role).toBe('contributor');

    server.clock.now += MINUTE;
    const stale = server.visitor({ headers: { cookie: `${COOKIE}=${old}` } });
    expect((await stale.call('currentUser')).status).toBe(401);
    expect((await holder.call('currentUser')).status).toBe(200);
  });

  it('deletes replaced tokens at sign-out', async () => {
    const admin = await server.member({ role: 'admin' });
    const { client, user } = await server.member({ verified: true });
    const old = client.cookies.get(COOKIE);
    await admin.client.call('setUserRole', { params: { userId: user.id }, body: { role: 'premium' } });
    await client.call('currentUser');
    await client.call('logout');
    expect((await server.visitor({ headers: { cookie: `${COOKIE}=${old}` } }).call('currentUser')).status).toBe(401);
  });
});
