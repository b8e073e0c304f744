import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { goTo, HomePage } from '../pages/HomePage.ts';

test('all of a search works by keyboard alone, and its result has headings, labels and announcements', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Philippians 4:6-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Philippians 4:6-7' })).toBeFocused();

  const home = new HomePage(page);
  await expect(home.result).toMatchAriaSnapshot(`
    - region "Philippians 4:6-7":
      - heading "Philippians 4:6-7" [level=2]
      - heading "God's Word" [level=3]
      - figure:
        - blockquote: /do not be anxious/
      - heading "What It Means" [level=3]
      - heading "Simple Prayer" [level=3]
      - group "Actions":
        - button "Save"
        - button "Copy"
        - button "Share"
        - button "Listen to the page"
        - button "Display"
        - button "More actions"
      - button "More"
      - button "Clear"
  `);
  const live = page.locator('[aria-live="polite"]');
  await expect(live.first()).toContainText('Here is something for you');

  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (here.trim() === name) return;
    }
    throw new Error(`"${name}" was not reached with Tab`);
  };
  await tabTo('More');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Additional Resources & Guidance' })).toBeFocused();
  await tabTo('Next: More Bible References');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'More Bible References' })).toContainText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox')).toBeFocused();
});

const setTextSize = (page: Page, fontSize: string): Promise<unknown> =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);

/** How far the page, and the way to sign in, stand beyond the window. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const login = document.querySelector('header')?.querySelector('a[href="/login"]')?.getBoundingClientRect();
    return [scrollWidth - clientWidth, Math.max(0, (login?.right ?? Infinity) - clientWidth - 24)];
  });

for (const path of ['/', '/topic/anger', '/note/insomnia', '/category/money', '/note/suicidal-thoughts', '/login']) {
  test(`${path}: letters of double size, and a window of 320 pixels`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await setTextSize(page, '200%');
    expect(await beyond(page), 'a phone').toEqual([0, 0]);
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await beyond(page), 'a wider window').toEqual([0, 0]);
    await setTextSize(page, '');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible();
  });
}

test('with reduced motion no animation is long, and style changes are immediate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const home = new HomePage(page);
  await home.open();
  await home.search('Philippians 4:6-7');
  await home.result.waitFor();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThan(1);
  const begun = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(begun).toBe(0);
});

test('every touch target is 44 pixels high', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  for (const [path, last] of [
    ['/', page.getByRole('region', { name: 'Also Trending' }).getByRole('button').last()],
    ['/topic/anger', page.getByRole('navigation', { name: 'Related' })],
    ['/category/money', page.getByRole('button', { name: 'Contentment' })],
  ] as const) {
    await goTo(page, path);
    await expect(last).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a, header a, header button, main select')]
        .filter((each) => each.offsetParent !== null && each.getBoundingClientRect().height < 43.5)
        .map((each) => `${each.textContent} ${each.getBoundingClientRect().height}`),
    );
    expect(small).toEqual([]);
  }
});
