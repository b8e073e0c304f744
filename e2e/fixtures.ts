import { expect, test as base, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { checkAccessible } from './accessible.ts';
import { browserName, findBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';

/** What went wrong behind the page's back; a test that leaves any of it unexpected fails. */
export interface Faults {
  /** Announces a console message that belongs to the test, such as the browser's note on an answered 429. */
  expect(message: RegExp): void;
}

/** What Chromium notes when the network goes, also of a service worker that was just on its way. */
export const lostConnection = /ERR_INTERNET_DISCONNECTED|service worker|fetching the script/;

/** The secret of /admin-setup on every server that a test starts. */
export const ADMIN_SECRET = 'let there be light';

type Settings = Record<string, string>;

interface Options {
  /** Settings of the server that the test shares with the worker's others that ask for the same. */
  sharedServer: Settings;
  /**
   * Settings of a server for this test alone; null shares one. A test needs its own when it stops the server, sets up the
   * first admin, or counts what is on it.
   */
  ownServer: Settings | null;
}

interface Fixtures {
  server: RunningServer;
  faults: Faults;
  /** No accessibility fault that axe can find, in light and in dark, and nothing that makes the page scroll sideways. */
  expectAccessible(): Promise<void>;
}

interface WorkerFixtures {
  launchOptions: LaunchOptions;
  shared: SharedServers;
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  browserName: [browserName, { scope: 'worker' }],

  launchOptions: [async ({}, use) => use(findBrowser()), { scope: 'worker' }],

  shared: [
    async ({}, use) => {
      const shared = new SharedServers();
      await use(shared);
      await shared.stop();
    },
    { scope: 'worker' },
  ],

  sharedServer: [{}, { option: true }],

  ownServer: [null, { option: true }],

  server: async ({ shared, sharedServer, ownServer }, use) => {
    const server = ownServer ? await start(ownServer) : await shared.get(sharedServer);
    await use(server);
    const death = server.died();
    if (ownServer) await server.stop();
    expect(death).toBeNull();
  },

  baseURL: async ({ server }, use) => use(server.url),

  // Daily limits and sign-in waits count by network: each test comes from one of its own.
  extraHTTPHeaders: async ({ shared }, use) => use({ 'X-Forwarded-For': shared.nextAddress() }),

  faults: [
    async ({ context, server, serviceWorkers }, use) => {
      const expected =
        serviceWorkers === 'block' ? [/service worker (registration blocked|could not be registered)/i] : [];
      const found = watch(context, new URL(server.url).origin);
      await use({ expect: (message) => void expected.push(message) });
      const unexpected = found.filter((fault) => !expected.some((message) => message.test(fault)));
      expect(unexpected, 'console errors and warnings, page errors, requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(() => checkAccessible(page));
  },
});

export { expect };

const start = (settings: Settings): Promise<RunningServer> =>
  startServer({ ADMIN_SECRET, TRUST_PROXY: 'true', ...settings });

/** How many servers a worker keeps running. Tests with the same settings mostly follow one another. */
const MAX_SHARED_SERVERS = 2;

/** The servers that the tests of one worker share; each is started when first asked for, and again when it died. */
class SharedServers {
  /** By their settings, the one that was asked for last at the end. */
  private readonly running = new Map<string, RunningServer>();
  private addresses = 0;

  async get(settings: Settings): Promise<RunningServer> {
    const key = JSON.stringify(settings);
    const known = this.running.get(key);
    const server = known && !known.died() ? known : await start(settings);
    this.running.delete(key);
    this.running.set(key, server);
    const [oldest] = this.running;
    if (oldest && this.running.size > MAX_SHARED_SERVERS) {
      this.running.delete(oldest[0]);
      await oldest[1].stop();
    }
    const refuse = () => Promise.reject(new Error('The server is shared: stop one of your own (ownServer)'));
    return { ...server, stop: refuse, kill: refuse };
  }

  async stop(): Promise<void> {
    for (const server of this.running.values()) await server.stop();
  }

  /** An address in a network (/24) that nobody had before. */
  nextAddress(): string {
    const network = this.addresses++;
    return `10.${network >> 8}.${network & 255}.7`;
  }
}

/** Chromium tells Content-Security-Policy violations as console errors. */
const watch = (context: BrowserContext, origin: string): string[] => {
  const found: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol))
      found.push(`request to another host: ${url.href}`);
  });
  return found;
};
