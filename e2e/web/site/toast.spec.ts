import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { HomePage, pressInPanel } from '../pages/HomePage.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toast = (page: Page) => region(page).getByText('Login Required', { exact: true });

const say = async (page: Page): Promise<void> => {
  await pressInPanel(page, 'Save', 'Save verse');
  await expect(toast(page)).toBeVisible();
};

test(
  'a toast is said aloud, stands for five seconds, waits while somebody is at it, and is put away by Escape or a swipe',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.clock.install();
    const home = new HomePage(page);
    await home.open();
    await home.search('Philippians 4:6-7');
    await test.step('it stands for five seconds, and waits under the pointer', async () => {
      await say(page);
      await expect(page.locator('div[role=status]')).toContainText('Login Required');
      await region(page).hover();
      await page.clock.fastForward(20_000);
      await expectAccessible();
      await expect(toast(page)).toBeVisible();
      await page.mouse.move(1, 1);
      await page.clock.fastForward(6000);
      await expect(toast(page)).toBeHidden();
    });
    await test.step('F8 focuses it, Escape closes it and returns the focus', async () => {
      await say(page);
      await page.getByRole('button', { name: 'More', exact: true }).focus();
      await page.keyboard.press('F8');
      await expect(region(page)).toBeFocused();
      await page.clock.fastForward(20_000);
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toast(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    });
    await test.step('a swipe of fifty pixels to the right dismisses it', async () => {
      await say(page);
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('the toast is not drawn');
      const swipe = async (far: number) => {
        await page.mouse.move(box.x + 5, box.y + 5);
        await page.mouse.down();
        await page.mouse.move(box.x + 5 + far, box.y + 5, { steps: 5 });
        await page.mouse.up();
      };
      await swipe(40);
      await expect(toast(page)).toBeVisible();
      await swipe(60);
      await expect(toast(page)).toBeHidden();
    });
  },
);
