import { expect, newcomer, test as people } from '../pages/people.ts';
import { stripeKeys, PaymentAnswers } from '../pages/PaymentAnswers.ts';

const test = people.extend<{ subscribe: PaymentAnswers }>({
  subscribe: async ({ page, faults }, use) => {
    faults.expect(/^request to another host: https:\/\/js\.stripe\.com\//);
    const subscribe = new PaymentAnswers(page);
    await subscribe.answer();
    await use(subscribe);
  },
});

const list = 'Choose Your Spiritual Journey';
const form = 'Complete Your Subscription';
const refused = /status of (?:403|409|503)/;

test('says that payments are unavailable where nothing is sold', async ({
  page,
  visitor,
  subscribe,
  expectAccessible,
}) => {
  subscribe.plans = { publishableKey: null, plans: [] };
  await visitor.signUp(newcomer('Ann'));
  await page.goto('/subscribe');
  await expect(subscribe.heading).toHaveText('Payments Temporarily Unavailable');
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('where payments are taken', () => {
  test.use({ sharedServer: stripeKeys });

  test.beforeEach(async ({ visitor }) => {
    await visitor.signUp(newcomer('Ann'));
  });

  test('whoever is signed out signs in, and comes back to the plan they picked', async ({
    page,
    visitor,
    subscribe,
    expectAccessible,
  }) => {
    const ann = newcomer('Ann');
    await page.context().clearCookies();
    await page.goto('/subscribe?plan=family');
    await expect(subscribe.heading).toHaveText('Sign In Required');
    await expect(page.getByText('Please sign in to access subscription plans.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expectAccessible();
    await subscribe.mark();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await subscribe.expectMarked(false);
    await subscribe.mark();
    await visitor.signIn(ann.email);
    await expect(page).toHaveURL('/subscribe?plan=family');
    await expect(subscribe.heading).toHaveText(form);
    await subscribe.expectMarked(false);
  });

  test('a plan is picked, declined, and paid with another card in the same form', async ({
    page,
    visitor,
    subscribe,
    expectAccessible,
  }) => {
    await page.goto('/subscribe');
    await expect(subscribe.heading).toHaveText(list);
    await expect(page.getByRole('heading', { name: 'Why Upgrade to Premium?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '6 searches a day' })).toBeVisible();
    await expect(page.getByText('Unlimited')).toHaveCount(0);
    await expectAccessible();

    await subscribe.choose('Premium');
    await expect(subscribe.heading).toHaveText(form);
    await expect(subscribe.heading).toBeFocused();
    const what = page.getByRole('region', { name: 'What you pay for' });
    await expect(what).toContainText('$9.99 now, and again each month');
    await expect(what).toContainText(newcomer('Ann').email);
    await expect(subscribe.pay).toBeEnabled();
    await expectAccessible();

    await subscribe.card.fill('4000 0000 0000 0002');
    await subscribe.stripeAnswers({ error: { type: 'card_error', message: 'Your card was declined.' } });
    await subscribe.pay.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment FailedYour card was declined.');
    await expect(visitor.toast('Payment Failed')).toBeVisible();
    await expect(subscribe.card).toHaveValue('4000 0000 0000 0002');
    await expect(subscribe.pay).toBeFocused();

    await subscribe.card.fill('4242 4242 4242 4242');
    await subscribe.stripeAnswers('waits');
    await subscribe.pay.click();
    await expect(subscribe.pay).toHaveText('Processing...');
    await expect(subscribe.pay).toBeDisabled();
    expect(await page.evaluate(() => (window as unknown as { confirmed: object }).confirmed)).toEqual({
      return_url: `${new URL(page.url()).origin}/subscription-success`,
      redirect: 'if_required',
    });
    expect(subscribe.created).toEqual([{ planId: 'premium' }]);
  });

  test('picking a plan is a step, every way in and out is a page load that lets Stripe in here alone, and a sign-out clears all', async ({
    page,
    visitor,
    subscribe,
    faults,
  }) => {
    faults.expect(/Content Security Policy/i);

    await test.step('picking a plan is a step that Back and "Back to Plans" take back', async () => {
      await page.goto('/subscribe');
      await subscribe.mark();
      await subscribe.choose('Basic');
      await expect(page).toHaveURL('/subscribe?plan=basic');
      await expect(subscribe.pay).toHaveText('Pay $4.99');
      await page.goBack();
      await expect(subscribe.heading).toHaveText(list);
      await expect(subscribe.heading).toBeFocused();
      await page.goForward();
      await expect(subscribe.pay).toBeEnabled();
      await page.getByRole('button', { name: 'Back to Plans' }).click();
      await expect(subscribe.heading).toHaveText(list);
      await expect(page).toHaveURL('/subscribe');
      await subscribe.expectMarked(true);

      await page.goto('/subscribe?plan=basic');
      await page.getByRole('button', { name: 'Back to Plans' }).click();
      await expect(subscribe.heading).toHaveText(list);
    });

    await test.step('every way in and out is a page load', async () => {
      await page.goto('/about');
      await subscribe.mark();
      await page.evaluate(() => {
        history.pushState({ idx: 1 }, '', '/subscribe');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
      await expect(subscribe.heading).toHaveText(list);
      await subscribe.expectMarked(false);
      await subscribe.mark();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(subscribe.heading).toContainText('About');
      await subscribe.expectMarked(false);
      await subscribe.mark();
      await page.goBack();
      await expect(subscribe.heading).toHaveText(list);
      await subscribe.expectMarked(false);
      await subscribe.mark();
      await page.goForward();
      await expect(subscribe.heading).toContainText('About');
      await subscribe.expectMarked(false);
    });

    await test.step('Stripe’s script is let into this page and no other', async () => {
      const load = () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const tag = document.createElement('script');
              tag.src = 'https://js.stripe.com/endive/stripe.js';
              tag.onload = () => resolve('loaded');
              tag.onerror = () => resolve('refused');
              document.head.append(tag);
            }),
        );
      await page.goto('/subscribe');
      await expect(subscribe.heading).toHaveText(list);
      expect(await load()).toBe('loaded');
      for (const path of ['/', '/subscription-success', '/profile']) {
        await page.goto(path);
        expect(await load(), path).toBe('refused');
      }
    });

    await test.step('a plan without a price is not offered, and a sign-out clears everything before it leads home', async () => {
      subscribe.plans.plans = subscribe.plans.plans.filter(({ id }) => id !== 'family');
      await page.goto('/subscribe');
      await expect(subscribe.heading).toHaveText(list);
      await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose Family' }), 'a plan without a price').toHaveCount(0);
      await visitor.logout.click();
      await expect(page).toHaveURL('/');
      await expect(visitor.login).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /person/.test(key)))).toEqual([]);
    });
  });

  test('a form that stood open too long is replaced, and a script that breaks is a "Payment Error"', async ({
    page,
    visitor,
    subscribe,
    faults,
  }) => {
    faults.expect(/The payment could not be confirmed/);

    await test.step('nothing is charged twice', async () => {
      await page.goto('/subscribe?plan=premium');
      await expect(subscribe.pay).toBeEnabled();
      await subscribe.stripeAnswers({
        error: { type: 'invalid_request_error', payment_intent: { status: 'canceled' } },
      });
      subscribe.create = (route) => route.fulfill({ json: { clientSecret: 'pi_2_secret_2' } });
      await subscribe.pay.click();
      await expect(
        page.getByText('The form was open too long and is a new one now. Nothing was charged.'),
      ).toBeVisible();
      await expect(subscribe.pay).toBeEnabled();
      expect(await page.evaluate(() => (window as unknown as { stripeOptions: object }).stripeOptions)).toMatchObject({
        clientSecret: 'pi_2_secret_2',
      });
      expect(subscribe.created).toHaveLength(2);
    });

    await test.step('a script that breaks is a "Payment Error"', async () => {
      await subscribe.stripeAnswers('throws');
      await subscribe.pay.click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Payment ErrorSomething went wrong. Please try again.',
      );
      await expect(visitor.toast('Payment Error')).toBeVisible();
      await expect(subscribe.pay).toBeEnabled();
    });
  });

  test('a subscription that can’t begin says why, and without Stripe’s script there is a way to load it again', async ({
    page,
    visitor,
    subscribe,
    faults,
    expectAccessible,
  }) => {
    faults.expect(refused);
    faults.expect(/ERR_FAILED|ERR_BLOCKED/);

    await test.step('without Stripe’s script there is a sentence and a way to load it again', async () => {
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await page.goto('/subscribe?plan=premium');
      await expect(page.getByText('The payment form could not be loaded')).toBeVisible();
      await expectAccessible();
      await page.unroute('https://js.stripe.com/**');
      await subscribe.answer();
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(subscribe.pay).toBeEnabled();
    });

    await test.step('it says why, and what to do', async () => {
      const refuse = (status: number, code: string, more: object = {}) => {
        subscribe.create = (route) =>
          route.fulfill({ status, json: { error: `Refused: ${code}.`, code, requestId: '1', ...more } });
      };
      refuse(503, 'payments_unavailable');
      await page.goto('/subscribe?plan=premium');
      const problem = page.getByRole('main').getByRole('alert');
      await expect(problem).toHaveText('Subscription ErrorRefused: payments_unavailable.');
      await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
      await expect(visitor.toast('Subscription Error')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back to Plans' })).toBeVisible();

      refuse(403, 'email_unverified');
      await visitor.button('Try again').click();
      await expect(page.getByText('Your email address is not confirmed yet.')).toBeVisible();
      await expectAccessible();
      refuse(409, 'already_subscribed', { source: 'apple' });
      await visitor.button('I have confirmed it').click();
      await expect(page.getByText(/plan from the iOS app/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();
      await expectAccessible();
    });
  });

  test('what is paid leads to the page that says so, and whoever has a plan changes it instead of buying another', async ({
    page,
    subscribe,
    expectAccessible,
  }) => {
    await test.step('whoever has a plan changes it instead of buying another', async () => {
      subscribe.has({ plan: 'premium', status: 'active', source: 'stripe', renewsAt: '2026-12-24T12:00:00.000Z' });
      await page.goto('/subscribe?plan=premium');
      await expect(subscribe.heading).toHaveText('Change your plan');
      await expect(page.getByRole('button', { name: 'Upgrade to Family' })).toBeVisible();
      await expectAccessible();
      subscribe.has({ plan: 'family', status: 'active', source: 'family' });
      await page.goto('/subscribe');
      await expect(subscribe.heading).toHaveText('Your plan');
      await expect(page.getByText(/already have a seat/)).toBeVisible();
      await expectAccessible();
      expect(subscribe.created).toEqual([]);
    });

    await test.step('what is paid leads out of the document that lets Stripe in', async () => {
      subscribe.has({});
      await page.goto('/subscribe?plan=family');
      await expect(subscribe.pay).toBeEnabled();
      await subscribe.mark();
      await subscribe.stripeAnswers({ paymentIntent: { status: 'succeeded' } });
      subscribe.has({ plan: 'family', status: 'active', source: 'stripe', renewsAt: '2026-12-24T12:00:00.000Z' });
      await subscribe.pay.click();
      await expect(page).toHaveURL('/subscription-success');
      await expect(subscribe.heading).toHaveText('Welcome to Family!');
      await expect(page.getByText('Subscription Activated')).toBeVisible();
      await expect(page.getByText('Up to 6 family accounts')).toBeVisible();
      await expect(page.getByText('It renews on December 24, 2026.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Invite your family' })).toHaveAttribute('href', '/family');
      await subscribe.expectMarked(false);
      await expectAccessible();
    });
  });
});
