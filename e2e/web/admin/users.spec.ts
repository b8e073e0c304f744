import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// Only the first admin is set up by the secret.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');
const orpah = newcomer('Orpah');

const openUsers = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await visitor.page.request.post('/api/admin/setup', { data })).toBeOK();
  await visitor.page.goto('/admin');
  await expect(visitor.heading('User Management')).toBeVisible();
};

test('the list is narrowed to a role, in the address, so that Back shows all again', async ({
  page,
  visitor,
  another,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 500/);
  for (const person of [ruth, orpah]) await (await another()).signUp(person);
  await openUsers(visitor);
  const rows = page.getByRole('main').getByRole('listitem');
  const range = (words: string) => page.getByRole('main').getByText(words, { exact: true });
  await expect(range('1 to 3 of 3')).toBeVisible();

  await visitor.button('Block Ruth').click();
  await visitor.button('Block account').click();
  await expect(visitor.toast('User blocked successfully')).toBeVisible();

  await visitor.field('Role').selectOption('Admin');
  await expect(page).toHaveURL('/admin?role=admin');
  await expect(range('1 to 1 of 1')).toBeVisible();
  await expect(rows).toContainText([naomi.email]);
  await visitor.field('Role').selectOption('Registered');
  await expect(rows, 'who is blocked is listed under Blocked alone').toContainText([orpah.email]);
  await visitor.field('Role').selectOption('Blocked');
  await expect(rows).toContainText([ruth.email]);
  await expectAccessible();

  await page.goBack();
  await expect(visitor.field('Role')).toHaveValue('registered');
  await expect(rows).toContainText([orpah.email]);
  await visitor.field('Search names and addresses').fill('naomi');
  await expect(range('Nobody found')).toBeVisible();
  await visitor.field('Role').selectOption('All');
  await expect(page).toHaveURL('/admin');
  await expect(rows).toContainText([naomi.email]);

  await page.reload();
  await expect(range('1 to 3 of 3'), 'what was searched for stands in no address').toBeVisible();
  await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visitor.field('Role').selectOption('Premium');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await visitor.button('Try again').click();
  await expect(range('Nobody found')).toBeVisible();
});

test('a volunteer is given one panel, and sees that alone; a long name and many marks fit on the narrowest screen', async ({
  page,
  visitor,
  another,
  expectAccessible,
}) => {
  test.slow();
  const second = await another();
  await second.signUp(ruth);
  await (await another()).signUp({ email: orpah.email, nickname: 'Grundstücksverkehrsgenehmigung' });
  await openUsers(visitor);

  await test.step('a volunteer is given one panel, and sees that alone', async () => {
    await visitor.button('Powers of Ruth').click();
    const dialog = page.getByRole('dialog', { name: 'What may this account look after?' });
    await dialog.getByRole('checkbox', { name: /^Keep kiosks/ }).check();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(visitor.toast('Powers changed')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: ruth.email });
    await expect(row.getByText('Keeps kiosks')).toBeVisible();
    await expect(visitor.button('Powers of Ruth')).toBeFocused();

    await second.page.goto('/profile');
    await expect(second.heading('Volunteer Access')).toBeVisible();
    await second.link('Open the dashboard').click();
    await expect(second.heading('Kiosks')).toBeVisible();
    await expect(second.page.getByRole('tab')).toHaveCount(0);
    await second.page.goto('/admin?tab=users');
    await expect(second.heading('Kiosks'), 'another panel is not reached by its address').toBeVisible();
    await expect(second.heading('User Management')).toBeHidden();

    await visitor.button('Powers of Ruth').click();
    await dialog.getByRole('checkbox', { name: /^Keep kiosks/ }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByText('Keeps kiosks')).toBeHidden();
    await second.page.reload();
    await expect(second.heading('Access Denied')).toBeVisible();
  });

  await test.step('a long name and many marks fit on the narrowest screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.button('Powers of Grundstücksverkehrsgenehmigung').click();
    for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Reads trends')).toBeVisible();
    await expectAccessible();
  });
});
