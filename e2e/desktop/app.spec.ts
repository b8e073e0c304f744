import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HomePage } from '../web/pages/HomePage.ts';
import { chooseInMenu, expect, test, type Desktop } from './fixtures.ts';
import { recordOpenedOutside } from './openedOutside.ts';

test('answers a search in the same pages as the browser', async ({ desktop: { page } }) => {
  const home = new HomePage(page);
  await home.search("I can't stop worrying about money");

  await expect(home.lifeNote).toContainText("God's Word");
  await expect(home.lifeNote).toContainText('Prayer');
  expect(page.url()).toBe('app://lampstand/');
});

test('answers words that only the sentence encoder understands, and stores the encoder once', async ({
  desktop: { page },
}) => {
  const home = new HomePage(page);
  await home.searchForNote('everybody asks what i want to become and i have no clue');
  await expect(home.lifeNote.getByRole('heading', { level: 1 })).toHaveText('Purpose');
  expect(await page.evaluate(() => caches.has('encoder'))).toBe(false);
});

test('pages have addresses that survive a reload', async ({ desktop: { page } }) => {
  await page.goto('app://lampstand/topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
});

test('what a person chose is there at the next start: window, size of the page, preferences, and who they are', async ({
  start,
  profile,
}) => {
  const login = join(profile, 'config/autostart/lampstand.desktop');
  const environment = { XDG_CONFIG_HOME: join(profile, 'config') };
  // What makes no sense in it is as if unset, and keeps nobody from starting.
  const wrong = { window: { width: 'wide' }, serverAddress: 'http://evil.example', closeToTray: 'yes', shortcut: 'Q' };
  await writeFile(join(profile, 'settings.json'), JSON.stringify(wrong));
  const first = await start('', environment);
  const { app, page } = first;
  await new HomePage(page).search('Philippians 4:6-7');
  await expect(new HomePage(page).result).toContainText('do not be anxious about anything');
  // What the server set stays in the main process.
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await chooseInMenu(first, 'Settings…');
  await expect(page.getByLabel('Go on in the background')).not.toBeChecked();
  await page.getByLabel('Go on in the background').check();
  await page.getByLabel('Keys for a new prayer').selectOption('CommandOrControl+Alt+P');
  if (process.platform === 'linux') {
    await page.getByLabel('when I sign in to this computer').check();
    await expect.poll(() => existsSync(login)).toBe(true);
  }
  const hasKeys = (desktop: Desktop) =>
    desktop.app.evaluate(({ globalShortcut }) => globalShortcut.isRegistered('CommandOrControl+Alt+P'));
  await expect.poll(() => hasKeys(first)).toBe(true);
  const zoom = (desktop: Desktop, by: number) =>
    desktop.app.evaluate(({ BrowserWindow }, step) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (contents && step !== 0) contents.zoomLevel += step;
      return contents?.zoomLevel;
    }, by);
  await zoom(first, 1);
  await page.goto('app://lampstand/support');
  expect(await zoom(first, 0)).toBe(1);
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 700, height: 600 }),
  );
  await first.close();

  const second = await start('', environment);
  const home = new HomePage(second.page);
  const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toMatchObject({ width: 700, height: 600 });
  expect(await zoom(second, 0)).toBe(1);
  expect(await second.app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('system');
  const dark = await second.app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors);
  expect(await second.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(dark);
  await home.search('Psalm 23:1');
  await expect(home.welcome).toContainText('Daily searches used: 1 / 1');
  await chooseInMenu(second, 'Settings…');
  await expect(second.page.getByLabel('Go on in the background')).toBeChecked();
  await expect(second.page.getByLabel('Keys for a new prayer')).toHaveValue('CommandOrControl+Alt+P');
  expect(await hasKeys(second)).toBe(true);
});

test('Terms and Privacy open beside the form of who registers, also from a server without https', async ({
  desktop,
}) => {
  const opened = await recordOpenedOutside(desktop);
  const { page } = desktop;
  const terms = page.getByRole('main').getByRole('link', { name: /^Terms \(/ });
  // Once the server's public address is known.
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.locator('a[href="/register"]').click();
    await expect(terms).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel('Nickname').fill('Ruth');
  await terms.click();
  await expect.poll(opened).toEqual([expect.stringMatching(/^http:\/\/.*\/terms$/)]);
  await expect(page.getByLabel('Nickname')).toHaveValue('Ruth');
});
