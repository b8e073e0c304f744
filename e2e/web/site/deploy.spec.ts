import type { BrowserContext, Page } from '@playwright/test';
import { timeFor, times } from '../../long.ts';
import { HomePage } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, Visitor } from '../pages/people.ts';
import { isNext, test } from '../pages/deployed.ts';

test.use({ serviceWorkers: 'allow' });

// Pages that were opened before a deploy go on, or load once more, and lose nothing (docs/proof.md R15).

const TABS = times(2, 50);

interface Tab {
  page: Page;
  loads(): number;
  isJournal: boolean;
}

/** The tabs of one person: half of them in the midst of a prayer. */
const openTabs = async (context: BrowserContext, count: number): Promise<Tab[]> => {
  const first = await context.newPage();
  await new Visitor(first).signUp(newcomer('Ann'));
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
  isJournal ? new Visitor(page).name('Ann').click() : page.getByRole('link', { name: 'Emotions' }).click();

const expectPart = ({ page, isJournal }: Tab) =>
  expect(page.getByRole('heading', { level: 1, name: isJournal ? 'Ann' : 'Emotions' })).toBeVisible();

test('open pages of the last release keep working, since the server keeps their files', async ({
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

test('given the old files are gone, each tab reloads once and keeps what was typed', async ({
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
    await expectPart(tab);
    if (tab.isJournal) {
      await tab.page.getByRole('link', { name: 'New prayer' }).click();
      await expect(tab.page.getByLabel('Title', { exact: true })).toHaveValue('In the midst of a sentence');
    }
    expect(tab.loads(), 'loads').toBe(1);
  }

  // And a release that is broken itself: said, and no round and round.
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  await first.page.goto('/');
  const before = first.loads();
  deploy.proxy.fate = ({ url = '' }) => (url.startsWith('/assets/') ? 'gone' : 'pass');
  // A page that no tab has been to: what was loaded once comes from the browser's cache.
  await first.page.evaluate(() => {
    window.history.pushState(null, '', '/admin-setup');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(first.page.getByRole('alert')).toContainText('This could not be loaded');
  await expect.poll(first.loads).toBe(before + 1);
  await context.close();
});

test('given a build without the reload guard, a tab reloads in a loop', async ({ browser, deploy, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    Storage.prototype.getItem = () => null;
  });
  const page = await context.newPage();
  await page.goto('/');
  let loads = 0;
  page.on('load', () => loads++);
  deploy.proxy.fate = ({ url = '' }) => (url.includes('CategoryPage') ? 'gone' : 'pass');
  // A click would wait for the page to be done, and it never is.
  await page.getByRole('link', { name: 'Emotions' }).dispatchEvent('click');
  await expect.poll(() => loads).toBeGreaterThan(2);
  deploy.proxy.fate = () => 'pass';
  // A context whose page is about to load again may never close.
  await expect(page.getByRole('heading', { level: 1, name: 'Emotions' })).toBeVisible();
  await context.close();
});
