import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../server.ts';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { chooseInMenu, expect, signUp, test, type Desktop } from './fixtures.ts';

/** By the menu, as a person goes there. */
const openSettings = async (desktop: Desktop): Promise<void> => {
  await chooseInMenu(desktop, 'Settings…');
  await expect(desktop.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
};

test('opens and leaves the licences', async ({ start }) => {
  const desktop = await start('');
  const { page } = desktop;
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Licences' })).toHaveCount(0);
  await openSettings(desktop);
  await page.getByRole('main').getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('contains the works of others');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('checks, saves and uses another server', async ({ start, profile }) => {
  const desktop = await start('', { LAMPSTAND_SERVER: '' });
  const { page } = desktop;
  await openSettings(desktop);
  const address = page.getByRole('textbox', { name: 'Address' });
  const use = page.getByRole('button', { name: 'Use this server' });
  for (const [text, sentence] of [
    ['lampstand.example', 'begins with https://'],
    ['http://lampstand.example', 'begins with https://'],
    ['http://localhost:9', 'No server answered there.'],
  ] as const) {
    await address.fill(text);
    await use.click();
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(address).toBeFocused();
  }
  const server = await startServer({ PUBLIC_URL: 'https://prayer.example' });
  try {
    await address.fill(server.url);
    await use.click();
    await expect(page).toHaveURL('app://lampstand/');
    expect(await page.evaluate(async () => (await fetch('/api/categories')).status)).toBe(200);
    const kept = JSON.parse(await readFile(join(profile, 'settings.json'), 'utf8')) as unknown;
    expect(kept).toMatchObject({ serverAddress: server.url });
  } finally {
    await server.stop();
  }
});

test('given a damaged settings file, asks for the address again and suggests the journal’s server', async ({
  start,
  profile,
  connection,
}) => {
  const file = join(profile, 'settings.json');
  await writeFile(file, JSON.stringify({ serverAddress: connection.url }));
  const first = await start('', { LAMPSTAND_SERVER: '' });
  await signUp(first.page);
  await first.page.goto('app://lampstand/journal');
  const journal = new JournalPage(first.page);
  await journal.write('Before');
  await journal.expectState('Before', 'Safe');
  await first.close();
  await writeFile(file, '{"serverAddress": "http://localh');

  const { page } = await start('', { LAMPSTAND_SERVER: '' });
  const asked = page.getByRole('dialog', { name: 'Where is your account?' });
  await asked.getByRole('button', { name: 'Give the address' }).click();
  await expect(page.getByText('Until then nothing is sent.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(connection.url);
  expect((await readdir(profile)).some((name) => name.startsWith('settings.json.unreadable-'))).toBe(true);
  await page.getByRole('button', { name: 'Use this server' }).click();
  // The app begins again at home with the other server.
  await expect(page.getByRole('heading', { name: 'What do you need help with today?' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ann' })).toBeVisible();
  await page.goto('app://lampstand/journal');
  await new JournalPage(page).expectState('Before', 'Safe');
});

test('shows an address set by the environment and does not change it', async ({ desktop, running: { connection } }) => {
  await openSettings(desktop);
  const address = desktop.page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue(connection.url);
  await expect(address).toHaveAttribute('readonly');
});

test('preferences apply at once and at the next start', async ({ start, profile }) => {
  const login = join(profile, 'config/autostart/lampstand.desktop');
  const environment = { XDG_CONFIG_HOME: join(profile, 'config') };
  const first = await start('', environment);
  await openSettings(first);
  await first.page.getByLabel('Go on in the background').check();
  await first.page.getByLabel('Keys for a new prayer').selectOption('CommandOrControl+Alt+P');
  if (process.platform === 'linux') {
    await first.page.getByLabel('when I sign in to this computer').check();
    await expect
      .poll(() =>
        access(login).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  }
  await expect
    .poll(() => first.app.evaluate(({ globalShortcut }) => globalShortcut.isRegistered('CommandOrControl+Alt+P')))
    .toBe(true);
  await first.close();

  const second = await start('', environment);
  await openSettings(second);
  await expect(second.page.getByLabel('Go on in the background')).toBeChecked();
  await expect(second.page.getByLabel('Keys for a new prayer')).toHaveValue('CommandOrControl+Alt+P');
  expect(await second.app.evaluate(({ globalShortcut }) => globalShortcut.isRegistered('CommandOrControl+Alt+P'))).toBe(
    true,
  );
});

test('a closed window stays in the tray, comes back, and quits', async ({ start }) => {
  const desktop = await start();
  const { app, page } = desktop;
  await openSettings(desktop);
  await page.getByLabel('Go on in the background').check();
  await expect(page.getByLabel('Go on in the background')).toBeChecked();
  const seen = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()));
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect.poll(seen).toEqual([false]);
  await app.evaluate(({ app: main }) => main.emit('second-instance', {}, ['lampstand'], '/'));
  await expect.poll(seen).toEqual([true]);
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await app.evaluate(({ app: main }) => setImmediate(() => main.quit())).catch(() => undefined);
  expect(await ended).toBe(0);
});

test('shares pages by the server’s public address', async ({ start }) => {
  const server = await startServer({ PUBLIC_URL: 'https://prayer.example' });
  try {
    const { app, page } = await start('lampstand://topic/anxiety', { LAMPSTAND_SERVER: server.url });
    await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
    const copied = () => app.evaluate(({ clipboard }) => clipboard.readText());
    // The server is asked for it while the page comes up.
    await expect(async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      expect(await copied()).toContain('https://prayer.example');
    }).toPass();
    expect(await copied()).not.toContain('app://');
  } finally {
    await server.stop();
  }
});
