import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, PASSWORD, test, type Visitor } from '../pages/people.ts';

// A journal on this device only, and the ways between it and an account (docs/decisions.md 55).

test.use({ serviceWorkers: 'allow' });

const ann = newcomer('Ann');
const ben = newcomer('Ben');
const PIN = '271828';
const noConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/;

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Take th(is|ese) / });

/** Begins a journal without an account. */
const begin = async (page: Page): Promise<JournalPage> => {
  const journal = new JournalPage(page);
  await page.goto('/journal');
  await journal.button('Start a journal on this device').click();
  await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
  return journal;
};

/** Signs in from the journal's own line, or from the header while it is locked, and comes back to the journal. */
const signIn = async (visitor: Visitor, email: string, way = visitor.link('Sign in to keep it safe')) => {
  await visitor.page.goto('/journal');
  await way.click();
  await visitor.signIn(email);
  await expect(visitor.page).toHaveURL('/journal');
};

const registerElsewhere = async (another: () => Promise<Visitor>, who = ann): Promise<JournalPage> => {
  const elsewhere = await another();
  await elsewhere.signUp(who);
  return new JournalPage(elsewhere.page);
};

/** What asks the server for, or sends it, anything of a journal. */
const journalRequests = (context: BrowserContext): string[] => {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/prayers')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
};

test('is begun with one press and without a network, and goes into the account that its person makes later', async ({
  visitor,
  another,
  page,
  context,
  faults,
  expectAccessible,
}) => {
  faults.expect(noConnection);
  const asked = journalRequests(context);
  await page.goto('/journal');
  await expect(visitor.heading('On this device only')).toBeVisible();
  await expect(page.getByText('Clearing this browser’s data deletes it.')).toBeVisible();
  await expectAccessible();
  const journal = await begin(page);
  await journal.workerReady();
  await context.setOffline(true);
  await journal.write('For rain');
  await expect(visitor.toast('Prayer saved on this device')).toBeVisible();
  await journal.write('For bread');
  await expect(journal.opened('For bread')).toContainText('On this device');

  await page.reload();
  await journal.toList();
  expect(await journal.titles()).toEqual(['For bread', 'For rain']);
  await expect(page.getByText('Only on this device.')).toBeVisible();
  await expectAccessible();
  for (const path of ['/journal/pray', '/journal/answered']) {
    await page.goto(path);
    await expect(visitor.heading(path.endsWith('pray') ? 'Pray now' : 'Answered prayers').first()).toBeVisible();
  }
  expect(asked).toEqual([]);

  await context.setOffline(false);
  const elsewhere = await registerElsewhere(another);
  await signIn(visitor, ann.email);
  await expect(dialog(page)).toContainText('Take these 2 prayers into your account?');
  await expectAccessible();
  await journal.button('Take them along').click();
  await expect(dialog(page)).toBeHidden();
  for (const title of ['For bread', 'For rain']) await journal.expectState(title, 'Safe');
  await elsewhere.open();
  await expect.poll(() => elsewhere.titles()).toEqual(['For bread', 'For rain']);
  expect((await elsewhere.onServer()).sort()).toEqual(['For bread', 'For rain']);
  await page.reload();
  await expect(journal.prayers).toHaveCount(2);
  await expect(page.getByText('without an account')).toBeHidden();
});

test('is left where it is on a "no", asked about once, and taken along later', async ({
  visitor,
  another,
  page,
  faults,
}) => {
  // The journal may be asking for its prayers in the moment of the sign-out.
  faults.expect(/status of 401/);
  const journal = await begin(page);
  await journal.write('For rain');
  await registerElsewhere(another);
  await signIn(visitor, ann.email);
  await journal.button('Leave it here').click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('One prayer is on this device without an account.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('One prayer is on this device without an account.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await journal.onServer()).toEqual([]);

  await visitor.logout.click();
  await expect(visitor.login).toBeVisible();
  await expect.poll(() => journal.onDisk()).not.toContain('asked:');
  await journal.open();
  await expect(journal.prayers).toHaveText(['For rain']);

  await signIn(visitor, ann.email);
  await journal.button('Leave it here').click();
  await journal.button('Take along').click();
  await journal.button('Take it along').click();
  await journal.expectState('For rain', 'Safe');
  expect(await journal.onServer()).toEqual(['For rain']);
});

