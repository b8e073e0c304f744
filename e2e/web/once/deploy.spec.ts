import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { timeFor, times } from '../../long.ts';
import { startProxy, type Proxy } from '../../proxy.ts';
import { makeRelease, type Release } from '../../release.ts';
import { startServer, type RunningServer } from '../../server.ts';
import { HomePage } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, test as base, Visitor } from '../pages/people.ts';

// R15 and R16: pages that were opened before a deploy, and workers of another release than the server's.

const TABS = times(5, 50);

interface Deploy {
  /** The address that stays. This release is behind it; `next` puts the next one there, `back` this one again. */
  proxy: Proxy;
  next(): Promise<void>;
  back(): Promise<void>;
}

const test = base.extend<{ deploy: Deploy }, { release: Release }>({
  release: [
    async ({}, use) => {
      const release = await makeRelease();
      await use(release);
      await release.remove();
    },
    { scope: 'worker' },
  ],

  deploy: async ({ server, folder, release }, use) => {
    const proxy = await startProxy();
    proxy.target = server.url;
    let running: RunningServer = server;
    const start = async (from?: string) => {
      await running.stop();
      running = await startServer({ DATA_DIR: folder }, from);
      proxy.target = running.url;
    };
    await use({ proxy, next: () => start(release.folder), back: () => start() });
    await running.stop();
    await proxy.close();
  },

  baseURL: async ({ deploy }, use) => use(deploy.proxy.url),
});

const isNext = (page: Page) => page.locator('meta[name=release]').count();
const settled = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

interface Tab {
  page: Page;
  loads(): number;
  isJournal: boolean;
}

/** The tabs of one person: half of them in the midst of a prayer. */
const openTabs = async (context: BrowserContext, count: number): Promise<Tab[]> => {
  const first = await context.newPage();
  await new Visitor(first).register({ email: 'ann@example.org', nickname: 'Ann' });
  await first.close();
  const tabs: Tab[] = [];
  for (let n = 0; n < count; n++) {
    const page = await context.newPage();
    const isJournal = n % 2 === 0;
    if (isJournal) {
      await new JournalPage(page).open();
      await new JournalPage(page).newPrayer.click();
      await page.getByLabel('Title', { exact: true }).fill('In the midst of a sentence');
    } else await new HomePage(page).open();
    let loads = 0;
    page.on('load', () => loads++);
    tabs.push({ page, loads: () => loads, isJournal });
  }
  return tabs;
};

/** Does what brings in a part that was not loaded yet. */
const bringIn = ({ page, isJournal }: Tab) =>
  isJournal ? new JournalPage(page).button('Copies').click() : page.getByRole('link', { name: 'Emotions' }).click();

const expectPart = ({ page, isJournal }: Tab) =>
  expect(
    isJournal ? page.getByRole('dialog') : page.getByRole('heading', { level: 1, name: 'Emotions' }),
  ).toBeVisible();

test('the pages of the last release go on as they are: the server still has their files', async ({
  browser,
  deploy,
  baseURL,
}) => {
  test.setTimeout(timeFor(TABS, 10_000));
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const tabs = await openTabs(context, TABS);
  await deploy.next();
  for (const tab of tabs) {
    await bringIn(tab);
    await expectPart(tab);
    expect(tab.loads(), 'loads').toBe(0);
  }
  const [page] = tabs.map((tab) => tab.page);
  await page?.goto('/');
  expect(page && (await isNext(page))).toBe(1);
  await context.close();
});

test('where they are gone for good each tab loads the new release once, and what was typed is there', async ({
  browser,
  deploy,
  release,
  baseURL,
}) => {
  test.setTimeout(timeFor(TABS, 10_000));
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const tabs = await openTabs(context, TABS);
  await deploy.next();
  const isOf = (url: string, wanted: boolean) =>
    url.startsWith('/assets/') && release.assets.has(url.slice('/assets/'.length)) === wanted;
  deploy.proxy.fate = ({ url = '' }) => (isOf(url, false) ? 'gone' : 'pass');
  for (const tab of tabs) {
    await bringIn(tab);
    await expect.poll(tab.loads, 'loads').toBe(1);
    await expect.poll(() => isNext(tab.page)).toBe(1);
    if (tab.isJournal) {
      await new JournalPage(tab.page).newPrayer.click();
      await expect(tab.page.getByLabel('Title', { exact: true })).toHaveValue('In the midst of a sentence');
      await bringIn(tab);
    }
    await expectPart(tab);
    expect(tab.loads(), 'loads').toBe(1);
  }

  // And a release that is broken itself: said, and no round and round.
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  await first.page.goto('/');
  const before = first.loads();
  deploy.proxy.fate = ({ url = '' }) => (url.startsWith('/assets/') ? 'gone' : 'pass');
  await new Visitor(first.page).name('Ann').click();
  await expect(first.page.getByRole('alert')).toContainText('This page could not be shown');
  expect(first.loads()).toBe(before + 1);
  await context.close();
});

