import { ADMIN_SECRET } from '../../fixtures.ts';
import { confirmedAccount, expect, test } from '../../stripe/selling.ts';
import { newcomer } from '../pages/people.ts';

test(
  'a newcomer chooses from what is sold, at Stripe’s prices, and is led to its payment',
  { tag: '@phone' },
  async ({ page, visitor, expectAccessible }) => {
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
    await expectAccessible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await visitor.link('Start Premium').click();
    await expect(page).toHaveURL(/\/subscribe\?plan=premium$/);
    expect(await page.evaluate(() => 'isSameDocument' in window), 'a document of its own').toBe(false);
  },
);

test('the gate’s upsell compares what is free with Premium, and leads there', async ({
  page,
  visitor,
  outbox,
  expectAccessible,
}) => {
  await confirmedAccount(visitor, outbox);
  await page.goto('/chat');
  await expect(visitor.heading('Upgrade to Access SoulFeed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free' })).toContainText('Limited searches per day');
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('$9.99 per month');
  await expect(page.getByRole('region', { name: 'Premium' })).toContainText('Recommended');
  await expect(page.getByText('Cancel anytime. No hidden fees. 30-day money-back guarantee.')).toBeVisible();
  await expectAccessible();
  await visitor.link('Upgrade to Premium').click();
  await expect(page).toHaveURL(/\/subscribe\?plan=premium$/);
});

test('the profile names the price of Premium, and offers it to nobody whom staff gave as much', async ({
  page,
  visitor,
  outbox,
  another,
}) => {
  await confirmedAccount(visitor, outbox);
  await page.goto('/profile');
  const upgrade = page.getByRole('region', { name: 'Upgrade to Premium' });
  await expect(upgrade).toContainText('More searches a day, and the community, for $9.99 per month.');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };

  const admin = await another();
  const boaz = newcomer('Boaz');
  await admin.signUp(boaz);
  const { request } = admin.page;
  const data = { email: boaz.email, adminSecret: ADMIN_SECRET };
  await expect(await request.post('/api/admin/setup', { data })).toBeOK();
  await expect(await request.patch(`/api/admin/users/${id}/role`, { data: { role: 'contributor' } })).toBeOK();
  await page.reload();
  await expect(visitor.heading('Saved items')).toBeVisible();
  await expect(upgrade).toHaveCount(0);
});

test('a price that is missing at Stripe takes its plan off every list', async ({ page, visitor, stripe }) => {
  stripe.removePrice('family');
  await visitor.register(newcomer('Ruth'));
  await expect(visitor.link('Start Premium')).toBeVisible();
  await expect(visitor.link('Choose Family')).toHaveCount(0);
  await page.goto('/subscribe');
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Family' })).toHaveCount(0);
});

test('plans that can’t be looked up are asked for again', async ({ page, visitor, outbox, faults }) => {
  faults.expect(/status of 503/);
  await confirmedAccount(visitor, outbox);
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
