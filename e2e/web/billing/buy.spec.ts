import type { TestStripe } from '../../../server/testing/stripe/startStripe.ts';
import { expect, test } from '../../stripe/selling.ts';
import { newcomer } from '../pages/people.ts';
import { cards, SubscribePage } from '../pages/SubscribePage.ts';

// A browser buys: the real pages, the built server, and a stand-in behind the names of Stripe's hosts, so that the page's policy
// is tested with it.

const HOURS = 60 * 60;

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

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('somebody buys whose device keeps the app', async ({ buyer, page, stripe }) => {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await buyer.open();
    await buyer.choose('Premium');
    await buyer.payWith(cards.good);
    await expect(buyer.welcome('Premium')).toBeVisible();
    expect(statuses(stripe)).toEqual(['active']);
  });
});

test('a card that is declined keeps form and attempt, and another one pays', async ({
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
  await buyer.choose('Premium');
  await buyer.payWith(cards.declined);
  await expect(visitor.toast('Payment Failed')).toBeVisible();
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();
  await expect(buyer.card.getByLabel('Card number')).toHaveValue(cards.declined);
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  expect(begun).toHaveLength(1);
  expect(statuses(stripe)).toEqual(['active']);
});

test('a bank that asks who is paying is answered, or not', async ({ buyer, page, stripe }) => {
  await buyer.choose('Family');
  await buyer.payWith(cards.asksBank);
  await buyer.bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('main').getByText(/unable to authenticate/)).toBeVisible();
  expect(statuses(stripe)).toEqual(['incomplete']);
  await buyer.pay.click();
  await buyer.bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(buyer.welcome('Family')).toBeVisible();
  expect(statuses(stripe)).toEqual(['active']);
});

test('another tab follows what is bought in this one', async ({ buyer, page, stripe }) => {
  const other = await page.context().newPage();
  await other.goto('/circles');
  await expect(other.getByRole('link', { name: /Premium/ }).first()).toBeVisible();
  await buyer.choose('Premium');
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your Circles' })).toBeVisible();
  expect(statuses(stripe)).toEqual(['active']);
});

test('another device hears of it from the server', async ({ buyer, another, stripe }) => {
  const other = await another();
  await other.page.goto('/login');
  await other.signIn(newcomer('Ruth').email);
  await expect(other.logout).toBeVisible();
  await other.page.goto('/circles');
  await expect(other.page.getByRole('link', { name: /Premium/ }).first()).toBeVisible();
  await buyer.choose('Premium');
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  await expect(other.heading('Your Circles')).toBeVisible();
  expect(statuses(stripe)).toEqual(['active']);
});

test('the same form in two tabs is paid once', async ({ buyer, page, stripe }) => {
  await buyer.choose('Premium');
  const other = new SubscribePage(await page.context().newPage());
  await other.open();
  await other.choose('Premium');
  await other.fillCard(cards.good);
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  // The other form hears of it, and goes on by itself.
  await expect(other.welcome('Premium')).toBeVisible();
  expect(statuses(stripe)).toEqual(['active']);
  expect(stripe.objects.charges.size).toBe(1);
});

test('Back leads from the form to the plans, and another plan takes the place of the first', async ({
  buyer,
  page,
  stripe,
}) => {
  await buyer.choose('Premium');
  await expect(buyer.pay).toBeEnabled();
  await page.goBack();
  await expect(buyer.plans).toBeVisible();
  await buyer.choose('Family');
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Family')).toBeVisible();
  expect(statuses(stripe).toSorted()).toEqual(['active', 'canceled']);
  expect(stripe.objects.charges.size).toBe(1);
});

test('a form that was open for a day is made anew, and nothing is paid twice', async ({
  buyer,
  page,
  stripe,
  faults,
}) => {
  faults.expect(/status of 400/);
  await buyer.choose('Premium');
  await expect(buyer.pay).toBeEnabled();
  const [first] = stripe.objects.subscriptions.keys();
  stripe.shift(first ?? '', 23 * HOURS);
  stripe.advance();
  await buyer.payWith(cards.good);
  await expect(page.getByText('The form was open too long')).toBeVisible();
  await buyer.payWith(cards.good);
  await expect(buyer.welcome('Premium')).toBeVisible();
  expect(statuses(stripe)).toEqual(['incomplete_expired', 'active']);
  expect(stripe.objects.charges.size).toBe(1);
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

test('news that come before the browser hears of its payment do no harm', async ({ buyer, page, stripe }) => {
  await buyer.choose('Premium');
  await expect(buyer.pay).toBeEnabled();
  await buyer.fillCard(cards.good);
  stripe.killAfter(/POST .*\/confirm$/, () => stripe.settled());
  await buyer.pay.click();
  await expect(buyer.welcome('Premium')).toBeVisible();
  await expect(page).toHaveURL('/subscription-success');
  expect(stripe.objects.charges.size).toBe(1);
});

test('without Stripe’s script the page says what to do', async ({ buyer, page, context, stripe, faults }) => {
  faults.expect(/ERR_|Failed to load/);
  await context.route('https://js.stripe.com/**', (route) => route.abort());
  await buyer.choose('Premium');
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(stripe.objects.charges.size).toBe(0);
});
