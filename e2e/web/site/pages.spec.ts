import { expect, test } from '../../fixtures.ts';

test(
  'the home screen is accessible and offers every category',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/');
    await expect(page.getByText("Find biblical wisdom and practical guidance for life's challenges.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Money & Provision' })).toHaveAttribute('href', '/category/money');
    await expectAccessible();
  },
);

test('every page fits a window of 320 pixels', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/topic/anxiety', '/category/money']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  }
});

test('the footer of every page links the licences', async ({ page, context }) => {
  await page.goto('/topic/anxiety');
  const opened = context.waitForEvent('page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
  await expect((await opened).locator('body')).toContainText('contains the works of others');
});

test('an unknown path has a page of its own', async ({ page, faults, expectAccessible }) => {
  faults.expect(/status of 404/);
  expect((await page.goto('/nothing-here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible();
});

test('a topic page shows a note, scripture and the prayer of the day', async ({ page, expectAccessible }) => {
  await page.goto('/topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
  await expect(page.getByText('Scripture', { exact: true })).toBeVisible();
  await expect(page.getByText('Prayer of the Day')).toBeVisible();
  const note = page.getByRole('main');
  const before = await note.innerText();
  await page.getByRole('button', { name: 'See another note' }).click();
  await expect(note).not.toHaveText(before, { useInnerText: true });
  await expectAccessible();
});

test('an unknown topic says so', async ({ page, faults, expectAccessible }) => {
  faults.expect(/status of 404/);
  expect((await page.goto('/topic/no-such-thing'))?.status()).toBe(404);
  await expect(page.getByText('Topic not found.')).toBeVisible();
  await expectAccessible();
});

test('a category page lets one choose a topic', { tag: '@phone' }, async ({ page, expectAccessible }) => {
  await page.goto('/category/money');
  await expect(page.getByRole('heading', { level: 1, name: 'Money & Provision' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a Topic' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Contentment' }).click();
  await expect(page.getByText('What It Means')).toBeVisible();
  await expect(page.getByText('Simple Prayer')).toBeVisible();
  await expectAccessible();
});
