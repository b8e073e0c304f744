import { expect, test as base, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { checkAccessible } from './accessible.ts';
import { findBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';

/** What went wrong behind the page's back; a test that leaves any of it unexpected fails. */
export interface Faults {
  /** Announces a console message that belongs to the test, such as the browser's note on an answered 429. */
  expect(message: RegExp): void;
}

/** What Chromium notes when the network goes, also of a service worker that was just on its way. */
export const lostConnection = /ERR_INTERNET_DISCONNECTED|service worker|fetching the script/;

interface Fixtures {
  server: RunningServer;
  faults: Faults;
  /** No accessibility fault that axe can find, in light and in dark, and nothing that makes the page scroll sideways. */
  expectAccessible(): Promise<void>;
}

export const test = base.extend<Fixtures, { launchOptions: LaunchOptions }>({
  launchOptions: [async ({}, use) => use(findBrowser()), { scope: 'worker' }],

  // One per test: on one machine all visitors have one fingerprint, and so one daily limit.
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    const death = server.died();
    await server.stop();
    expect(death).toBeNull();
  },

  baseURL: async ({ server }, use) => use(server.url),

  faults: [
    async ({ context, server }, use) => {
      const expected: RegExp[] = [];
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
