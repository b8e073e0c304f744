import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { query } from '../db/db.ts';
import { createTestDatabase } from '../test/database.ts';
import { ADMIN_SECRET, startServer, type TestServer } from '../test/harness.ts';
import { prepareAdminSecret } from './setup.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const setUp = (email: string, adminSecret: string = ADMIN_SECRET, address = '203.0.113.1') =>
  server.visitor({ headers: { 'X-Forwarded-For': address } }).call('adminSetup', { body: { email, adminSecret } });

describe('POST /api/admin/setup', () => {
  it('makes an account the first admin, with a new token, once', async () => {
    const { client, email } = await server.member();
    const before = client.cookies.get('lampstand_session');
    expect((await setUp(email.toUpperCase())).data).toEqual({ success: true });
    expect((await client.call('currentUser')).data).toMatchObject({
      role: 'admin',
      abilities: { manageUsers: true, enterAdmin: true },
    });
    expect(client.cookies.get('lampstand_session')).not.toBe(before);

    const second = await server.member();
    const refused = await setUp(second.email);
    expect(refused.status).toBe(409);
    expect(refused.failure).toMatchObject({ code: 'conflict', error: expect.stringContaining('used already') });
    expect((await second.client.call('currentUser')).data.role).toBe('registered');
    // Off is off: neither a right nor a wrong secret can be told apart any more.
    expect((await setUp(second.email, 'a wrong secret')).failure.error).toBe(refused.failure.error);
  });

  it('works again with another secret', async () => {
    const [first, second] = [await server.member(), await server.member()];
    await setUp(first.email);
    const changed = await startServer({
      db: server.db,
      adminSecretHash: await prepareAdminSecret(server.db, 'a new key of the house', pino({ level: 'silent' })),
    });
    const answer = await changed
      .visitor()
      .call('adminSetup', { body: { email: second.email, adminSecret: 'a new key of the house' } });
    expect(answer.status).toBe(200);
    await changed.close();
  });

  it('gives one of many parallel calls its way', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => server.member()));
    const answers = await Promise.all(members.map(({ email }, index) => setUp(email, ADMIN_SECRET, `10.0.${index}.1`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const admins = await server.db.read(() => query("SELECT id FROM users WHERE role = 'admin'"));
    expect(admins).toHaveLength(1);
  });

  it('locks a network out after five tries, even with the right secret', async () => {
    const { email } = await server.member();
    for (let guess = 0; guess < 5; guess++) {
      const { status, failure } = await setUp(email, `guess ${guess}`);
      expect(status).toBe(403);
      expect(failure.code).toBe('forbidden');
    }
    const locked = await setUp(email);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBe(900);
    server.clock.now += 15 * 60_000;
    expect((await setUp(email)).status).toBe(200);
  });

  it('stops guessing from many networks after fifty tries an hour', async () => {
    const { email } = await server.member();
    let tried = 0;
    for (let guess = 0; guess < 200; guess++)
      if ((await setUp(email, `guess ${guess}`, `10.${guess}.0.1`)).status === 403) tried += 1;
    expect(tried).toBe(50);
  });

  it('needs an account that exists and is not blocked', async () => {
    expect((await setUp('nobody@example.org')).status).toBe(404);
    const { email, user } = await server.member();
    await server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', user.id));
    expect((await setUp(email)).status).toBe(404);
    // A try that failed for the account has not used the secret up.
    await server.db.write(() => query('UPDATE users SET blocked = 0 WHERE id = ?', user.id));
    expect((await setUp(email)).status).toBe(200);
  });

  it('needs a sign-in with Google where Google is configured', async () => {
    const google = { issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'y' };
    const strict = await startServer({ db: server.db, google });
    const { email, user } = await strict.member();
    const call = () => strict.visitor().call('adminSetup', { body: { email, adminSecret: ADMIN_SECRET } });
    const refused = await call();
    expect(refused.status).toBe(404);
    expect(refused.failure.error).toContain('Google');
    await server.db.write(() =>
      query(
        'INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)',
        google.issuer,
        'sub',
        user.id,
        1,
      ),
    );
    expect((await call()).status).toBe(200);
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
      .visitor()
      .call('adminSetup', { body: { email: 'a@example.org', adminSecret: 'x', [field]: value } });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty([field]);
  });

  it('never shows the secret in the log', async () => {
    const { email } = await server.member();
    await setUp(email, 'a mistyped secret');
    await setUp(email);
    const log = server.logged.join('');
    expect(log).toContain('admin_setup_failed');
    for (const secret of [ADMIN_SECRET, 'a mistyped secret', email]) expect(log).not.toContain(secret);
  });
});

describe('the secret that is made at the first start', () => {
  it('is told once, by one server, and kept as a hash', async () => {
    const database = await createTestDatabase();
    const db = await database.open();
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const hashes = await Promise.all(Array.from({ length: 5 }, () => prepareAdminSecret(db, undefined, log)));
    expect(new Set(hashes).size).toBe(1);
    expect(lines).toHaveLength(1);
    const { adminSecret } = JSON.parse(lines[0] ?? '') as { adminSecret: string };
    expect(adminSecret).toHaveLength(27);
    expect(JSON.stringify(await db.read(() => query('SELECT * FROM settings')))).not.toContain(adminSecret);
    const mine = await startServer({ db, adminSecretHash: hashes[0] ?? '' });
    const { email } = await mine.member();
    expect((await mine.visitor().call('adminSetup', { body: { email, adminSecret } })).status).toBe(200);
    await mine.close();
    await db.close();
    await database.remove();
  });
});
