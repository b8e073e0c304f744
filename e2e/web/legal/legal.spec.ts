import { expect, test } from '../pages/people.ts';

test('both pages say that nobody has entered who runs the server, and are not listed; contents lead to a part', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, title] of [
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByText('Nobody has entered yet who runs this server.')).toBeVisible();
    await expectAccessible();
  }
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The fingerprint' }).click();
  await expect(page.getByRole('heading', { name: 'The fingerprint' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'The fingerprint' })).toBeInViewport();
});

test('registering links both, beside what was typed', async ({ page, context, visitor }) => {
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
