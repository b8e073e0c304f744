import { defineConfig } from '@playwright/test';
import { long } from './e2e/long.ts';

const desktopSize = { viewport: { width: 1280, height: 800 } };

/** The web projects drive the built server (`npm run build` first); the desktop project drives the built app. */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // Tests wait for pages about a third of their time: one more than the cores of a small machine.
  workers: 3,
  // A test that needed another try is flaky: it is named at the end of the run, and more than three fail it.
  retries: 2,
  // Against waiting for ever; a machine at work elsewhere may well need seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // A press or a page that never comes ends by itself, and says what it waited for: without these a test hangs to its limit.
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    {
      name: 'web',
      testDir: 'e2e/web',
      testIgnore: long ? [] : ['long/**'],
      // Installing the worker fetches every file of the build; tests that are about it allow it.
      use: { ...desktopSize, serviceWorkers: 'block' },
    },
    {
      name: 'phone',
      testDir: 'e2e/web',
      // What is laid out otherwise on a phone.
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      },
    },
    { name: 'smoke', testDir: 'e2e/web', grep: /@smoke/, use: { ...desktopSize, serviceWorkers: 'block' } },
    { name: 'desktop', testDir: 'e2e/desktop', fullyParallel: false },
  ],
});
