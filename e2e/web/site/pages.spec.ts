import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../pages/HomePage.ts';

test(
  'home offers every category and what others search for, its footer the licences, and each title is a search',
  { tag: '@phone' },
  async ({ page, context, expectAccessible }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(page.getByText("Find biblical wisdom and practical guidance for life's challenges.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Money & Provision' })).toHaveAttribute('href', '/category/money');
    await expectAccessible();

    const opened = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
    await expect((await opened).locator('body')).toContainText('contains the works of others');

    const weekly = page.getByRole('region', { name: "This Week's Most Searched" }).getByRole('button');
    await expect(weekly).toHaveCount(5);
    await expect(page.getByRole('region', { name: 'Also Trending' }).getByRole('button')).toHaveCount(8);
    await weekly.first().click();
    await expect(home.lifeNote.or(home.result)).toBeVisible();
  },
);

test('what is not there says so', async ({ page, faults, expectAccessible }) => {
  faults.expect(/status of 404/);
  const open = async (path: string) => expect((await page.goto(path))?.status(), path).toBe(404);
  await open('/nothing-here');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible();
  await open('/topic/no-such-thing');
  await expect(page.getByText('Topic not found.')).toBeVisible();
  await open('/note/nothing');
  await expect(page.getByText('Note not found.')).toBeVisible();
  await expectAccessible();
  await open('/category/nothing');
  await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});
