import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { changeSettings, chapel, expectDrawn, uploadLogo } from '../pages/renaming.ts';
import { expect, newcomer, PASSWORD, test } from '../pages/people.ts';
import { pressInPanel } from '../pages/HomePage.ts';

// What it is called is for all who are on it.
test.use({ ownServer: {} });

const naomi = newcomer('Naomi');

/** Naomi signs up, becomes admin, and has the place renamed. */
const renameAsAdmin = async (request: APIRequestContext): Promise<void> => {
  const { email, nickname } = naomi;
  const person = { email, nickname, password: PASSWORD, birthDate: '1990-05-17' };
  await expect(await request.post('/api/auth/register', { data: person })).toBeOK();
  await expect(await request.post('/api/admin/setup', { data: { email, adminSecret: ADMIN_SECRET } })).toBeOK();
  await changeSettings(request, chapel);
};

/** Where the old name still stands in what a page shows, or says of itself in its head. */
const oldNames = (page: Page, part: 'html' | '#root') =>
  page
    .locator(part)
    .evaluate((root) => (root.outerHTML.match(/.{0,60}(?:Lampstand|@lampstand).{0,60}/g) ?? []).join('\n'));

/** `sent`: the page came from the server since. One that stood already keeps what only crawlers read. */
const expectRenamed = async (page: Page, { sent = true, name = chapel.name } = {}): Promise<void> => {
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
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

test('no screen of a renamed site shows the old name, nor does what is shared, printed or installed', async ({
  page,
  visitor,
  faults,
}) => {
  faults.expect(/status of 404/);
  await renameAsAdmin(page.request);
  await page.addInitScript(() => {
    const share = async (data: unknown) => void Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await test.step('screens', async () => {
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
    await page.emulateMedia({ media: null });
  });
  await test.step('the manifest is the server’s', async () => {
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = await page.request.get(address);
    expect(await manifest.json()).toMatchObject({ name: 'Grace Chapel' });
    expect(await manifest.text()).not.toContain('Lampstand');
    expect(await (await page.request.get('/brand.css')).text()).toContain('#7A1F5C');
  });
  await test.step('what is shared', async () => {
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
  await test.step('a sign-out and damaged storage leave the name', async () => {
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
});

test('open tabs follow a rename, and who registers is welcomed to the new name', async ({
  context,
  page,
  visitor,
  request,
}) => {
  await page.clock.install();
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/helplines');
  await expect(second).toHaveTitle(/Lampstand/);
  await page.bringToFront();
  await page.waitForFunction(() => localStorage.getItem('lampstand:site') !== null);
  await renameAsAdmin(request);
  await test.step('when one is looked at again, and it tells the others', async () => {
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectRenamed(page, { sent: false });
    await expect(page.getByText(chapel.tagline)).toBeVisible();
    expect(await colourOf(page, '--brand-light-accent')).toBe('#7A1F5C');
    expect(await barOf(page, 'dark')).toBe('#101820');
    await expectRenamed(second, { sent: false });
    await second.close();
  });
  await test.step('when nobody looks, every ten minutes', async () => {
    await changeSettings(request, { name: 'Hill House' });
    await page.clock.fastForward(10 * 60_000);
    await expectRenamed(page, { sent: false, name: 'Hill House' });
  });
  await test.step('who registers', async () => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectRenamed(page, { name: 'Hill House' });
    }
    await visitor.fillRegistration(newcomer('Ruth'));
    await visitor.button('Create account').click();
    await expect(visitor.toast('Welcome to Hill House!')).toBeVisible();
    await expect(visitor.link('Continue Free')).toBeVisible();
    await expectRenamed(page, { name: 'Hill House' });
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', colorScheme: 'dark' });

  test('a reload shows name, colours and logo as they were last known', async ({ context, page, request, faults }) => {
    faults.expect(/status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError|gave no answer/);
    // The worker keeps the page as it was before.
    await page.goto('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    await renameAsAdmin(request);
    const logo = await uploadLogo(request);
    await page.reload();
    await expectRenamed(page, { sent: false });
    await expectDrawn(page, logo);
    const kept = (path: string) => page.evaluate(async (asked) => Boolean(await caches.match(asked)), path);
    await expect.poll(() => kept(logo)).toBe(true);
    expect(await page.evaluate(async () => (await fetch('/logo/none.webp')).status)).toBe(404);
    await context.setOffline(true);
    await page.reload();
    await expectRenamed(page, { sent: false });
    await expectDrawn(page, logo);
    await page.goto('/journal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRenamed(page, { sent: false });
    expect(await colourOf(page, '--brand-dark-paper')).toBe('#101820');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 24, 32)');
    expect(await kept('/logo/none.webp'), 'an answer that failed takes no place').toBe(false);
    expect(await kept(logo)).toBe(true);
  });
});
