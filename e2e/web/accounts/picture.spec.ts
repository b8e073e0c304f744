import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterFeed } from '../pages/FeedPage.ts';
import { expect, newcomer, test, type Outbox, type Visitor } from '../pages/people.ts';

const ruth = newcomer('Ruth');

test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'false' } });

const band = (background: string) => ({
  create: { width: 300, height: 300, channels: 3 as const, background },
});

/** Three squares beside each other: red, green, blue. */
const flag = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#ff0000' } })
    .composite([
      { input: band('#00ff00'), left: 300, top: 0 },
      { input: band('#0000ff'), left: 600, top: 0 },
    ])
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer();

const file = (buffer: Buffer, mimeType = 'image/jpeg') => ({ name: 'me.jpg', mimeType, buffer });

/** Has an account with a confirmed address. */
const signUpConfirmed = async (visitor: Visitor, outbox: Outbox): Promise<void> => {
  await visitor.signUp(ruth);
  const data = { token: (await outbox.nextLink(ruth.email)).split('token=')[1] };
  await expect(await visitor.page.request.post('/api/auth/verify', { data })).toBeOK();
};

const openDialog = async (visitor: Visitor) => {
  await visitor.page.goto('/profile');
  await visitor.button('Change your picture').click();
  return visitor.page.getByRole('dialog', { name: 'Your picture' });
};

/** How often the page uploaded a picture. */
const uploadsOf = (page: Page): { count: number } => {
  const uploads = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/images') uploads.count += 1;
  });
  return uploads;
};

test('a picture is uploaded as its middle, seen by others beside the name, replaced and removed', async ({
  page,
  visitor,
  outbox,
  another,
  faults,
  expectAccessible,
}) => {
  // The picture before is gone where others still show it.
  faults.expect(/status of 404/);
  const feed = await enterFeed(visitor, ruth, outbox);
  await feed.write('The barley is in.');
  await expect(feed.post('The barley is in.')).toBeVisible();
  await expect(page.getByText('Sending…')).toBeHidden();
  const dialog = await openDialog(visitor);
  await expectAccessible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Choose a picture').setInputFiles(file(await flag()));
  await expect(dialog.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.toast('Picture saved')).toBeVisible();
  await expect(visitor.button('Change your picture')).toBeFocused();

  const picture = visitor.button('Change your picture').locator('img');
  const address = await picture.getAttribute('src');
  expect(address).toMatch(/^\/api\/images\/[\da-f-]{36}\?size=thumb$/);
  const bytes = await (await page.request.get(String(address).replace(/\?.*/, ''))).body();
  const { width, height } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 300, height: 300 });
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(Math.max(dominant.r, dominant.b)).toBeLessThan(60);

  const other = await enterFeed(await another(), newcomer('Boaz'), outbox);
  const mark = other.post('The barley is in.').locator('img');
  await expect(mark).toHaveAttribute('src', String(address));
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  // Decorative: the name beside it is what is read.
  await expect(mark).toHaveAttribute('alt', '');

  await visitor.button('Change your picture').click();
  await dialog.getByLabel('Choose another picture').setInputFiles(file(await flag()));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(picture).not.toHaveAttribute('src', String(address));
  await expect.poll(async () => (await page.request.get(String(address))).status()).toBe(404);
  // One's own posts follow.
  await visitor.link('SoulFeed').click();
  await expect(feed.post('The barley is in.').locator('img')).not.toHaveAttribute('src', String(address));

  await page.goBack();
  await visitor.button('Change your picture').click();
  await dialog.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(dialog.getByLabel('Choose a picture')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.toast('Picture removed')).toBeVisible();
  await expect(visitor.button('Change your picture')).toHaveText('R');
});

test('somebody under 18 is told kindly, and offered no upload', async ({ visitor, expectAccessible }) => {
  await visitor.signUp({ email: ruth.email, birthDate: '2011-05-17' });
  const dialog = await openDialog(visitor);
  await expect(dialog).toContainText('Until you are 18, nobody else here is shown a picture of you.');
  await expect(dialog.locator('input[type=file]')).toHaveCount(0);
  await expect(dialog.getByLabel('Address of an image')).toBeVisible();
  await expectAccessible();
});

test('the picture is changed by the keyboard alone, and what can’t be used or saved is said beside it', async ({
  page,
  visitor,
  outbox,
  faults,
}) => {
  faults.expect(/status of 50[03]|ERR_FAILED|INTERNET_DISCONNECTED/);

  await test.step('the picture is changed by the keyboard alone', async () => {
    // The browser is asked for it long before: one asked in the moment of the press may be too late.
    const chooser = page.waitForEvent('filechooser');
    await signUpConfirmed(visitor, outbox);
    await page.goto('/profile');
    await visitor.button('Change your picture').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your picture' });
    await expect(dialog.getByLabel('Choose a picture')).toBeFocused();
    await page.keyboard.press('Space');
    await (await chooser).setFiles(file(await flag()));
    await expect(dialog.getByRole('img', { name: 'What you chose' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(visitor.button('Change your picture')).toBeFocused();
    await expect(visitor.button('Change your picture')).toHaveText('R');
  });

  await test.step('what can’t be used or saved is said, and a second try sends no second picture', async () => {
    const uploads = uploadsOf(page);
    await visitor.button('Change your picture').click();
    const dialog = page.getByRole('dialog', { name: 'Your picture' });
    await dialog.getByLabel('Choose a picture').setInputFiles(file(Buffer.from('Dear all'), 'image/png'));
    await expect(dialog.getByRole('alert')).toContainText('can’t be read here');
    await dialog.getByLabel('Choose a picture').setInputFiles(file(await flag()));
    await expect(dialog.getByRole('alert')).toBeHidden();

    const save = dialog.getByRole('button', { name: 'Save' });
    await page.route('**/api/images', (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.');
    expect(uploads.count).toBe(1);
    await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('Update Failed');
    await expect(save).toBeFocused();
    await save.click();
    await expect(dialog).toBeHidden();
    expect(uploads.count).toBe(2);
    await expect(visitor.button('Change your picture').locator('img')).toBeVisible();
  });
});
