import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// The settings are those of the whole server.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');
const ruth = newcomer('Ruth');

const openSettings = async (visitor: Visitor): Promise<void> => {
  await visitor.page.goto('/admin?tab=settings');
  await expect(visitor.heading('Name and look')).toBeVisible();
};

const becomeAdmin = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await visitor.page.request.post('/api/admin/setup', { data })).toBeOK();
};

/** A second admin, at another browser. */
const secondAdmin = async (visitor: Visitor, another: () => Promise<Visitor>): Promise<Visitor> => {
  const second = await another();
  await second.signUp(ruth);
  const { data } = { data: { role: 'admin' } };
  const list = (await (await visitor.page.request.get('/api/admin/users')).json()) as { id: string; email: string }[];
  const id = list.find(({ email }) => email === ruth.email)?.id;
  await expect(await visitor.page.request.patch(`/api/admin/users/${id}/role`, { data })).toBeOK();
  return second;
};

const save = (visitor: Visitor) => visitor.button('Save settings');
const colour = (page: Page, theme: 'Light' | 'Dark', name: string) =>
  page.getByRole('group', { name: theme }).getByLabel(name, { exact: true });

test('what is refused is said at its field, names and texts are saved, and the page follows', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 400|ERR_FAILED/);
  await becomeAdmin(visitor);
  await openSettings(visitor);

  await test.step('the church’s own name and texts are saved, and the page follows', async () => {
    await expectAccessible();
    await expect(save(visitor)).toBeHidden();

    await visitor.field('Name').fill('Grace Chapel');
    await visitor.field('Tagline').fill('Come in and rest.');
    await visitor.field('Who runs this server').fill('Grace Chapel e.V.');
    await visitor.field('Postal address').fill('Lower Street 1\nAnytown');
    await visitor.field('Country').selectOption('Germany');
    await visitor.field('Helplines first of').selectOption('Germany');
    await visitor.field('Support address').fill('help@church.test');
    await page.getByRole('checkbox', { name: /^Subscription required/ }).uncheck();
    await expectAccessible();
    await save(visitor).click();
    await expect(visitor.toast('Settings saved')).toBeVisible();
    await expect(save(visitor)).toBeHidden();
    await expect(page.getByRole('form', { name: 'Settings' })).toBeFocused();
    await expect(page.getByRole('banner').getByText('Grace Chapel')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Say who runs this server' })).toContainText('Say who');
    await expect(visitor.button('Go there: Say who runs this server')).toBeHidden();

    await page.reload();
    await expect(visitor.field('Name')).toHaveValue('Grace Chapel');
    await expect(visitor.field('Postal address')).toHaveValue('Lower Street 1\nAnytown');
    await expect(visitor.field('Country')).toHaveValue('DE');
    await expect(page.getByRole('checkbox', { name: /^Subscription required/ })).not.toBeChecked();
  });

  await test.step('what is refused is said at its field, and nothing typed is lost', async () => {
    await visitor.field('Support address').fill('nowhere');
    await visitor.field('Name').fill('');
    await save(visitor).click();
    await expect(page.getByRole('main').getByText('Please write a name.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Please enter a valid email address.')).toBeVisible();
    await expect(visitor.field('Name')).toBeFocused();
    await expect(page.getByRole('alert').getByText('2 fields need another look.')).toBeVisible();
    await expectAccessible();

    await visitor.field('Name').fill('Hope Chapel');
    await visitor.field('Support address').fill('hope@church.test');
    await page.route('**/api/admin/settings', (route) => route.abort(), { times: 1 });
    await save(visitor).click();
    await expect(page.getByRole('alert').getByText(/could not reach the server/)).toBeVisible();
    await expect(visitor.field('Name')).toHaveValue('Hope Chapel');
    await save(visitor).click();
    await expect(visitor.toast('Settings saved')).toBeVisible();
  });

  await test.step('colours in which a text could not be read are refused with the ratio', async () => {
    await colour(page, 'Light', 'Accent').fill('#D9B36C');
    await expect(
      page.getByRole('group', { name: 'Light' }).getByText(/^Accent on paper has a contrast of 1\.\d:1/),
    ).toBeVisible();
    await save(visitor).click();
    await expect(visitor.toast('The settings were not saved')).toBeVisible();
    await expect(colour(page, 'Light', 'Accent')).toBeFocused();
    await expect(colour(page, 'Light', 'Accent')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('group', { name: 'Light' }).getByText(/contrast of 1\.\d:1/)).toHaveCount(3);
    await colour(page, 'Light', 'Accent').fill('#7A4A00');
    await expect(colour(page, 'Light', 'Accent'), 'what was mended').not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('status').getByText(/has a contrast of/)).toBeHidden();
    // Not before: the preview shows what can't be read.
    await expectAccessible();
    await save(visitor).click();
    await expect(visitor.toast('Settings saved')).toBeVisible();
  });
});

