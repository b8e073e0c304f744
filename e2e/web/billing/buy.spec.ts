import type { TestStripe } from '../../../server/testing/stripe/startStripe.ts';
import { expect, test } from '../../stripe/selling.ts';
import { newcomer, PASSWORD } from '../pages/people.ts';
import { cards, SubscribePage } from '../pages/SubscribePage.ts';

// A browser buys: the real pages, the built server, and a stand-in behind the names of Stripe's hosts, so that the page's policy
// is tested with it.

const HOURS = 60 * 60;

/** The payments that went through. */
const paid = ({ objects }: TestStripe) => [...objects.charges.values()].filter(({ status }) => status === 'succeeded');
/** What has become of each subscription at Stripe, the first one first. */
const statuses = ({ objects }: TestStripe) => [...objects.subscriptions.values()].map(({ status }) => status);

test('somebody buys a plan, and no card data reaches our server @smoke', async ({
  buyer,
  page,
  visitor,
  stripe,
  server,
  expectAccessible,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(server.url)) sent.push(request.url() + (request.postData() ?? ''));
  });
  await buyer.choose('Premium');
  await expect(buyer.pay).toBeEnabled();
  await expectAccessible();
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  await expect(page).toHaveURL('/subscription-success');
  await expectAccessible();

  expect(statuses(stripe)).toEqual(['active']);
  expect(stripe.objects.charges.size).toBe(1);
  await page.goto('/profile');
  await expect(page.getByText('Premium').first()).toBeVisible();
  await visitor.page.goto('/circles');
  await expect(visitor.heading('Your Circles')).toBeVisible();

  const [intent] = stripe.objects.paymentIntents.values();
  const secrets = [stripe.settings.secretKey, ...stripe.settings.webhookSecrets, intent?.client_secret ?? ''];
  for (const text of [...sent, server.logged()]) {
    expect(text.replaceAll(' ', '')).not.toContain('4242424242424242');
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test('a plan is taken back for another, whose form outlives a declined card and a bank that is not answered', async ({
  buyer,
  page,
  stripe,
  visitor,
  faults,
}) => {
  faults.expect(/status of 402/);
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscriptions/create')) begun.push(request.url());
  });
  await test.step('Back leads from the form to the plans', async () => {
    await buyer.choose('Premium');
    await expect(buyer.pay).toBeEnabled();
    await page.goBack();
    await expect(buyer.plans).toBeVisible();
    await buyer.choose('Family');
  });
  await test.step('a card that is declined keeps form and attempt', async () => {
    await buyer.payWith(cards.declined);
    await expect(visitor.toast('Payment Failed')).toBeVisible();
    await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
    await expect(buyer.card.getByLabel('Card number')).toHaveValue(cards.declined);
  });
  await test.step('a bank that asks who is paying is not answered, and then is', async () => {
    await buyer.payWith(cards.asksBank);
    await buyer.bank.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByRole('main').getByText(/unable to authenticate/)).toBeVisible();
    expect(statuses(stripe).toSorted()).toEqual(['canceled', 'incomplete']);
    await buyer.pay.click();
    await buyer.bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(buyer.welcome('Family')).toBeVisible();
  });
  expect(begun, 'one for each plan').toHaveLength(2);
  expect(statuses(stripe).toSorted()).toEqual(['active', 'canceled']);
  expect(paid(stripe)).toHaveLength(1);
});

test('what is bought is paid once from two tabs, and another device hears of it', async ({
  buyer,
  page,
  another,
  stripe,
}) => {
  const device = await another();
  await device.page.request.post('/api/auth/login', { data: { email: newcomer('Ruth').email, password: PASSWORD } });
  await device.page.goto('/circles');
  await expect(device.page.getByRole('link', { name: /Premium/ }).first()).toBeVisible();
  await buyer.choose('Premium');
  const tab = new SubscribePage(await page.context().newPage());
  await tab.open();
  await tab.choose('Premium');
  await tab.fillCard(cards.good);
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  // The other form hears of it, and goes on by itself.
  await expect(tab.welcome('Premium')).toBeVisible();
  await expect(device.heading('Your Circles')).toBeVisible();
  expect(statuses(stripe)).toEqual(['active']);
  expect(stripe.objects.charges.size).toBe(1);
});

test('a form that was open for a day is made anew, and news before the browser hears of its payment do no harm', async ({
  buyer,
  page,
  stripe,
  faults,
}) => {
  await test.step('a form that was open for a day is made anew, and nothing is paid twice', async () => {
    faults.expect(/status of 400/);
    await buyer.choose('Premium');
    await expect(buyer.pay).toBeEnabled();
    const [first] = stripe.objects.subscriptions.keys();
    stripe.shift(first ?? '', 23 * HOURS);
    stripe.advance();
    await buyer.payWith(cards.good);
    await expect(page.getByText('The form was open too long')).toBeVisible();
    await buyer.fillCard(cards.good);
    // Stripe's news reach the server before its answer reaches the browser.
    stripe.killAfter(/POST .*\/confirm$/, () => stripe.settled());
    await buyer.pay.click();
    await expect(buyer.welcome('Premium')).toBeVisible();
    await expect(page).toHaveURL('/subscription-success');
    expect(statuses(stripe)).toEqual(['incomplete_expired', 'active']);
    expect(stripe.objects.charges.size).toBe(1);
  });
});

test.describe('without news from Stripe', () => {
  test.use({ hasWebhook: false });

  test('a payment is confirmed by asking', async ({ buyer, stripe }) => {
    await buyer.choose('Basic');
    await buyer.payWith(cards.good);
    await expect(buyer.welcome('Basic')).toBeVisible();
    expect(statuses(stripe)).toEqual(['active']);
  });
});
