import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { HomePage } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, Visitor } from '../pages/people.ts';
import { isNext, settled, test } from '../pages/deployed.ts';

test.use({ serviceWorkers: 'allow' });

// A worker of one release, a server of another: all that a person does still works (docs/proof.md R16).

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
  await expect(journal.opened(mark)).toContainText('Other words.');
  await journal.expectState(mark, 'Safe');
  await journal.button(`Answered: ${mark}`).click();
  await journal.button('Save').click();
  await expect(journal.prayer(mark)).toContainText('Answered');
  await journal.expectState(mark, 'Safe');
  await journal.button(`Delete: ${mark}`).click();
  await expect.poll(() => journal.onServer()).not.toContain(mark);
  await journal.button('Undo').click();
  await expect.poll(() => journal.onServer()).toContain(mark);
  await expect.poll(() => journal.onDisk(), 'nothing waits').not.toContain('"kind":"');
  const visitor = new Visitor(page);
  await journal.logOut();
  await page.goto('/login');
  await visitor.signIn(newcomer('Ann').email);
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

/** Presses "Later" whenever the page tells of a new build, and no dialog stands before it. */
const putOff = async (page: Page): Promise<void> => {
  const prompt = page.locator('body:not(:has(dialog:modal))').getByRole('status', { name: 'Update' });
  await page.addLocatorHandler(prompt, () => prompt.getByRole('button', { name: 'Later' }).click());
};

test('the service worker of one release works with the server of the next, and the reverse', async ({
  browser,
  deploy,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await putOff(page);
  await new Visitor(page).register(newcomer('Ann'));
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
  // With its last tab the old worker goes, once the next one has taken everything in.
  const worker = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing?.state, waiting?.state];
    });
  await expect.poll(worker).toEqual([undefined, 'installed']);
  await page.close();
  const later = await context.newPage();
  await putOff(later);
  await expect(async () => {
    await later.goto('/');
    expect(await isNext(later)).toBe(1);
  }).toPass({ timeout: 90_000 });
  await deploy.back();
  await allFlows(later, 'New worker, old server');
  expect(await isNext(later), 'the new release is still shown').toBe(1);
  await context.close();
});

test('given answers that break the contract, pending prayers stay', async ({ browser, deploy, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await new Visitor(page).signUp(newcomer('Ann'));
  const journal = new JournalPage(page);
  await journal.open();
  const answered: string[] = [];
  deploy.proxy.rewrite = (path) =>
    path === '/api/prayers'
      ? (text) => {
          answered.push(text);
          return text.replaceAll('"revision"', '"version"');
        }
      : null;
  await journal.write('Not understood');
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  await journal.expectState('Not understood', 'Saved here');
  expect(await journal.onDisk()).toContain('"kind":"create"');
  deploy.proxy.rewrite = () => null;
  await journal.expectState('Not understood', 'Safe');
  expect(await journal.onServer()).toEqual(['Not understood']);
  await context.close();
});

test('the kill switch removes the service worker and its caches', async ({ browser, deploy, baseURL }) => {
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
  await new Visitor(page).signUp(newcomer('Ann'));
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