/** Everything that a person does, with whatever worker and server there are. */
const allFlows = async (page: Page, mark: string) => {
  const home = new HomePage(page);
  await home.open();
  await home.search("I can't stop worrying about money");
  await expect(home.lifeNote).toBeVisible();
  await page.goto('/topic/anger');
  await expect(page.getByText('Prayer of the Day')).toBeVisible();
  await page.goto('/category/emotions');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emotions');
  const journal = new JournalPage(page);
  await journal.open();
  await journal.write(mark);
  await journal.expectState(mark, 'Safe');
  await journal.button(`Edit: ${mark}`).click();
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill('Other words.');
  await journal.button('Save changes').click();
  await expect(journal.prayer(mark)).toContainText('Other words.');
  await journal.expectState(mark, 'Safe');
  await journal.button(`Answered: ${mark}`).click();
  await journal.button('Save').click();
  await expect(journal.prayer(mark)).toContainText('Answered');
  await journal.expectState(mark, 'Safe');
  await journal.button(`Delete: ${mark}`).click();
  await expect.poll(() => journal.onServer()).not.toContain(mark);
  await journal.button('Undo').click();
  await expect.poll(() => journal.onServer()).toContain(mark);
  const visitor = new Visitor(page);
  await visitor.logout.click();
  await expect(visitor.login).toBeVisible();
  await page.goto('/login');
  await visitor.signIn('ann@example.org');
  await expect(visitor.name('Ann')).toBeVisible();
  await journal.open();
  await journal.expectState(mark, 'Safe');
};

/** An API that says more than its contract of today. */
const sayMore = (text: string): string => {
  const more = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(more);
    if (typeof value !== 'object' || value === null) return value;
    return {
      ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, more(each)])),
      addedLater: { since: 'the next release' },
    };
  };
  return JSON.stringify(more(JSON.parse(text)));
};

test('the worker of the last release works with the next one’s server, and the other way round', async ({
  browser,
  deploy,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const prompt = page.getByRole('status', { name: 'Update' });
  await page.addLocatorHandler(prompt, () => prompt.getByRole('button', { name: 'Later' }).click());
  await new Visitor(page).register({ email: 'ann@example.org', nickname: 'Ann' });
  await settled(page);
  await page.reload();

  await deploy.next();
  deploy.proxy.rewrite = (path) =>
    path.startsWith('/api/') ? (text) => (/^[[{]/.test(text) ? sayMore(text) : text) : null;
  // Another tab keeps the old worker where it is.
  const other = await context.newPage();
  await other.goto('/');
  await allFlows(page, 'Old worker, new server');
  expect(await isNext(page), 'the old release is still shown').toBe(0);
  await other.close();

  deploy.proxy.rewrite = () => null;
  // Alone it is handed over with the next page load.
  await page.reload();
  await expect.poll(() => isNext(page)).toBe(1);
  const third = await context.newPage();
  await third.goto('/');
  await deploy.back();
  await allFlows(page, 'New worker, old server');
  expect(await isNext(page), 'the new release is still shown').toBe(1);
  await context.close();
});

test('the kill switch ends the worker and all that it kept', async ({ browser, deploy, baseURL }) => {
  const entry = join(import.meta.dirname, '../../../renderer/pwa/worker/off/sw.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  const { code } = output.output[0];

  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await new Visitor(page).register({ email: 'ann@example.org', nickname: 'Ann' });
  const journal = new JournalPage(page);
  await journal.settle();
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // A second tab: no worker is alone.
  const other = await context.newPage();
  await other.goto('/');
  expect(await page.evaluate(() => caches.keys())).not.toEqual([]);

  await deploy.next();
  deploy.proxy.rewrite = (path) => (path === '/sw.js' ? () => code : null);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // An open page goes on, and the next load comes from the server.
  await journal.write('Written meanwhile');
  await journal.expectState('Written meanwhile', 'Safe');
  const answer = await page.goto('/journal');
  expect(answer?.fromServiceWorker()).toBe(false);
  expect(await isNext(page)).toBe(1);
  await expect(journal.prayer('Written meanwhile')).toBeVisible();
  await context.close();
});
