import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// Only the first admin is set up by the secret.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');

const openDashboard = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await visitor.page.request.post('/api/admin/setup', { data })).toBeOK();
  await visitor.page.goto('/admin');
  await expect(visitor.heading('User Management')).toBeVisible();
};

test('the dashboard refuses who is not an admin, and setup requires a signed-in account and the right secret', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 40[134]|ERR_FAILED/);

  await test.step('signed out, one is asked to sign in', async () => {
    await page.goto('/admin');
    await expect(visitor.heading('Admin Access Required')).toBeVisible();
    await expectAccessible();
    await visitor.link('Sign In').click();
    await expect(page).toHaveURL('/login');
  });
  await test.step('setup requires a signed-in account and the right secret', async () => {
    await page.goto('/admin-setup');
    await visitor.button('Set up admin access').click();
    await expect(visitor.field('Email of your account')).toBeFocused();
    await visitor.field('Email of your account').fill(naomi.email);
    await visitor.field('Admin secret').fill('open sesame');
    await visitor.button('Set up admin access').click();
    await expect(visitor.toast('Setup Failed')).toBeVisible();
    await expect(page.getByRole('main').getByText('Please sign in first').first()).toBeVisible();
    await expect(visitor.field('Admin secret')).toHaveValue('open sesame');
    await expectAccessible();

    await visitor.signUp(naomi);
    await page.goto('/admin-setup');
    await expect(visitor.field('Email of your account')).toHaveValue(naomi.email);
    await visitor.field('Admin secret').fill('open sesame');
    await visitor.button('Set up admin access').click();
    await expect(visitor.toast('Setup Failed')).toBeVisible();
    await expect(page.getByRole('main').getByText('That is not the admin secret.')).toBeVisible();
    await expectAccessible();

    await page.route('**/api/admin/setup', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await visitor.button('Set up admin access').click();
    await expect(page.getByRole('main').getByText('Failed to setup admin access')).toBeVisible();
    await page.route('**/api/admin/setup', (route) => route.abort(), { times: 1 });
    await visitor.button('Set up admin access').click();
    await expect(page.getByRole('main').getByText('An unexpected error occurred')).toBeVisible();
  });

  await test.step('an account that is no admin is denied', async () => {
    await page.goto('/admin');
    await expect(visitor.heading('Access Denied')).toBeVisible();
    await expectAccessible();
    await visitor.link('Back to Home').click();
    await expect(page).toHaveURL('/');
  });
});