test('two admins who change the same choose, and lose nothing', async ({
  page,
  visitor,
  another,
  faults,
  expectAccessible,
}) => {
  test.slow();
  faults.expect(/status of 409/);
  await becomeAdmin(visitor);
  const second = await secondAdmin(visitor, another);
  await openSettings(visitor);
  await openSettings(second);

  await second.field('Name').fill('The Chapel');
  await second.field('Tagline').fill('Theirs alone.');
  await save(second).click();
  await expect(second.toast('Settings saved')).toBeVisible();

  await visitor.field('Name').fill('Grace');
  await visitor.field('Your paragraphs on the terms page').fill('Mine alone.');
  await save(visitor).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await expect(dialog.getByText('The Chapel')).toBeVisible();
  await expect(dialog.getByText('Grace', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/They also changed, where you did not: Tagline/)).toBeVisible();
  await expectAccessible();

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(visitor.field('Name')).toHaveValue('Grace');
  await save(visitor).click();
  await dialog.getByRole('radio', { name: /^Take theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.toast('Settings saved')).toBeVisible();
  await expect(visitor.field('Name')).toHaveValue('The Chapel');
  await expect(visitor.field('Tagline')).toHaveValue('Theirs alone.');
  await second.page.reload();
  await expect(second.field('Your paragraphs on the terms page')).toHaveValue('Mine alone.');
});

test('leaving what is not saved asks first', async ({ page, visitor }) => {
  await becomeAdmin(visitor);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'User Management' }), 'Back goes over the tabs').toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goForward();
  await visitor.link('Circles').click();
  await expect(page).toHaveURL('/communities');
  await page.goBack();
  await visitor.field('Name').fill('Grace');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/admin?tab=settings');
    await expect(visitor.field('Name')).toHaveValue('Grace');
  };

  await page.getByRole('tab', { name: 'Kiosks' }).click();
  await stay();
  await visitor.link('SoulFeed').click();
  await stay();
  await page.goForward();
  await stay();
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void question.accept();
  });
  await page.reload();
  await expect.poll(() => asked, 'the browser asks before a reload').toBe(1);
  await expect(visitor.field('Name')).not.toHaveValue('Grace');

  await visitor.field('Name').fill('Grace');
  await page.goForward();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/communities');
  await page.goBack();
  await visitor.field('Name').fill('Grace');
  await visitor.button('Discard').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(save(visitor)).toBeHidden();
  await page.getByRole('tab', { name: 'Kiosks' }).click();
  await expect(visitor.heading('Kiosks')).toBeVisible();
});

test('a logo is uploaded, replaced and removed, and the state of the server fails alone', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 500/);
  await becomeAdmin(visitor);

  await test.step('the state of the server fails alone, and is asked for again', async () => {
    await page.route('**/api/admin/system', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await openSettings(visitor);
    await expect(page.getByText('The state of the server could not be loaded.')).toBeVisible();
    await visitor.button('Try again').click();
    await page.getByText(/^Regular work: \d+ jobs, none failed$/).click();
    await expect(page.getByRole('table', { name: 'Regular work' })).toBeVisible();
    await expect(page.getByText(/^SQLite, schema \d+$/)).toBeVisible();
    await visitor.button('Refresh').click();
    await expect(page.getByRole('table', { name: 'Regular work' })).toBeVisible();
  });

  await test.step('a logo is uploaded, replaced and removed, and what is typed stays', async () => {
    await visitor.field('Tagline').fill('Not saved yet.');
    const picture = { width: 300, height: 120, channels: 3, background: '#336699' } as const;
    const buffer = await sharp({ create: picture }).png().toBuffer();
    const input = page.getByRole('group', { name: 'Logo' }).locator('input[type=file]');

    await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByRole('alert').getByText(/Please choose a PNG, JPEG or WebP\./)).toBeVisible();
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(visitor.toast('Logo saved')).toBeVisible();
    const shown = page.getByRole('img', { name: 'The logo as it is now' });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(visitor.field('Tagline')).toHaveValue('Not saved yet.');
    await expectAccessible();
    await save(visitor).click();
    await expect(visitor.toast('Settings saved'), 'the upload is no conflict with oneself').toBeVisible();

    await visitor.button('Remove logo').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(visitor.toast('Logo removed')).toBeVisible();
    await expect(shown).toBeHidden();
    await page.reload();
    await expect(page.getByText('No logo yet.')).toBeVisible();
  });
});

test.describe('given a name that the environment decides', () => {
  test.use({ ownServer: { BRAND_NAME: 'Chapel of the Environment' } });

  test('its field is locked and says by what', async ({ page, visitor, expectAccessible }) => {
    await becomeAdmin(visitor);
    await openSettings(visitor);
    await expect(visitor.field('Name')).toBeDisabled();
    await expect(visitor.field('Name')).toHaveValue('Chapel of the Environment');
    await expect(page.getByText('Set by this server’s environment (BRAND_NAME).')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.field('Tagline').fill('Come in and rest.');
    await expectAccessible();
    await save(visitor).click();
    await expect(visitor.toast('Settings saved')).toBeVisible();
  });
});
