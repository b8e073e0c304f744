import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HomePage } from '../web/pages/HomePage.ts';
import { crash, expect, secondStart, test } from './fixtures.ts';
import { recordOpenedOutside } from './openedOutside.ts';

test('answers a search in the same pages as the browser', async ({ desktop: { page } }) => {
  const home = new HomePage(page);
  await home.search("I can't stop worrying about money");

  await expect(home.lifeNote).toContainText("God's Word");
  await expect(home.lifeNote).toContainText('Prayer');
  expect(page.url()).toBe('app://lampstand/');
});

test('answers words that only the sentence encoder understands, and stores the encoder once', async ({ start }) => {
  const { page } = await start();
  const home = new HomePage(page);
  await home.searchForNote('everybody asks what i want to become and i have no clue');
  await expect(home.lifeNote.getByRole('heading', { level: 1 })).toHaveText('Purpose');
  expect(await page.evaluate(() => caches.has('encoder'))).toBe(false);
});

test('the server recognises the visitor after a restart', async ({ start }) => {
  const first = await start();
  await new HomePage(first.page).search('Philippians 4:6-7');
  await expect(new HomePage(first.page).result).toContainText('do not be anxious about anything');
  // What the server set stays in the main process.
  expect(await first.page.evaluate(() => document.cookie)).toBe('');
  await first.close();

  const second = await start();
  const home = new HomePage(second.page);
  await home.search('Psalm 23:1');
  await expect(home.welcome).toContainText('Daily searches used: 1 / 1');
});

test('answers from its own content without a server, and API calls fail', async ({ start, connection }) => {
  const { page } = await start();
  connection.target = null;
  const answer = await page.evaluate(() =>
    fetch('/api/trending-topics').then(
      () => 'an answer',
      (error: unknown) => String(error),
    ),
  );
  expect(answer).toBe('TypeError: Failed to fetch');
  const home = new HomePage(page);
  await home.search('John 3:16');
  await expect(home.result).toContainText("God's Word");
});

test('pages have addresses that survive a reload', async ({ desktop: { page } }) => {
  await page.goto('app://lampstand/topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
});

test('the window opens where it was closed, light or dark as the system', async ({ start }) => {
  const first = await start();
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 700, height: 600 }),
  );
  await first.close();

  const { app, page } = await start();
  const bounds = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(bounds).toMatchObject({ width: 700, height: 600 });
  expect(await app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('system');
  const dark = await app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors);
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(dark);
});

test('starts with a damaged settings file and keeps the file', async ({ start, profile }) => {
  await writeFile(join(profile, 'settings.json'), '{"window": {"wid\u0000');
  const { page, close } = await start();
  await expect(new HomePage(page).heading).toBeVisible();
  await close();
  expect((await readdir(profile)).filter((name) => name.startsWith('settings.json.unreadable-'))).toHaveLength(1);
  expect(JSON.parse(await readFile(join(profile, 'settings.json'), 'utf8'))).toHaveProperty('window');
});

test('ignores invalid settings', async ({ start, profile }) => {
  await writeFile(join(profile, 'settings.json'), '{"window":{"width":"wide"},"serverAddress":"http://evil.example"}');
  const { page } = await start();
  await expect(new HomePage(page).heading).toBeVisible();
});

test('a second start shows the first window and ends', async ({ desktop }) => {
  const { app } = desktop;
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await secondStart(desktop);
  const minimized = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isMinimized()));
  await expect.poll(minimized).toEqual([false]);
});

test('reloads a page that crashes, and shows a help page when it keeps crashing', async ({ start }) => {
  test.slow();
  const { app, page } = await start();
  await page.goto('app://lampstand/topic/anxiety');
  // Its waits of up to four seconds pass ten times as fast.
  await app.evaluate(() => {
    const timers = process.getBuiltinModule('node:timers/promises');
    const wait = timers.setTimeout;
    timers.setTimeout = (milliseconds, value) => wait((milliseconds ?? 0) / 10, value);
    process.getBuiltinModule('node:module').syncBuiltinESMExports();
  });
  for (let time = 1; time <= 4; time++) expect(await crash({ app })).toBe('app://lampstand/topic/anxiety');
  expect(await crash({ app })).toBe('app://lampstand/-/help');
  const text = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'),
  );
  expect(text).toContain('has stopped several times');
});

test('Terms and Privacy open beside the form of who registers, also from a server without https', async ({ start }) => {
  const desktop = await start();
  const opened = await recordOpenedOutside(desktop);
  const { page } = desktop;
  const terms = page.getByRole('main').getByRole('link', { name: /^Terms \(/ });
  // Once the server's public address is known.
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.locator('a[href="/register"]').click();
    await expect(terms).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel('Nickname').fill('Ruth');
  await terms.click();
  await expect.poll(opened).toEqual([expect.stringMatching(/^http:\/\/.*\/terms$/)]);
  await expect(page.getByLabel('Nickname')).toHaveValue('Ruth');
});
