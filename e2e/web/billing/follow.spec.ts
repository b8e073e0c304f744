import type { Page } from '@playwright/test';
import { lostConnection } from '../../fixtures.ts';
import { expect, test } from '../../stripe/selling.ts';
import { cards } from '../pages/SubscribePage.ts';

// What somebody has bought is true in every tab and on every screen, and without a connection as it was last heard.

const FOLLOWS = { timeout: 2000 };
const ONE_LEFT = 'You have one search left today.';

/** Leaves a free account one search of the day: then home says so. */
const useSearches = (page: Page) =>
  page.evaluate(async () => {
    for (const query of ['rest', 'rain']) {
      const headers = { 'Content-Type': 'application/json' };
      const { ok } = await fetch('/api/search', { method: 'POST', headers, body: JSON.stringify({ query }) });
      if (!ok) throw new Error('The search was refused');
    }
  });

test('another tab at the gate, one on home and one on the profile follow within two seconds', async ({
  buyer,
  page,
  context,
  stripe,
}) => {
  const [gate, home, profile] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await gate.goto('/chat');
  await expect(gate.getByRole('heading', { level: 1 })).toContainText('SoulFeed');
  await expect(gate.getByText('It is quiet here')).toBeHidden();
  await useSearches(page);
  await home.goto('/');
  await expect(home.getByRole('main').getByText(ONE_LEFT)).toBeVisible();
  await profile.goto('/profile');
  await expect(profile.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible();

  await page.bringToFront();
  await buyer.choose('Premium');
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  await expect(gate.getByText('It is quiet here')).toBeVisible(FOLLOWS);
  await expect(home.getByRole('main').getByText(ONE_LEFT)).toBeHidden(FOLLOWS);
  await expect(profile.getByRole('heading', { name: 'Manage Subscription' })).toBeVisible(FOLLOWS);

  // It ends at Stripe, with nobody at a screen.
  const [subscription] = stripe.objects.subscriptions.values();
  stripe.cancelOutside(subscription?.id ?? '');
  await stripe.settled();
  await expect(gate.getByText('It is quiet here')).toBeHidden(FOLLOWS);
  await expect(home.getByRole('main').getByText(ONE_LEFT)).toBeVisible(FOLLOWS);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('somebody buys whose device keeps the app: the profile says which plan there was, and signing out forgets it', async ({
    buyer,
    page,
    context,
    faults,
    expectAccessible,
  }) => {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await buyer.open();
    await buyer.choose('Premium');
    await buyer.payWith(cards.good);
    await expect(buyer.welcome('Premium')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('Premium').first()).toBeVisible();
    faults.expect(lostConnection);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Premium, as of \w+day, \w+ \d+\. We could not ask the server/)).toBeVisible();
    await expectAccessible();
    await page.goto('/chat');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Upgrade to Access/ })).toBeHidden();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('lampstand:person'))).toBeNull();
    await context.setOffline(false);
  });
});
