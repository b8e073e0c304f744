import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No accessibility fault that axe can find, in light and in dark, and nothing that makes the page scroll sideways. Electron
 * opens no second page for axe to sum up on; all is in `alone` one then.
 */
export const checkAccessible = async (page: Page, { alone = false } = {}): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'the page is wider than its window by').toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const axe = new AxeBuilder({ page }).setLegacyMode(alone);
    // All that the scheme changes is colours.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(told, `axe, ${colorScheme}`).toEqual([]);
  }
};

/** Waits until no transition is under way: half-faded text has no honest contrast. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
};
