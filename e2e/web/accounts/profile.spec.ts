import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkFits } from '../../accessible.ts';
import { expect, newcomer, PASSWORD, test, type Visitor } from '../pages/people.ts';

const ruth = newcomer('Ruth');

const openProfile = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(ruth);
  await visitor.page.goto('/profile');
  await expect(visitor.heading('Ruth')).toBeVisible();
};

/** Does what a button elsewhere would: the page itself sends it, with its cookies. */
const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([to, text]) =>
      (await fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text })).status,
    [path, JSON.stringify(body)] as const,
  );

test('the profile card is changed, and what can’t be in it is refused beside its field', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 40[03]|pictures\.example|ERR_/);
  await openProfile(visitor);

  await test.step('the profile card is shown and changed', async () => {
    await expect(page.getByText('May 17, 1990')).toBeVisible();
    await expect(page.getByText('PDFs must be under 5MB', { exact: false })).toBeVisible();
    await expect(page.getByText('Upgrade to Premium'), 'nothing can be bought yet').toBeHidden();
    await expectAccessible();

    await visitor.button('Edit profile').click();
    await expect(visitor.field('Nickname')).toBeFocused();
    await visitor.field('Nickname').fill(' ');
    await visitor.button('Save changes').click();
    await expect(visitor.toast('Validation Error')).toBeVisible();
    await expect(visitor.field('Nickname')).toHaveAccessibleDescription(/Nickname is required\./);
    await visitor.field('About you (optional)').fill('Gleaning.\n\nAt Bethlehem.');
    await expect(page.getByText('24/500 characters')).toBeVisible();
    await expectAccessible();
    await visitor.field('Nickname').fill('Ruthie');
    await visitor.button('Save changes').click();

    await expect(visitor.heading('Ruthie')).toBeFocused();
    await expect(visitor.name('Ruthie')).toBeVisible();
    await expect(page.getByText('At Bethlehem.')).toBeVisible();
    await page.reload();
    await expect(visitor.heading('Ruthie')).toBeVisible();
  });

  await test.step('a name with a slur in it is refused beside its field', async () => {
    await visitor.button('Edit profile').click();
    const field = visitor.field('Nickname');
    await field.fill('You faggot');
    await visitor.button('Save changes').click();
    await expect(field).toHaveAccessibleDescription(/a word in it that puts people down/);
    await expect(field).toBeFocused();
    await field.fill('Ruth of Moab');
    await visitor.button('Save changes').click();
    await expect(page.getByText('Ruth of Moab').first()).toBeVisible();
  });

  await test.step('a birth date on the other side of 18 is refused beside its field, with whom to write to', async () => {
    await visitor.button('Edit profile').click();
    const field = visitor.field('Birth date');
    const seventeen = new Date();
    seventeen.setUTCFullYear(seventeen.getUTCFullYear() - 17);
    await field.fill(seventeen.toISOString().slice(0, 10));
    await visitor.button('Save changes').click();
    await expect(field).toHaveAccessibleDescription(/Please write to support@lampstand\.example/);
    await expect(page.getByText('May 17, 1990')).toBeHidden();
    await visitor.button('Cancel').click();
  });

  await test.step('the picture must be an https address or empty', async () => {
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
      }),
    );
    await visitor.button('Change your picture').click();
    await visitor.field('Address of an image').fill('http://pictures.example/ruth.svg');
    await visitor.button('Save').click();
    await expect(visitor.field('Address of an image')).toHaveAccessibleDescription(/https:\/\/ image address/);
    await expectAccessible();
    await visitor.field('Address of an image').fill('https://pictures.example/ruth.svg');
    await visitor.button('Save').click();
    await expect(page.locator('img[src="https://pictures.example/ruth.svg"]')).toBeVisible();
    await expect(visitor.button('Change your picture')).toBeFocused();

    await page.route('https://pictures.example/**', (route) => route.abort());
    await page.reload();
    await expect(visitor.button('Change your picture')).toContainText('R');
  });
});

