import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import { button, expect, heading, holdCorner, enterPin, PIN, test, unlock, untilClosed } from './fixtures.ts';

const SECRET = 'quiet sorrow about nebuchadnezzar';

/** Every file below a folder. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

test('the next visitor finds nothing: page, storage, history, clipboard, fields, disk', async ({
  start,
  setUp,
  profile,
}) => {
  await setUp();
  const kiosk = await start({ idle: 600, countdown: 600 });
  const { app } = kiosk;
  let page = kiosk.page();
  await button(page, /Touch here/).click();
  await page.keyboard.type(SECRET);
  await page.keyboard.press('Enter');
  await expect(page.getByText('God’s Word').or(page.getByRole('alert'))).toBeVisible();
  // All that a page could leave behind, left there on purpose.
  await page.evaluate(async (secret) => {
    localStorage.setItem('left', secret);
    sessionStorage.setItem('left', secret);
    document.cookie = `left=${encodeURIComponent(secret)}; max-age=99999`;
    await new Promise((done) => {
      const request = indexedDB.open('left', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('words').put(secret, 1);
      request.onsuccess = done;
    });
    await (await caches.open('left')).put('/left', new Response(secret)).catch(() => undefined);
    history.replaceState({ secret }, '');
  }, SECRET);
  await app.evaluate(({ clipboard }, secret) => clipboard.writeText(secret), SECRET);

  await kiosk.advanceClock(600);
  await expect(page.getByRole('heading', { name: 'Still there?' })).toBeVisible();
  page = await kiosk.next(() => kiosk.advanceClock(600));
  await expect(heading(page)).toHaveText('What is on your heart today?');

  const found = await page.evaluate(
    async (site) => ({
      page: document.documentElement.outerHTML,
      // The church's name and colours are there again as soon as the server was asked.
      local: Object.keys(localStorage).filter((key) => key !== site),
      stores: JSON.stringify([{ ...sessionStorage }, document.cookie]),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys().catch(() => [])).length,
      history: [history.length, history.state as unknown],
    }),
    storageNames.site,
  );
  expect(found.page).not.toContain('nebuchadnezzar');
  expect(found).toMatchObject({ local: [], stores: '[{},""]', databases: 0, caches: 0, history: [1, null] });
  const main = await app.evaluate(async ({ clipboard, session, BrowserWindow }) => {
    const kept = session.fromPartition('kiosk', { cache: false });
    const [window, ...others] = BrowserWindow.getAllWindows();
    return {
      clipboard: await clipboard.readText(),
      cookies: (await kept.cookies.get({})).length,
      onDisk: kept.isPersistent(),
      history: window?.webContents.navigationHistory.getAllEntries().length,
      others: others.length,
    };
  });
  expect(main).toEqual({ clipboard: '', cookies: 0, onDisk: false, history: 1, others: 0 });

  await button(page, /Touch here/).click();
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('');
  await page.keyboard.type('quiet');
  await expect(page.getByLabel('What do you need help with?'), 'nothing is completed').toHaveValue('quiet');
  await unlock(page);
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await untilClosed(button(page, 'Close the app').click());
  // By which a supervisor knows it from a restart.
  expect(await ended).toBe(0);

  const files = await filesBelow(profile);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    for (const form of [Buffer.from('nebuchadnezzar'), Buffer.from('nebuchadnezzar', 'utf16le')])
      expect(bytes.includes(form), file).toBe(false);
  }
});

test('a touch keeps the session, “I’m done” clears it at once, and an unused screen is not asked', async ({
  kiosk,
}) => {
  let page = kiosk.page();
  await button(page, /Touch here/).click();
  await page.keyboard.type('a worry');
  await kiosk.advanceClock(600);
  await expect(page.getByRole('heading', { name: 'Still there?' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(600|5\d\d)$/);
  // A mouse on its way to the button is a sign of life already, and would take the question away before it is pressed.
  await button(page, /still here/).press('Enter');
  await expect(page.getByRole('heading', { name: 'Still there?' })).toBeHidden();
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('a worry');
  page = await kiosk.next(() => button(page, 'I’m done').click());
  await button(page, 'Emotions').waitFor();
  const told = kiosk.app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<unknown[]>((done) => {
        const events: unknown[] = [];
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        if (contents) contents.send = (...sent) => void events.push(sent);
        const before = Date.now;
        Date.now = () => before() + 3_600_000;
        // The kiosk looks at the clock four times a second: timers of one length come in the order in which they were set.
        setTimeout(() => done(events), 250);
      }),
  );
  expect(await told, 'a first screen that nobody touched').toEqual([]);
});

test('staff unlock by the corner and the PIN, and wrong PINs delay, written down for a restart', async ({ kiosk }) => {
  let page = kiosk.page();
  await holdCorner(page, { inRealTime: true });
  for (const wrong of ['000000', '1234', '27182'])
    await expect(async () => {
      await enterPin(page, wrong);
      await expect(page.getByText('That was not the PIN.')).toBeVisible();
    }).toPass();
  await expect(page.getByText('Please wait 5 seconds before you try again.')).toBeVisible();
  const waits = () =>
    page.evaluate(async (pin) => {
      const { lampstand } = window as unknown as { lampstand: { kiosk: { unlock(pin: string): Promise<object> } } };
      return lampstand.kiosk.unlock(pin);
    }, PIN);
  expect(await waits(), 'the right one waits too').toMatchObject({ value: { right: false } });
  const kept = async () => JSON.parse(await readFile(join(kiosk.profile, 'kiosk.json'), 'utf8')) as unknown;
  expect(await kept()).toMatchObject({ tries: { count: 3 } });

  await kiosk.advanceClock(5 * 60);
  await enterPin(page, PIN);
  await expect(heading(page, 'This kiosk')).toBeVisible();
  page = await kiosk.next(() => button(page, 'Back to the kiosk').click());
  await expect(heading(page)).toHaveText('What is on your heart today?');
  const refused = await page.evaluate(async () => {
    const { kiosk } = (
      window as unknown as { lampstand: { kiosk: Record<string, (arg?: unknown) => Promise<unknown>> } }
    ).lampstand;
    const behaviour = { keyboard: true, idleSeconds: 60, restartHour: 3, attract: true, printing: true };
    const settings = { server: 'https://evil.example', ...behaviour, paper: 'a5', printer: 'x', pin: '1234' };
    return [
      await kiosk['exit']?.('quit'),
      await kiosk['endStaffSession']?.(),
      await kiosk['saveSetup']?.(settings),
      await kiosk['pair']?.('ABCD-EFGH'),
      await kiosk['start']?.(),
      await kiosk['printers']?.(),
    ];
  });
  expect(refused).toEqual(Array(6).fill({ ok: false, code: 'refused' }));
});
