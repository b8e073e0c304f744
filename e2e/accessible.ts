import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The axe of @axe-core/playwright. */
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

/** All that a colour scheme changes is colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Nothing makes the page scroll sideways. */
export const checkFits = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'the page is wider than its window by').toBeLessThanOrEqual(0);
};

/** No accessibility fault that axe can find, in light and in dark, and nothing that makes the page scroll sideways. */
export const checkAccessible = async (page: Page): Promise<void> => {
  // Until a screen's part is loaded there is nothing to be checked.
  await expect(page.locator('h1, [role="heading"][aria-level="1"]').first()).toBeAttached();
  await checkFits(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const rules = colorScheme === 'dark' ? colourRules : null;
    const violations = await findViolations(page, rules);
    const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(told, `axe, ${colorScheme}`).toEqual([]);
  }
};

/**
 * axe's parts are loaded once for each document, and run in it: a second page to sum up on costs twice as much, and Electron
 * opens none.
 */
export const findViolations = async (page: Page, rules: string[] | null): Promise<Violations> => {
  // Not their origin: that of app:// is null.
  const { protocol, host } = new URL(page.url());
  const own = page.frames().filter((frame) => frame.url().startsWith(`${protocol}//${host}/`));
  // Those of other hosts, such as Stripe's payment form, are theirs to make.
  expect(own, 'frames of ours, of which axe would see but the first').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axeFile, 'utf8'));
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): ReturnType<AxeBuilder['analyze']> } };
    // Style sheets are not fetched again for a rule that is not asked for: offline they can't be.
    const { violations } = await axe.run({
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations;
  }, rules);
};

/**
 * Waits until no transition is under way: half-faded text has no honest contrast. What only begins after seconds, as the
 * offline badge's folding does, is not waited for.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => (effect?.getTiming().delay ?? 0) < 1000)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
};
