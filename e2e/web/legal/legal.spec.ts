import { lostConnection } from '../../fixtures.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, test } from '../pages/people.ts';

const pages = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const;

for (const [path, title] of pages)
  test(
    `${path} says that nobody has entered who runs the server, and is not listed`,
    { tag: '@phone' },
    async ({ page, expectAccessible }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.getByText('Nobody has entered yet who runs this server.')).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAccessible();
    },
  );

test('the contents lead to a part of the page', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The fingerprint' }).click();
  await expect(page.getByRole('heading', { name: 'The fingerprint' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The fingerprint' })).toBeInViewport();
});

test('registering links both, beside what was typed', { tag: '@phone' }, async ({ page, context, visitor }) => {
  await page.goto('/register');
  await visitor.field('Nickname').fill('Ruth');
  for (const [link, title] of [
    ['Terms (opens in a new tab)', 'Terms'],
    ['Privacy page (opens in a new tab)', 'Privacy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(visitor.field('Nickname')).toHaveValue('Ruth');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('both pages open', async ({ page, context, faults }) => {
    faults.expect(lostConnection);
    await page.goto('/');
    await new JournalPage(page).workerReady();
    await context.setOffline(true);
    for (const [path, title] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});

test.describe('where it is entered who runs the server', () => {
  test.use({
    ownServer: {
      OPERATOR_NAME: 'Grace Church',
      OPERATOR_ADDRESS: '12 Hill Road, Oldtown',
      OPERATOR_COUNTRY: 'GB',
      PREMIUM_DAILY_SEARCHES: 'unlimited',
    },
  });

  test('the pages name it, and tell this server’s limits', async ({ page }) => {
    expect((await page.goto('/privacy'))?.headers()['x-robots-tag']).toBeUndefined();
    await expect(page.getByText('Grace Church')).toBeVisible();
    await expect(page.getByText('United Kingdom')).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByText('Grace Church')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Premium unlimited' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Anonymous visitor 1' })).toBeVisible();
    for (const step of ['content removal and warning', 'suspension.', 'permanent ban.', 'at admin discretion'])
      await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
    await expect(page.getByText('Today nothing is sold here')).toBeVisible();
  });
});
