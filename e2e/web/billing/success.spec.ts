import { expect, newcomer, test as people } from '../pages/people.ts';
import { PaymentAnswers } from '../pages/PaymentAnswers.ts';

const test = people.extend<{ subscribe: PaymentAnswers }>({
  subscribe: async ({ page, visitor }, use) => {
    await visitor.signUp(newcomer('Ann'));
    const subscribe = new PaymentAnswers(page);
    await subscribe.answer();
    await use(subscribe);
  },
});

const secrets = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1';

test('an address shows nothing that is not true, and what a bank adds to it is gone before anything is asked', async ({
  page,
  subscribe,
  expectAccessible,
}) => {
  await test.step('what a bank adds is gone, and Back does not bring it again', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.frame().url(), request.headers()['referer'] ?? ''));
    await page.addInitScript(() => {
      // The app's own drawing: the page as sent stands there before any script. Once alone, since to set a title is a mutation too.
      const seen = new MutationObserver(() => {
        if (!document.querySelector('#root:not([data-sent]) > *')) return;
        seen.disconnect();
        if (location.search) document.title = 'drawn with a query';
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    subscribe.has({ plan: 'premium', status: 'active', source: 'stripe' });
    await page.goto(`/subscription-success?${secrets}&redirect_status=succeeded`);
    await expect(subscribe.heading).toHaveText('Welcome to Premium!');
    await expect(page).toHaveURL('/subscription-success');
    await expect(page).not.toHaveTitle('drawn with a query');
    expect(subscribe.stateAsked.length).toBeGreaterThan(0);
    await page.reload();
    await expect(page).toHaveURL('/subscription-success');
    expect(addresses.filter((address) => address.includes('secret') && address.includes('/api/'))).toEqual([]);
  });

  await test.step('a payment that failed says so, and leads back to the plan', async () => {
    subscribe.has({ plan: 'family', status: 'incomplete', source: 'stripe' });
    await page.goto(`/subscription-success?${secrets}&redirect_status=failed`);
    await expect(subscribe.heading).toHaveText('Payment Failed');
    await expect(page).toHaveURL('/subscription-success');
    await expectAccessible();
    await page.reload();
    await expect(subscribe.heading).toHaveText('Payment Failed');
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/subscribe?plan=family',
    );
  });

  await test.step('an address that somebody made up shows nothing that is not true', async () => {
    subscribe.has({});
    await page.goto('/subscription-success?redirect_status=succeeded&plan=family');
    await expect(subscribe.heading).toHaveText('Confirming…');
    subscribe.has({ plan: 'premium', status: 'active', source: 'stripe' });
    await page.goto('/subscription-success?redirect_status=failed');
    await expect(subscribe.heading).toHaveText('Welcome to Premium!');
    await page.context().clearCookies();
    await page.goto('/subscription-success?redirect_status=succeeded');
    await expect(subscribe.heading).toHaveText('Sign In Required');
  });
});

test('confirms, asks every two seconds, and says "Subscription Activated" when it is true', async ({
  page,
  subscribe,
  expectAccessible,
}) => {
  await page.clock.install();
  subscribe.has({ plan: 'premium', status: 'incomplete', source: 'stripe' });
  const users: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/user')) users.push(request.url());
  });
  await page.goto('/subscription-success?redirect_status=succeeded');
  await expect(subscribe.heading).toHaveText('Confirming…');
  await expect(page.getByText('Subscription Activated')).toHaveCount(0);
  await expect.poll(() => subscribe.stateAsked.length).toBe(1);
  await expect.poll(() => users.length).toBe(1);
  await page.clock.runFor(2000);
  await expect.poll(() => subscribe.stateAsked.length).toBe(2);
  await expect.poll(() => users.length).toBe(2);
  subscribe.has({ plan: 'premium', status: 'active', source: 'stripe' });
  await page.clock.runFor(2000);
  await expect(subscribe.heading).toHaveText('Welcome to Premium!');
  await expect(page.getByText('Subscription Activated')).toBeVisible();
  await page.clock.resume();
  await expectAccessible();
});

test('after a minute without news it says what to do, and asks again when told to', async ({
  page,
  subscribe,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.goto('/subscription-success');
  await expect(subscribe.heading).toHaveText('Confirming…');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(subscribe.heading).toHaveText('Not confirmed yet', { timeout: 100 });
  }).toPass();
  await expect(page.getByText(/nothing is lost/)).toBeVisible();
  const asked = subscribe.stateAsked.length;
  expect(asked).toBeGreaterThanOrEqual(20);
  expect(asked).toBeLessThanOrEqual(31);
  await page.clock.resume();
  await expectAccessible();
  subscribe.has({ plan: 'basic', status: 'active', source: 'stripe' });
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(subscribe.heading).toHaveText('Welcome to Basic!');
});
