import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { PASSWORD } from '../testing/people.ts';

let server: TestServer;
const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  // Past every window, so that no test meets another's limits.
  server.clock.now += HOUR;
});

let count = 0;
const body = (fields: Record<string, unknown> = {}) => ({
  email: `naomi${(count += 1)}@example.org`,
  password: PASSWORD,
  nickname: 'Naomi',
  displayName: 'Naomi of Bethlehem',
  birthDate: '1980-01-31',
  ...fields,
});

describe('POST /api/auth/register', () => {
  it('signs in at once and answers with the account', async () => {
    const client = server.visitor();
    const sent = body();
    const { status, data, headers } = await client.call('register', { body: sent });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      email: sent.email,
      emailVerified: false,
      nickname: 'Naomi',
      username: 'Naomi',
      displayName: 'Naomi of Bethlehem',
      birthDate: '1980-01-31',
      role: 'registered',
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      abilities: { readGated: false, post: false, manageUsers: false },
    });
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await client.call('currentUser')).data).toEqual(data);
  });

  it('takes the nickname where no display name is given, trims, and takes any Unicode', async () => {
    const client = server.visitor();
    const { data } = await client.call('register', {
      body: body({ email: '  Zoe@example.org ', nickname: '  Ζωή 🕊 ', displayName: undefined }),
    });
    expect(data).toMatchObject({ nickname: 'Ζωή 🕊', displayName: 'Ζωή 🕊', email: 'Zoe@example.org' });
  });

  it.each([
    ['email', undefined],
    ['email', 'not an address'],
    ['email', `${'x'.repeat(250)}@example.org`],
    ['email', ['a@example.org']],
    ['password', undefined],
    ['password', 'short'],
    ['password', '🕊'.repeat(7)],
    ['password', 'x'.repeat(257)],
    ['password', 12345678],
    ['nickname', undefined],
    ['nickname', ' R '],
    ['nickname', 'R'.repeat(51)],
    ['nickname', 'Ru\u0000th'],
    ['displayName', 'R'.repeat(51)],
    ['birthDate', undefined],
    ['birthDate', '31.01.1980'],
    ['birthDate', '1980-02-30'],
    ['birthDate', '0080-01-31'],
  ])('refuses %s as %j', async (field, value) => {
    const { status, failure } = await server.visitor().call('register', { body: body({ [field]: value }) });
    expect(status).toBe(400);
    expect(failure).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });

  it.each(['role', 'subscriptionTier', 'subscriptionStatus', 'id', 'createdAt', 'confirmPassword', 'verified'])(
    'refuses the extra field %s',
    async (field) => {
      expect((await server.visitor().call('register', { body: body({ [field]: 'admin' }) })).status).toBe(400);
    },
  );

  it('refuses somebody under 13 to the day and stores nothing', async () => {
    const client = server.visitor();
    server.clock.now = Math.max(server.clock.now, Date.UTC(2026, 11, 24, 23, 59));
    const sent = body({ birthDate: '2013-12-25' });
    const { status, failure } = await client.call('register', { body: sent });
    expect(status).toBe(400);
    expect(failure).toMatchObject({
      code: 'under_age',
      error: 'You must be at least 13 years old to create an account',
      fields: { birthDate: expect.any(String) },
    });
    for (const [table, column] of [
      ['users', 'email'],
      ['outbox', 'recipient'],
    ])
      expect(await server.db.read(() => query(`SELECT * FROM ${table} WHERE ${column} = ?`, sent.email))).toHaveLength(
        0,
      );
    expect((await client.call('currentUser')).status).toBe(401);
    expect((await client.call('register', { body: body({ birthDate: '2013-12-24' }) })).status).toBe(200);
  });

  it('refuses common passwords and the address itself, and asks for nothing else', async () => {
    for (const password of ['password', 'PASSWORD1', '12345678', 'iloveyou1', 'naomi-the-pleasant'])
      expect(
        (await server.visitor().call('register', { body: body({ password, email: 'naomi-the-pleasant@example.org' }) }))
          .failure.code,
        password,
      ).toBe('weak_password');
    for (const password of [
      'onlylowercase',
      '        spaces ',
      'ζωὴ καὶ φῶς',
      '🕊🕊🕊🕊🕊🕊🕊🕊',
      '8'.repeat(256),
      '🕊'.repeat(256),
    ])
      expect((await server.visitor().call('register', { body: body({ password }) })).status, password).toBe(200);
  });

  it('never cuts a password off, and takes both ways of composing a letter', async () => {
    const long = `${'x'.repeat(255)}é`;
    const { client, email } = await server.member({ password: long });
    const attempts = [`${'x'.repeat(255)}e`, 'x'.repeat(255), `${'x'.repeat(255)}É`];
    for (const password of attempts)
      expect((await client.call('login', { body: { email, password } })).status).toBe(401);
    expect((await client.call('login', { body: { email, password: long.normalize('NFD') } })).status).toBe(200);
  });

  it('given a registered address and no mail, then answers 409', async () => {
    const silent = await startServer({
      db: server.db,
      mail: { transport: { send: async () => undefined }, reachesPeople: false },
    });
    const sent = body();
    expect((await silent.visitor().call('register', { body: sent })).status).toBe(200);
    const again = await silent.visitor().call('register', { body: { ...sent, email: sent.email.toUpperCase() } });
    expect(again.status).toBe(409);
    expect(again.failure).toMatchObject({ code: 'conflict', fields: { email: expect.any(String) } });
    expect(again.headers.getSetCookie().join()).not.toContain('lampstand_session');
    await silent.close();
  });

  it('given twenty parallel registrations of one address and no mail, then makes one account', async () => {
    const silent = await startServer({
      db: server.db,
      mail: { transport: { send: async () => undefined }, reachesPeople: false },
    });
    const sent = body();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => silent.visitor().call('register', { body: sent })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    await silent.close();
  });
});

