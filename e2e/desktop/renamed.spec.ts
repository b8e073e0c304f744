import { ADMIN_SECRET } from '../fixtures.ts';
import { startServer, type RunningServer } from '../server.ts';
import { changeSettings, chapel, expectDrawn, uploadLogo } from '../web/pages/renaming.ts';
import { expect, test as base, type Desktop } from './fixtures.ts';

/** Name and logo are for all who are on a server. */
const test = base.extend<{ server: RunningServer }>({
  server: async ({}, use) => {
    const server = await startServer({ ADMIN_SECRET, TRUST_PROXY: 'true' });
    await use(server);
    await server.stop();
  },
});

/** A minute later the page looks at what the server says of itself. */
const looksAgain = ({ page }: Desktop): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 61_000;
    window.dispatchEvent(new Event('focus'));
  });

const windowTitle = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.getTitle()));

test('the app has name and logo of its server, at once when they change, and keeps them for a start without it', async ({
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
  await expect(first.page.getByRole('banner').getByRole('link', { name: 'Lampstand' })).toBeVisible();
  await first.app.evaluate(({ Tray }) => {
    const set = Tray.prototype.setToolTip;
    Tray.prototype.setToolTip = function (text) {
      Object.assign(globalThis, { toolTip: text });
      set.call(this, text);
    };
  });
  await changeSettings(admin, chapel);
  // Looked at again, a minute later.
  await first.app.evaluate(({ app, BrowserWindow }) => {
    const before = Date.now;
    Date.now = () => before() + 61_000;
    app.emit('browser-window-focus', {}, BrowserWindow.getAllWindows()[0]);
  });
  await looksAgain(first);
  await expect
    .poll(() => first.app.evaluate(() => (globalThis as { toolTip?: string }).toolTip))
    .toMatch(/^Grace Chapel/);
  await expect(first.page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible();
  await expect(first.page).toHaveTitle(/Grace Chapel/);
  await expect.poll(() => windowTitle(first)).toEqual([expect.stringContaining('Grace Chapel')]);
  expect(await first.page.locator('body').innerHTML()).not.toContain('Lampstand');
  const logo = await uploadLogo(admin, '#993344');
  await admin.dispose();
  // The page alone looks again; the main process knows the former logo still.
  await looksAgain(first);
  await expectDrawn(first.page, logo);
  await first.close();

  connection.target = null;
  const second = await start();
  await expect(second.page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible();
  await expectDrawn(second.page, logo);
  await second.page.evaluate(() => localStorage.clear());
  await second.page.reload();
  await expect(second.page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible();
  await expect.poll(() => windowTitle(second)).toEqual([expect.stringContaining('Grace Chapel')]);
  expect(
    await second.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-dark-paper')),
  ).toBe('#101820');
});
