import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { _electron, chromium, type ElectronApplication, type Page } from 'playwright-core';
import { writeJournal } from './desktopJournal.ts';
import { root, startProduct, temporaryFolder } from './lib/processes.ts';
import { figure, median, milliseconds, type Figure } from './lib/report.ts';

const STARTS = 5;
const ENTRIES = 9;
const FIRST_PAINT = 600;
const QUICK_ENTRY = 150;

// Asked this way, the electron package gives another one than its own, as in e2e/desktop/fixtures.ts.
const given = process.env['ELECTRON_EXEC_PATH'];
if (given) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = dirname(given);

const argumentsFor = (profile: string): string[] => [
  root,
  `--user-data-dir=${profile}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const launch = (profile: string, server: string): Promise<ElectronApplication> =>
  _electron.launch({
    args: argumentsFor(profile),
    env: { ...(process.env as Record<string, string>), LAMPSTAND_SERVER: server },
  });

/** A person's id, signed in within the profile. */
const signUp = async (profile: string, server: string): Promise<string> => {
  const app = await launch(profile, server);
  const page = await app.firstWindow();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const id = await page.evaluate<string | undefined>(register);
  await page.reload();
  await page.getByRole('link', { name: 'Ann' }).first().waitFor();
  await app.close();
  if (!id) throw new Error('The account was not made');
  return id;
};

/** Where Chromium of a started app can be asked. */
const debugAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(`The app ended before it listened: ${output}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });

/** Milliseconds from the start of the process until its window shows something: of the whole, and of those in Electron alone. */
const paintOf = async (profile: string, server: string): Promise<{ whole: number; page: number }> => {
  const electron = createRequire(import.meta.url)('electron') as string;
  const began = Date.now();
  const child = spawn(electron, [...argumentsFor(profile), '--remote-debugging-port=0'], {
    env: { ...process.env, LAMPSTAND_SERVER: server },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await debugAddress(child);
  // Asked for afterwards, so that the measuring does not take part.
  await after(4000);
  const browser = await chromium.connectOverCDP(address);
  const page = browser.contexts()[0]?.pages()[0];
  const paint = await page?.evaluate<{ at: number; since: number } | undefined>(firstPaint);
  child.kill('SIGKILL');
  await ended;
  if (!paint) throw new Error('The window showed nothing');
  return { whole: paint.at - began, page: paint.since };
};

// As text, like all that runs in the page: the benchmarks' project knows no browser.
const watchForm = `
  window.ready = new Promise((resolve) => {
    const look = () =>
      document.activeElement?.matches('form[aria-label="New prayer"] :is(input, textarea)')
        ? resolve(Date.now())
        : requestAnimationFrame(look);
    look();
  });
  0;
`;

const register = `
  fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'ann@example.org',
      password: 'where you go I will go',
      nickname: 'Ann',
      birthDate: '1990-05-17',
    }),
  })
    .then((reply) => reply.json())
    .then(({ id }) => id)
`;

const chooseKeys = `window.lampstand.settings.change({ shortcut: 'CommandOrControl+Alt+P' })`;

const firstPaint = `
  (() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return first && { at: performance.timeOrigin + first.startTime, since: first.startTime };
  })()
`;

/** Milliseconds from the keys that are pressed anywhere until the field of a new prayer takes letters. */
const quickEntry = async (app: ElectronApplication, page: Page): Promise<number> => {
  await page.evaluate(watchForm);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  const pressed = await app.evaluate(() => {
    const at = Date.now();
    (globalThis as unknown as { pressed(): void }).pressed();
    return at;
  });
  return (await page.evaluate<number>('window.ready')) - pressed;
};

const quickEntries = async (profile: string, server: string): Promise<number[]> => {
  const app = await launch(profile, server);
  const page = await app.firstWindow();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await app.evaluate(({ globalShortcut }) => {
    globalShortcut.register = (_keys: unknown, pressed: () => void) => {
      Object.assign(globalThis, { pressed });
      return true;
    };
  });
  await page.evaluate(chooseKeys);
  // The journal of 50,000 is read by then.
  await page.goto('app://lampstand/journal');
  await page.getByRole('link', { name: 'Answered prayers' }).waitFor({ timeout: 60_000 });
  const times: number[] = [];
  for (let round = 0; round < ENTRIES; round++) {
    await page.goto('app://lampstand/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await after(1500);
    times.push(await quickEntry(app, page));
  }
  await app.close();
  return times;
};

/** The desktop app's window, with 50,000 prayers in its journal. Needs a screen: on a server `xvfb-run -a`. */
export const desktopWindow = async (): Promise<Figure[]> => {
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
    console.log('desktopWindow needs a screen: xvfb-run -a npm run bench -- desktopWindow');
    return [];
  }
  const server = await startProduct();
  const profile = temporaryFolder();
  const owner = await signUp(profile, server.url);
  rmSync(join(profile, 'journal'), { recursive: true, force: true });
  await writeJournal(join(profile, 'journal'), { owner, keyWrapper: null });
  const paints: { whole: number; page: number }[] = [];
  for (let round = 0; round < STARTS; round++) paints.push(await paintOf(profile, server.url));
  const entries = await quickEntries(profile, server.url);
  const window = (name: string, value: number, limit: number) =>
    figure('7', `desktop, 50,000 prayers: ${name}`, value, limit, milliseconds);
  return [
    window(
      'the window’s first paint, from the start of the process',
      median(paints.map(({ whole }) => whole)),
      FIRST_PAINT,
    ),
    window('the same, from the page’s own start', median(paints.map(({ page }) => page)), FIRST_PAINT),
    window('a new prayer by its keys from anywhere, ready to type', median(entries), QUICK_ENTRY),
  ];
};
