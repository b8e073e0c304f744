import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import { checkFits } from '../../accessible.ts';
import { lostConnection } from '../../fixtures.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, PASSWORD, test } from '../pages/people.ts';

const sendsNoMail = 'We can’t send mail from here. Please write to support@lampstand.example';
const ruth = newcomer('Ruth');

test('a newcomer registers, chooses a plan, confirms the address, signs out and resets the password', async ({
  page,
  visitor,
  outbox,
  faults,
  expectAccessible,
}) => {
  test.slow();
  faults.expect(/status of 401/);
  await page.goto('/');
  await visitor.login.click();
  await visitor.link('Create an account').click();
  await expectAccessible();
  await visitor.fillRegistration(ruth);
  await visitor.button('Create account').click();

  await expect(visitor.toast('Welcome to Lampstand!')).toBeVisible();
  await expect(visitor.heading('Free')).toBeVisible();
  await expect(page.getByText('$0')).toBeVisible();
  await expect(visitor.link('Skip for now')).toBeVisible();
  // Plans that can't be bought yet are not offered.
  await expect(page.getByText('Premium')).toBeHidden();
  await expectAccessible();
  await visitor.link('Continue Free').click();
  await expect(page).toHaveURL('/');
  await expect(visitor.name('Ruth')).toBeVisible();

  await page.goto(await outbox.nextLink(ruth.email));
  await expect(visitor.heading('Your address is confirmed')).toBeVisible();
  expect(page.url(), 'the token is gone from the address').not.toContain('token');
  await expectAccessible();
  await visitor.link('Go to my profile').click();
  await expect(visitor.heading('Ruth')).toBeVisible();
  await expect(page.getByText('Your email address is not confirmed yet.')).toBeHidden();

  await visitor.logout.click();
  await expect(page).toHaveURL('/');
  await expect(visitor.login).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [storageNames.site],
    [],
  ]);

  await visitor.login.click();
  await visitor.link('Forgot password?').click();
  await expectAccessible();
  await visitor.field('Email').fill(ruth.email);
  await visitor.button('Ask for a link').click();
  await expect(page.getByText(/^If there is an account with/)).toBeVisible();
  const link = await outbox.nextLink(ruth.email);

  await page.goto(link);
  await visitor.field('New password').fill('your people my people');
  await visitor.field('Confirm password').fill('your people my people');
  await expectAccessible();
  await visitor.button('Save new password').click();
  await expect(visitor.name('Ruth')).toBeVisible();
  await visitor.logout.click();

  await visitor.login.click();
  await visitor.signIn(ruth.email, PASSWORD);
  await expect(visitor.toast('Login Failed')).toBeVisible();
  await expect(page.getByRole('main').getByText('Invalid credentials')).toBeVisible();
  await expect(visitor.button('Sign in'), 'the focus is not lost').toBeFocused();
  await expectAccessible();
  await visitor.signIn(ruth.email, 'your people my people');
  await expect(visitor.toast('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a registration is checked before it is sent and refused with a reason, and signing in returns to the page before', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 40[09]/);
  // Home may still be asking in the moment of the sign-out.
  faults.expect(/status of 401/);

  await test.step('a registration is checked before it is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/register');
    await visitor.fillRegistration(ruth);
    const refused = async (title: string, message: string, field: string) => {
      await visitor.button('Create account').click();
      await expect(page.getByRole('alert'), 'read aloud').toContainText(`${title}. ${message}`);
      await expect(visitor.field(field)).toBeFocused();
      await expect(visitor.field(field)).toHaveAccessibleDescription(new RegExp(message));
    };

    await visitor.field('Confirm password').fill('another one altogether');
    await refused('Password Mismatch', 'Passwords do not match', 'Confirm password');
    await expect(visitor.toast('Password Mismatch')).toBeVisible();
    await visitor.field('Confirm password').fill(PASSWORD);

    const young = new Date();
    young.setUTCFullYear(young.getUTCFullYear() - 13);
    young.setUTCDate(young.getUTCDate() + 2);
    await visitor.field('Birth date').fill(young.toISOString().slice(0, 10));
    await refused('Age Requirement', 'You must be at least 13 years old to create an account', 'Birth date');
    await visitor.field('Birth date').fill('1990-05-17');

    await page.reload();
    await visitor.button('Create account').click();
    const missing = {
      Email: 'Please enter your email address.',
      Password: 'Password must be at least 8 characters.',
      Nickname: 'Please choose a nickname.',
      'Birth date': 'Please enter your birth date.',
    };
    for (const [field, message] of Object.entries(missing)) {
      await expect(visitor.field(field)).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.locator('form').getByText(message, { exact: true }), 'said once').toHaveCount(1);
    }
    await expect(visitor.field('Email')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('4 fields need another look.');
    await expect(page.getByRole('region', { name: /^Notifications/ }), 'and by no toast').toBeHidden();
    await expectAccessible();
    expect(sent).toEqual([]);
  });

  await test.step('a registration that the server refuses shows its reason', async () => {
    await visitor.fillRegistration({ ...ruth, password: 'password123' });
    await visitor.button('Create account').click();
    await expect(visitor.toast('Registration Failed')).toBeVisible();
    await expect(visitor.field('Password')).toHaveAccessibleDescription(/too easy to guess/);

    await visitor.fillRegistration(ruth);
    await visitor.button('Create account').click();
    await visitor.link('Skip for now').click();
    await visitor.logout.click();
    await expect(visitor.login).toBeVisible();
    await page.goto('/register');
    await visitor.fillRegistration(ruth);
    await visitor.button('Create account').click();
    await expect(visitor.field('Email')).toHaveAccessibleDescription(/There is an account/);
  });

  await test.step('signing in returns to the page before', async () => {
    await page.goto('/category/money');
    await visitor.login.click();
    await visitor.link('Create an account').click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    // Both forms ask for an address.
    await expect(visitor.heading('Sign in')).toBeVisible();
    await visitor.signIn(ruth.email);
    await expect(page).toHaveURL('/category/money');
    await page.goBack();
    await expect(page, 'nobody signed in needs the form').not.toHaveURL('/login');
  });
});

