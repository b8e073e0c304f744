import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proxy } from '../proxy.ts';
import { HomePage } from '../web/pages/HomePage.ts';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { crash, expect, signUp, test, type Desktop } from './fixtures.ts';

/** As if the server had one. */
const withPublicAddress: Proxy['rewrite'] = (path) =>
  path === '/healthz'
    ? (text) => JSON.stringify({ ...(JSON.parse(text) as object), web: 'https://prayer.example' })
    : null;

test('a link starts the app on its page, which is shared and comes back when it hangs or crashes, until it keeps crashing', async ({
  start,
  connection,
  profile,
}) => {
  // Settings that are none keep nobody from starting.
  await writeFile(join(profile, 'settings.json'), '[1]');
  connection.rewrite = withPublicAddress;
  const { app, page } = await start('lampstand://topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
  await test.step('by the server’s public address', async () => {
    const copied = () => app.evaluate(({ clipboard }) => clipboard.readText());
    // The server is asked for it while the page comes up.
    await expect(async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      expect(await copied()).toContain('https://prayer.example');
    }).toPass();
    expect(await copied()).not.toContain('app://');
  });
  // Its waits of up to four seconds pass ten times as fast.
  await app.evaluate(() => {
    const timers = process.getBuiltinModule('node:timers/promises');
    const wait = timers.setTimeout;
    timers.setTimeout = (milliseconds, value) => wait((milliseconds ?? 0) / 10, value);
    process.getBuiltinModule('node:module').syncBuiltinESMExports();
  });
  const found = await app.evaluate(async ({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0];
    const contents = window?.webContents;
    const loaded = new Promise<void>((resolve) =>
      contents?.once('render-process-gone', () => contents.once('did-finish-load', () => resolve())),
    );
    const hanging = new Promise((resolve) => contents?.once('console-message', resolve));
    void contents?.executeJavaScript('setTimeout(() => { console.log("hangs"); for (;;); })');
    await hanging;
    // The timer that ends a hanging page fires at once.
    const real = globalThis.setTimeout;
    const timers: [end: () => void, milliseconds?: number][] = [];
    Object.assign(globalThis, { setTimeout: (...timer: (typeof timers)[0]) => timers.push(timer) });
    // Chromium would say so, but not of a page that somebody debugs, as Playwright does.
    window?.emit('unresponsive');
    globalThis.setTimeout = real;
    for (const [end] of timers) end();
    await loaded;
    return [
      timers.map(([, milliseconds]) => milliseconds),
      contents?.getURL(),
      await contents?.executeJavaScript('document.title'),
    ] as unknown[];
  });
  expect(found).toEqual([[15_000], 'app://lampstand/topic/anxiety', expect.any(String)]);

  // The fifth time within a few minutes.
  for (let time = 2; time <= 4; time++) expect(await crash({ app })).toBe('app://lampstand/topic/anxiety');
  expect(await crash({ app })).toBe('app://lampstand/-/help');
  const text = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'),
  );
  expect(text).toContain('has stopped several times');
});

/** Goes where people go, and leaves words of their own in each place. */
const journey = async ({ page }: Desktop, words: string): Promise<void> => {
  await new HomePage(page).search(`${words} and worry about money`);
  await expect(page.getByRole('main')).toContainText("God's Word");
  await signUp(page, 'obadiah');
  await page.goto('app://lampstand/journal');
  await new JournalPage(page).write(words);
  await page.goto('app://lampstand/desktop-settings');
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(page.getByText('A backup was made.')).toBeVisible();
};

test('logs contain no word, address or name of a person, after failures too', async ({
  start,
  profile,
  connection,
}) => {
  const words = 'Zerubbabel';
  const first = await start();
  await journey(first, words);
  connection.target = null;
  await first.page.goto(`app://lampstand/?q=${words}`);
  await crash(first);
  await first.close();
  await writeFile(join(profile, 'journal/journal.key'), words);
  await writeFile(join(profile, 'settings.json'), `{"${words}`);
  const logs = async () => {
    const names = await readdir(join(profile, 'logs'));
    return (await Promise.all(names.map((name) => readFile(join(profile, 'logs', name), 'utf8')))).join('\n');
  };
  const second = await start(`lampstand://${words}`);
  // The journal is opened once the window shows something.
  await expect.poll(logs).toContain('the journal could not be opened');
  await second.close();
  const written = await logs();
  expect(written).toContain('"msg":"started"');
  expect(written).toContain('page crashed');
  expect(written).toContain('settings could not be read');
  expect(written).not.toMatch(/zerubbabel|obadiah|money|127\.0\.0\.1|localhost|app:\/\//i);
  expect(written).not.toContain(profile);
  for (const line of written.split('\n').filter(Boolean)) expect(() => JSON.parse(line) as unknown).not.toThrow();
});
