import { ADMIN_SECRET } from '../fixtures.ts';
import { startServer, type RunningServer } from '../server.ts';
import { expectDrawn, uploadLogo } from '../web/pages/renaming.ts';
import { expect, test as base } from './fixtures.ts';

/** A logo is for all who are on a server. */
const test = base.extend<{ server: RunningServer }>({
  server: async ({}, use) => {
    const server = await startServer({ ADMIN_SECRET, TRUST_PROXY: 'true' });
    await use(server);
    await server.stop();
  },
});

test('the app shows its server’s logo, at once when it changes, and keeps it for a start without a server', async ({
  server,
  start,
  connection,
  playwright,
}) => {
  test.slow();
  const admin = await playwright.request.newContext({ baseURL: server.url });
  const email = 'naomi@example.org';
  const person = { email, password: 'where you go', nickname: 'Naomi', birthDate: '1990-05-17' };
  await expect(await admin.post('/api/auth/register', { data: person })).toBeOK();
  await expect(await admin.post('/api/admin/setup', { data: { email, adminSecret: ADMIN_SECRET } })).toBeOK();
  await uploadLogo(admin);

  const first = await start();
  const second = await uploadLogo(admin, '#993344');
  await admin.dispose();
  // The page alone looks again; the main process knows the former logo still.
  await first.page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 61_000;
    window.dispatchEvent(new Event('focus'));
  });
  await expectDrawn(first.page, second);
  await first.close();

  connection.target = null;
  const { page } = await start();
  await expectDrawn(page, second);
});
