import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

/** Counts in this page how many of the payloads (e2e/payloads.ts) run. */
export const watchHits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const hits = { count: 0 };
    Object.assign(window, { hits, hit: () => hits.count++ });
  });

export const expectNoHit = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => (window as unknown as { hits: { count: number } }).hits.count)).toBe(0);
};
