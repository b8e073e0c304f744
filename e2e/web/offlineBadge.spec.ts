import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The badge comes when the page has settled; without a network it could not. */
const badgeIsThere = (page: Page) =>
  page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['js', 'css'].every((ending) =>
      names.some((name) => name.includes('OfflineBadge') && name.endsWith(ending)),
    );
  });

test('the badge tells of an offline period, and lets itself be put away', async ({
  page,
  context,
  faults,
  expectAccessible,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await badgeIsThere(page);
  const badge = page.getByRole('complementary', { name: 'Connection' });
  await expect(badge).toBeHidden();

  await context.setOffline(true);
  await expect(badge).toContainText('Offline mode');
  await expect(badge).toContainText('Your prayers will sync when connected');
  await expect(page.locator('div[role=status]')).toHaveText('Offline mode');
  await expectAccessible();

  await context.setOffline(false);
  await expect(badge).toContainText('Back online');
  await expectAccessible();
  await badge.getByRole('button', { name: 'Close' }).click();
  await expect(badge).toBeHidden();
});

test('when it has been seen it goes by itself', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(5000);
  await badgeIsThere(page);
  const badge = page.getByRole('complementary', { name: 'Connection' });
  await context.setOffline(true);
  await expect(badge).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(badge).toContainText('Offline mode');
  await context.setOffline(false);
  await expect(badge).toContainText('Back online');
  await badge.hover();
  await page.clock.runFor(20_000);
  await expect(badge).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(11_000);
  await expect(badge).toBeHidden();
});