test('given two tabs that both answer, each prayer is there once', async ({ visitor, another, page, context }) => {
  const journal = await begin(page);
  await journal.write('For rain');
  await journal.write('For bread');
  await registerElsewhere(another);
  const second = new JournalPage(await context.newPage());
  await second.page.goto('/journal');
  await signIn(visitor, ann.email);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(second.page)).toBeVisible();
  // The first answer takes the question away from the other.
  const press = () =>
    [...document.querySelectorAll<HTMLElement>('dialog button')]
      .find(({ textContent }) => textContent === 'Take them along')
      ?.click();
  await Promise.all([journal, second].map((each) => each.page.evaluate(press)));
  for (const each of [journal, second]) {
    await expect(dialog(each.page)).toBeHidden();
    for (const title of ['For bread', 'For rain']) await each.expectState(title, 'Safe');
  }
  expect((await journal.onServer()).sort()).toEqual(['For bread', 'For rain']);
});

test('given a PIN, it is sealed, and comes along for whoever knows the PIN', async ({ visitor, another, page }) => {
  const journal = await begin(page);
  await journal.write('Told to nobody');
  await journal.lockWith(PIN);
  expect(await journal.onDisk()).not.toContain('Told to nobody');
  await page.reload();
  await expect(page.getByRole('form', { name: 'Unlock your journal' })).toBeVisible();
  await journal.unlock('PIN', PIN);
  await expect(journal.prayers).toHaveText(['Told to nobody']);

  await registerElsewhere(another);
  await signIn(visitor, ann.email, visitor.login);
  await journal.button('Take it along').click();
  const unlock = page.getByRole('form', { name: 'Unlock the journal on this device' });
  await unlock.getByLabel('PIN', { exact: true }).fill('000000');
  await journal.button('Unlock and take along').click();
  await expect(unlock).toContainText('That is not the PIN.');
  await unlock.getByLabel('PIN', { exact: true }).fill(PIN);
  await journal.button('Unlock and take along').click();
  await journal.expectState('Told to nobody', 'Safe');
  expect(await journal.onServer()).toEqual(['Told to nobody']);
});

