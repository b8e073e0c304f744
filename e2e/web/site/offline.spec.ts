import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProxy } from '../../proxy.ts';
import { startServer } from '../../server.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, PASSWORD, test, type Visitor } from '../pages/people.ts';

test.use({ serviceWorkers: 'allow' });

const ann = newcomer('Ann');
const ben = newcomer('Ben');
const three = ['First', 'Second', 'Third'];
const noConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|Failed to fetch|NetworkError/;

const signedIn = async (visitor: Visitor, person = ann): Promise<JournalPage> => {
  await visitor.signUp(person);
  const journal = new JournalPage(visitor.page);
  await journal.settle();
  return journal;
};

test('three prayers written offline survive a closed page and are sent once', async ({
  visitor,
  context,
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(noConnection);
  const journal = await signedIn(visitor);
  await context.setOffline(true);
  const badge = page.getByRole('complementary', { name: 'Connection' });
  await expect(badge).toContainText('Offline mode');
  await expect(badge).toContainText('Your prayers will sync when connected');
  for (const title of three) {
    await journal.write(title);
    await journal.expectState(title, 'Saved here');
  }
  await expectAccessible();

  await page.close();
  const reopened = new JournalPage(await context.newPage());
  await reopened.open();
  expect(await reopened.titles()).toEqual(three.toReversed());
  for (const title of three) await reopened.expectState(title, 'Saved here');

  await context.setOffline(false);
  const after = reopened.page.getByRole('complementary', { name: 'Connection' });
  await expect(after).toContainText(/Back online.*Synced /s, { timeout: 60_000 });
  for (const title of three) await reopened.expectState(title, 'Safe');
  expect((await reopened.onServer()).sort()).toEqual(three);
});

test('given the server dies between storing a prayer and answering, it is stored once', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-dying-'));
  const proxy = await startProxy();
  let server = await startServer({ DATA_DIR: folder });
  const context = await browser.newContext({ baseURL: proxy.url });
  try {
    proxy.target = server.url;
    const page = await context.newPage();
    await page.goto('/');
    const status = await page.evaluate(
      async (person) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(person) })).status;
      },
      { ...ann, password: PASSWORD, birthDate: '1990-05-17' },
    );
    expect(status).toBe(200);
    const journal = new JournalPage(page);
    await journal.settle();
    await context.setOffline(true);
    for (const title of three) await journal.write(title);

    const dead = new Promise<void>((resolve) => {
      let first = true;
      proxy.fate = ({ method, url }) => {
        if (!first || method !== 'POST' || url !== '/api/prayers') return 'pass';
        first = false;
        return 'lose the answer';
      };
      proxy.onLost = () => {
        proxy.target = null;
        void server.kill().then(resolve);
      };
    });
    await context.setOffline(false);
    await dead;
    await expect.poll(async () => (await journal.onDisk()).includes('"kind":"create"')).toBe(true);

    server = await startServer({ DATA_DIR: folder });
    proxy.target = server.url;
    for (const title of three) await journal.expectState(title, 'Safe');
    expect((await journal.onServer()).sort()).toEqual(three);
  } finally {
    await context.close();
    await server.stop();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('sign-out asks about unsaved prayers, which stay hidden from the next person', async ({
  visitor,
  context,
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(noConnection);
  faults.expect(/status of 401/);
  const journal = await signedIn(visitor);
  await journal.write('On the account');
  await journal.expectState('On the account', 'Safe');
  await context.setOffline(true);
  for (const title of three) await journal.write(title);

  await visitor.logout.click();
  await expect(journal.guard).toContainText('3 prayers are not saved to your account yet');
  await expectAccessible();
  const [download] = await Promise.all([page.waitForEvent('download'), journal.button('Export a copy').click()]);
  expect(download.suggestedFilename()).toMatch(/prayers-.*\.lampstand$/);
  await journal.button('Stay signed in').click();
  await expect(visitor.logout).toBeVisible();
  await visitor.logout.click();
  await journal.button('Log out, leave them here').click();
  await expect(page).toHaveURL('/');
  await expect(visitor.login).toBeVisible();
  // What the account has is gone from the device.
  await expect.poll(() => journal.onDisk()).not.toContain('On the account');
  expect(await journal.onDisk()).toContain('First');

  await context.setOffline(false);
  await page.goto('/login');
  await expect(page.getByText('Sign in again to save 3 changes to prayers')).toBeVisible();
  await visitor.signUp(ben);
  await journal.open();
  await expect(journal.prayers).toHaveCount(0);
  await journal.write('Ben’s own');
  await journal.expectState('Ben’s own', 'Safe');
  expect(await journal.onServer()).toEqual(['Ben’s own']);
  await journal.logOut();

  await page.goto('/login');
  await visitor.signIn(ann.email);
  await expect(visitor.name('Ann')).toBeVisible();
  await journal.open();
  for (const title of [...three, 'On the account']) await journal.expectState(title, 'Safe');
  await expect(journal.prayers).toHaveCount(4);
});

test('at sign-out, discarding asks twice and removes all; syncing first leaves nothing either', async ({
  visitor,
  context,
  page,
  faults,
}) => {
  faults.expect(noConnection);
  const journal = await signedIn(visitor);
  await context.setOffline(true);
  await journal.write('To be discarded');
  await visitor.logout.click();
  await journal.button('Sync now, then log out').click();
  await expect(journal.guard).toContainText('You are offline.');
  await journal.button('Discard them').click();
  await expect(journal.guard.getByRole('alert')).toContainText('can’t be brought back');
  await journal.button('Discard and log out').click();
  await expect(visitor.login).toBeVisible();
  await expect.poll(() => journal.onDisk()).not.toContain('To be discarded');

  await context.setOffline(false);
  await page.goto('/login');
  await visitor.signIn(ann.email);
  await expect(visitor.name('Ann')).toBeVisible();
  await journal.open();
  await page.route('**/api/prayers*', (route) => route.abort());
  await journal.write('To be kept');
  await visitor.logout.click();
  await expect(journal.guard).toContainText('1 prayer is not saved to your account yet');
  await page.unroute('**/api/prayers*');
  await journal.button('Sync now, then log out').click();
  await expect(visitor.login).toBeVisible();
  await page.goto('/login');
  await visitor.signIn(ann.email);
  await expect(visitor.name('Ann')).toBeVisible();
  expect(await journal.onServer()).toEqual(['To be kept']);
});

test('given the session ended, pending prayers are kept, and a notice says so', async ({
  visitor,
  context,
  page,
  faults,
}) => {
  faults.expect(noConnection);
  faults.expect(/status of 401/);
  const journal = await signedIn(visitor);
  await context.setOffline(true);
  for (const title of three) await journal.write(title);
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByText('Sign in again to save 3 changes to prayers')).toBeVisible({ timeout: 60_000 });
  await page.goto('/login');
  await expect(page.getByText('Sign in again to save 3 changes to prayers')).toBeVisible();
  await visitor.signIn(ann.email);
  await expect(visitor.name('Ann')).toBeVisible();
  await journal.open();
  for (const title of three) await journal.expectState(title, 'Safe');
});

test('two tabs send the same prayers once', async ({ visitor, context, faults }) => {
  faults.expect(noConnection);
  const journal = await signedIn(visitor);
  const second = new JournalPage(await context.newPage());
  await second.open();
  await context.setOffline(true);
  const titles = Array.from({ length: 4 }, (_, n) => `Prayer ${n + 1}`);
  for (const [index, title] of titles.entries()) await (index % 2 ? journal : second).write(title);
  await expect(journal.prayer('Prayer 1'), 'a tab shows what another wrote').toBeVisible();
  await context.setOffline(false);
  for (const tab of [journal, second]) for (const title of titles) await tab.expectState(title, 'Safe');
  expect((await journal.onServer()).sort()).toEqual(titles.toSorted());
});
