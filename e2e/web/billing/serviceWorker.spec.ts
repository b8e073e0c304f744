import { isSubscribePath } from '../../../core/rules/billing/paths.ts';
import { expect, newcomer, test } from '../pages/people.ts';
import { PaymentAnswers, stripeKeys } from '../pages/PaymentAnswers.ts';

test.use({ serviceWorkers: 'allow', sharedServer: stripeKeys });

const noConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch|gave no answer|ERR_FAILED/;

test('/subscribe comes from the server, never from the service worker’s cache while that answers', async ({
  page,
  context,
  visitor,
  faults,
}) => {
  faults.expect(noConnection);
  faults.expect(/^request to another host: https:\/\/js\.stripe\.com\//);
  await visitor.signUp(newcomer('Ann'));
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  const home = await page.goto('/');
  expect(home?.fromServiceWorker()).toBe(true);
  expect(home?.headers()['content-security-policy']).not.toContain('stripe');

  for (const path of ['/subscribe', '/subscribe?plan=premium', '/subscribe/']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy'], path).toContain('frame-src https://js.stripe.com');
    expect(isSubscribePath(new URL(page.url()).pathname), path).toBe(true);
  }
  const other = await page.goto('/subscription-success');
  expect(other?.headers()['content-security-policy']).not.toContain('stripe');

  await context.setOffline(true);
  await page.goto('/subscribe?plan=premium');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paying needs a connection');
  // With the connection back, the page from the device still can't load Stripe's script, and does not try.
  const payments = new PaymentAnswers(page);
  await payments.answer();
  await context.setOffline(false);
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    // The page also tries by itself, and may take the button away meanwhile.
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await expect(payments.pay).toBeEnabled({ timeout: 5000 });
  }).toPass();

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /subscribe$|\/api\//i.test(path))).toEqual([]);
});
