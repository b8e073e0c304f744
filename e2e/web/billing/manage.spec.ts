import type { Page } from '@playwright/test';
import type { TestStripe } from '../../../server/testing/stripe/startStripe.ts';
import { confirmedAccount, expect, test } from '../../stripe/selling.ts';
import { PASSWORD } from '../pages/people.ts';
import { cards, SubscribePage } from '../pages/SubscribePage.ts';

type PlanId = 'basic' | 'premium' | 'family';

/** Has a plan from here on, paid for as in a browser, without the form. Gives the subscription's id. */
const buy = async (page: Page, stripe: TestStripe, planId: PlanId): Promise<string> => {
  await expect(await page.request.post('/api/subscriptions/create', { data: { planId } })).toBeOK();
  const [subscription] = [...stripe.objects.subscriptions.values()].slice(-1);
  if (!subscription) throw new Error('nothing was begun at Stripe');
  expect(stripe.pay(subscription.id)).toBe('succeeded');
  await stripe.settled();
  return subscription.id;
};

test.beforeEach(async ({ visitor, outbox }) => {
  await confirmedAccount(visitor, outbox);
});

const plan = (page: Page) => page.getByRole('region', { name: 'Manage Subscription' });

test('on a phone a plan is cancelled in two clicks and kept again, invoices are at Stripe, and all payments come back once', async ({
  page,
  visitor,
  stripe,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 503/);
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await buy(page, stripe, 'premium');
  await page.goto('/profile');

  await test.step('a plan is cancelled in two clicks, and kept again', async () => {
    await expect(plan(page)).toContainText('$9.99 per month. It renews on');
    await expect(plan(page)).toContainText('You can have your payments back until');
    await expectAccessible();

    await visitor.button('Cancel plan').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel your Premium plan?' });
    await expect(dialog).toContainText('nothing more is charged');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(visitor.button('Cancel plan')).toBeFocused();
    expect(stripe.objects.subscriptions.get(id)?.cancel_at_period_end).toBe(false);

    await visitor.button('Cancel plan').click();
    await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(visitor.toast('Your plan is cancelled')).toBeVisible();
    await expect(plan(page)).toContainText('Your plan is cancelled: Premium stays yours until');
    await expect(plan(page).locator(':focus')).toContainText('Your plan is cancelled');
    expect(stripe.objects.subscriptions.get(id)?.cancel_at_period_end).toBe(true);

    await visitor.button('Keep my plan').click();
    await expect(plan(page)).toContainText('It renews on');
    await expect(visitor.toast('You keep your plan')).toBeVisible();
    expect(stripe.objects.subscriptions.get(id)?.cancel_at_period_end).toBe(false);
  });

  await test.step('cards and invoices are on a page of Stripe’s, and the way leads back', async () => {
    await visitor.button('Manage Subscription').click();
    await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.com\//);
    await page.getByRole('link', { name: 'Return to Lampstand' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(plan(page)).toContainText('Premium');
  });

  await test.step('what could not be done is said where it was asked, and can be tried again', async () => {
    await visitor.button('Cancel plan').click();
    const dialog = page.getByRole('dialog');
    stripe.fail('error', { path: 'POST /v1/subscriptions', times: 3 });
    await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible();
    stripe.heal();
    await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(plan(page)).toContainText('Your plan is cancelled');
    expect(stripe.objects.subscriptions.get(id)?.cancel_at_period_end).toBe(true);
    await visitor.button('Keep my plan').click();
    await expect(plan(page)).toContainText('It renews on');
  });

  await test.step('a refund gives all payments back once, and ends the plan at once', async () => {
    await visitor.button('Get a refund').click();
    const dialog = page.getByRole('dialog', { name: 'Refund your Premium plan?' });
    await expect(dialog).toContainText('The plan ends at once.');
    await dialog.getByRole('button', { name: 'Refund and end it' }).dblclick();
    await expect(plan(page)).toContainText('Your Premium plan has ended.');
    await expect(visitor.link('Choose a plan')).toBeVisible();
    expect(stripe.chargesOf(id).map(({ amount_refunded }) => amount_refunded)).toEqual([999]);
    expect(stripe.objects.refunds.size).toBe(1);
    await page.goto('/chat');
    await expect(visitor.heading('Upgrade to Access SoulFeed')).toBeVisible();

    await buy(page, stripe, 'premium');
    await page.goto('/profile');
    await expect(visitor.button('Cancel plan')).toBeVisible();
    await expect(visitor.button('Get a refund'), 'once for an account').toHaveCount(0);
  });
});

test('a dearer plan begins at once, and a cheaper one waits for the end of the period', async ({
  page,
  visitor,
  stripe,
  expectAccessible,
}) => {
  const id = await buy(page, stripe, 'premium');
  await page.goto('/profile');

  await test.step('a dearer plan begins at once, for the difference', async () => {
    await visitor.link('Change plan').click();
    await expect(visitor.heading('Change your plan')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Premium' })).toContainText('Your plan');
    await expectAccessible();
    await visitor.button('Upgrade to Family').click();
    await expect(visitor.heading('Upgrade to Family?')).toBeFocused();
    await expect(page.getByText('Family begins at once. Due now: $')).toBeVisible();
    await expect(page.getByText('After that it costs $14.99 per month.')).toBeVisible();
    await expectAccessible();
    await page.goBack();
    await expect(visitor.heading('Change your plan')).toBeVisible();
    await visitor.button('Upgrade to Family').click();
    await visitor.button('Upgrade now').click();
    await expect(visitor.heading('You have Family now')).toBeFocused();
    await expectAccessible();
    await visitor.link('Go to your profile').click();
    await expect(plan(page)).toContainText('$14.99 per month. It renews on');
    expect(stripe.chargesOf(id)).toHaveLength(2);
  });

  await test.step('a cheaper plan waits, and can be called off', async () => {
    await visitor.link('Change plan').click();
    await visitor.button('Change to Basic').click();
    await expect(page.getByText('Nothing is due now. You keep Family until')).toBeVisible();
    await expect(page.getByText('The seats of your family end on that day.')).toBeVisible();
    await visitor.button('Change to Basic').click();
    await expect(visitor.heading('Basic comes next')).toBeFocused();
    await visitor.link('Go to your profile').click();
    await expect(plan(page)).toContainText('then Basic begins.');
    await visitor.link('Change plan').click();
    await expect(page.getByRole('region', { name: 'Basic' })).toContainText('Comes next');
    await expect(page.getByText(/^Family stays yours until .* then Basic begins\./)).toBeVisible();
    await visitor.link('Go to your profile').click();
    await visitor.button('Keep my plan').click();
    await expect(plan(page)).toContainText('$14.99 per month. It renews on');
    expect(stripe.chargesOf(id)).toHaveLength(2);
  });
});

test('a bank that asks about the difference is answered, or another card pays it', async ({
  page,
  visitor,
  stripe,
}) => {
  const id = await buy(page, stripe, 'basic');
  const subscribe = new SubscribePage(page);

  await test.step('it is answered on /subscribe', async () => {
    stripe.authenticateNextPayment(String(stripe.objects.subscriptions.get(id)?.customer));
    await page.goto('/subscribe?plan=premium');
    await visitor.button('Upgrade now').click();
    await expect(visitor.heading('Confirm the payment for Premium')).toBeVisible();
    await expect(page.getByText(/whether it is you who pays \$\d\.\d\d\.$/)).toBeVisible();
    await visitor.button('Confirm with your bank').click();
    await subscribe.bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(subscribe.welcome('Premium')).toBeVisible();
    await page.goto('/profile');
    await expect(plan(page)).toContainText('$9.99 per month');
  });

  await test.step('who fails its question pays with another card', async () => {
    stripe.authenticateNextPayment(String(stripe.objects.subscriptions.get(id)?.customer));
    await page.goto('/subscribe?plan=family');
    await visitor.button('Upgrade now').click();
    await visitor.button('Confirm with your bank').click();
    await subscribe.bank.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByRole('alert')).toContainText('Payment Failed');
    await subscribe.payWith(cards.good);
    await expect(subscribe.welcome('Family')).toBeVisible();
    expect(stripe.objects.subscriptions.size).toBe(1);
  });
});

test('who deletes the account may have the payments back before', async ({
  page,
  visitor,
  stripe,
  expectAccessible,
}) => {
  const id = await buy(page, stripe, 'premium');
  await page.goto('/profile');
  await visitor.button('Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('It ends at once, and nothing more is charged.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Get a refund first' }).click();
  await page.getByRole('button', { name: 'Refund and end it' }).click();
  await expect(dialog.getByText('Your Premium plan')).toHaveCount(0);
  expect(stripe.chargesOf(id).map(({ amount_refunded }) => amount_refunded)).toEqual([999]);
  await visitor.field('Your password').fill(PASSWORD);
  await visitor.button('Delete for good').click();
  await expect(visitor.toast('Your account is deleted')).toBeVisible();
  await expect(async () => expect(stripe.objects.customers.size).toBe(0)).toPass({ timeout: 60_000 });
});

const moment = '2027-01-03T10:00:00.000Z';
const nothing = { until: null, renewsAt: null, cancelAt: null, nextPlan: null, refundableUntil: null };

test.describe('the states that others bring about', () => {
  const states = {
    'a purchase of the iOS app': [
      { ...nothing, plan: 'premium', status: 'active', source: 'apple', until: moment, renewsAt: moment },
      'Apple takes the payments. It renews on January 3, 2027.',
      'Manage Subscription at Apple',
    ],
    'a seat': [
      { ...nothing, plan: 'family', status: 'active', source: 'family', until: moment },
      'You have a seat in a family plan.',
      'Leave family',
    ],
    'a payment that failed': [
      { ...nothing, plan: 'premium', status: 'past_due', source: 'stripe', until: moment },
      'Your last payment did not go through.',
      'Manage Subscription',
    ],
    'a first payment that is open': [
      { ...nothing, plan: 'premium', status: 'incomplete', source: 'stripe' },
      'Your Premium plan begins with its first payment',
      'Continue to payment',
    ],
    'a plan that has ended': [
      { ...nothing, plan: 'premium', status: 'ended', source: 'stripe' },
      'Your Premium plan has ended.',
      'Choose a plan',
    ],
  } as const;
  test('the profile says what to do', async ({ page, expectAccessible }) => {
    for (const [name, [state, words, way]] of Object.entries(states))
      await test.step(name, async () => {
        await page.route('**/api/subscriptions', (route) => route.fulfill({ json: state }));
        await page.goto('/profile');
        await expect(plan(page)).toContainText(words);
        await expect(
          plan(page)
            .getByRole('link', { name: way })
            .or(plan(page).getByRole('button', { name: way })),
        ).toBeVisible();
        if (state.status === 'past_due') await expectAccessible();
      });
  });
});
