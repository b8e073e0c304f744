import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  _electron,
  expect,
  test as base,
  type APIRequestContext,
  type ElectronApplication,
  type Locator,
  type Page,
} from '@playwright/test';
import { startProxy, type Proxy } from '../../proxy.ts';
import type { RunningServer } from '../../server.ts';
import { changeSettings, chapel, uploadLogo } from '../../web/pages/renaming.ts';
import { launchArguments, START } from '../fixtures.ts';
import { closeChurch, openChurch, send, type Church } from './church.ts';

export const PIN = '271828';

export interface RunningKiosk {
  app: ElectronApplication;
  /** Its folder on the disk. */
  profile: string;
  /** The present page: clearing makes a new one. */
  page(): Page;
  /** Does something that clears the kiosk, and gives the new page once it is drawn. */
  next(act: () => Promise<unknown>): Promise<Page>;
  /** Puts the main process's clock forward. */
  advanceClock(seconds: number): Promise<void>;
  close(): Promise<void>;
}

interface KioskTimes {
  idle?: number;
  countdown?: number;
  minute?: number;
  /** Until the loop for passers-by begins; none without it. */
  attract?: number;
  scene?: number;
  /** Undefined for that of a real kiosk. */
  timeout?: number | undefined;
}

interface WorkerFixtures {
  /** The church of all tests of a worker. */
  shared: Church;
  /** A kiosk that was started once for all tests of a worker which do not end it. */
  running: { kiosk: RunningKiosk; connection: Proxy };
}

interface Options {
  /** Whether the test has a server of its own: its name and logo are for all who are on it. */
  ownServer: boolean;
}

interface Fixtures {
  church: Church;
  server: RunningServer;
  /** What the kiosk reaches the server through: it can fail as connections do. */
  connection: Proxy;
  /** The profile of the kiosk that `start` starts, empty at first. */
  profile: string;
  /** Adds a kiosk as an admin does, and gives its code and how to remove it; or changes name and logo of the place. */
  admin: {
    request: APIRequestContext;
    add(settings?: object): Promise<{ code: string; id: string }>;
    remove(id: string): Promise<void>;
    rename(name: string): Promise<void>;
    /** The new logo's address. */
    giveLogo(): Promise<string>;
  };
  /** As if staff had set it up before. */
  setUp(more?: object): Promise<void>;
  /** Times in seconds; a slow machine is not taken for one that nobody uses, nor for a page that hangs. */
  start(options?: KioskTimes & { args?: string[] }): Promise<RunningKiosk>;
  /** The worker's kiosk, on a page that nobody has touched. */
  kiosk: RunningKiosk;
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  shared: [
    async ({ playwright }, use) => {
      const church = await openChurch(playwright.request);
      await use(church);
      await closeChurch(church);
    },
    { scope: 'worker' },
  ],

  running: [
    async ({ shared }, use) => {
      const connection = await startProxy();
      connection.target = shared.server.url;
      connection.from = shared.nextAddress();
      const profile = await makeProfile();
      await writeSettings(profile, connection.url);
      let close: RunningKiosk['close'] | undefined;
      const kiosk = await launch(profile, connection.url, { countdown: 600 }, ['--kiosk'], (end) => (close = end));
      await use({ kiosk, connection });
      await close?.();
      await connection.close();
      await removeProfile(profile);
    },
    { scope: 'worker' },
  ],

  ownServer: [false, { option: true }],

  church: async ({ shared, ownServer, playwright }, use) => {
    const church = ownServer ? await openChurch(playwright.request) : shared;
    await use(church);
    if (ownServer) await closeChurch(church);
  },

  server: async ({ church }, use) => use(church.server),

  connection: async ({ church }, use) => {
    const proxy = await startProxy();
    proxy.target = church.server.url;
    proxy.from = church.nextAddress();
    await use(proxy);
    await proxy.close();
  },

  profile: async ({}, use) => {
    const folder = await makeProfile();
    await use(folder);
    await removeProfile(folder);
  },

