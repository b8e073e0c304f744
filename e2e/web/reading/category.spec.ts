import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

test(
  'a topic is chosen; Back shows the list, forward and a reload the result again, all for one search',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    let searches = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/search') searches++;
    });
    await page.goto('/category/money');
    await expect(page).toHaveTitle('Money & Provision · Lampstand');
    await expect(page.getByRole('heading', { level: 1, name: 'Money & Provision' })).toBeVisible();
    await expect(page.getByText('Enough, not enough, and whom to trust for it')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose a Topic' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Contentment' }).click();
    const result = page.getByRole('region', { name: 'Contentment' });
    await expect(page.getByRole('heading', { name: 'Contentment', level: 2 })).toBeFocused();
    for (const part of ["God's Word", 'What It Means', 'Simple Prayer']) await expect(result).toContainText(part);
    await expect(result.getByRole('button', { name: 'Clear' })).toBeHidden();
    await result.getByRole('button', { name: 'More', exact: true }).click();
    const more = page.getByRole('heading', { name: 'Additional Resources & Guidance' });
    await expect(more).toBeFocused();
    await expectAccessible();

    await test.step('Back, forward, a reload', async () => {
      await page.goBack();
      await expect(result).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Choose a Topic' })).toBeVisible();
      await expect(page).toHaveURL('/category/money');
      await page.goForward();
      await expect(result).toBeVisible();
      await page.reload();
      await expect(result).toBeVisible();
      await expect(more).toBeVisible();
      await expect(page).toHaveURL('/category/money');
      expect(searches).toBe(1);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Contentment');
    });

    await result.getByRole('link', { name: 'Back to Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  },
);

test('while it loads and searches a skeleton is shown; without the server the bundled topics are offered', async ({
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 503/);
  const topicsHeld = Promise.withResolvers<void>();
  await page.route(/\/api\/categories/, async (route) => {
    if (route.request().url().endsWith('/topics')) await topicsHeld.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/category/money');
  await test.step('topics', async () => {
    const topics = page.getByRole('region', { name: 'Choose a Topic' });
    await expect(topics).toHaveAttribute('aria-busy', 'true');
    await expect(topics.getByRole('listitem')).toHaveCount(6);
    await expect(topics.getByRole('button')).toHaveCount(0);
    await expectAccessible();
    topicsHeld.resolve();
    await expect(page.getByRole('button', { name: 'Contentment' })).toBeVisible();
  });
  const box = page.getByRole('textbox');
  await test.step('a search', async () => {
    const searchHeld = Promise.withResolvers<void>();
    await page.route('**/api/search', async (route) => {
      await searchHeld.promise;
      await route.continue();
    });
    await box.fill('Philippians 4:6-7');
    await box.press('Enter');
    const card = page.getByRole('main').locator('[aria-busy=true]').filter({ hasText: 'Searching...' });
    const widthOf = async (of: Locator) => (await of.boundingBox())?.width;
    await expect(card).toBeVisible();
    expect(await widthOf(card)).toBe(await widthOf(page.getByRole('search')));
    searchHeld.resolve();
    await expect(page.getByText('do not be anxious about anything')).toBeVisible();
  });
  await test.step('Back restores what was searched for', async () => {
    await page.getByRole('link', { name: 'Back to Home', exact: true }).click();
    await expect(page.getByText('Browse by category')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('do not be anxious about anything')).toBeVisible();
    await expect(box).toHaveValue('Philippians 4:6-7');
  });
});

test('after words of danger the search box is empty; the day’s limit shows the welcome card', async ({
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 429/);
  await page.route('**/api/search', (route) =>
    route.fulfill({ status: 429, json: { code: 'search_limit', requiresAuth: true } }),
  );
  await page.goto('/category/money');
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox').fill('I want to kill myself');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to search' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('');

  await page.goto('/category/money');
  await page.getByRole('button', { name: 'Contentment' }).click();
  const welcome = page.getByRole('region', { name: 'Welcome' });
  await expect(welcome).toContainText("Welcome to Lampstand! We're so glad you're here.");
  await expect(welcome).toContainText(
    'To continue exploring biblical wisdom and guidance, please create a free profile or login to your existing account.',
  );
  await expect(welcome).toContainText('Daily searches used: 0 / 1');
  await expectAccessible();
});
