import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import type { TestClient } from '../../testing/client.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { startForgingProvider, type ForgingProvider } from '../../testing/forgingProvider.ts';
import { startProvider, type TestProvider } from '../../testing/openidProvider.ts';

let server: TestServer;
let provider: TestProvider;
const origin = 'http://lampstand.test';
const birthDate = '1990-05-17';

beforeAll(async () => {
  provider = await startProvider(() => `${origin}/api/auth/google/callback`);
  server = await startServer({ google: provider, linkOrigin: () => origin });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const begin = async (client: TestClient, returnTo = '') => {
  const response = await client.fetch(`/api/auth/google${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`);
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
};

/** The browser follows the provider's redirect to us; the answer is where we send it next. */
const comeBack = async (client: TestClient, address: string) => {
  const { pathname, search } = new URL(address);
  const response = await client.fetch(pathname + search);
  expect(response.status).toBe(302);
  return response.headers.get('location');
};

const signIn = async (client: TestClient, subject: string, returnTo = '') =>
  comeBack(client, await provider.signIn(await begin(client, returnTo), subject));

const arrive = (subject: string, email: string, email_verified = true) => {
  provider.people.set(subject, { email, email_verified, name: 'Lydia of Thyatira' });
  return server.visitor();
};

const cookiesNamed = (headers: Headers, name: string) => headers.getSetCookie().filter((line) => line.startsWith(name));

describe('the cookie of a sign-in that is under way', () => {
  it('is out of reach of scripts and other sites', async () => {
    const { headers } = await server.visitor().fetch('/api/auth/google');
    expect(cookiesNamed(headers, 'lampstand_google')).toEqual([
      expect.stringMatching(/^lampstand_google=[\w-]+; path=\/; samesite=lax; httponly$/),
      expect.stringMatching(/^lampstand_google\.sig=[\w-]{43}; path=\/; samesite=lax; httponly$/),
    ]);
  });

  it('carries __Host- and Secure where PUBLIC_URL is https, whatever the request says, and is read back', async () => {
    const behind = await startServer({
      db: server.db,
      google: provider,
      linkOrigin: () => origin,
      publicOrigin: 'https://lampstand.test',
    });
    provider.people.set('anna', { email: 'anna@example.org', email_verified: true, name: 'Anna' });
    const client = behind.visitor();
    const begun = await client.fetch('/api/auth/google');
    const cookies = cookiesNamed(begun.headers, '__Host-lampstand_google');
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; path=\/; samesite=lax; secure; httponly$/);
    const address = await provider.signIn(begun.headers.get('location') ?? '', 'anna');
    expect(await comeBack(client, address)).toBe('/register?google=new');
    await behind.close();
  });
});

describe('a first sign-in with Google', () => {
  it('asks for nickname and birth date, then makes an account and signs in', async () => {
    const client = arrive('lydia', 'Lydia@example.org');
    expect((await client.call('googlePending')).status).toBe(404);
    expect(await signIn(client, 'lydia')).toBe('/register?google=new');
    expect((await client.call('currentUser')).status).toBe(401);
    expect((await client.call('googlePending')).data).toEqual({
      email: 'Lydia@example.org',
      name: 'Lydia of Thyatira',
    });
    const { status, data } = await client.call('googleComplete', { body: { nickname: 'Lydia', birthDate } });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      email: 'Lydia@example.org',
      emailVerified: true,
      hasPassword: false,
      nickname: 'Lydia',
    });
    expect((await client.call('currentUser')).data).toEqual(data);
    expect((await client.call('googlePending')).status).toBe(404);

    const later = server.visitor();
    expect(await signIn(later, 'lydia', '/circles?tab=feed#top')).toBe('/circles?tab=feed#top');
    expect((await later.call('currentUser')).data.id).toBe(data.id);
    // Without a password there is none to guess, and deleting asks for a sign-in of the last ten minutes instead.
    expect(
      (await server.visitor().call('login', { body: { email: 'lydia@example.org', password: 'anything at all' } }))
        .status,
    ).toBe(401);
    expect(
      (await later.call('changePassword', { body: { currentPassword: 'x', newPassword: 'a good new password' } }))
        .failure.fields,
    ).toHaveProperty('currentPassword');
    server.clock.now += 10 * 60_000;
    const stale = await later.call('deleteAccount', { body: {} });
    expect([stale.status, stale.failure.code]).toEqual([403, 'forbidden']);
    expect((await later.call('currentUser')).data.id).toBe(data.id);
    await signIn(later, 'lydia');
    expect((await later.call('deleteAccount', { body: {} })).status).toBe(204);
    expect(await server.db.read(() => query("SELECT subject FROM identities WHERE subject = 'lydia'"))).toEqual([]);
    expect(await signIn(server.visitor(), 'lydia')).toBe('/register?google=new');
  });

  it('stores nothing of somebody under 13', async () => {
    const client = arrive('child', 'child@example.org');
    await signIn(client, 'child');
    const { status, failure } = await client.call('googleComplete', {
      body: { nickname: 'Child', birthDate: '2014-01-01' },
    });
    expect(status).toBe(400);
    expect(failure.code).toBe('under_age');
    expect((await client.call('googlePending')).status).toBe(404);
    expect(await server.db.read(() => query("SELECT id FROM users WHERE email = 'child@example.org'"))).toHaveLength(0);
    expect(await server.db.read(() => query("SELECT subject FROM identities WHERE subject = 'child'"))).toHaveLength(0);
  });

  it.each([
    ['nickname', undefined],
    ['nickname', 'x'],
    ['birthDate', undefined],
    ['birthDate', 'long ago'],
    ['displayName', 'x'.repeat(51)],
  ])('refuses %s as %j', async (field, value) => {
    const client = arrive('fields', 'fields@example.org');
    await signIn(client, 'fields');
    const { status, failure } = await client.call('googleComplete', {
      body: { nickname: 'Fields', birthDate, [field]: value },
    });
    expect(status).toBe(400);
    expect(failure.fields).toHaveProperty([field]);
  });

  it('is pending for 15 minutes, for this browser alone, and refuses a forged cookie', async () => {
    const client = arrive('slow', 'slow@example.org');
    await signIn(client, 'slow');
    const text = client.cookies.get('lampstand_signup') ?? '';
    const signature = client.cookies.get('lampstand_signup.sig') ?? '';
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('slow@', 'boss@')).toString(
      'base64url',
    );
    const other = client.cookies.get('lampstand_visitor') ?? '';
    for (const cookie of [
      `lampstand_signup=${forged}; lampstand_signup.sig=${signature}`,
      `lampstand_signup=${text}`,
      `lampstand_signup=${text}; lampstand_signup.sig=`,
      `lampstand_signup=${text}; lampstand_signup.sig=${'x'.repeat(43)}`,
      // One cookie's value and signature under another's name.
      `lampstand_google=${text}; lampstand_google.sig=${signature}`,
      `lampstand_signup=${other}`,
    ]) {
      const thief = server.visitor({ headers: { cookie } });
      expect((await thief.call('googlePending')).status).toBe(404);
      expect((await thief.call('googleComplete', { body: { nickname: 'Thief', birthDate } })).status).toBe(404);
    }
    server.clock.now += 15 * 60_000;
    expect((await client.call('googleComplete', { body: { nickname: 'Slow', birthDate } })).status).toBe(404);
  });

  it('makes one account of parallel calls', async () => {
    const client = arrive('twice', 'twice@example.org');
    await signIn(client, 'twice');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.call('googleComplete', { body: { nickname: 'Twice', birthDate } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  });
});

