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
import { startServer, type RunningServer } from '../../server.ts';
import { changeSettings, chapel, uploadLogo } from '../../web/pages/renaming.ts';
import { launchArguments, START } from '../fixtures.ts';

export const PIN = '271828';
const ADMIN_SECRET = 'let there be light';
/** The address that the church's server gives for itself: no phone could open one of this computer's own. */
export const PUBLIC_URL = 'http://church.example';

export interface RunningKiosk {
  app: ElectronApplication;
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

interface Fixtures {
  /** The server's data folder. */
  folder: string;
  server: RunningServer;
  /** The kiosk's profile, empty at first. */
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
}

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lampstand-church-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  server: async ({ folder }, use) => {
    const server = await startServer({ DATA_DIR: folder, ADMIN_SECRET, PUBLIC_URL });
    await use(server);
    await server.stop();
  },

  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'lampstand-kiosk-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },

  admin: async ({ server, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const send = async <T>(path: string, data: object): Promise<T> => {
      const reply = await request.post(path, { data });
      expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
      return (await reply.json()) as T;
    };
    const email = 'naomi@example.org';
    await send('/api/auth/register', { email, password: 'where you go', nickname: 'Naomi', birthDate: '1990-05-17' });
    await send('/api/admin/setup', { email, adminSecret: ADMIN_SECRET });
    await use({
      request,
      async add(settings = {}) {
        const body = { name: 'Main lobby', perMinute: 20, asksForPrayer: false, prayerAddress: null, ...settings };
        const { code, kiosk } = await send<{ code: string; kiosk: { id: string } }>('/api/admin/kiosks', body);
        return { code, id: kiosk.id };
      },
      async remove(id) {
        expect((await request.delete(`/api/admin/kiosks/${id}`)).status()).toBe(204);
      },
      rename: (name) => changeSettings(request, { ...chapel, name }),
      giveLogo: () => uploadLogo(request),
    });
    await request.dispose();
  },

  setUp: async ({ profile, server }, use) => {
    await use(async (more = {}) => {
      const salt = randomBytes(16);
      const hash = scryptSync(PIN, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
      const settings = {
        isKiosk: true,
        pin: { salt: salt.toString('base64'), hash: hash.toString('base64') },
        preferences: { server: server.url, keyboard: true, idleSeconds: 60, restartHour: 3 },
        ...more,
      };
      await writeFile(join(profile, 'kiosk.json'), JSON.stringify(settings));
    });
  },

  start: async ({ profile, server }, use) => {
    const started: RunningKiosk['close'][] = [];
    await use(async ({ args = ['--kiosk'], ...times } = {}) => {
      const app = await _electron.launch({
        args: [...launchArguments(profile), ...args],
        env: {
          ...(process.env as Record<string, string>),
          LAMPSTAND_SERVER: server.url,
          LAMPSTAND_KIOSK_TEST: JSON.stringify({ idle: 600, timeout: 60, ...times }),
        },
      });
      let closed: Promise<void> | undefined;
      const close = () => (closed ??= app.close());
      started.push(close);
      let page = await app.firstWindow({ timeout: START });
      await heading(page).waitFor({ timeout: START });
      const kiosk: RunningKiosk = {
        app,
        page: () => page,
        async next(act) {
          const opened = app.waitForEvent('window', { timeout: START });
          await untilClosed(act());
          page = await opened;
          await heading(page).waitFor();
          return page;
        },
        advanceClock: (seconds) =>
          app.evaluate((_electron, milliseconds) => {
            const before = Date.now;
            Date.now = () => before() + milliseconds;
          }, seconds * 1000),
        close,
      };
      return kiosk;
    });
    for (const close of started) await close();
  },
});

export { expect };

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
      await expect(page.getByRole('heading', { name: 'Staff PIN' })).toBeVisible({ timeout: 8_000 });
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
