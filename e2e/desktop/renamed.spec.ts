import type { Site } from '../../core/contract/settings.ts';
import type { Proxy } from '../proxy.ts';
import { chapel } from '../web/pages/renaming.ts';
import { expect, test, type Desktop } from './fixtures.ts';

/** As if the church had changed its settings. */
const renamed: Proxy['rewrite'] = (path) =>
  path === '/api/site'
    ? (text) => JSON.stringify({ ...(JSON.parse(text) as Site), ...chapel, revision: 9 } satisfies Site)
    : null;

const windowTitle = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.getTitle()));

test('the app has the name of its server, also when it starts without one', async ({ start, connection }) => {
  test.slow();
  const first = await start();
  await expect(first.page.getByRole('banner').getByRole('link', { name: 'Lampstand' })).toBeVisible();
  await first.app.evaluate(({ Tray }) => {
    const set = Tray.prototype.setToolTip;
    Tray.prototype.setToolTip = function (text) {
      Object.assign(globalThis, { toolTip: text });
      set.call(this, text);
    };
  });
  connection.rewrite = renamed;
  // Looked at again, a minute later.
  await first.app.evaluate(({ app, BrowserWindow }) => {
    const before = Date.now;
    Date.now = () => before() + 61_000;
    app.emit('browser-window-focus', {}, BrowserWindow.getAllWindows()[0]);
  });
  await first.page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 61_000;
    window.dispatchEvent(new Event('focus'));
  });
  await expect
    .poll(() => first.app.evaluate(() => (globalThis as { toolTip?: string }).toolTip))
    .toMatch(/^Grace Chapel/);
  await expect(first.page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible();
  await expect(first.page).toHaveTitle(/Grace Chapel/);
  await expect.poll(() => windowTitle(first)).toEqual([expect.stringContaining('Grace Chapel')]);
  expect(await first.page.locator('body').innerHTML()).not.toContain('Lampstand');
  await first.close();

  connection.target = null;
  const second = await start();
  await expect(second.page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible();
  await second.page.evaluate(() => localStorage.clear());
  await second.page.reload();
  await expect(second.page.getByRole('banner').getByRole('link', { name: 'Grace Chapel' })).toBeVisible();
  await expect.poll(() => windowTitle(second)).toEqual([expect.stringContaining('Grace Chapel')]);
  expect(
    await second.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-dark-paper')),
  ).toBe('#101820');
});
