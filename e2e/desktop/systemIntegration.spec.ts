import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { chooseInMenu, expect, signUp, test } from './fixtures.ts';

test('light and dark follow the system while the app runs', async ({ desktop: { app, page } }) => {
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const behind = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor());
  // What Playwright would have the page believe.
  await page.emulateMedia({ colorScheme: null });
  const seen: (string | undefined)[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await app.evaluate(({ nativeTheme }, wanted) => (nativeTheme.themeSource = wanted), theme);
    await expect.poll(isDark).toBe(theme === 'dark');
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    seen.push(await behind(), paper);
  }
  expect(new Set(seen).size).toBe(4);
});

test('the global shortcut opens a new prayer', async ({ start }) => {
  const { app, page } = await start();
  await signUp(page);
  await app.evaluate(({ globalShortcut }) => {
    globalShortcut.register = (_keys: unknown, pressed: () => void) => {
      Object.assign(globalThis, { pressed });
      return true;
    };
  });
  await page.goto('app://lampstand/desktop-settings');
  await page.getByLabel('Keys for a new prayer').selectOption('CommandOrControl+Shift+L');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect.poll(() => app.evaluate(() => 'pressed' in globalThis)).toBe(true);
  await app.evaluate(() => (globalThis as unknown as { pressed(): void }).pressed());
  await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())).toBe(false);
});

test('the keyboard writes, saves and closes a prayer, finds, and goes back and forward', async ({ start }) => {
  const desktop = await start();
  const { app, page } = desktop;
  await signUp(page);
  expect(
    await app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()?.items.flatMap((item) =>
        (item.submenu?.items ?? []).flatMap(({ label, accelerator }) =>
          ['Search…', 'Find in page…', 'Back', 'Forward'].includes(label) ? [accelerator] : [],
        ),
      ),
    ),
  ).toEqual(['CommandOrControl+K', 'CommandOrControl+F', 'Alt+Left', 'Alt+Right']);

  await page.goto('app://lampstand/journal?new=prayer');
  const form = page.getByRole('form', { name: 'New prayer' });
  await form.getByLabel('Title', { exact: true }).fill('For rain');
  await form.getByRole('textbox', { name: 'Prayer', exact: true }).fill('Lord, the wells are low.');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await chooseInMenu(desktop, 'New prayer');
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('For rain');
  await form.getByLabel('Title', { exact: true }).press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name: 'For rain' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Lampstand' }).click();
  await expect(page).toHaveURL('app://lampstand/');
  await chooseInMenu(desktop, 'Search…');
  await expect(page.getByLabel('What do you need help with?')).toBeFocused();
  await chooseInMenu(desktop, 'Back');
  await expect(page).toHaveURL(/journal/);
  await chooseInMenu(desktop, 'Forward');
  await expect(page).toHaveURL('app://lampstand/');
});

test('a reminder shows a system notification', async ({ start }) => {
  const { app, page } = await start();
  await signUp(page);
  await app.evaluate(({ Notification }) => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    Notification.isSupported = () => true;
    Notification.prototype.show = function () {
      told.push(this.title);
    };
  });
  await page.clock.install({ time: new Date('2026-11-20T06:59:00') });
  await page.goto('app://lampstand/journal');
  await new JournalPage(page).write('Kept');
  await new JournalPage(page).choose('Reminder');
  await page.getByLabel('Remind me here').click();
  await expect(page.getByLabel('Remind me here')).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(async () => {
    await page.clock.runFor(30_000);
    expect(await app.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toContain('Time to pray');
  }).toPass();
});

test('the tray shows what is not sent, opens a new prayer and quits', async ({ start, connection }) => {
  const { app, page } = await start();
  await signUp(page);
  await app.evaluate(({ Tray }) => {
    const set = Tray.prototype.setContextMenu;
    Tray.prototype.setContextMenu = function (menu) {
      Object.assign(globalThis, { menu });
      set.call(this, menu);
    };
  });
  const labels = () =>
    app.evaluate(() => {
      const { menu } = globalThis as unknown as { menu?: Electron.Menu };
      return menu?.items.map(({ label }) => label).filter(Boolean);
    });
  const choose = (label: string) =>
    app.evaluate((_electron, wanted) => {
      const { menu } = globalThis as unknown as { menu: Electron.Menu };
      setImmediate(() => void menu.items.find((item) => item.label === wanted)?.click());
    }, label);
  await page.goto('app://lampstand/journal');
  connection.target = null;
  await new JournalPage(page).write('Waits');
  await expect
    .poll(labels)
    .toEqual(['1 prayer is not saved to your account yet', 'Open Lampstand', 'New prayer', 'Quit']);
  await page.goto('app://lampstand/');
  await choose('New prayer');
  await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await choose('Quit').catch(() => undefined);
  expect(await ended).toBe(0);
});

for (const content of ['', 'null', '[1]', '"text"', '{"window":null,"closeToTray":"yes","shortcut":"Q"}'])
  test(`settings of ${content || 'nothing'} keep nobody from starting`, async ({ start, profile }) => {
    await writeFile(join(profile, 'settings.json'), content);
    const { page } = await start();
    await page.goto('app://lampstand/desktop-settings');
    await expect(page.getByLabel('Go on in the background')).not.toBeChecked();
    await page.getByLabel('Go on in the background').check();
    await expect(page.getByLabel('Go on in the background')).toBeChecked();
  });

test('a webview on a page is refused (E11, E12)', async ({ desktop: { app, page } }) => {
  await page.evaluate(() => {
    const view = document.createElement('webview');
    view.setAttribute('src', 'app://lampstand/');
    view.setAttribute('nodeintegration', '');
    document.body.append(view);
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1);
});