describe('an address that has an account', () => {
  it('is linked when both sides have confirmed it', async () => {
    const member = await server.member({ email: 'martha@example.org', verified: true });
    const client = arrive('martha', 'MARTHA@example.org');
    expect(await signIn(client, 'martha')).toBe('/');
    expect((await client.call('currentUser')).data.id).toBe(member.user.id);
    // From now on Google's subject says who it is, whatever address it has.
    provider.people.set('martha', { email: 'elsewhere@example.org', email_verified: false, name: '' });
    const later = server.visitor();
    expect(await signIn(later, 'martha')).toBe('/');
    expect((await later.call('currentUser')).data.id).toBe(member.user.id);
  });

  it('refuses to link an address that Google has not confirmed', async () => {
    await server.member({ email: 'victim@example.org', verified: true });
    const thief = arrive('thief', 'victim@example.org', false);
    expect(await signIn(thief, 'thief')).toBe('/login?google=unverified');
    expect((await thief.call('currentUser')).status).toBe(401);
  });

  it('refuses to link an account whose owner never confirmed the address', async () => {
    const waiting = await server.member({ email: 'prey@example.org' });
    const owner = arrive('prey', 'prey@example.org');
    expect(await signIn(owner, 'prey')).toBe('/login?google=unconfirmed');
    expect((await owner.call('currentUser')).status).toBe(401);
    expect((await waiting.client.call('currentUser')).data.emailVerified).toBe(false);
  });

  it('refuses an address whose account was banned, also once that account is gone', async () => {
    const banned = await server.member({ email: 'Banned@example.org', verified: true });
    const admin = await server.member({ role: 'admin' });
    const body = { subject: 'user', subjectId: banned.user.id, reason: 'hate' };
    await (await server.member()).client.call('report', { body });
    const caseId = (await admin.client.call('moderationCases')).data[0]?.id ?? '';
    const early = arrive('too-late', 'banned@example.org');
    const decision = { params: { caseId }, body: { action: 'ban', reason: 'Threats.' } };
    expect((await admin.client.call('actOnCase', decision)).status).toBe(200);
    expect(await signIn(early, 'too-late')).toBe('/login?google=blocked');
    await admin.client.call('deleteUser', { params: { userId: banned.user.id } });
    expect(await signIn(early, 'too-late')).toBe('/login?google=blocked');
    expect((await early.call('googlePending')).status).toBe(404);
  });

  it('refuses a blocked account, linked or not', async () => {
    const member = await server.member({ email: 'barred@example.org', verified: true });
    const client = arrive('barred', 'barred@example.org');
    await signIn(client, 'barred');
    await server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', member.user.id));
    expect((await client.call('currentUser')).status).toBe(401);
    expect(await signIn(server.visitor(), 'barred')).toBe('/login?google=blocked');
    expect(await signIn(arrive('barred-again', 'barred@example.org'), 'barred-again')).toBe('/login?google=blocked');
  });
});

