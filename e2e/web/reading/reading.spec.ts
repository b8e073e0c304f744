import type { Locator, Page } from '@playwright/test';
import { HomePage, pressInPanel } from '../pages/HomePage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Actions', exact: true });

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { ...box, bottom: box.y + box.height };
};

/** Within the first screen of a phone stands the passage, above the bar, and it is the largest text of the page. */
const expectPassageFirst = async (page: Page): Promise<void> => {
  const verse = page.getByRole('figure').first();
  await expect(verse).toBeVisible();
  await expect(bar(page)).toBeVisible();
  const passage = await boxOf(verse);
  expect(passage.y).toBeGreaterThan(0);
  expect(passage.bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  const largest = await page.getByRole('main').evaluate((main) => {
    const sizes = new Map<string, number>();
    for (const each of main.querySelectorAll('h1, h2, h3, p, blockquote')) {
      const { width } = each.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(each).fontSize);
      if (width > 1) sizes.set(each.tagName, Math.max(size, sizes.get(each.tagName) ?? 0));
    }
    return [...sizes].sort(([, one], [, other]) => other - one)[0]?.[0];
  });
  expect(largest).toBe('BLOCKQUOTE');
};

test('the passage stands within the first screen of a phone, and is its largest text', async ({
  page,
  context,
  shared,
}) => {
  /** Has a search before them again. */
  const beSomebodyElse = async () => {
    await context.clearCookies();
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': shared.nextAddress() });
  };
  await page.setViewportSize({ width: 360, height: 780 });
  const home = new HomePage(page);
  await home.open();
  await test.step('a result', async () => {
    await home.search('Isaiah 41:10');
    await expect(page.getByRole('heading', { level: 2, name: 'Isaiah 41:10' })).toBeVisible();
    await expectPassageFirst(page);
    await home.button('Clear').click();
  });
  await test.step('a note', async () => {
    await beSomebodyElse();
    const counted = page.waitForResponse('**/api/search');
    await home.searchForNote("I can't sleep at night");
    await expectPassageFirst(page);
    await counted;
  });
  await test.step('a note by its address', async () => {
    await beSomebodyElse();
    await page.goto('/note/financial-stress');
    await page.waitForLoadState('networkidle');
    await expectPassageFirst(page);
  });
  await test.step('a topic', async () => {
    await beSomebodyElse();
    await page.goto('/topic/anger');
    await page.waitForLoadState('networkidle');
    await expectPassageFirst(page);
  });
  await test.step("a category's result", async () => {
    await beSomebodyElse();
    await page.goto('/category/money');
    await page.getByRole('button', { name: 'Financial Stress' }).click();
    await expectPassageFirst(page);
  });
});

test('on a phone the bar stands above the navigation while one reads, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/note/insomnia');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(bar(page)).toBeVisible();
  expect((await boxOf(bar(page))).bottom).toBeLessThanOrEqual((await boxOf(nav)).y);

  await page.getByRole('navigation', { name: 'Related' }).getByRole('link').first().focus();
  const { bottom: end } = await boxOf(bar(page));
  const { y: top } = await boxOf(page.getByRole('navigation', { name: 'Related' }).getByRole('link').first());
  expect(end, 'the bar rests where the words end').toBeLessThanOrEqual(top);
});

test('a panel of the bar is left by Escape and by going on, and keeps what was saved', async ({ page, visitor }) => {
  await visitor.signUp(newcomer('Ruth'));
  await page.goto('/note/insomnia');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await pressInPanel(page, 'Save', 'Save verse');
  const panel = page.getByRole('group', { name: 'Save', exact: true });
  await expect(panel.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await save.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).focus();
  await expect(panel).toBeHidden();
});

test('a note and a topic lead on to related notes and their category, and to no card for danger', async ({
  page,
  context,
}) => {
  for (const path of ['/note/depression', '/topic/grief']) {
    await context.clearCookies();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const related = page.getByRole('navigation', { name: 'Related' });
    await expect(related).toBeVisible();
    const pages = await related
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const notes = pages.filter((each) => each.startsWith('/note/'));
    expect(notes.length, path).toBeGreaterThanOrEqual(3);
    expect(notes.length, path).toBeLessThanOrEqual(5);
    expect(notes).not.toContain(path);
    for (const danger of ['/note/abuse', '/note/suicidal-thoughts']) expect(notes).not.toContain(danger);
    await expect(related.getByRole('list', { name: 'Category' }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/category\//,
    );
  }
});
