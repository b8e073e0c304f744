import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkAccessible, settle } from '../accessible.ts';
import type { Desktop } from './fixtures.ts';

const widths = [480, 768, 1280];
/** LAMPSTAND_SHOTS: a folder for pictures of every state, to be looked at. */
const shots = process.env['LAMPSTAND_SHOTS'];

/** Nothing that is wider than the window in any width, and nothing that axe finds, in light and in dark. */
export const look = async ({ page }: Pick<Desktop, 'page'>, state: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `${state}, ${width} px: the page is wider than its window by`).toBeLessThanOrEqual(0);
    if (shots) await page.screenshot({ path: join(shots, `${state}-${width}.png`), fullPage: true });
  }
  await checkAccessible(page);
};
