import { hash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../db/db.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { startProvider, type TestProvider } from '../../testing/openidProvider.ts';

let server: TestServer;
let provider: TestProvider;
const origin = 'http://lampstand.test';

beforeAll(async () => {
  provider = await startProvider(() => `${origin}/api/auth/google/callback`);
  server = await startServer({ google: provider, linkOrigin: () => origin });
  provider.people.set('priscilla', { email: 'priscilla@example.org', email_verified: true, name: 'Priscilla' });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const random = () => randomBytes(32).toString('base64url');
const location = (response: Response) => response.headers.get('location') ?? '';

/** What an app asks its person's browser to open. */
const ask = (verifier: string, state: string, port = '4000') =>
  `/api/auth/google/desktop?${new URLSearchParams({ challenge: hash('sha256', verifier, 'base64url'), state, port })}`;

/** A browser of its own signs in with Google. The address on the person's computer to which it is sent in the end. */
const throughBrowser = async (verifier: string, state: string, subject = 'priscilla') => {
  const browser = server.visitor();
  const { pathname, search } = new URL(
    await provider.signIn(location(await browser.fetch(ask(verifier, state))), subject),
  );
  const back = new URL(location(await browser.fetch(pathname + search)));
  expect((await browser.call('currentUser')).status).toBe(401);
  return back;
};

const codeOf = (back: URL) => back.searchParams.get('code') ?? '';

describe('sign-in with Google for the desktop app', () => {
  it('redirects to the app’s port with its state, and the app registers first and signs in directly afterwards', async () => {
    const [verifier, state, app] = [random(), random(), server.visitor()];
    const back = await throughBrowser(verifier, state);
    expect(back.href).toMatch(/^http:\/\/127\.0\.0\.1:4000\/signed-in\?/);
    expect(back.searchParams.get('state')).toBe(state);
    const first = await app.call('googleDesktopFinish', { body: { code: codeOf(back), verifier } });
    expect(first.data).toEqual({ goTo: '/register?google=new' });
    const made = await app.call('googleComplete', { body: { nickname: 'Priscilla', birthDate: '1990-05-17' } });
    expect(made.status).toBe(200);

    const later = server.visitor();
    const code = codeOf(await throughBrowser(verifier, state));
    expect((await later.call('googleDesktopFinish', { body: { code, verifier } })).data).toEqual({ goTo: '/' });
    expect((await later.call('currentUser')).data.id).toBe(made.data.id);
  });

  it('accepts a code once, from one of parallel calls, and stores only its hash', async () => {
    const verifier = random();
    const code = codeOf(await throughBrowser(verifier, random()));
    const kept = await server.db.read(() => query<{ code_hash: string }>('SELECT * FROM desktop_sign_ins'));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.visitor().call('googleDesktopFinish', { body: { code, verifier } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect(await server.db.read(() => query('SELECT * FROM desktop_sign_ins'))).toEqual([]);
  });

  it('refuses a stolen code without the secret, with another one, or too late', async () => {
    const verifier = random();
    const finish = (body: { code: string; verifier: string }) => server.visitor().call('googleDesktopFinish', { body });
    const stolen = codeOf(await throughBrowser(verifier, random()));
    expect((await finish({ code: stolen, verifier: random() })).failure.code).toBe('link_invalid');
    // The thief has used it up for everybody.
    expect((await finish({ code: stolen, verifier })).failure.code).toBe('link_invalid');

    // A code of somebody else's sign-in does not fit the app that a person started (login CSRF).
    const attackers = codeOf(await throughBrowser(random(), random()));
    expect((await finish({ code: attackers, verifier })).failure.code).toBe('link_invalid');

    const late = codeOf(await throughBrowser(verifier, random()));
    server.clock.now += 2 * 60_000;
    expect((await finish({ code: late, verifier })).failure.code).toBe('link_invalid');
  });

  it.each([
    ['a short challenge', { challenge: 'short' }],
    ['no challenge', { challenge: '' }],
    ['another host in the port', { port: '80@evil.example' }],
    ['a port of the system', { port: '0080' }],
    ['a port that is none', { port: '99999' }],
    ['a mark that is none', { state: 'a&code=b' }],
    ['a way back', { redirect_uri: 'https://evil.example' }],
  ])('refuses %s', async (_, change) => {
    const asked = { challenge: 'c'.repeat(43), state: 's'.repeat(43), port: '4000', ...change };
    const response = await server.visitor().fetch(`/api/auth/google/desktop?${new URLSearchParams(asked)}`);
    expect(response.status).toBe(400);
  });

  it('tells the app that the person said no, and that Google is off', async () => {
    const [browser, state] = [server.visitor(), random()];
    const googles = new URL(location(await browser.fetch(ask(random(), state)))).searchParams.get('state') ?? '';
    const refused = await browser.fetch(`/api/auth/google/callback?error=access_denied&state=${googles}`);
    expect(location(refused)).toBe(`http://127.0.0.1:4000/signed-in?state=${state}&error=refused`);
    const off = await startServer({ db: server.db });
    const told = await off.visitor().fetch(ask(random(), state));
    expect(location(told)).toBe(`http://127.0.0.1:4000/signed-in?state=${state}&error=off`);
    await off.close();
  });
});