test('given a page magnified four times, a toast does not cover the field that has the focus', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/register');
  await visitor.fillRegistration(ruth);
  await visitor.field('Confirm password').fill('another one altogether');
  await visitor.button('Create account').click();
  const toast = page.getByRole('region', { name: /^Notifications/ });
  await expect(toast).toContainText('Password Mismatch');
  await expect(visitor.field('Confirm password')).toBeFocused();
  const isClear = () =>
    page.evaluate(() => {
      const field = document.activeElement?.getBoundingClientRect();
      const toast = document.querySelector('section:popover-open')?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      return !!field && !!toast && !!header && field.bottom <= toast.top && field.top >= header.bottom;
    });
  await expect.poll(isClear).toBe(true);
  for (let field = 0; field < 3; field++) {
    await page.keyboard.press('Tab');
    await expect.poll(isClear, 'nor the next one').toBe(true);
  }
});

test('given an unconfirmed address, the link can be sent again', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of (403|500)/);
  const body = {
    error: 'Please verify your email address before signing in.',
    code: 'email_unverified',
    requestId: 'x',
  };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: body }));
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: { google: false, mail: true } }));
  await page.goto('/login');
  await visitor.signIn(ruth.email);

  await expect(visitor.heading('Verify your email')).toBeVisible();
  await expectAccessible();
  await page.route('**/api/auth/resend-verification', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await visitor.button('Send the link again').click();
  await expect(visitor.toast('Failed to send verification email')).toBeVisible();
  await expect(page.getByRole('main').getByText('Failed to send verification email')).toBeVisible();
  await visitor.button('Send the link again').click();
  await expect(visitor.toast('Verification Email Sent')).toBeVisible();
  await visitor.button('Back to Login').click();
  await expect(visitor.heading('Sign in')).toBeVisible();
});

