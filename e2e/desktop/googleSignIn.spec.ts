import { freePort } from '../../.ci/runner/freePort.ts';
import { TestClient } from '../../server/testing/client.ts';
import { startProvider, type TestProvider } from '../../server/testing/openidProvider.ts';
import { startServer } from '../server.ts';
import { expect, test as base } from './fixtures.ts';
import { recordOpenedOutside } from './openedOutside.ts';

const test = base.extend<{ port: number; provider: TestProvider }>({
  port: async ({}, use) => use(await freePort()),
  provider: async ({ port }, use) => {
    const provider = await startProvider(() => `http://127.0.0.1:${port}/api/auth/google/callback`);
    await use(provider);
    await provider.close();
  },
  server: async ({ port, provider }, use) => {
    const server = await startServer({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    });
    await use(server);
    await server.stop();
  },
});

test('sign-in with Google goes through the system’s browser and returns to the app alone', async ({
  start,
  server,
  provider,
}) => {
  const desktop = await start();
  const { page } = desktop;
  provider.people.set('boaz', { email: 'boaz@example.org', email_verified: true, name: 'Boaz' });
  const outside = await recordOpenedOutside(desktop);
  await page.goto('app://lampstand/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'in your browser' })).toBeVisible();
  await expect.poll(outside).toHaveLength(1);
  const [address = ''] = await outside();
  expect(address).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/api\/auth\/google\/desktop\?challenge=[\w-]{43}&state=[\w-]{43}&port=\d+$/,
  );

  // The stand-in for that browser: our server, the provider's forms, and our server again.
  const browser = new TestClient(server.url);
  const follow = async (path: string) => (await browser.fetch(path)).headers.get('location') ?? '';
  const { pathname, search } = new URL(address);
  const atProvider = new URL(await provider.signIn(await follow(pathname + search), 'boaz'));
  const back = new URL(await follow(atProvider.pathname + atProvider.search));

  // Whatever else knocks at the app's port gets nothing, and does not end the waiting.
  const other = new URL(back);
  other.searchParams.set('state', 'x'.repeat(43));
  for (const knock of [other.href, `${back.origin}/`, back.href.replace('/signed-in', '/signed-in/..')])
    expect((await fetch(knock)).status, knock).toBe(404);
  const shown = await fetch(back);
  expect(await shown.text()).toContain('Please go back to the app');
  await expect(page).toHaveURL('app://lampstand/register?google=new');

  const reply = await page.evaluate(() =>
    fetch('/api/auth/google/complete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ nickname: 'Boaz', birthDate: '1990-05-17' }),
    }).then(({ status }) => status),
  );
  expect(reply).toBe(200);
  await page.goto('app://lampstand/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Boaz' })).toBeVisible();
  // The port is shut again.
  await expect(fetch(back)).rejects.toThrow();
});
