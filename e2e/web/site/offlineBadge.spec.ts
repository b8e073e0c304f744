import type { Page } from '@playwright/test';
import { expect, lostConnection, test } from '../../fixtures.ts';

/** Called before the page is: the badge comes when it has settled, with what it imports; without a network it could not. */
const badgeOf = async (page: Page): Promise<void> => {
  const finished = (file: RegExp) => page.waitForEvent('requestfinished', (request) => file.test(request.url()));
  const [script] = await Promise.all([finished(/OfflineBadge.*js$/), finished(/OfflineBadge.*css$/)]);
  await page.evaluate((address) => import(address).then(() => undefined), script.url());
};

test(
  'the badge tells of an offline period, hides after it was seen, and lets itself be put away',
  { tag: '@phone' },
  async ({ page, context, faults, expectAccessible }) => {
    faults.expect(lostConnection);
    await page.clock.install();
    const files = badgeOf(page);
    await page.goto('/');
    await page.clock.runFor(5000);
    await files;
    const badge = page.getByRole('complementary', { name: 'Connection' });
    await expect(badge).toBeHidden();
    await test.step('it stays for as long as there is no connection', async () => {
      await context.setOffline(true);
      await expect(badge).toContainText('Offline mode');
      await expect(badge).toContainText('Your prayers will sync when connected');
      await expect(page.locator('div[role=status]')).toHaveText('Offline mode');
      await page.clock.runFor(60_000);
      await expect(badge).toContainText('Offline mode');
      await expectAccessible();
    });
    await test.step('it stays while somebody is at it, and hides after it was seen', async () => {
      await context.setOffline(false);
      await expect(badge).toContainText('Back online');
      await badge.hover();
      await page.clock.runFor(20_000);
      await expect(badge).toBeVisible();
      await expectAccessible();
      await page.mouse.move(10, 500);
      await page.clock.runFor(11_000);
      await expect(badge).toBeHidden();
    });
    await test.step('it is put away', async () => {
      await context.setOffline(true);
      await expect(badge).toContainText('Offline mode');
      await context.setOffline(false);
      await expect(badge).toContainText('Back online');
      await badge.hover();
      await badge.getByRole('button', { name: 'Close' }).click();
      await expect(badge).toBeHidden();
    });
  },
);
