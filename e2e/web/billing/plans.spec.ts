import { confirmedAccount, expect, test } from '../../stripe/selling.ts';
import { newcomer } from '../pages/people.ts';

test('a newcomer chooses from what is sold, at Stripe’s prices, and is led to its payment', async ({
  page,
  visitor,
  expectAccessible,
}) => {
  await visitor.register(newcomer('Ruth'));
  await expect(page.getByText('Choose how you would like to begin.')).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Free')).toContainText('$0');
  await expect(card('Premium')).toContainText('$9.99 per month');
  await expect(card('Premium')).toContainText('Popular');
  await expect(card('Premium')).toContainText('6 searches a day');
  await expect(card('Family')).toContainText('$14.99 per month');
  await expect(card('Basic')).toHaveCount(0);
  for (const claim of ['Unlimited', 'content library', 'Priority support'])
    await expect(page.getByText(claim)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await visitor.link('Start Premium').click();
  await expect(page).toHaveURL(/\/subscribe\?plan=premium$/);
  expect(await page.evaluate(() => 'isSameDocument' in window), 'a document of its own').toBe(false);
});

test('the gate compares what is free with Premium once the plans can be looked up, and so does the profile', async ({
  page,
  visitor,
  outbox,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 503/);
  await confirmedAccount(visitor, outbox);

  await test.step('plans that can’t be looked up are asked for again', async () => {
    await page.route('**/api/subscriptions/plans', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Payments rest for a moment.', code: 'payments_unavailable', requestId: '1' },
      }),
    );
    await page.goto('/chat');
    await expect(page.getByRole('alert')).toContainText('Payments rest for a moment.');
    await expect(page.getByText('$')).toHaveCount(0);
    await page.unroute('**/api/subscriptions/plans');
    await visitor.button('Try again').click();
    await expect(visitor.link('Upgrade to Premium')).toBeVisible();
  });

  await test.step('the gate’s upsell leads to Premium', async () => {
    await expect(visitor.heading('Upgrade to Access SoulFeed')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Free' })).toContainText('Limited searches per day');
    await expect(page.getByRole('region', { name: 'Premium' })).toContainText('$9.99 per month');
    await expect(page.getByRole('region', { name: 'Premium' })).toContainText('Recommended');
    await expect(page.getByText('Cancel anytime. No hidden fees. 30-day money-back guarantee.')).toBeVisible();
    await expectAccessible();
    await visitor.link('Upgrade to Premium').click();
    await expect(page).toHaveURL(/\/subscribe\?plan=premium$/);
  });

  await test.step('the profile names the price of Premium, and offers it to nobody whom staff gave as much', async () => {
    await page.goto('/profile');
    const upgrade = page.getByRole('region', { name: 'Upgrade to Premium' });
    await expect(upgrade).toContainText('More searches a day, and the community, for $9.99 per month.');
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), role: 'contributor' } });
    });
    await page.reload();
    await expect(visitor.heading('Saved items')).toBeVisible();
    await expect(upgrade).toHaveCount(0);
  });
});
