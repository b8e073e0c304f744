import type { Page } from '@playwright/test';
import { freePort } from '../../../.ci/runner/freePort.ts';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';
import { startProvider, type TestProvider } from '../../../server/testing/openidProvider.ts';
import { lostConnection } from '../../fixtures.ts';
import { DisplayPanel } from '../display/DisplayPanel.ts';
import { CirclesPage } from '../pages/CirclesPage.ts';
import { FeedPage } from '../pages/FeedPage.ts';
import { goTo, HomePage } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test as base, type Visitor } from '../pages/people.ts';
import { addWhatIs, asListed, listedOn, watchKept, type Seen } from './keptInBrowser.ts';

// What /privacy lists and what a browser has are the same, nothing more and nothing less.

const ruth = newcomer('Ruth');

const test = base.extend<{ seen: Seen }>({
  seen: async ({ context }, use) => {
    const seen: Seen = { kept: new Set(), hosts: new Set() };
    await watchKept(context, seen);
    await use(seen);
  },
});

test.use({ serviceWorkers: 'allow' });

const openPrivacy = async (page: Page): Promise<void> => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
};

/** The same list for both, sorted, so that a difference shows its name. */
const expectSame = async (page: Page, { kept }: Seen): Promise<void> => {
  const listed = await listedOn(page);
  const found = new Set([...kept].map((entry) => asListed(entry, listed)));
  expect([...found].sort()).toEqual([...listed].sort());
};

const asVisitor = async (page: Page): Promise<void> => {
  const home = new HomePage(page);
  await home.open();
  await new JournalPage(page).workerReady();
  await home.search('anxiety');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('encoder')), { timeout: 30_000 }).toBe(true);
  for (const [path, title] of [
    ['/topic/anger', 'Anger'],
    ['/category/money', 'Money & Provision'],
    ['/about', /^About/],
    ['/support', /Support|help/i],
    ['/helplines', 'Talk to someone now'],
    ['/terms', 'Terms'],
  ] as const) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  const display = new DisplayPanel(page);
  await display.button.click();
  await display.choice('Sepia').check();
};

const asMember = async (page: Page, visitor: Visitor): Promise<void> => {
  const journal = new JournalPage(page);
  await journal.open();
  await journal.write('For my sister');
  await journal.expectState('For my sister', 'Safe');
  await journal.lockWith('271828');

  await page.goto('/circles#invite=a-token-that-is-none');
  await expect(page).toHaveURL(/\/circles$/);
  const circles = new CirclesPage(page);
  await circles.openCircle(await circles.make({ name: 'Tuesday group' }));

  const feed = new FeedPage(page);
  await feed.open();
  await feed.write('Thankful for a quiet morning.');
  await expect(feed.post('Thankful for a quiet morning.')).toBeVisible();

  // Home leads back to what was read.
  await page.goto('/topic/anger');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageNames.home)).not.toBeNull();

  await page.goto('/profile');
  await expect(visitor.heading('Ruth').first()).toBeVisible();
};

/** A deploy took a part of the page away: the tab is loaded once more. */
const losePart = async (page: Page): Promise<void> => {
  await page.route('**/assets/CategoryPage*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  const loaded = page.waitForEvent('load', { timeout: 20_000 });
  await page.getByRole('link', { name: 'Money & Provision' }).click();
  await loaded;
};

test.describe('without outside services', () => {
  test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'false' } });

  test('cookies, storage and hosts are those that /privacy lists', async ({
    page,
    browser,
    baseURL,
    visitor,
    outbox,
    seen,
    faults,
  }) => {
    test.slow();
    faults.expect(lostConnection);
    // Opening topics as a visitor comes to the daily limit, and the invite is none.
    faults.expect(/status of 4(00|03|04|10|29)/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.context().cookies(), 'before anything was searched').toEqual([]);
    await asVisitor(page);
    await addWhatIs(page, seen);

    const { email } = ruth;
    await visitor.signUp({ email });
    const token = (await outbox.nextLink(email)).split('token=')[1];
    await expect(await page.request.post('/api/auth/verify', { data: { token } })).toBeOK();
    await asMember(page, visitor);
    await addWhatIs(page, seen);

    await page.context().setOffline(true);
    await visitor.logout.click();
    await expect(visitor.login).toBeVisible();
    await page.context().setOffline(false);

    const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    await watchKept(other, seen);
    await losePart(await other.newPage());
    await other.close();

    await openPrivacy(page);
    await addWhatIs(page, seen);
    await expectSame(page, seen);
    await expect(page.locator('[data-service]')).toHaveCount(0);
    await expect(page.getByText('Nothing outside of it is switched on.')).toBeVisible();
    expect([...seen.hosts]).toEqual(await page.locator('[data-host]').allInnerTexts());
  });
});

const withServices = test.extend<{ port: number; provider: TestProvider }>({
  port: async ({}, use) => use(await freePort()),
  provider: async ({ port }, use) => {
    const provider = await startProvider(() => `http://127.0.0.1:${port}/api/auth/google/callback`);
    await use(provider);
    await provider.close();
  },
  // Nobody listens at the others: that they are set is what the page has to tell.
  ownServer: async ({ port, provider }, use) =>
    use({
      PORT: String(port),
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MODEL: 'none',
      ESV_API_KEY: 'none',
      ESV_API_BASE: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      IMAGE_STORE: 's3',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'none',
      S3_SECRET_ACCESS_KEY: 'none',
    }),
});

withServices(
  'every outside service that is set up is told of, and the cookies of signing in with Google',
  async ({ page, visitor, provider, seen, faults }) => {
    // The provider's own pages, on its own host, with a font that it does not get here.
    faults.expect(
      /request to another host: http:\/\/127\.0\.0\.1|fonts\.g|ERR_|favicon|status of 404|Content Security/,
    );
    provider.people.set('boaz', { email: 'boaz@example.org', email_verified: true, name: 'Boaz' });
    await page.goto('/login');
    await visitor.link('Continue with Google').click();
    await page.getByPlaceholder('Enter any login').fill('boaz');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(visitor.heading('Finish signing up')).toBeVisible();

    await openPrivacy(page);
    const told = page.locator('[data-service]');
    await expect(told).toHaveCount(5);
    const names = await told.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['service'] ?? ''));
    expect(names.sort()).toEqual(['ai', 'esv', 'google', 'mail', 's3']);
    await expect(page.getByText('Google, if you choose to sign in with it.')).toBeVisible();

    const listed = await listedOn(page);
    const ofGoogle = listed.filter((entry) => /cookie .*(google|signup)/.test(entry));
    const set = [...seen.kept].filter((entry) => /^cookie lampstand_(?!visitor|device|session|signed_in)/.test(entry));
    expect(set.sort()).toEqual(ofGoogle.sort());
  },
);
