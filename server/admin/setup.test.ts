import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { createTestDatabase } from '../testing/database.ts';
import { ADMIN_SECRET, startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { prepareAdminSecret } from './setup.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

type Asker = Pick<Member, 'client' | 'email'>;

const operator = (address = '203.0.113.1') =>
  server.member({ verified: true, headers: { 'X-Forwarded-For': address } });

const setUp = ({ client, email }: Asker, adminSecret: string = ADMIN_SECRET) =>
  client.call('adminSetup', { body: { email, adminSecret } });

const roleOf = async ({ client }: Pick<Member, 'client'>) => (await client.call('currentUser')).data.role;

describe('POST /api/admin/setup', () => {
  it('given a stranger who registered the operator’s address first, when the secret is used, then the stranger stays as he was', async () => {
    const stranger = await server.member({ email: 'pastor@example.org' });
    const nobody = { client: server.visitor(), email: stranger.email };
    expect((await setUp(nobody)).status).toBe(401);
    // With another account of the operator's own, too, the secret lifts nobody else.
    const elsewhere = await operator();
    const refused = await setUp({ client: elsewhere.client, email: stranger.email });
    expect(refused.status).toBe(403);
    expect(refused.failure).toMatchObject({ code: 'forbidden', fields: { email: expect.any(String) } });
    expect(await roleOf(stranger)).toBe('registered');
    expect(await roleOf(elsewhere)).toBe('registered');
    // Even the stranger who learnt the secret gets nowhere: the address was never confirmed.
    const unconfirmed = await setUp(stranger);
    expect([unconfirmed.status, unconfirmed.failure.code]).toEqual([403, 'email_unverified']);
    expect(await roleOf(stranger)).toBe('registered');
    expect((await setUp(elsewhere)).status).toBe(200);
  });

  it('makes the signed-in account the first admin, with a new token, once, and ends its other sessions', async () => {
    const first = await operator();
    const other = server.visitor();
    await other.call('login', { body: { email: first.email, password: first.password } });
    const before = first.client.cookies.get('lampstand_session');
    expect((await setUp({ ...first, email: first.email.toUpperCase() })).data).toEqual({ success: true });
    expect((await first.client.call('currentUser')).data).toMatchObject({
      role: 'admin',
      abilities: { manageUsers: true, enterAdmin: true },
    });
    expect(first.client.cookies.get('lampstand_session')).not.toBe(before);
    expect((await other.call('currentUser')).status).toBe(401);

    const second = await operator('203.0.113.2');
    const refused = await setUp(second);
    expect(refused.status).toBe(409);
    expect(refused.failure).toMatchObject({ code: 'conflict', error: expect.stringContaining('used already') });
    expect(await roleOf(second)).toBe('registered');
    // Off is off: neither a right nor a wrong secret can be told apart any more.
    expect((await setUp(second, 'a wrong secret')).failure.error).toBe(refused.failure.error);
  });

  it('works again with another secret', async () => {
    const [first, second] = [await operator(), await operator()];
    await setUp(first);
    const changed = await startServer({
      db: server.db,
      adminSecretHash: (await prepareAdminSecret(server.db, 'a new key of the house')).hash,
    });
    const { client, email, password } = { ...second, client: changed.visitor() };
    await client.call('login', { body: { email, password } });
    expect((await setUp({ client, email }, 'a new key of the house')).status).toBe(200);
    await changed.close();
  });

  it('given many parallel calls, then one succeeds', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, (_, index) => operator(`10.0.${index}.1`)));
    const answers = await Promise.all(members.map((member) => setUp(member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const admins = await server.db.read(() => query("SELECT id FROM users WHERE role = 'admin'"));
    expect(admins).toHaveLength(1);
  });

  it('locks an account, and a network, out after five tries, even with the right secret', async () => {
    const member = await operator();
    for (let guess = 0; guess < 5; guess++) {
      const { status, failure } = await setUp(member, `guess ${guess}`);
      expect(status).toBe(403);
      expect(failure.code).toBe('forbidden');
    }
    const locked = await setUp(member);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBe(900);
    const neighbour = await operator('203.0.113.77');
    expect((await setUp(neighbour)).status).toBe(429);
    const elsewhere = { client: server.visitor({ headers: { 'X-Forwarded-For': '10.9.9.9' } }), email: member.email };
    await elsewhere.client.call('login', { body: { email: member.email, password: member.password } });
    expect((await setUp(elsewhere)).status).toBe(429);
    server.clock.now += 15 * 60_000;
    expect((await setUp(member)).status).toBe(200);
  });

  it('stops guessing by many accounts from many networks after fifty tries an hour', async () => {
    const { db, clock } = server;
    await db.write(() =>
      query(
        'INSERT INTO attempts (subject, count, free_at, forget_at) VALUES (?, 49, 0, ?)',
        'setup',
        clock.now + 9999,
      ),
    );
    expect((await setUp(await operator('10.1.0.1'), 'the fiftieth guess')).status).toBe(403);
    expect((await setUp(await operator('10.2.0.1'))).status).toBe(429);
  });

  it('given an address that is not confirmed, then no try is used up, and without mail none is asked for', async () => {
    const member = await server.member();
    for (let again = 0; again < 6; again++) expect((await setUp(member)).failure.code).toBe('email_unverified');
    await server.db.write(() => query('UPDATE users SET verified_at = 1 WHERE id = ?', member.user.id));
    expect((await setUp(member)).status).toBe(200);

    const mail = { transport: { send: async () => undefined }, reachesPeople: false };
    const adminSecretHash = (await prepareAdminSecret(server.db, 'another key')).hash;
    const quiet = await startServer({ db: server.db, mail, adminSecretHash });
    expect((await setUp(await quiet.member(), 'another key')).status).toBe(200);
    await quiet.close();
  });

  it('needs a sign-in with Google where Google is configured', async () => {
    const google = { issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'y' };
    const strict = await startServer({ db: server.db, google });
    const member = await strict.member({ verified: true });
    const refused = await setUp(member);
    expect(refused.status).toBe(403);
    expect(refused.failure.error).toContain('Google');
    await server.db.write(() =>
      query(
        'INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)',
        google.issuer,
        'sub',
        member.user.id,
        1,
      ),
    );
    expect((await setUp(member)).status).toBe(200);
    await strict.close();
  });

  it.each([
    ['email', undefined],
    ['email', 'nobody'],
    ['adminSecret', undefined],
    ['adminSecret', ''],
    ['adminSecret', 'x'.repeat(1025)],
  ])('refuses %s as %j', async (field, value) => {
    const { status, failure } = await server
      .visitor({ account: 'somebody:registered' })
      .call('adminSetup', { body: { email: 'a@example.org', adminSecret: 'x', [field]: value } });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty([field]);
  });

  it('never shows the secret in the log', async () => {
    const member = await operator();
    await setUp(member, 'a mistyped secret');
    await setUp(member);
    const log = server.logged.join('');
    expect(log).toContain('admin_setup_failed');
    for (const secret of [ADMIN_SECRET, 'a mistyped secret', member.email]) expect(log).not.toContain(secret);
  });
});

describe('the secret that is made at the first start', () => {
  it('is told once, by one server, and kept as a hash', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    const prepared = await Promise.all(Array.from({ length: 5 }, () => prepareAdminSecret(db, undefined)));
    const [hash = '', ...others] = new Set(prepared.map((each) => each.hash));
    expect(others).toEqual([]);
    const told = prepared.flatMap(({ made }) => made ?? []);
    expect(told).toHaveLength(1);
    const [adminSecret = ''] = told;
    expect(adminSecret).toHaveLength(27);
    expect(JSON.stringify(await db.read(() => query('SELECT * FROM settings')))).not.toContain(adminSecret);
    const mine = await startServer({ db, adminSecretHash: hash });
    expect((await setUp(await mine.member({ verified: true }), adminSecret)).status).toBe(200);
    await mine.close();
    await db.close();
    await database.remove();
  });
});