test('an admin blocks somebody, whose browser is signed out at its next call', async ({
  page,
  visitor,
  another,
  expectAccessible,
}) => {
  test.slow();
  const second = await another();
  await second.signUp(ruth);
  await second.page.goto('/');
  await expect(second.name('Ruth')).toBeVisible();
  await openDashboard(visitor);
  const row = page.getByRole('listitem').filter({ hasText: ruth.email });
  await expect(row.getByRole('combobox')).toHaveValue('registered');
  await expectAccessible();
  await visitor.button('Block Ruth').click();
  await expectAccessible();
  await visitor.button('Cancel').click();
  await expect(visitor.button('Block Ruth')).toBeFocused();
  await visitor.button('Block Ruth').click();
  await visitor.button('Block account').click();
  await expect(visitor.toast('User blocked successfully')).toBeVisible();
  await expect(row.getByText('Blocked')).toBeVisible();
  await expect(row.getByRole('combobox')).toBeDisabled();
  await expect(row.getByRole('combobox')).toHaveValue('registered');

  // A search is open to anybody: it is answered, and tells that the session is over. That takes what stands on the page
  // with it, so it is held back until the answer was seen.
  const seen = Promise.withResolvers<void>();
  await second.page.route('**/api/auth/user', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await second.page.getByRole('textbox').fill('Philippians 4:6-7');
  await second.page.keyboard.press('Enter');
  await expect(second.page.getByText('Simple Prayer')).toBeVisible();
  seen.resolve();
  await expect(second.login).toBeVisible();
  await second.page.goto('/profile');
  await expect(second.page).toHaveURL('/login');
  await second.signIn(ruth.email);
  await expect(second.page.getByRole('main').getByText(/This account has been blocked/)).toBeVisible();

  await visitor.button('Unblock Ruth').click();
  await expect(visitor.toast('User unblocked successfully')).toBeVisible();
  await second.signIn(ruth.email);
  await expect(second.name('Ruth')).toBeVisible();
});

test('an admin corrects a birth date with a reason, gives roles and deletes an account, and failures say why', async ({
  page,
  visitor,
  another,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of (409|500)/);
  const second = await another();
  await second.signUp(ruth);
  await openDashboard(visitor);

  await test.step('a birth date is corrected with a reason', async () => {
    await visitor.button(`Birth date of ${ruth.nickname}`).click();
    await visitor.button('Change birth date').click();
    await expect(page.getByText('Please enter the birth date.').first()).toBeVisible();
    await page.getByRole('dialog').getByLabel('Birth date').fill('1985-03-04');
    await page.getByRole('dialog').getByLabel('Why').fill('They showed a passport.');
    await expectAccessible();
    await visitor.button('Change birth date').click();
    await expect(visitor.toast('Birth date changed')).toBeVisible();
    await second.page.goto('/profile');
    await expect(second.page.getByText('March 4, 1985').or(second.page.getByText('Mar 4, 1985'))).toBeVisible();
  });

  await test.step('roles are given and accounts deleted, and failures say why', async () => {
    const row = page.getByRole('listitem').filter({ hasText: ruth.email });
    const role = row.getByRole('combobox');

    await role.selectOption('premium');
    await expect(visitor.toast('User role updated successfully')).toBeVisible();
    await role.selectOption('moderator');
    await visitor.button('Cancel').click();
    await expect(role, 'nothing was asked of the server').toHaveValue('premium');
    await role.selectOption('moderator');
    await visitor.button('Change role').click();
    await expect(role).toHaveValue('moderator');

    await second.page.goto('/admin?tab=moderation');
    await expect(second.heading('Content Moderation')).toBeVisible();
    await expect(second.page.getByRole('tab', { name: 'User Management' }), 'accounts are for admins').toBeHidden();
    await second.page.goto('/profile');
    await expect(second.heading('Moderator Access')).toBeVisible();
    await expect(second.heading('Administrator Access')).toBeHidden();

    // The last admin stays one (docs/decisions.md 7).
    const own = page.getByRole('listitem').filter({ hasText: naomi.email });
    await own.getByRole('combobox').selectOption('registered');
    await visitor.button('Change role').click();
    await expect(visitor.toast('Failed to update user role')).toBeVisible();
    await visitor.button('Cancel').click();
    await expect(own.getByRole('alert')).toContainText('Failed to update user role.');
    await expect(own.getByRole('combobox')).toHaveValue('admin');

    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await visitor.button('Delete Ruth').click();
    await visitor.button('Delete account').click();
    await expect(visitor.toast('Failed to delete user')).toBeVisible();
    await visitor.button('Delete account').click();
    await expect(visitor.toast('User deleted successfully')).toBeVisible();
    await expect(row).toBeHidden();
  });
});

test.describe('given more accounts than a page holds', () => {
  test.use({
    ownServer: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lampstand-crowded-'));
      const sizes = ['--users', '120', '--searches', '0', '--prayers', '0', '--feedback', '0', '--notes', '0'];
      const { status, stderr } = spawnSync(process.execPath, ['server/seed/index.ts', ...sizes], {
        cwd: join(import.meta.dirname, '../../..'),
        env: { PATH: process.env['PATH'], DATA_DIR: folder },
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
      await use({ DATA_DIR: folder });
      await rm(folder, { recursive: true, force: true });
    },
  });

  test('a long list has pages and can be searched', async ({ page, visitor, expectAccessible }) => {
    test.slow();
    await openDashboard(visitor);
    const rows = page.getByRole('main').getByRole('listitem');
    const range = (words: RegExp) => page.getByRole('main').getByText(words);
    await expect(range(/^1 to 50 of 12\d$/)).toBeVisible();
    await expect(visitor.button('Previous')).toBeDisabled();
    const seen = new Set(await rows.allInnerTexts());

    await visitor.button('Next').click();
    await expect(range(/^51 to 100 of 12\d$/)).toBeVisible();
    await expect(visitor.heading('User Management')).toBeFocused();
    for (const text of await rows.allInnerTexts()) seen.add(text);
    await visitor.button('Next').click();
    await expect(range(/^101 to 12\d of 12\d$/)).toBeVisible();
    await expect(visitor.button('Next')).toBeDisabled();
    for (const text of await rows.allInnerTexts()) seen.add(text);
    expect(seen.size, 'nobody is listed twice or left out').toBeGreaterThanOrEqual(120);
    await visitor.button('Previous').click();
    await expect(range(/^51 to 100 of 12\d$/)).toBeVisible();

    await visitor.field('Search names and addresses').fill(`  ${naomi.email.toUpperCase()} `);
    await expect(range(/^1 to 1 of 1$/)).toBeVisible();
    await expect(rows).toContainText([naomi.email]);
    await visitor.field('Search names and addresses').fill('%');
    await expect(range(/^Nobody found$/)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await visitor.field('Search names and addresses').fill('');
    await expect(range(/^1 to 50 of 12\d$/)).toBeVisible();
    await expectAccessible();
  });
});
