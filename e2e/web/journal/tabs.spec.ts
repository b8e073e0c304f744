import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { exportJson } from '../../../core/journal/export.ts';
import { newPrayer } from '../../../core/journal/conflictRules.ts';
import { long, timeFor, times } from '../../long.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test, Visitor } from '../pages/people.ts';

test.use({ serviceWorkers: 'allow' });

// Two tabs and the service worker send the same 100 prayers at the same moment: 100 rows, each time (docs/proof.md R9).

const RUNS = times(2, 200);
const MANY = 100;
const SYNC_TAG = 'lampstand-outbox';

/** A saved journal of many prayers, to be read in. */
const fileOf = (run: number) => {
  const at = new Date().toISOString();
  const prayers = Array.from({ length: MANY }, (_, n) => {
    const id = `pending_${Date.now()}_${randomUUID()}`;
    const words = { title: `Run ${run}, prayer ${n}`, content: 'In more words.', category: 'personal', tags: [] };
    const rest = { createdAt: at, answeredAt: null, answerStory: null, updates: [] };
    return newPrayer(id, 'someone', { ...words, ...rest }, { changeId: id, revision: 1, at });
  });
  return {
    name: 'journal.json',
    mimeType: 'application/json',
    buffer: Buffer.from(exportJson(prayers, 'someone', at)),
  };
};

const titlesOf = (runs: number) =>
  Array.from({ length: runs }, (_, run) => Array.from({ length: MANY }, (_, n) => `Run ${run}, prayer ${n}`)).flat();

/** Goes offline, and has so many prayers wait. */
const takeIn = async (journal: JournalPage, run: number) => {
  const { page } = journal;
  // First, since without a worker its code comes from the server.
  await journal.choose('Copies');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('A saved journal').setInputFiles(fileOf(run));
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`${MANY} prayers were taken in.`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
};

const waiting = ({ page }: JournalPage) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lampstand');
        opening.onerror = () => reject(new Error('The database could not be opened'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('pendingPrayers').objectStore('pendingPrayers').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Has the browser say to the worker what it says when the connection is back: Background Sync. */
const backgroundSync = async (session: CDPSession, origin: string): Promise<() => Promise<unknown>> => {
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return () =>
    session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: SYNC_TAG, lastChance: false });
};

const twoTabs = async (context: BrowserContext): Promise<[JournalPage, JournalPage]> => {
  const one = new JournalPage(await context.newPage());
  await new Visitor(one.page).signUp(newcomer('Ann'));
  const other = new JournalPage(await context.newPage());
  await one.open();
  await other.open();
  return [one, other];
};

test('two tabs and the service worker send the same prayers once', async ({ browser, server }) => {
  test.setTimeout(timeFor(RUNS, 20_000));
  const context = await browser.newContext({ baseURL: server.url });
  const [one, other] = await twoTabs(context);
  await one.workerReady();
  const sync = await backgroundSync(await context.newCDPSession(one.page), server.url);
  for (let run = 0; run < RUNS; run++) {
    await takeIn(one, run);
    expect(await waiting(other)).toBe(MANY);
    await Promise.all([context.setOffline(false), sync()]);
    await expect.poll(() => waiting(one), { timeout: 60_000 }).toBe(0);
  }
  expect((await one.onServer()).toSorted()).toEqual(titlesOf(RUNS).toSorted());
  await context.close();
});

test('given no open tab, the service worker sends pending prayers', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const [one, other] = await twoTabs(context);
  await one.workerReady();
  await takeIn(one, 0);
  // Two tabs that know nothing of a journal: one to ask from, one to look from.
  for (const { page } of [one, other]) await page.goto('/robots.txt').catch(() => undefined);
  await other.page.close();
  await context.setOffline(false);
  await one.page.goto('/robots.txt');
  const sync = await backgroundSync(await context.newCDPSession(one.page), server.url);
  await sync();
  await expect.poll(() => waiting(one), { timeout: 60_000 }).toBe(0);
  expect((await one.onServer()).toSorted()).toEqual(titlesOf(1).toSorted());
  await context.close();
});

test.describe('given no lock between tabs', () => {
  const noLock = `navigator.locks.request = (name, options, work) => (work ?? options)({ name });`;

  /** A server for which each try is another prayer. */
  const withoutKeys = (context: BrowserContext) =>
    context.route('**/api/prayers', async (route) => {
      const body = route.request().postDataJSON() as { id: string } | null;
      if (route.request().method() !== 'POST' || !body) return route.fallback();
      const other = `pending_${Date.now()}_${randomUUID()}`;
      const answer = await route.fetch({ postData: { ...body, id: other } });
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(other, body.id) });
    });

  for (const [name, keys] of [
    ['idempotency keys send each prayer once', true],
    // Whether two tabs meet is chance.
    ...(long ? [['without those keys too, prayers are sent twice', false] as const] : []),
  ] as const)
    test(name, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      await context.addInitScript({ content: noLock });
      if (!keys) await withoutKeys(context);
      const [one, other] = await twoTabs(context);
      await takeIn(one, 0);
      await expect(other.prayers).not.toHaveCount(0);
      await context.setOffline(false);
      await expect.poll(() => waiting(one), { timeout: 60_000 }).toBe(0);
      const rows = await one.onServer();
      if (keys) expect(rows.toSorted()).toEqual(titlesOf(1).toSorted());
      else expect(rows.length).toBeGreaterThan(MANY);
      // The other tab may still be sending through the routes.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
});