describe('the return from Google', () => {
  it('is refused with another state, without the cookie, twice, late, or with another browser’s code', async () => {
    const client = arrive('honest', 'honest@example.org');
    const address = await provider.signIn(await begin(client), 'honest');
    const other = arrive('honest', 'honest@example.org');
    await begin(other);
    const stolen = new URL(address);
    const otherState =
      /"state":"([^"]+)"/.exec(Buffer.from(other.cookies.get('lampstand_google') ?? '', 'base64url').toString())?.[1] ??
      '';

    expect(await comeBack(server.visitor(), address)).toBe('/login?google=failed');
    // The thief's own flow, the victim's code: its PKCE challenge is not the thief's.
    stolen.searchParams.set('state', otherState);
    expect(await comeBack(other, stolen.href)).toBe('/login?google=failed');
    const wrong = new URL(address);
    wrong.searchParams.set('state', 'another');
    expect(await comeBack(client, wrong.href)).toBe('/login?google=failed');
    // Every flow is for one return, even a failed one.
    expect(await comeBack(client, address)).toBe('/login?google=failed');

    const late = arrive('late', 'late@example.org');
    const lateAddress = await provider.signIn(await begin(late), 'late');
    server.clock.now += 10 * 60_000;
    expect(await comeBack(late, lateAddress)).toBe('/login?google=failed');
  });

  it('tells when the person declined at Google', async () => {
    const client = server.visitor();
    const state = new URL(await begin(client)).searchParams.get('state') ?? '';
    expect(await comeBack(client, `${origin}/api/auth/google/callback?error=access_denied&state=${state}`)).toBe(
      '/login?google=refused',
    );
    await begin(client);
    expect(await comeBack(client, `${origin}/api/auth/google/callback?error=access_denied&state=other`)).toBe(
      '/login?google=failed',
    );
  });

  it('says so when Google is off or out of reach', async () => {
    const off = await startServer({ db: server.db });
    expect(await begin(off.visitor())).toBe('/login?google=off');
    expect((await off.visitor().fetch('/api/auth/google/callback?code=x&state=y')).headers.get('location')).toBe(
      '/login?google=off',
    );
    await off.close();
    const away = await startServer({ db: server.db, google: { ...provider, issuer: 'http://127.0.0.1:9' } });
    expect((await away.visitor().call('authOptions')).data.google).toBe(true);
    expect(await begin(away.visitor())).toBe('/login?google=unavailable');
    await away.close();
  });
});

describe('an id token that was forged or altered (S20)', () => {
  let hostile: ForgingProvider;
  let victim: TestServer;
  beforeAll(async () => {
    hostile = await startForgingProvider();
    victim = await startServer({ google: hostile, linkOrigin: () => origin });
  });
  afterAll(async () => {
    await victim.close();
    await hostile.close();
  });

  const visit = async (answer?: Record<string, string>) => {
    const client = victim.visitor();
    return comeBack(client, hostile.authorize(await begin(client), answer));
  };

  it('accepts a correct token, with PKCE', async () => {
    hostile.lie = { claims: {} };
    expect(await visit()).toBe('/register?google=new');
    expect(hostile.verifiers).toEqual([true]);
  });

  it.each([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['several audiences without saying for whom', { claims: { aud: ['somebody-else', 'another'] } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['no subject', { claims: { sub: undefined } }],
    ['a token that has ended', { claims: { exp: 1_000_000_000, iat: 999_999_000 } }],
    ['no signature', { claims: {}, unsigned: true }],
    ['a foreign signature', { claims: {}, foreignKey: true }],
    ['another algorithm', { claims: {}, alg: 'HS256' }],
  ])('is refused for %s', async (_, lie) => {
    hostile.lie = lie;
    expect(await visit()).toBe('/login?google=failed');
  });

  it.each([
    ['another state', { state: 'another' }],
    ['no state', { state: '' }],
    ['another issuer beside the code', { iss: 'https://elsewhere.example' }],
    ['no code', { code: '' }],
  ])('is refused for an answer with %s', async (_, answer) => {
    hostile.lie = { claims: {} };
    expect(await visit(answer)).toBe('/login?google=failed');
  });

  it('refuses an invalid email address', async () => {
    for (const email of ['', 'nobody', 'a@b', 7, null]) {
      hostile.lie = { claims: { sub: 'odd', email } };
      expect(await visit()).toBe('/login?google=unverified');
    }
    hostile.lie = { claims: { sub: 'odd', email_verified: 'true' } };
    expect(await visit()).toBe('/login?google=unverified');
  });
});