describe('POST /api/auth/login', () => {
  it('signs in with a new token and ends the browser’s former session', async () => {
    const { client, email, user } = await server.member();
    const before = client.cookies.get('lampstand_session');
    expect(
      (await client.call('login', { body: { email: ` ${email.toUpperCase()} `, password: PASSWORD } })).data.id,
    ).toBe(user.id);
    expect(client.cookies.get('lampstand_session')).not.toBe(before);
    const old = server.visitor({ headers: { cookie: `lampstand_session=${before}` } });
    expect((await old.call('currentUser')).status).toBe(401);
  });

  it.each([
    ['email', undefined],
    ['email', 'nobody'],
    ['password', undefined],
    ['password', ''],
    ['password', 'x'.repeat(1025)],
  ])('refuses %s as %j', async (field, value) => {
    const { status, failure } = await server
      .visitor()
      .call('login', { body: { email: 'a@example.org', password: PASSWORD, [field]: value } });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty([field]);
  });

  it('asks to verify the address after 72 hours, where mail is configured, and only for the right password', async () => {
    const { client, email } = await server.member();
    await client.call('logout');
    server.clock.now += 71 * HOUR;
    expect((await client.call('login', { body: { email, password: PASSWORD } })).status).toBe(200);
    server.clock.now += 2 * HOUR;
    // Whoever is signed in stays so; a new sign-in is refused.
    expect((await client.call('currentUser')).status).toBe(200);
    const late = await server.visitor().call('login', { body: { email, password: PASSWORD } });
    expect(late.status).toBe(403);
    expect(late.failure.code).toBe('email_unverified');
    expect(late.failure.error.toLowerCase()).toContain('verify your email');
    expect((await server.visitor().call('login', { body: { email, password: 'a wrong one' } })).failure.code).toBe(
      'invalid_credentials',
    );

    const silent = await startServer({
      db: server.db,
      mail: { transport: { send: async () => undefined }, reachesPeople: false },
    });
    silent.clock.now = server.clock.now;
    expect((await silent.visitor().call('login', { body: { email, password: PASSWORD } })).status).toBe(200);
    await silent.close();
  });

  it('tells a blocked account so, for the right password alone', async () => {
    const { email, user } = await server.member();
    await server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', user.id));
    expect((await server.visitor().call('login', { body: { email, password: PASSWORD } })).failure.code).toBe(
      'blocked',
    );
    expect((await server.visitor().call('login', { body: { email, password: 'a wrong one' } })).failure.code).toBe(
      'invalid_credentials',
    );
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the session and clears the cookie, and answers alike without one', async () => {
    const { client } = await server.member();
    const copy = server.visitor({
      headers: { cookie: `lampstand_session=${client.cookies.get('lampstand_session')}` },
    });
    expect((await client.call('logout')).status).toBe(204);
    expect(client.cookies.has('lampstand_session')).toBe(false);
    expect((await client.call('currentUser')).failure.code).toBe('not_signed_in');
    expect((await copy.call('currentUser')).status).toBe(401);
    expect((await client.call('logout')).status).toBe(204);
  });
});

describe('GET /api/auth/options', () => {
  it('tells which sign-in options are configured', async () => {
    expect((await server.visitor().call('authOptions')).data).toEqual({ google: false, mail: true });
  });
});
