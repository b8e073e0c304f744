import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../pages/HomePage.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Additional Resources & Guidance' });

/** How many searches the visitor has used today. */
const used = (page: Page): Promise<number> =>
  page.evaluate(async () => ((await (await fetch('/api/search/meter')).json()) as { used: number }).used);

/** Nothing of "More" may ask the server: what it shows is on the device. */
const noAdditionalCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/wisdom') || pathname === '/api/search') calls.push(pathname);
  });
  return calls;
};

test(
  'More on a note opens, closes with Escape and spends no search',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/note/insomnia');
    await expect.poll(() => used(page), 'the visit').toBe(1);
    const calls = noAdditionalCalls(page);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.press('Enter');
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(panel(page).getByRole('region', { name: 'More Bible References' })).toContainText('1 of 7');
    for (const part of ['Daily Reminder Ideas', 'Helpful Resources', 'Explore These Topics:', 'Prayer for Action:'])
      await expect(panel(page)).toContainText(part);
    await expect(panel(page), 'the next step stands on the page').not.toContainText('One next step');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(more).toBeFocused();
    expect(calls).toEqual([]);
    expect(await used(page)).toBe(1);
  },
);

test('More on a topic has verses that are not on the page, and leads to notes', async ({
  page,
  faults,
  expectAccessible,
}) => {
  // The note is a search of its own, and a visitor has one.
  faults.expect(/status of 429/);
  await page.goto('/topic/anger');
  await page.waitForLoadState('networkidle');
  const calls = noAdditionalCalls(page);
  const onPage = await page.getByRole('figure').locator('figcaption').allTextContents();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const further = panel(page).getByRole('figure').locator('figcaption');
  await expect(further.first()).toBeVisible();
  for (const reference of await further.allTextContents()) expect(onPage).not.toContain(reference);
  await expectAccessible();
  expect(calls).toEqual([]);
  const related = panel(page).getByRole('listitem').getByRole('link').first();
  const title = await related.textContent();
  await related.click();
  await expect(page).toHaveURL(/\/note\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('More on a note that a search found works without a network', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  const home = new HomePage(page);
  await home.open();
  await home.search("I can't sleep at night");
  await expect(home.lifeNote).toBeVisible();
  await context.setOffline(true);
  await home.button('More').click();
  await expect(panel(page).getByRole('region', { name: 'Helpful Resources' })).toBeVisible();
});
