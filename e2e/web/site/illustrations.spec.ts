import { drawings } from '../../../renderer/ui/illustrations/drawings.ts';
import { expect, test } from '../../fixtures.ts';

/** Half a line's width beside the field may show: the box lets it. */
const OUTSIDE = 1;

// The page that is not there has the drawing that is looked at; the browser reports its status.
test.beforeEach(({ faults }) => faults.expect(/status of 404/));

test('every drawing is understood by the browser and lies in its field', async ({ page }) => {
  await page.goto('/not-a-page');
  const boxes = await page.evaluate((all) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.body.append(svg);
    return Object.entries(all).flatMap(([name, paths]) =>
      paths.map((d) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        path.setAttribute('d', d);
        svg.append(path);
        const { x, y, width, height } = path.getBBox();
        return { name, left: x, top: y, right: x + width, bottom: y + height, length: path.getTotalLength() };
      }),
    );
  }, drawings);
  expect(boxes).toHaveLength(4 * Object.keys(drawings).length);
  for (const { name, left, top, right, bottom, length } of boxes) {
    expect(length, name).toBeGreaterThan(0);
    expect(Math.min(left, top), name).toBeGreaterThanOrEqual(-OUTSIDE);
    expect(right, name).toBeLessThanOrEqual(160 + OUTSIDE);
    expect(bottom, name).toBeLessThanOrEqual(120 + OUTSIDE);
  }
});

test('a drawing has the colours of the theme, and those of the system where it asks for them', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/not-a-page');
  const lines = page.locator('[data-illustration=not-found] path').last();
  await expect(lines).toHaveCSS('stroke', 'rgb(43, 33, 24)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(lines).toHaveCSS('stroke', 'rgb(241, 231, 214)');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const system = await page.evaluate(() => {
    document.body.style.color = 'CanvasText';
    return getComputedStyle(document.body).color;
  });
  await expect(lines).toHaveCSS('stroke', system);
});

test('its place is kept before it comes, and screen readers pass it over', async ({ page, expectAccessible }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/drawings-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/not-a-page');
  const drawing = page.locator('[data-illustration=not-found]');
  const heading = page.getByRole('heading', { name: '404 - Page Not Found' });
  await expect(heading).toBeVisible();
  await expect(drawing.locator('path')).toHaveCount(0);
  const before = await heading.boundingBox();
  release();
  await expect(drawing.locator('path')).toHaveCount(4);
  expect(await heading.boundingBox()).toEqual(before);
  await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  await expectAccessible();
});

test.describe('motion', () => {
  // Of each animation that a page runs: how long it takes, and what it changes.
  const record = () => {
    const seen: { name: string; duration: number; changes: string[] }[] = [];
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      for (const animation of (target as Element).getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        seen.push({
          name: animationName,
          duration: Number(effect.getComputedTiming().duration),
          changes: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
        });
      }
    });
  };
  const seenBy = (page: import('@playwright/test').Page) =>
    page.evaluate(() => (window as unknown as { seen: { name: string; duration: number; changes: string[] }[] }).seen);
  const FRAME = ['offset', 'computedOffset', 'easing', 'composite'];

  test('is short, and of transform and opacity alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(record);
    await page.goto('/not-a-page');
    await expect.poll(() => seenBy(page).then((seen) => seen.length)).toBeGreaterThan(3);
    for (const { duration, changes } of await seenBy(page)) {
      expect(duration).toBeLessThanOrEqual(200);
      for (const change of changes) expect([...FRAME, 'transform', 'opacity']).toContain(change);
    }
  });

  test('is not there for whoever asks for less of it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(record);
    await page.goto('/not-a-page');
    await expect(page.locator('[data-illustration=not-found] path')).toHaveCount(4);
    for (const { duration } of await seenBy(page)) expect(duration).toBeLessThan(1);
  });
});