  admin: async ({ church: { request } }, use) => {
    await use({
      request,
      async add(settings = {}) {
        const body = { name: 'Main lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null, ...settings };
        const { code, kiosk } = await send<{ code: string; kiosk: { id: string } }>(request, '/api/admin/kiosks', body);
        return { code, id: kiosk.id };
      },
      async remove(id) {
        expect((await request.delete(`/api/admin/kiosks/${id}`)).status()).toBe(204);
      },
      rename: (name) => changeSettings(request, { ...chapel, name }),
      giveLogo: () => uploadLogo(request),
    });
  },

  setUp: async ({ profile, connection }, use) => {
    await use((more = {}) => writeSettings(profile, connection.url, more));
  },

  start: async ({ profile, connection }, use) => {
    const started: RunningKiosk['close'][] = [];
    await use(({ args = ['--kiosk'], ...times } = {}) =>
      launch(profile, connection.url, times, args, (close) => started.push(close)),
    );
    for (const close of started) await close();
  },

  kiosk: async ({ running: { kiosk, connection }, shared }, use) => {
    connection.from = shared.nextAddress();
    await kiosk.next(() => endSession(kiosk));
    await use(kiosk);
  },
});

export { expect };

const makeProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'lampstand-kiosk-'));
const removeProfile = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** The file that the set-up writes. */
const writeSettings = async (profile: string, server: string, more: object = {}): Promise<void> => {
  const salt = randomBytes(16);
  const hash = scryptSync(PIN, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  const settings = {
    isKiosk: true,
    pin: { salt: salt.toString('base64'), hash: hash.toString('base64') },
    preferences: { server, keyboard: true, idleSeconds: 60, restartHour: 3 },
    ...more,
  };
  await writeFile(join(profile, 'kiosk.json'), JSON.stringify(settings));
};

/** Ends the session of whoever stands there, from the main process: the page may be one that an attack has left. */
export const endSession = ({ app }: RunningKiosk): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => {
    void BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('void lampstand.kiosk.endSession()');
  });

const launch = async (
  profile: string,
  server: string,
  times: KioskTimes,
  args: string[],
  onStart: (close: RunningKiosk['close']) => void,
): Promise<RunningKiosk> => {
  const app = await _electron.launch({
    args: [...launchArguments(profile), ...args],
    env: {
      ...(process.env as Record<string, string>),
      LAMPSTAND_SERVER: server,
      LAMPSTAND_KIOSK_TEST: JSON.stringify({ idle: 600, timeout: 60, ...times }),
    },
    timeout: START,
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  onStart(close);
  const first = await app.firstWindow({ timeout: START });
  await heading(first).waitFor({ timeout: START });
  // An attack may have had the window replaced.
  const page = () => app.windows().at(-1) ?? first;
  return {
    app,
    profile,
    page,
    async next(act) {
      const opened = app.waitForEvent('window', { timeout: START });
      await untilClosed(act());
      const next = await opened;
      await heading(next).waitFor();
      return next;
    },
    advanceClock: (seconds) =>
      app.evaluate((_electron, milliseconds) => {
        const before = Date.now;
        Date.now = () => before() + milliseconds;
      }, seconds * 1000),
    close,
  };
};

export const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Waits for what takes its own page away: whether it hears of its success is chance. */
export const untilClosed = (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error: unknown) => {
    if (!String(error).includes('has been closed')) throw error;
  });

/**
 * Holds the corner with a finger as staff do, by the page's clock or `inRealTime`. Again, if another test's window took the
 * finger away meanwhile.
 */
export const holdCorner = async (page: Page, { inRealTime = false } = {}): Promise<void> => {
  if (!inRealTime) await page.clock.install();
  const touchInput = await page.context().newCDPSession(page);
  const x = (await page.evaluate(() => window.innerWidth)) - 30;
  await expect(async () => {
    await touchInput.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: 30 }] });
    if (!inRealTime) await page.clock.fastForward(4_000);
    try {
      await expect(page.getByRole('heading', { name: 'Staff PIN' })).toBeVisible();
    } finally {
      await touchInput.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  }).toPass();
  await touchInput.detach();
};

export const enterPin = async (page: Page, pin: string): Promise<void> => {
  for (const digit of pin) await button(page, digit).click();
  await button(page, 'OK').click();
};

/** Types a text with the letters on the screen. */
export const touchLetters = async (page: Page, text: string): Promise<void> => {
  for (const letter of text) await button(page, letter === ' ' ? 'Space' : letter).click();
};

/** Staff unlock it, as the corner and the PIN do (clearing.spec.ts walks those). */
export const unlock = async (page: Page): Promise<void> => {
  await page.evaluate((pin) => (window as unknown as Bridged).lampstand.kiosk.unlock(pin), PIN);
  await expect(heading(page, 'This kiosk')).toBeVisible();
};

interface Bridged {
  lampstand: { kiosk: { unlock(pin: string): Promise<unknown> } };
}
