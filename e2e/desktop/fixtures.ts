import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test';
import { startProxy, type Proxy } from '../proxy.ts';
import { startServer, type RunningServer } from '../server.ts';

/** The app as `npm run desktop` starts it. */
export interface Desktop {
  app: ElectronApplication;
  page: Page;
  /** Addresses that pages asked for, and what they wrote to the console as errors. */
  requests: string[];
  faults: string[];
  close(): Promise<void>;
}

interface WorkerFixtures {
  /** The server of all tests of a worker, each of which comes from a network and with addresses of its own. */
  shared: { server: RunningServer; nextAddress(): string };
  /** An app that was started once for all tests of a worker which neither end it nor change its settings. */
  running: { desktop: Desktop; connection: Proxy };
}

interface Fixtures {
  server: RunningServer;
  /** What the app reaches the server through: it can fail as connections do. */
  connection: Proxy;
  /** The person's folder for the app, empty at first. */
  profile: string;
  /** Starts the app with that folder, and something to open; a second call is a second start. */
  start(open?: string, environment?: Record<string, string>): Promise<Desktop>;
  /** The worker's app on its first page, as after its first start. */
  reused: Desktop;
  /** The same for a test that leaves no fault behind. */
  desktop: Desktop;
}

/** How long a start may take, in milliseconds; Playwright's own limit is near on a busy machine. */
export const START = 90_000;

export const root = join(import.meta.dirname, '../..');

// Asked this way, the electron package gives another one than its own. Playwright has to find it there by itself: only then
// does it hold the app back until it listens. With a path given to it, the two race, and one start in fifty hangs.
const given = process.env['ELECTRON_EXEC_PATH'];
if (given) process.env['ELECTRON_OVERRIDE_DIST_PATH'] = dirname(given);

export const electronPath = (): string => createRequire(import.meta.url)('electron') as string;

export const launchArguments = (profile: string): string[] => [
  root,
  `--user-data-dir=${profile}`,
  // Chromium has no sandbox for root and does not start without being told so.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: 'true' });
      let networks = 0;
      await use({ server, nextAddress: () => `10.${networks >> 8}.${networks++ & 255}.7` });
      await server.stop();
    },
    { scope: 'worker' },
  ],

  running: [
    async ({ shared }, use) => {
      const connection = await startProxy();
      connection.target = shared.server.url;
      const profile = await makeProfile();
      let close: Desktop['close'] | undefined;
      const desktop = await launch(profile, '', { LAMPSTAND_SERVER: connection.url }, (end) => (close = end));
      await use({ desktop, connection });
      await close?.();
      await connection.close();
      await removeProfile(profile);
    },
    { scope: 'worker' },
  ],

  server: async ({ shared }, use) => use(shared.server),

  connection: async ({ server, shared }, use) => {
    const proxy = await startProxy();
    proxy.target = server.url;
    proxy.from = shared.nextAddress();
    await use(proxy);
    await proxy.close();
  },

  profile: async ({}, use) => {
    const folder = await makeProfile();
    await use(folder);
    await removeProfile(folder);
  },

  start: async ({ connection, profile }, use) => {
    const started: Desktop['close'][] = [];
    await use((open = '', environment = {}) =>
      launch(profile, open, { LAMPSTAND_SERVER: connection.url, ...environment }, (close) => started.push(close)),
    );
    for (const close of started) await close();
  },

  reused: async ({ running: { desktop, connection }, shared }, use) => {
    connection.from = shared.nextAddress();
    connection.target = shared.server.url;
    await asNew(desktop);
    await use(desktop);
  },

  desktop: async ({ reused: desktop }, use) => {
    await use(desktop);
    // Chromium notes a 401 as an error; for "who am I?" it is the answer of everybody who has not signed in.
    const faults = desktop.faults.filter((fault) => !fault.includes('status of 401'));
    expect(faults, 'errors on the console').toEqual([]);
    const elsewhere = desktop.requests.filter(
      (url) => !/^(?:app:\/\/lampstand\/|data:|blob:app:\/\/lampstand\/)/.test(url),
    );
    expect(elsewhere, 'requests of pages to anybody but our own scheme (E1)').toEqual([]);
  },
});

