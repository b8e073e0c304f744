import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { PASSWORD } from '../../testing/people.ts';

let server: TestServer;
const HOUR = 60 * 60 * 1000;
const NEW = 'walking by faith, not by sight';

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 2 * HOUR;
  server.mails.length = 0;
});

/** The token of the newest mail of a kind to an address. */
const tokenFor = async (email: string, page = '/verify-email'): Promise<string> => {
  await server.settle();
  const mail = server.mails.findLast(({ to, link }) => to === email && link?.includes(page));
  return /#token=([\w-]+)$/.exec(mail?.link ?? '')?.[1] ?? '';
};

const askReset = async (email: string) => {
  expect((await server.visitor().call('forgotPassword', { body: { email } })).status).toBe(204);
  return tokenFor(email, '/reset-password');
};

describe('verifying', () => {
  it('accepts the link of the registration mail once', async () => {
    const { client, email } = await server.member();
    const token = await tokenFor(email);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      to: email,
      subject: 'Confirm your email address for Lampstand',
      link: `https://lampstand.test/verify-email#token=${token}`,
    });
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.html).toContain(mail?.link);

    expect((await client.call('currentUser')).data).toMatchObject({ emailVerified: false, abilities: { pay: false } });
    expect((await server.visitor().call('verifyEmail', { body: { token } })).status).toBe(204);
    expect((await client.call('currentUser')).data).toMatchObject({ emailVerified: true, abilities: { pay: true } });
    expect((await server.visitor().call('verifyEmail', { body: { token } })).failure.code).toBe('link_invalid');
  });

  it('refuses a link after 72 hours and sends a new one on request', async () => {
    const { client, email } = await server.member();
    const token = await tokenFor(email);
    server.clock.now += 72 * HOUR;
    expect((await client.call('verifyEmail', { body: { token } })).failure.code).toBe('link_invalid');
    expect((await client.call('resendVerification', { body: { email } })).status).toBe(204);
    expect((await client.call('verifyEmail', { body: { token: await tokenFor(email) } })).status).toBe(204);
    // There is nothing left to confirm: the answer is the same, a mail is not sent.
    server.mails.length = 0;
    expect((await client.call('resendVerification', { body: { email } })).status).toBe(204);
    await server.settle();
    expect(server.mails).toHaveLength(0);
  });

  it('stores no token as it is sent', async () => {
    const { email } = await server.member();
    const token = await tokenFor(email);
    const rows = await server.db.read(() => query('SELECT * FROM mail_tokens'));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await server.db.read(() => query('SELECT * FROM outbox'))).toHaveLength(0);
  });

  it('refuses a reset link, and resetting refuses a verification link', async () => {
    const { client, email } = await server.member();
    const verify = await tokenFor(email);
    const reset = await askReset(email);
    expect((await client.call('verifyEmail', { body: { token: reset } })).status).toBe(400);
    expect((await client.call('resetPassword', { body: { token: verify, password: NEW } })).status).toBe(400);
  });

  it.each([undefined, '', 7, 'x'.repeat(101)])('refuses the token %j', async (token) => {
    const { status, failure } = await server.visitor().call('verifyEmail', { body: { token } });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty('token');
  });
});

