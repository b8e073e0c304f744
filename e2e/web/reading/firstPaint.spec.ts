import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

// What others search for on a shared server may stand on home as most searched, in place of the titles that were sent.
test.use({ ownServer: {} });

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of what moved, once what comes when the page is idle has come and was drawn. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });

test('given fonts that load late, the layout does not shift', async ({ page }) => {
  await watchShifts(page);
  // Beside letters of another width, whatever fonts the system has: a swap would show.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":root { --sans: Figtree, monospace !important; --serif: 'Source Serif 4', monospace !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  drawn.resolve();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBe(0);
});

test.describe('a page that the worker has kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('loads without layout shift, and given fonts that load in time is first painted with them', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), 'the first time').toBeLessThan(0.005);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // In time on any machine: the page's own timer of 100 ms waits for them.
    await page.addInitScript(() => {
      const { setTimeout: real } = window;
      window.setTimeout = ((work: () => void, ms?: number) =>
        real(work, ms === 100 ? 60_000 : ms)) as typeof setTimeout;
    });
    await page.reload();
    await expect(page.locator('#root:not([data-sent]) h1')).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      [expect.stringContaining('Source Serif'), true],
    ]);
    expect(await shiftsOf(page)).toBeLessThan(0.005);
  });
});
