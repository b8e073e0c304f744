import { defineConfig } from '@playwright/test';

/** The web projects drive the built server (`npm run build` first); the desktop project drives the built app. */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: 2,
  // Against waiting for ever; a machine at work elsewhere may well need seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { trace: 'retain-on-failure', locale: 'en-US', timezoneId: 'America/New_York' },
  projects: [
    { name: 'web-desktop', testDir: 'e2e/web', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'web-mobile',
      testDir: 'e2e/web',
      // The same on every screen, and long.
      testIgnore: ['once/**', ...['attacks', 'google', 'offline', 'store'].map((name) => `${name}.spec.ts`)],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testDir: 'e2e/desktop', fullyParallel: false },
  ],
});