test('a sign-out that the server refuses keeps the person signed in, and one that it takes signs out the other tabs', async ({
  page,
  visitor,
  context,
  faults,
  expectAccessible,
}) => {
  // The other tab may be asking for its prayers just then.
  faults.expect(/status of (401|503)/);
  await visitor.signUp(ruth);
  await page.goto('/');
  await expect(visitor.name('Ruth')).toBeVisible();

  await test.step('given the server refuses it, the person stays signed in', async () => {
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await visitor.logout.click();
    await expect(visitor.toast('You are still signed in')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('alert')).toContainText('You are still signed in.');
    await expectAccessible();
  });

  await test.step('signing out in one tab signs out the others', async () => {
    const second = await context.newPage();
    await second.goto('/profile');
    await expect(second.getByRole('heading', { name: 'Ruth' })).toBeVisible();
    await expect(second.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();

    await visitor.logout.click();
    await expect(visitor.login).toBeVisible();
    await expect(second).toHaveURL('/login');
    await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await visitor.login.click();
    await visitor.signIn(ruth.email);
    await expect(visitor.name('Ruth')).toBeVisible();
    await expect(second, 'and signing in signs in the others').toHaveURL('/profile');
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a sign-out offline clears this browser at once and the session later', async ({ page, visitor, faults }) => {
    faults.expect(lostConnection);
    faults.expect(/status of 401/);
    await visitor.signUp(ruth);
    await page.goto('/');
    await expect(visitor.name('Ruth')).toBeVisible();
    // All parts of the page are on the device when the network goes.
    await new JournalPage(page).workerReady();
    await page.goto('/profile');
    await expect(visitor.heading('Ruth')).toBeVisible();
    await page.context().setOffline(true);
    await visitor.logout.click();
    await expect(page).toHaveURL('/');
    await expect(visitor.login).toBeVisible();
    await expect(visitor.heading('What do you need help with today?')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
    expect(await kept()).toEqual(['lampstand:sign-out-pending', storageNames.site]);

    const sent = page.waitForRequest('**/api/auth/logout');
    await page.context().setOffline(false);
    await sent;
    await expect(async () => expect(await kept()).toEqual([storageNames.site])).toPass();
    const status = await page.evaluate(async () => (await fetch('/api/auth/user')).status);
    expect(status).toBe(401);
  });
});

test('a used link offers a new one', async ({ page, visitor, outbox, faults, expectAccessible }) => {
  faults.expect(/status of 400/);
  await visitor.signUp(ruth);
  await page.goto('/verify-email#token=nothing-of-ours');
  await expect(page.getByText('This link has been used already or is too old.')).toBeVisible();
  await expectAccessible();
  const first = await outbox.nextLink(ruth.email);
  await visitor.button('Ask for a new link').click();
  await expect(page.getByText(sendsNoMail, { exact: false })).toBeVisible();
  const second = await outbox.nextLink(ruth.email);
  expect(second).not.toBe(first);
  await page.goto('about:blank');
  await page.goto(second);
  await expect(visitor.heading('Your address is confirmed')).toBeVisible();

  await page.goto('/reset-password#token=nothing-of-ours');
  await visitor.field('New password').fill('your people my people');
  await visitor.field('Confirm password').fill('your people my people');
  await visitor.button('Save new password').click();
  await expect(page.getByText('This link has been used already or is too old.')).toBeVisible();
  await visitor.field('Email').fill(ruth.email);
  await visitor.button('Ask for a link').click();
  await expect(page.getByText(sendsNoMail, { exact: false })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/server|spam|mail we sent/i);
});

test('sign-in pages fit a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email', '/admin-setup']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkFits(page);
  }
});
