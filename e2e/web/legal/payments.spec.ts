import { expect, test } from '../../stripe/selling.ts';
import { cards } from '../pages/SubscribePage.ts';
import { addWhatIs, asListed, listedOn, watchKept, type Seen } from './keptInBrowser.ts';

// Where plans are sold, /privacy and /terms say so, and say what a browser sees.

test('Terms and Support say what a plan costs; Stripe’s hosts are asked where one pays alone, and are those that /privacy names', async ({
  page,
  context,
  buyer,
  expectAccessible,
}) => {
  const seen: Seen = { kept: new Set(), hosts: new Set() };
  await watchKept(context, seen);
  for (const path of ['/', '/profile', '/chat', '/subscription-success']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await test.step('Terms', async () => {
    await page.goto('/terms');
    await expect(page.getByText('Within 30 days of your first payment you can have your money back')).toBeVisible();
    await expect(page.getByText('Today nothing is sold here')).toBeHidden();
    await expect(page.getByText('buy from Apple')).toBeHidden();
    await expectAccessible();
  });
  await test.step('Support', async () => {
    await page.goto('/support');
    await expect(page.getByText('Premium, $9.99 per month: 6 searches a day')).toBeVisible();
    await expect(page.getByText('once more to be sure')).toBeVisible();
    await expect(page.getByText('No subscription is sold here today')).toBeHidden();
    await expectAccessible();
  });
  const own = new URL(page.url()).host;
  expect([...seen.hosts]).toEqual([own]);

  await buyer.open();
  await buyer.choose('Premium');
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  const others = [...seen.hosts].filter((host) => host !== own);
  expect(others).toContain('js.stripe.com');

  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const named = await page.getByRole('listitem').filter({ hasText: 'Stripe' }).locator('code').allInnerTexts();
  expect(named).toEqual(expect.arrayContaining(others));
  await expect(page.getByText('Payments by Stripe')).toBeVisible();
  await addWhatIs(page, seen);
  const listed = await listedOn(page);
  for (const entry of seen.kept) expect(listed).toContain(asListed(entry, listed));
});
