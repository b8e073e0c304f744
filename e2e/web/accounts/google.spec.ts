import { freePort } from '../../../.ci/runner/freePort.ts';
import { startProvider, type TestProvider } from '../../../server/testing/openidProvider.ts';
import { expect, test as base } from '../pages/people.ts';

const test = base.extend<{ port: number; provider: TestProvider }>({
  port: async ({}, use) => use(await freePort()),
  provider: async ({ port }, use) => {
    const provider = await startProvider(() => `http://127.0.0.1:${port}/api/auth/google/callback`);
    await use(provider);
    await provider.close();
  },
  ownServer: async ({ port, provider }, use) =>
    use({
      PORT: String(port),
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    }),
});

test('a newcomer from Google completes the registration, and is signed in at once the next time', async ({
  page,
  visitor,
  provider,
  faults,
  expectAccessible,
}) => {
  // The provider's own pages, on its own host, with a font that it does not get here.
  faults.expect(/request to another host: http:\/\/127\.0\.0\.1|fonts\.g|ERR_|favicon|status of 404|Content Security/);
  provider.people.set('boaz', { email: 'boaz@example.org', email_verified: true, name: 'Boaz' });
  const throughGoogle = async () => {
    await page.getByPlaceholder('Enter any login').fill('boaz');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await page.goto('/category/money');
  await visitor.login.click();
  await expect(visitor.link('Continue with Google')).toBeVisible();
  await expectAccessible();
  await visitor.link('Continue with Google').click();
  await throughGoogle();

  await expect(visitor.heading('Finish signing up')).toBeVisible();
  await expect(page.getByText('boaz@example.org')).toBeVisible();
  await expect(visitor.field('Nickname')).toHaveValue('Boaz');
  await expectAccessible();
  await visitor.button('Create account').click();
  await expect(visitor.field('Birth date')).toHaveAccessibleDescription(/Please enter your birth date/);
  await visitor.field('Birth date').fill('1980-01-02');
  await visitor.button('Create account').click();
  await expect(visitor.link('Continue Free')).toBeVisible();

  await page.goto('/profile');
  await expect(visitor.heading('Boaz')).toBeVisible();
  await expect(visitor.link('Set a password')).toBeVisible();
  await visitor.logout.click();
  await expect(visitor.login).toBeVisible();

  await page.goto('/category/money');
  await visitor.login.click();
  await visitor.link('Continue with Google').click();
  await expect(page).toHaveURL('/category/money');
  await expect(visitor.name('Boaz')).toBeVisible();

  await visitor.setUpAdmin();
});

base('a failed sign-in with Google shows its reason', async ({ page, visitor, expectAccessible }) => {
  await page.goto('/login?google=refused');
  await expect(page.getByRole('alert')).toContainText('You left Google without signing in.');
  await expect(visitor.heading('Sign in')).toBeVisible();
  await expectAccessible();
});
