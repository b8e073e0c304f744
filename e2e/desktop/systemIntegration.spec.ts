import { JournalPage } from '../web/pages/JournalPage.ts';
import { chooseInMenu, expect, signUp, test, type Desktop } from './fixtures.ts';

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

test('the keyboard writes, saves and closes a prayer, finds, and goes back and forward', async ({ desktop }) => {
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
  // The journal has a field for searching too, and stays until home is there.
  const search = page.getByLabel('What do you need help with?');
  await expect(search).toBeVisible();
  await chooseInMenu(desktop, 'Search…');
  await expect(search).toBeFocused();
  await chooseInMenu(desktop, 'Back');
  await expect(page).toHaveURL(/journal/);
  await chooseInMenu(desktop, 'Forward');
  await expect(page).toHaveURL('app://lampstand/');
});

/** What the system would show or do is written down: the tray's menu, notifications, keys that work everywhere. */
const watchSystem = ({ app }: Desktop): Promise<void> =>
  app.evaluate(({ globalShortcut, Notification, Tray }) => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const set = Tray.prototype.setContextMenu;
    Tray.prototype.setContextMenu = function (menu) {
      Object.assign(globalThis, { menu });
      set.call(this, menu);
    };
    Notification.isSupported = () => true;
    Notification.prototype.show = function () {
      told.push(this.title);
    };
    globalShortcut.register = (_keys: unknown, pressed: () => void) => {
      Object.assign(globalThis, { pressed });
      return true;
    };
  });

const chooseInTray = ({ app }: Desktop, label: string): Promise<void> =>
  app.evaluate((_electron, wanted) => {
    const { menu } = globalThis as unknown as { menu: Electron.Menu };
    setImmediate(() => void menu.items.find((item) => item.label === wanted)?.click());
  }, label);

/** The titles that the server has, asked past the page. */
const onServer = ({ app }: Desktop, address: string): Promise<string[]> =>
  app.evaluate(async ({ session }, url) => {
    // One that is lost when the connection comes back must not hold up the next.
    const signal = AbortSignal.timeout(5_000);
    const reply = await session.fromPartition('persist:lampstand').fetch(url, { credentials: 'include', signal });
    return ((await reply.json()) as { title: string }[]).map(({ title }) => title);
  }, `${address}/api/prayers`);

test('goes on in the background: keys, tray and reminders work, and what waits is sent with the window closed', async ({
  start,
  server,
  connection,
}) => {
  const desktop = await start();
  const { app, page } = desktop;
  const form = page.getByRole('form', { name: 'New prayer' });
  const seen = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()));
  await signUp(page);
  await watchSystem(desktop);

  await test.step('the keys open a new prayer', async () => {
    await chooseInMenu(desktop, 'Settings…');
    await page.getByLabel('Go on in the background').check();
    await page.getByLabel('Keys for a new prayer').selectOption('CommandOrControl+Shift+L');
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
    await expect.poll(() => app.evaluate(() => 'pressed' in globalThis)).toBe(true);
    await app.evaluate(() => (globalThis as unknown as { pressed(): void }).pressed());
    await expect(form).toBeVisible();
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())).toBe(false);
  });

  await test.step('a reminder shows a notification', async () => {
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
    await new JournalPage(page).expectState('Kept', 'Safe');
  });

  await test.step('the tray shows what is not sent, and it is sent with the window closed', async () => {
    connection.target = null;
    await new JournalPage(page).write('From the tray');
    const labels = () =>
      app.evaluate(() => {
        const { menu } = globalThis as unknown as { menu?: Electron.Menu };
        return menu?.items.map(({ label }) => label).filter(Boolean);
      });
    const waiting = '1 prayer is not saved to your account yet';
    await expect.poll(labels).toEqual([waiting, 'Open Lampstand', 'New prayer', 'Quit']);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await expect.poll(seen).toEqual([false]);
    // The page does nothing more: what is sent now is sent by the main process.
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.loadURL('app://lampstand/-/help'),
    );
    connection.target = server.url;
    await app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
    const sent = () => onServer(desktop, server.url).catch(() => []);
    await expect.poll(sent, { timeout: 60_000 }).toContain('From the tray');
  });

  await app.evaluate(({ app: main }) => main.emit('second-instance', {}, ['lampstand'], '/'));
  await expect.poll(seen).toEqual([true]);
  await page.goto('app://lampstand/');
  await chooseInTray(desktop, 'New prayer');
  await expect(form).toBeVisible();
  // As on macOS, where the app goes on without a window: nothing is left that would paint one that is gone.
  const listening = await app.evaluate(({ app: main, BrowserWindow, nativeTheme }) => {
    main.removeAllListeners('window-all-closed').on('window-all-closed', () => undefined);
    BrowserWindow.getAllWindows()[0]?.destroy();
    return nativeTheme.listenerCount('updated');
  });
  expect(listening).toBe(0);
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await chooseInTray(desktop, 'Quit').catch(() => undefined);
  expect(await ended).toBe(0);
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