test('saved items and recent searches are listed and can be deleted', async ({
  page,
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 500/);
  await openProfile(visitor);
  const verse = {
    noteType: 'verse',
    content: 'The LORD is my shepherd; I shall not want.',
    source: 'Psalm 23:1 (ESV)',
  };
  for (const body of [verse, { noteType: 'prayer', content: 'Lead me.' }])
    expect(await post(page, '/api/sticky-notes', body)).toBe(200);
  for (const query of ['I am worried about rent', 'how to forgive'])
    expect(await post(page, '/api/search', { query })).toBe(200);
  await page.reload();

  const saved = page.getByRole('region', { name: 'Saved items' });
  await expect(saved.getByRole('heading', { name: 'Biblical Wisdom' })).toBeVisible();
  await expect(saved.getByText('Psalm 23:1 (ESV)')).toBeVisible();
  await expect(saved.getByRole('heading', { name: 'Daily Prayer' })).toBeVisible();
  await expectAccessible();

  await page.route('**/api/sticky-notes/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visitor.button('Delete verse: Biblical Wisdom').click();
  await visitor.button('Delete').click();
  await expect(visitor.toast('Failed to delete note. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Failed to delete note. Please try again.')).toBeVisible();
  await visitor.button('Delete').click();
  await expect(saved.getByText('Psalm 23:1 (ESV)')).toBeHidden();
  await expect(saved.getByText('Lead me.')).toBeVisible();

  const searches = page.getByRole('region', { name: 'Recent searches' });
  await expect(searches.getByRole('listitem')).toHaveText([/how to forgive/, /I am worried about rent/]);
  await searches.getByRole('button', { name: 'Search again: I am worried about rent' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Reflection' })).toBeVisible();
  await expect(page, 'the words are in no address').toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('rent');
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('I am worried about rent');
  await page.goBack();
  await visitor.button('Clear recent searches').click();
  await expectAccessible();
  await visitor.button('Clear').click();
  await expect(searches.getByText('No searches yet.')).toBeVisible();
  await page.reload();
  await expect(searches.getByText('No searches yet.')).toBeVisible();
});

test('the password is changed and every other device signed out, and so are all by one press', async ({
  page,
  visitor,
  another,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 40[01]/);
  await openProfile(visitor);
  const phone = await another();
  const account = { email: ruth.email, password: PASSWORD };
  await expect(await phone.page.request.post('/api/auth/login', { data: account })).toBeOK();
  await phone.page.goto('/');

  await test.step('the password is changed, and every other device is signed out', async () => {
    await expect(phone.name('Ruth')).toBeVisible();

    await visitor.button('Change password').click();
    const form = page.getByRole('form', { name: 'Change password' });
    const fill = async (current: string) => {
      await visitor.field('Current password').fill(current);
      await visitor.field('New password').fill('your people my people');
      await visitor.field('Confirm password').fill('your people my people');
      await form.getByRole('button', { name: 'Change password' }).click();
    };
    await fill('not this one');
    await expect(visitor.field('Current password')).toHaveAccessibleDescription('That is not your password.');
    await fill(PASSWORD);
    await expect(visitor.toast('Password changed')).toBeVisible();
    await expect(form).toBeHidden();

    await phone.page.reload();
    await expect(phone.login).toBeVisible();
    await page.reload();
    await expect(visitor.name('Ruth')).toBeVisible();
  });

  await test.step('signing out everywhere ends this browser and the others', async () => {
    await phone.page.goto('/login');
    await phone.signIn(ruth.email, 'your people my people');
    await expect(phone.name('Ruth')).toBeVisible();

    await visitor.button('Sign out everywhere').click();
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await expect(visitor.login).toBeVisible();
    await phone.page.reload();
    await expect(phone.login).toBeVisible();
  });
});

test('all data can be downloaded and deleted', async ({ page, visitor, faults, expectAccessible }) => {
  faults.expect(/status of 40[01]/);
  await openProfile(visitor);
  expect(await post(page, '/api/sticky-notes', { noteType: 'prayer', content: 'Lead me.' })).toBe(200);
  const [file] = await Promise.all([page.waitForEvent('download'), visitor.button('Download my data').click()]);
  expect(file.suggestedFilename()).toBe('lampstand-data.json');
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: ruth.email }, savedNotes: [{ content: 'Lead me.' }] });

  await visitor.button('Delete my account').click();
  await expectAccessible();
  await visitor.field('Your password').fill('not this one');
  await visitor.button('Delete for good').click();
  await expect(visitor.field('Your password')).toHaveAccessibleDescription('That is not your password.');
  // Above the dialog, where the browser has a layer for that.
  await expect(page.locator('section:popover-open')).toContainText('Account not deleted');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(visitor.button('Delete my account')).toBeFocused();
  await visitor.button('Delete my account').click();
  await visitor.field('Your password').fill(PASSWORD);
  await visitor.button('Delete for good').click();
  await expect(page).toHaveURL('/');
  await expect(visitor.login).toBeVisible();

  await visitor.login.click();
  await visitor.signIn(ruth.email);
  await expect(visitor.toast('Login Failed')).toBeVisible();
});

test('given the session ended, saving leads to the sign-in page and back', async ({
  page,
  visitor,
  another,
  faults,
}) => {
  faults.expect(/status of 401/);
  // The live stream would tell the page that its session ended before anything is saved; one that is refused has it ask.
  await page.route('**/api/live', () => undefined);
  await openProfile(visitor);
  const phone = await another();
  await phone.page.goto('/login');
  await phone.signIn(ruth.email);
  await phone.name('Ruth').click();
  await phone.button('Sign out everywhere').click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(phone.login).toBeVisible();

  await visitor.button('Edit profile').click();
  // Looked for in each frame: it stands for half a second.
  const told = page.waitForFunction(() =>
    document.querySelector('main')?.textContent?.includes('You are logged out. Logging in again...'),
  );
  await visitor.button('Save changes').click();
  await told;
  await expect(page).toHaveURL('/login');
  await visitor.signIn(ruth.email);
  await expect(page).toHaveURL('/profile');
  await expect(visitor.heading('Ruth')).toBeVisible();
});

test('the profile fits a window of 320 pixels, with the longest name', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.signUp({ email: ruth.email, nickname: 'Nebuchadnezzarthekingofbabylonandallthelandsaround' });
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Saved items' })).toBeVisible();
  await checkFits(page);
  await visitor.button('Edit profile').click();
  await checkFits(page);
});

test('given nobody is signed in, the profile leads to the sign-in page, with a slash behind its path too', async ({
  page,
  visitor,
}) => {
  for (const path of ['/profile', '/profile/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(visitor.field('Email')).toBeVisible();
  }
});
