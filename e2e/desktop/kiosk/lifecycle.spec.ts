import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import type { RunningServer } from '../../server.ts';
import { signUp, START } from '../fixtures.ts';
import { button, enterPin, expect, heading, holdCorner, PIN, test as base, untilClosed } from './fixtures.ts';
import { pair } from './church.ts';
import { processesOf, startRelaunching, type RelaunchingApp } from './relaunchingApp.ts';

interface Fixtures {
  startApp(args: string[], testing?: object): Promise<RelaunchingApp>;
}

const test = base.extend<Fixtures>({
  startApp: async ({ profile, connection }, use) => {
    const started: RelaunchingApp[] = [];
    await use(async (args, testing = {}) => {
      const environment = { LAMPSTAND_SERVER: connection.url, LAMPSTAND_KIOSK_TEST: JSON.stringify(testing) };
      const app = await startRelaunching(profile, args, environment);
      started.push(app);
      return app;
    });
    for (const { end } of started) await end();
  },
});

test.describe.configure({ timeout: 240_000 });
test.skip(process.platform !== 'linux', 'What the app starts itself is found in /proc.');

const FIRST = 'What is on your heart today?';

/** The names of the kept settings, beside the church's name and colours, which come when its server has answered. */
const settingsIn = async (profile: string): Promise<string[]> => {
  const kept = JSON.parse(await readFile(join(profile, 'kiosk.json'), 'utf8')) as Record<string, unknown>;
  return Object.keys(kept)
    .filter((name) => name !== 'site')
    .toSorted();
};

test('a kiosk that is not set up becomes the usual app, a kiosk, and the usual app again, with its journal unchanged', async ({
  startApp,
  admin,
  profile,
}) => {
  const app = await startApp(['--kiosk']);
  await untilClosed(button(await app.page(), 'Not now').click());
  expect(await app.exit).toBe(0);
  let page = await app.page();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await signUp(page);
  await page.goto('app://lampstand/journal');
  await new JournalPage(page).write('Before the kiosk');
  await new JournalPage(page).expectState('Before the kiosk', 'Safe');
  await page.goto('app://lampstand/desktop-settings');
  await button(page, 'Set up as a kiosk').click();
  await untilClosed(button(page.getByRole('dialog'), 'Set up as a kiosk').click());
  await app.closed();

  page = await app.page();
  await expect(heading(page)).toHaveText('Set up this kiosk');
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByLabel('The same once more').fill(PIN);
  await button(page, 'Go on').click();
  const { code } = await admin.add();
  await page.getByLabel('Code from Admin → Kiosks').fill(code);
  await button(page, 'Connect').click();
  await expect(page.getByRole('heading', { name: 'Connected as “Main lobby”' })).toBeVisible();
  expect(await settingsIn(profile)).toEqual(['church', 'isKiosk', 'pin', 'preferences', 'remote', 'token']);

  await untilClosed(button(page, 'Stop being a kiosk').click());
  await app.closed();
  page = await app.page();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ann' })).toBeVisible();
  await page.goto('app://lampstand/journal');
  await new JournalPage(page).expectState('Before the kiosk', 'Safe');
  expect(await settingsIn(profile), 'no token and no PIN').toEqual(['preferences']);
});

/** Settings for a kiosk that is connected, and for which the night comes at once. */
const paired = async (server: RunningServer, address: string, code: string) => {
  // A minute on, so that the hour does not end under the test.
  const restartHour = new Date(Date.now() + 60_000).getHours();
  const preferences = { server: address, keyboard: true, idleSeconds: 60, restartHour };
  return { ...(await pair(server, code)), preferences };
};

const HOUR = 60 * 60;

/** Until it has looked whether the night has come: it asks the server in the same breath. */
const looksAgain = async (server: RunningServer): Promise<void> => {
  const looks = () => server.logged().split('"route":"/api/kiosk"').length;
  const before = looks();
  // The first answer may be that to an earlier look.
  await expect.poll(looks).toBeGreaterThan(before + 1);
};

test('restarts at night when idle, cleared and still paired; staff close it, and no process is left', async ({
  startApp,
  setUp,
  admin,
  server,
  connection,
  profile,
}) => {
  await setUp(await paired(server, connection.url, (await admin.add()).code));
  const app = await startApp([], { minute: 0.5, idle: 4 * HOUR, countdown: 2 * HOUR });
  let ended = false;
  void app.exit.then(() => (ended = true));
  let page = await app.page();
  await button(page, /Touch here/).click();
  await page.keyboard.type('somebody is there');
  // It has run for the two hours before which it is not started anew.
  await app.advanceClock(3 * HOUR);
  await looksAgain(server);
  expect(ended, 'somebody was there').toBe(false);
  await app.advanceClock(HOUR);
  await expect(page.getByRole('heading', { name: 'Still there?' })).toBeVisible();
  await looksAgain(server);
  expect(ended, 'somebody may still be there').toBe(false);
  await app.advanceClock(2 * HOUR);
  expect(await app.exit).toBe(0);

  page = await app.page();
  await expect(heading(page)).toHaveText(FIRST);
  await expect(page.getByText('Main lobby')).toBeVisible();
  await button(page, /Touch here/).click();
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('');

  await holdCorner(page);
  await enterPin(page, PIN);
  await untilClosed(button(page, 'Close the app').click());
  await expect.poll(() => processesOf(profile), { timeout: START }).toEqual([]);
});

test('under a supervisor it only ends, with an exit code that says why', async ({
  startApp,
  setUp,
  admin,
  server,
  connection,
  profile,
}) => {
  await setUp(await paired(server, connection.url, (await admin.add()).code));
  const app = await startApp(['--supervised'], { uptime: 3 * HOUR, minute: 1 });
  expect(await app.exit).toBe(3);
  await expect.poll(() => processesOf(profile)).toEqual([]);
});
