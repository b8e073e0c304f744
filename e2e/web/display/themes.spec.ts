import type { Page } from '@playwright/test';
import { expect, newcomer, test } from '../pages/people.ts';
import { colourRules, findViolations, settle } from '../../accessible.ts';

const store = (page: Page, choice: object) =>
  page.addInitScript((text) => localStorage.setItem('lampstand:display', text), JSON.stringify(choice));

test('home, a note, the journal and the profile are accessible in each theme', async ({ page, visitor }) => {
  await visitor.signUp(newcomer('Ruth'));
  for (const path of ['/', '/note/insomnia', '/journal', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const theme of ['light', 'dark', 'sepia']) {
      // The other one of the system's: what is chosen counts.
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark', reducedMotion: 'reduce' });
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      await settle(page);
      const violations = await findViolations(page, theme === 'light' ? null : colourRules);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${path}, ${theme}`,
      ).toEqual([]);
    }
  }
});

/** Beyond the window's edge, or with words that are cut off. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const each = texts.currentNode.parentElement;
      if (!each?.checkVisibility() || each.closest('.visually-hidden, script, style')) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const isScrolled = [...ancestors(each)].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      if ((right > width + 1 || left < -1) && !isScrolled) found.push(`beyond: ${each.outerHTML.slice(0, 90)}`);
    }
    for (const each of document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3')) {
      if (each.closest('.visually-hidden') || getComputedStyle(each).overflow !== 'hidden') continue;
      if (each.scrollWidth > each.clientWidth + 1) found.push(`cut: ${each.outerHTML.slice(0, 90)}`);
    }
    if (document.documentElement.scrollWidth > width) found.push('scrolls sideways');
    return found;

    function* ancestors(element: Element) {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) yield at;
    }
  });

test('at the largest text size and 320 pixels nothing is cut off', async ({ page, visitor, faults }) => {
  // A topic is a search, and a visitor has one.
  faults.expect(/status of 429/);
  await store(page, { theme: 'system', textSize: '150', lineSpacing: 'wide' });
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await faultsOf(page), path).toEqual([]);
  };
  for (const path of [
    '/',
    '/note/insomnia',
    '/topic/anger',
    '/category/money',
    '/login',
    '/register',
    '/helplines',
    '/about',
  ])
    await check(path);
  await visitor.signUp(newcomer('Ruth'));
  for (const path of ['/', '/journal', '/profile', '/chat', '/communities']) await check(path);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  /** Controls that nothing but a colour of the page’s own would show. */
  const unmarked = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main [role=button], [aria-current]')]
        .filter((each) => each.checkVisibility() && !each.closest('[aria-hidden=true]'))
        .filter((each) => {
          const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine } = getComputedStyle(each);
          const hasBorder = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
          return !hasBorder && outlineStyle === 'none' && textDecorationLine === 'none';
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    );

  test('home, a note and the journal show what can be pressed and where one is', async ({ page, visitor }) => {
    for (const path of ['/', '/note/insomnia']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await unmarked(page), path).toEqual([]);
    }
    await visitor.signUp(newcomer('Ruth'));
    await page.goto('/journal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await unmarked(page)).toEqual([]);
    await page.goto('/');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    const mark = await current.evaluate((entry) => getComputedStyle(entry).outlineStyle);
    expect(mark).not.toBe('none');
  });
});
