import type { Page } from '@playwright/test';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { changeSettings, chapel } from '../pages/renaming.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';
import { pressInPanel } from '../pages/HomePage.ts';

// What it is called is for all who are on it.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');

/** Signs up, becomes admin, and has the place renamed. */
const renameAsAdmin = async (visitor: Visitor): Promise<void> => {
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await visitor.page.request.post('/api/admin/setup', { data })).toBeOK();
  await changeSettings(visitor.page.request, chapel);
};

/** Where the old name still stands in what a page shows, or says of itself in its head. */
const oldNames = (page: Page, part: 'html' | '#root') =>
  page
    .locator(part)
    .evaluate((root) => (root.outerHTML.match(/.{0,60}(?:Lampstand|@lampstand).{0,60}/g) ?? []).join('\n'));

/** `sent`: the page came from the server since. One that stood already keeps what only crawlers read. */
const expectRenamed = async (page: Page, { sent = true } = {}): Promise<void> => {
  await expect(page.getByRole('banner').getByRole('link', { name: chapel.name })).toBeVisible();
  await expect(page).toHaveTitle(/Grace Chapel/);
  expect(await oldNames(page, sent ? 'html' : '#root'), page.url()).toBe('');
};

const colourOf = (page: Page, name: string) =>
  page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name);
const barOf = (page: Page, theme: 'light' | 'dark') =>
  page.locator(`meta[name=theme-color][media*=${theme}]`).getAttribute('content');

const screens = [
  '/',
  '/note/insomnia',
  '/topic/anger',
  '/category/emotions',
  '/helplines',
  '/about',
  '/support',
  '/privacy',
  '/terms',
  '/chat',
  '/communities',
  '/profile',
  '/journal',
  '/documents',
  '/admin',
  '/appeal',
  '/forgot-password',
  '/no-such-page',
];

test('no screen of a renamed site shows the old name', async ({ page, visitor, faults }) => {
  faults.expect(/status of 404/);
  await renameAsAdmin(visitor);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectRenamed(page);
  }
  await page.goto('/');
  await expect(page.getByText(/, Naomi\.$/), 'who is signed in is greeted in place of the tagline').toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await oldNames(page, 'html')).toBe('');
});

test('who registers at a renamed site is welcomed to it', async ({ visitor, another }) => {
  await renameAsAdmin(await another());
  const { page } = visitor;
  await page.goto('/');
  await expect(page.getByText(chapel.tagline)).toBeVisible();
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRenamed(page);
  }
  await visitor.fillRegistration(newcomer('Ruth'));
  await visitor.button('Create account').click();
  await expect(visitor.toast('Welcome to Grace Chapel!')).toBeVisible();
  await expect(visitor.link('Continue Free')).toBeVisible();
  await expectRenamed(page);
});

test('what is shared of a renamed site has its name', async ({ page, visitor }) => {
  await renameAsAdmin(visitor);
  await page.addInitScript(() => {
    const share = async (data: unknown) => void Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/topic/anger');
  await visitor.button('Share').click();
  const shared = await page.evaluate(() => JSON.stringify((window as { shared?: unknown }).shared));
  expect(shared).toContain('Grace Chapel');
  expect(shared).not.toMatch(/Lampstand/);
  await pressInPanel(page, 'More actions', 'Share as image');
  const dialog = page.getByRole('dialog', { name: 'Share as an image' });
  await expect(dialog.getByRole('img')).toBeVisible();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('grace-chapel-anger.jpg');
  expect(await oldNames(page, 'html')).toBe('');
});

test('an open tab follows when it is looked at again, and tells the other tabs', async ({ context, page, another }) => {
  await page.clock.install();
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/helplines');
  await expect(second).toHaveTitle(/Lampstand/);
  await page.bringToFront();
  await page.waitForFunction(() => localStorage.getItem('lampstand:site') !== null);
  await renameAsAdmin(await another());
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectRenamed(page, { sent: false });
  expect(await colourOf(page, '--brand-light-accent')).toBe('#7A1F5C');
  expect(await barOf(page, 'dark')).toBe('#101820');
  await expectRenamed(second, { sent: false });
});

test('a page that nobody looks at asks every ten minutes', async ({ page, another }) => {
  await page.clock.install();
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('lampstand:site') !== null);
  await renameAsAdmin(await another());
  await page.clock.fastForward(10 * 60_000);
  await expectRenamed(page, { sent: false });
});

test('a sign-out and damaged storage leave the name', async ({ page, visitor }) => {
  await renameAsAdmin(visitor);
  await page.goto('/profile');
  await expectRenamed(page);
  await page.waitForFunction(() => localStorage.getItem('lampstand:site') !== null);
  await visitor.logout.click();
  await expect(visitor.login).toBeVisible();
  await expectRenamed(page);
  const stored = await page.evaluate(() => localStorage.getItem('lampstand:site'));
  expect(JSON.parse(stored ?? 'null')).toMatchObject({ name: 'Grace Chapel' });
  expect(stored).not.toContain('checklist');

  for (const damaged of ['{', '{"revision":99,"name":"Foreign"}', '[]']) {
    await page.evaluate((text) => localStorage.setItem('lampstand:site', text), damaged);
    await page.reload();
    await expectRenamed(page);
  }
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', colorScheme: 'dark' });

  test('a reload shows name and colours as they were last known', async ({ context, page, another, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError|gave no answer/);
    // The worker keeps the page as it was before.
    await page.goto('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    await renameAsAdmin(await another());
    await page.reload();
    await expectRenamed(page, { sent: false });
    await context.setOffline(true);
    await page.reload();
    await expectRenamed(page, { sent: false });
    await page.goto('/journal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRenamed(page, { sent: false });
    expect(await colourOf(page, '--brand-dark-paper')).toBe('#101820');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 24, 32)');
  });
});

test('the manifest is the server’s, and no worker keeps the build’s', async ({ page, visitor }) => {
  await renameAsAdmin(visitor);
  await page.goto('/');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = await page.request.get(address);
  expect(await manifest.json()).toMatchObject({ name: 'Grace Chapel' });
  expect(await manifest.text()).not.toContain('Lampstand');
  expect(await (await page.request.get('/brand.css')).text()).toContain('#7A1F5C');
});
