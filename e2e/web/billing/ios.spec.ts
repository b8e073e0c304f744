import type { Page } from '@playwright/test';
import { IosShell, openAppStore } from '../pages/iosShell.ts';
import { expect, newcomer, test, type Outbox, type Visitor } from '../pages/people.ts';

const { store, settings } = openAppStore();
const ruth = newcomer('Ruth');

test.use({ sharedServer: settings, viewport: { width: 390, height: 844 } });

const openShell = async (page: Page): Promise<IosShell> => {
  const shell = new IosShell(page);
  await shell.open();
  return shell;
};

const userIdOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/auth/user')).json()) as { id: string }).id;

const signUp = async (visitor: Visitor, outbox: Outbox): Promise<void> => {
  await visitor.signUp(ruth);
  const data = { token: (await outbox.nextLink(ruth.email)).split('token=')[1] };
  await expect(await visitor.page.request.post('/api/auth/verify', { data })).toBeOK();
};

test('Premium is bought from Apple, and finished only after the server has taken it', async ({
  page,
  visitor,
  outbox,
  expectAccessible,
}) => {
  await signUp(visitor, outbox);
  const shell = await openShell(page);
  const userId = await userIdOf(page);
  await page.goto('/subscribe');
  await expect(page.getByText('$19.99/year')).toBeVisible();
  await expect(page.getByText('money-back')).toHaveCount(0);
  await expect(page.getByText('$9.99')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expectAccessible();

  await visitor.button('Subscribe to Premium').click();
  const asked = await shell.asked('purchase');
  expect(asked).toMatchObject({ productId: settings['APPLE_PRODUCT_ID'], accountToken: userId });
  const transaction = store.sell(userId);
  expect(shell.posted.filter(({ type }) => type === 'finish')).toEqual([]);
  await shell.tell('iapPurchased', { requestId: asked.requestId, receiptData: store.sign(transaction) });
  expect(await shell.asked('finish')).toMatchObject({ transactionId: transaction.transactionId });
  await expect(visitor.toast('Purchase Successful!')).toBeVisible();
  await expect(visitor.button('Premium Active')).toBeDisabled();
  await expect(page.getByText(/^Premium is active until /)).toBeFocused();
  await expect(visitor.link('Manage Subscription at Apple')).toHaveAttribute(
    'href',
    'https://apps.apple.com/account/subscriptions',
  );
  await expectAccessible();
  await page.goto('/chat');
  await expect(visitor.button('Share')).toBeVisible();
  await page.goto('/support');
  await expect(page.getByText('stands on the page for plans')).toBeVisible();
  await expect(page.getByText('No subscription is sold here today')).toHaveCount(0);
});

test('a changed mind and silence are no failure, a failure says what it is', async ({ page, visitor, outbox }) => {
  await signUp(visitor, outbox);
  await page.clock.install();
  const shell = await openShell(page);
  await page.goto('/subscribe');
  const failed = visitor.toast('Purchase Failed');

  await visitor.button('Subscribe to Premium').click();
  await shell.asked('purchase');
  await shell.tell('iapPurchaseFailed', { error: 'Purchase cancelled' });
  await expect(visitor.button('Subscribe to Premium')).toHaveAttribute('aria-disabled', 'false');
  await expect(failed).toBeHidden();

  await visitor.button('Subscribe to Premium').click();
  await shell.asked('purchase');
  await page.clock.runFor(120_000);
  await expect(page.getByText('We have not heard from Apple yet.')).toBeVisible();
  await expect(failed).toBeHidden();

  await visitor.button('Subscribe to Premium').click();
  await shell.asked('purchase');
  await shell.tell('iapPurchaseFailed', {});
  await expect(failed).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Unable to complete purchase. Please try again.',
  );

  await visitor.button('Restore Previous Purchases').click();
  await shell.asked('restore');
  await shell.tell('iapRestored', { transactions: [] });
  await expect(visitor.toast('Restore Failed')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No previous purchases found.');
});

test('a purchase of another account is refused, one that comes late is taken on any page, and nothing is sold beside a plan of the website', async ({
  page,
  visitor,
  outbox,
  faults,
}) => {
  faults.expect(/status of 400|ERR_FAILED|503/);
  await signUp(visitor, outbox);
  const shell = await openShell(page);

  await test.step('a purchase of another account stays Apple’s to tell again', async () => {
    await page.goto('/subscribe');
    await visitor.button('Subscribe to Premium').click();
    await shell.asked('purchase');
    await shell.tell('iapPurchased', { receiptData: store.sign(store.sell(crypto.randomUUID())) });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('can’t be used with this account');
    await expect(visitor.button('Subscribe to Premium')).toBeEnabled();
    expect(shell.posted.filter(({ type }) => type === 'finish')).toEqual([]);
  });

  await test.step('a purchase that comes late is taken on any page, also after the server was away', async () => {
    const userId = await userIdOf(page);
    shell.posted.length = 0;
    await page.goto('/about');
    await shell.asked('status');
    await page.route('**/api/apple-iap/validate-receipt', (route) => route.abort());
    const transaction = store.sell(userId);
    const tried = page.waitForEvent('requestfailed');
    await shell.tell('iapPurchased', { receiptData: store.sign(transaction) });
    await tried;
    expect(shell.posted.filter(({ type }) => type === 'finish')).toEqual([]);
    await page.unroute('**/api/apple-iap/validate-receipt');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await shell.asked('finish')).toMatchObject({ transactionId: transaction.transactionId });
    await expect(visitor.toast('Purchase Successful!')).toBeVisible();
  });

  await test.step('a plan of the website is managed there, and nothing is sold beside it', async () => {
    const until = '2027-01-03T10:00:00.000Z';
    const rest = { cancelAt: null, nextPlan: null, refundableUntil: until };
    const state = { plan: 'premium', status: 'active', source: 'stripe', until, renewsAt: until, ...rest };
    await page.route('**/api/subscriptions', (route) => route.fulfill({ json: state }));
    await page.goto('/subscribe');
    await expect(page.getByText('You began it on our website')).toBeVisible();
    await expect(page.getByText('$')).toHaveCount(0);
    await visitor.link('Manage Subscription').click();
    await expect(page.getByText('please change or cancel it there')).toBeVisible();
    await expect(visitor.button('Get a refund')).toHaveCount(0);
  });
});

