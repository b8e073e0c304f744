import type { Page } from '@playwright/test';
import { startProxy, type Proxy } from '../../proxy.ts';
import { HomePage } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test, Visitor } from '../pages/people.ts';

test.use({ serviceWorkers: 'allow' });

const noConnection = /ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|The visit was not recorded|gave no answer/;

const installed = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? null);

/** A deploy: another worker at the same address. */
const nextWorker: Proxy['rewrite'] = (path) =>
  path === '/sw.js' ? (text) => `${text}\naddEventListener('message', ({ data }) => (self.told = data));` : null;

/** And another page. */
const nextBuild: Proxy['rewrite'] = (path) =>
  path === '/' ? (text) => text.replace('</head>', '<meta name="build" content="next"></head>') : nextWorker(path);

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

test('home, a topic, a category and the journal open without a network after one visit', async ({
  page,
  context,
  visitor,
  faults,
}) => {
  faults.expect(noConnection);
  await visitor.signUp(newcomer('Ann'));
  await page.goto('/');
  expect(await installed(page)).toMatch(/\/sw\.js$/);
  await context.setOffline(true);

  const home = new HomePage(page);
  await page.goto('/');
  await expect(home.heading).toBeVisible();
  await home.search("I can't stop worrying about money");
  await expect(home.lifeNote).toContainText("God's Word");
  await page.goto('/topic/anger');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anger');
  await expect(page.getByText('Prayer of the Day')).toBeVisible();
  await page.goto('/category/emotions');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emotions');
  const journal = new JournalPage(page);
  await journal.open();
  await journal.write('From the plane');
  await journal.expectState('From the plane', 'Saved here');
});

test('the second visit comes from the service worker, whose cache has nothing personal; the manifest offers an app', async ({
  page,
  visitor,
  request,
}) => {
  await visitor.signUp(newcomer('Ann'));
  const journal = new JournalPage(page);
  await journal.settle();
  await journal.write('A private thing');
  await journal.expectState('A private thing', 'Safe');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Prayer Journal' })).toBeVisible();
  const paths = await cached(page);
  expect(paths.length).toBeGreaterThan(50);
  expect(
    paths.filter(
      (path) => !/^\/(assets\/.*|index\.html|favicon\.svg|manifest\.webmanifest|brand\.css|icons\/.*)$/.test(path),
    ),
  ).toEqual([]);

  const answer = await page.goto('/');
  expect(answer?.fromServiceWorker()).toBe(true);

  await test.step('with a shortcut to a new prayer', async () => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      display: string;
      icons: { src: string; sizes: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect([manifest.name, manifest.display]).toEqual(['Lampstand', 'standalone']);
    for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
    const shortcut = manifest.shortcuts.find(({ name }) => name === 'New prayer');
    await page.goto(shortcut?.url ?? '');
    await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
    await expect(page).toHaveURL('/journal/new');
    const headers = (await request.get('/sw.js')).headers();
    expect(headers['cache-control']).toContain('no-cache');
  });
});

test('a new build is offered, taken when wanted, and a draft survives it', async ({ browser, server }) => {
  const proxy = await startProxy();
  proxy.target = server.url;
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await new Visitor(page).signUp(newcomer('Ann'));
  const journal = new JournalPage(page);
  await journal.settle();
  await page.reload();
  await journal.newPrayer.click();
  await page.getByLabel('Title', { exact: true }).fill('In the midst of a sentence');

  proxy.rewrite = nextWorker;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const prompt = page.getByRole('status', { name: 'Update' });
  await expect(prompt).toContainText('A new version of Lampstand is ready.');
  const reloaded = page.waitForEvent('load');
  await prompt.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expect(prompt).toBeHidden();
  await journal.newPrayer.click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('In the midst of a sentence');
  await context.close();
  await proxy.close();
});

test('given one tab, a reload takes the new build', async ({ browser, server }) => {
  const proxy = await startProxy();
  proxy.target = server.url;
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await page.goto('/');
  await installed(page);
  await page.reload();
  proxy.rewrite = nextBuild;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByRole('status', { name: 'Update' })).toBeVisible();
  // Another page load, or the reload of one of two tabs, is no time for it.
  const second = await context.newPage();
  await second.goto('/');
  await second.reload();
  await expect(second.locator('meta[name=build]')).toHaveCount(0);
  await second.close();
  // Once the browser has forgotten the other tab.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('meta[name=build]')).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(new HomePage(page).heading).toBeVisible();
  // While a debugger such as this test is attached to the old worker, Chromium may keep it: what the new one was told counts.
  const told = () => {
    const ask = () => (self as { told?: string }).told;
    // The old one may end while it is asked.
    return Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(ask).catch(() => undefined)));
  };
  await expect.poll(told).toContain('take over');
  await expect(page.getByRole('status', { name: 'Update' })).toBeHidden();
  await context.close();
  await proxy.close();
});