export { expect };

const makeProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'lampstand-desktop-'));
const removeProfile = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Takes away what an earlier test left: a visitor, a page, its history, a size, the choice of light or dark. */
const asNew = async ({ app, page, requests, faults }: Desktop): Promise<void> => {
  await page.emulateMedia({ colorScheme: null });
  await app.evaluate(async ({ BrowserWindow, nativeTheme }) => {
    nativeTheme.themeSource = 'system';
    const [window] = BrowserWindow.getAllWindows();
    // A page without scripts, so that none writes down once more where the visitor was.
    await window?.loadURL('app://lampstand/-/help');
    await window?.webContents.executeJavaScript('sessionStorage.clear()');
    await window?.webContents.session.clearStorageData();
    await window?.loadURL('app://lampstand/');
    window?.webContents.navigationHistory.clear();
    window?.setContentSize(1080, 820);
    window?.show();
    window?.focus();
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const list of [requests, faults]) list.length = 0;
};

const launch = async (
  profile: string,
  open: string,
  environment: Record<string, string>,
  onStart: (close: Desktop['close']) => void,
): Promise<Desktop> => {
  const app = await _electron.launch({
    args: [...launchArguments(profile), ...(open ? [open] : [])],
    env: { ...(process.env as Record<string, string>), ...environment },
    timeout: START,
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  // Before anything can go wrong: an app that stays behind stands in the way of the next.
  onStart(close);
  const requests: string[] = [];
  const faults: string[] = [];
  app.context().on('request', (request) => requests.push(request.url()));
  app.context().on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  const page = await app.firstWindow({ timeout: START });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: START });
  return { app, page, requests, faults, close };
};

let people = 0;

/** Makes an account and signs in, as the register page does. The person's id. */
export const signUp = async (page: Page, name = 'ann'): Promise<string> => {
  const email = `${name}${++people}@example.org`;
  const body = { email, password: 'where you go I will go', nickname: 'Ann', birthDate: '1990-05-17' };
  const id = await page.evaluate(async (sent) => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(sent) });
    return ((await reply.json()) as { id?: string }).id;
  }, body);
  if (!id) throw new Error('The account was not made');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ann' })).toBeVisible();
  return id;
};

/** As a person chooses in the menu. */
export const chooseInMenu = ({ app }: Pick<Desktop, 'app'>, label: string): Promise<void> =>
  app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    const click = items?.find((item) => item.label === wanted)?.click as (() => void) | undefined;
    if (!click) throw new Error(`The menu has no “${wanted}”`);
    click();
  }, label);

/** Ends the app as a power cut would. */
export const kill = async ({ app }: Desktop): Promise<void> => {
  const gone = new Promise((resolve) => app.process().once('exit', resolve));
  app.process().kill('SIGKILL');
  await gone;
};

/** Ends the page's process. The address that stands once the page, or another in its place, has come back. */
export const crash = ({ app }: Pick<Desktop, 'app'>): Promise<string | undefined> =>
  app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Only then: the news of an earlier load may still be under way.
    const back = new Promise<void>((resolve) =>
      contents?.once('render-process-gone', () => contents.once('did-finish-load', () => resolve())),
    );
    contents?.forcefullyCrashRenderer();
    await back;
    return contents?.getURL();
  });

/** Starts the app once more, with something to open or nothing; it hands over to the first and ends. */
export const secondStart = async ({ app }: Pick<Desktop, 'app'>, what = ''): Promise<void> => {
  const [electron, profile] = await app.evaluate(
    ({ app: main }) => [process.execPath, main.getPath('userData')] as const,
  );
  const second = spawn(electron, [...launchArguments(profile), ...(what ? [what] : [])], { stdio: 'ignore' });
  expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0);
};