describe('resetting a password', () => {
  it('signs in here, signs out everywhere else, confirms the address, and works once', async () => {
    const { client: other, email, user } = await server.member();
    const token = await askReset(email);
    const here = server.visitor();
    const { status, data } = await here.call('resetPassword', { body: { token, password: NEW } });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: user.id, emailVerified: true });
    expect((await here.call('currentUser')).status).toBe(200);
    expect((await other.call('currentUser')).status).toBe(401);
    expect((await server.visitor().call('login', { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await server.visitor().call('login', { body: { email, password: NEW } })).status).toBe(200);
    expect((await here.call('resetPassword', { body: { token, password: NEW } })).failure.code).toBe('link_invalid');
  });

  it('given twenty parallel calls with one link, then one succeeds', async () => {
    const { email } = await server.member();
    const token = await askReset(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.visitor().call('resetPassword', { body: { token, password: `${NEW} ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('refuses a link after an hour, and any other link once one was used', async () => {
    const { email } = await server.member();
    const first = await askReset(email);
    const second = await askReset(email);
    expect(second).not.toBe(first);
    expect((await server.visitor().call('resetPassword', { body: { token: second, password: NEW } })).status).toBe(200);
    expect((await server.visitor().call('resetPassword', { body: { token: first, password: NEW } })).status).toBe(400);
    const third = await askReset(email);
    server.clock.now += HOUR;
    expect((await server.visitor().call('resetPassword', { body: { token: third, password: NEW } })).status).toBe(400);
  });

  it('refuses a link once the password was changed', async () => {
    const { client, email } = await server.member();
    const token = await askReset(email);
    await client.call('changePassword', { body: { currentPassword: PASSWORD, newPassword: NEW } });
    expect((await server.visitor().call('resetPassword', { body: { token, password: NEW } })).status).toBe(400);
  });

  it('keeps the link for somebody whose new password was refused', async () => {
    const { email } = await server.member();
    const token = await askReset(email);
    expect((await server.visitor().call('resetPassword', { body: { token, password: 'password' } })).failure.code).toBe(
      'weak_password',
    );
    expect(
      (await server.visitor().call('resetPassword', { body: { token, password: 'short' } })).failure.fields,
    ).toHaveProperty('password');
    expect((await server.visitor().call('resetPassword', { body: { token, password: NEW } })).status).toBe(200);
  });

  it('refuses a blocked account', async () => {
    const { email, user } = await server.member();
    const token = await askReset(email);
    await server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', user.id));
    expect((await server.visitor().call('resetPassword', { body: { token, password: NEW } })).failure.code).toBe(
      'blocked',
    );
    expect(await askReset(email)).toBe(token);
  });

  it('asks at most five times an hour for one address, whether or not it has an account', async () => {
    const { email } = await server.member();
    for (const address of [email, 'nobody-at-all@example.org']) {
      const statuses = [];
      for (let ask = 0; ask < 6; ask++)
        statuses.push((await server.visitor().call('forgotPassword', { body: { email: address } })).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
    const { headers, failure } = await server.visitor().call('resendVerification', { body: { email } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(failure).toMatchObject({ code: 'too_many_requests', resetAt: expect.any(String) });
  });
});

describe('changing a password', () => {
  const change = (client: ReturnType<TestServer['visitor']>, fields: Record<string, unknown>) =>
    client.call('changePassword', { body: { currentPassword: PASSWORD, newPassword: NEW, ...fields } });

  it('renews this session and ends the others', async () => {
    const { client, email } = await server.member();
    const other = server.visitor();
    await other.call('login', { body: { email, password: PASSWORD } });
    const before = client.cookies.get('lampstand_session');
    expect((await change(client, {})).status).toBe(204);
    expect(client.cookies.get('lampstand_session')).not.toBe(before);
    expect((await client.call('currentUser')).status).toBe(200);
    expect((await other.call('currentUser')).status).toBe(401);
    expect((await server.visitor().call('login', { body: { email, password: NEW } })).status).toBe(200);
  });

  it('needs a session, the right password, and a good new one', async () => {
    expect((await change(server.visitor(), {})).status).toBe(401);
    const { client } = await server.member();
    expect((await change(client, { currentPassword: 'a wrong one' })).failure.fields).toHaveProperty('currentPassword');
    expect((await change(client, { currentPassword: undefined })).failure.fields).toHaveProperty('currentPassword');
    expect((await change(client, { newPassword: 'short' })).failure.fields).toHaveProperty('newPassword');
    expect((await change(client, { newPassword: 'password' })).failure.code).toBe('weak_password');
    expect((await client.call('currentUser')).status).toBe(200);
  });

  it('can’t be used to guess the password', async () => {
    const { client } = await server.member();
    const statuses = [];
    for (let guess = 0; guess < 8; guess++)
      statuses.push((await change(client, { currentPassword: `guess ${guess}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });
});
