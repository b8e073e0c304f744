import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, newcomer, test } from '../pages/people.ts';

// 1280 by 1024 pixels, magnified four times (WCAG 2.2, 2.4.11).
test.use({ viewport: { width: 320, height: 256 } });

/** What lies over the middle and the corners of the element with the focus; empty where it can be seen. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 3, y],
      [right - 3, y],
      [x, top + 3],
      [x, bottom - 3],
    ].filter(([, down = 0]) => down >= 0 && down < window.innerHeight);
    const over = points
      .map(([across = 0, down = 0]) => document.elementFromPoint(across, down))
      .filter((there) => there && !focused.contains(there) && !there.contains(focused))
      .map((there) => there?.closest('header, nav, [class]')?.outerHTML.slice(0, 80) ?? '');
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return { name: name.trim().slice(0, 60), seen: points.length > 0, over };
  });

/** Goes through all of a page with Tab, and back. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> => {
  let steps = 0;
  for (; steps < 150; steps++) {
    await page.keyboard.press(key);
    const found = await coveredBy(page);
    if (!found) break;
    expect.soft(found, `${key} ${steps}`).toMatchObject({ seen: true, over: [] });
  }
  return steps;
};

const walkBothWays = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  expect(await walk(page, 'Tab')).toBeGreaterThan(8);
  expect(await walk(page, 'Shift+Tab')).toBeGreaterThan(8);
};

for (const path of ['/', '/note/insomnia', '/topic/anger']) {
  test(`${path}, magnified four times: what has the focus is never covered`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await walkBothWays(page);
  });
}

test('the journal, magnified four times: what has the focus is never covered', async ({ page, visitor }) => {
  await visitor.signUp(newcomer('Ruth'));
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await walkBothWays(page);
});

test('a note, magnified four times: its words are not painted over', async ({ page }) => {
  await page.goto('/note/insomnia');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const window = await page.screenshot({ clip: { x: 0, y: 66, width: 320, height: 190 } });
  const { channels } = await sharp(window).removeAlpha().stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev)), 'as much ink as words have').toBeGreaterThan(10);
});

test('with letters of double size, one bar stands above the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/note/insomnia');
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(more).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const bar = await page.getByRole('group', { name: 'Actions', exact: true }).boundingBox();
  const nav = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!bar || !nav) throw new Error('a bar is not drawn');
  expect(bar.height).toBeLessThan(90);
  expect(bar.y + bar.height).toBeLessThanOrEqual(nav.y + 1);
  await more.click();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, 'the page is wider than its window by').toBeLessThanOrEqual(0);
});