test('outside the app nothing of it is loaded, and in it what was bought before is restored, without a confirmed address too', async ({
  page,
  visitor,
  faults,
}) => {
  // Somebody else's, at the same Apple ID.
  faults.expect(/status of 400/);
  await visitor.signUp(ruth);

  await test.step('outside the app nothing of it is loaded', async () => {
    await page.goto('/subscribe');
    await expect(visitor.heading('Payments Temporarily Unavailable')).toBeVisible();
    await expect(page.getByText('$19.99')).toHaveCount(0);
  });

  await test.step('what was bought before is restored', async () => {
    const shell = await openShell(page);
    const userId = await userIdOf(page);
    await page.goto('/subscribe');
    await expect(page.getByText('Your email address is not confirmed yet.')).toBeVisible();
    await expect(visitor.button('Subscribe to Premium')).toHaveCount(0);
    await visitor.button('Restore Previous Purchases').click();
    await shell.asked('restore');
    const transaction = store.sell(userId);
    await shell.tell('iapRestored', {
      transactions: [store.sign(store.sell(crypto.randomUUID())), store.sign(transaction)],
    });
    await expect(visitor.toast('Purchases Restored')).toBeVisible();
    await expect(visitor.button('Premium Active')).toBeDisabled();
    expect(await shell.asked('finish')).toMatchObject({ transactionId: transaction.transactionId });
  });
});