test('keeps a copy at a sign-out without a network, which goes back into the account with its changes', async ({
  visitor,
  another,
  page,
  context,
  faults,
  expectAccessible,
}) => {
  faults.expect(noConnection);
  faults.expect(/status of 401/);
  await visitor.signUp(ann);
  const journal = new JournalPage(page);
  await journal.settle();
  await journal.write('On the account');
  await journal.expectState('On the account', 'Safe');
  await journal.write('Stays as it is');
  await journal.expectState('Stays as it is', 'Safe');
  await context.setOffline(true);
  await journal.write('Not sent yet');
  await visitor.logout.click();
  await expect(journal.guard).toContainText('1 prayer is not saved to your account yet');
  await journal.guard.getByLabel('Keep a copy on this device, without an account').check();
  await expectAccessible();
  await journal.button('Log out, leave them here').click();
  await expect(visitor.login).toBeVisible();

  await journal.open();
  expect(await journal.titles()).toEqual(['Not sent yet', 'Stays as it is', 'On the account']);
  await journal.read('On the account');
  await page.getByRole('button', { name: 'Edit: On the account' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Changed here');
  await journal.button('Save changes').click();
  await expect(journal.opened('Changed here')).toBeVisible();

  await context.setOffline(false);
  await signIn(visitor, ann.email);
  await expect(dialog(page)).toContainText('Take these 3 prayers into your account?');
  await journal.button('Take them along').click();
  const all = ['Changed here', 'Not sent yet', 'Stays as it is'];
  for (const title of all) await journal.expectState(title, 'Safe');
  expect((await journal.onServer()).sort()).toEqual(all);
  const elsewhere = await another();
  await elsewhere.page.goto('/login');
  await elsewhere.signIn(ann.email);
  await expect(elsewhere.name('Ann')).toBeVisible();
  const there = new JournalPage(elsewhere.page);
  await there.open();
  await expect.poll(async () => (await there.titles()).sort()).toEqual(all);
});

test('asks what stays where something is here, removes it unless told otherwise, and puts it back where the session does not end', async ({
  visitor,
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 503/);
  faults.expect(noConnection);

  await visitor.signUp(ann);
  const journal = new JournalPage(page);
  await test.step('asks what stays where something is here, and removes it unless told otherwise', async () => {
    await journal.open();
    await visitor.logout.click();
    // Nothing is here, and nothing is asked.
    await expect(visitor.login).toBeVisible();

    await page.goto('/login');
    await visitor.signIn(ann.email);
    await expect(visitor.name('Ann')).toBeVisible();
    await journal.open();
    await journal.write('On the account');
    await journal.expectState('On the account', 'Safe');
    await visitor.logout.click();
    await expect(journal.guard.getByLabel('Remove this journal from this device')).toBeChecked();
    await journal.button('Stay signed in').click();
    await expect(visitor.logout).toBeVisible();
    await visitor.logout.click();
    await journal.button('Log out').click();
    await expect(visitor.login).toBeVisible();
    await expect.poll(() => journal.onDisk()).not.toContain('On the account');
    await page.goto('/journal');
    await expect(journal.button('Start a journal on this device')).toBeVisible();
  });

  await test.step('given the server does not end the session, a copy that was to stay goes back', async () => {
    await page.goto('/login');
    await visitor.signIn(ann.email);
    await expect(visitor.name('Ann')).toBeVisible();
    await journal.settle();
    await journal.expectState('On the account', 'Safe');
    await context.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, body: '{}' }));
    await visitor.logout.click();
    await journal.guard.getByLabel('Keep a copy on this device, without an account').check();
    await journal.button('Log out').click();
    await expect(visitor.logout).toBeVisible();
    await expect(journal.guard).toBeHidden();
    await expect.poll(() => journal.onDisk()).not.toContain('"owner":"local","version":1,"createdAt"');
    await page.reload();
    await expect(journal.prayers).toHaveText(['On the account']);
    await expect(dialog(page)).toBeHidden();
  });
});

test('taken into another account, a copy becomes prayers of its own', async ({ visitor, another, page }) => {
  await visitor.signUp(ann);
  const journal = new JournalPage(page);
  await journal.open();
  await journal.write('Of Ann');
  await journal.expectState('Of Ann', 'Safe');
  await visitor.logout.click();
  await journal.guard.getByLabel('Keep a copy on this device, without an account').check();
  await journal.button('Log out').click();
  await expect(visitor.login).toBeVisible();
  await registerElsewhere(another, ben);
  await signIn(visitor, ben.email);
  await journal.button('Take it along').click();
  await journal.expectState('Of Ann', 'Safe');
  expect(await journal.onServer()).toEqual(['Of Ann']);
  await page.request.post('/api/auth/logout');
  await page.request.post('/api/auth/login', { data: { email: ann.email, password: PASSWORD } });
  expect(await journal.onServer()).toEqual(['Of Ann']);
});

test('saves a copy that can be read back, and goes with its last prayer', async ({ visitor, page }) => {
  const journal = await begin(page);
  await journal.write('For rain');
  await journal.toList();
  await journal.button('Keep a copy').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    journal.button('Save everything (JSON, can be read back)').click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('For rain');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await journal.read('For rain');
  await page.getByRole('button', { name: 'Delete: For rain' }).click();
  await expect(page.getByText('“For rain” was deleted.')).toBeVisible();
  await journal.button('Undo').click();
  await expect(journal.prayers).toHaveText(['For rain']);
  await journal.read('For rain');
  await page.getByRole('button', { name: 'Delete: For rain' }).click();
  await expect(page.getByText('“For rain” was deleted.')).toBeVisible();
  await page.goto('/');
  await page.goto('/journal/answered');
  await expect(page).toHaveURL('/journal');
  await expect(journal.button('Start a journal on this device')).toBeVisible();
  await expect(visitor.login).toBeVisible();
});
