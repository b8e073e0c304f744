import { randomUUID } from 'node:crypto';
import { journalId } from '../core/journal/types.ts';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { exportJson } from '../core/journal/export.ts';
import { newPrayer } from '../core/journal/conflictRules.ts';
import { findBrowser } from '../e2e/browser.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { createJournalService } from '../server/journal/service.ts';
import { memberCookie } from './http.ts';
import { load } from './lib/load.ts';
import { startProduct, temporaryFolder, type Measured } from './lib/processes.ts';
import { figure, inUnit, median, milliseconds, timed, timedAsync, type Figure } from './lib/report.ts';

const ROUNDS = 5;
const PRAYERS = 10_000;
const PENDING = 1_000;
const KEYS = 60;
const FIRST = 'The very first of them';

export const prayer = (n: number) => ({
  id: journalId(1_700_000_000_000 + n, randomUUID()),
  title: n === 0 ? FIRST : `Prayer number ${n}`,
  content: 'Be with my father in the hospital, and with those who sit beside him through the night. '.repeat(3).trim(),
  category: n % 3 ? 'family' : 'work',
  tags: [`tag${n % 20}`],
  createdAt: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
  answeredAt: null,
  answerStory: null,
  updates: [],
});

/** Flushes of one small write after the other, a second: what no durable insert can be faster than. */
const flushesPerSecond = (count: number): number => {
  const file = openSync(join(temporaryFolder(), 'log'), 'a');
  const page = Buffer.alloc(4096, 1);
  const took = timed(() => {
    for (let n = 0; n < count; n++) {
      writeSync(file, page);
      fdatasyncSync(file);
    }
  });
  closeSync(file);
  return (count / took) * 1000;
};

/**
 * Acknowledged prayers a second against the flushes of the same disk, turn by turn (docs/proof.md P6). What the endpoint
 * runs, without the requests around it: where a flush takes a quarter of a millisecond they cost more than it does.
 */
const inserts = async (): Promise<Figure[]> => {
  const db = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: temporaryFolder() });
  const service = createJournalService({ db, now: Date.now });
  const perSecond = async (count: number, work: () => Promise<unknown>) => (count / (await timedAsync(work))) * 1000;
  const single = (count: number) =>
    perSecond(count, async () => {
      for (let n = 0; n < count; n++) await service.add('bench', prayer(n));
    });
  const group = (count: number) =>
    perSecond(count, async () => {
      for (let n = 0; n < count; n += 10)
        await Promise.all(Array.from({ length: 10 }, (_, each) => service.add('bench', prayer(n + each))));
    });
  await single(200);
  await group(1000);
  const rounds: { flushes: number; one: number; ten: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = flushesPerSecond(200);
    const one = await single(300);
    const between = flushesPerSecond(200);
    const ten = await group(1000);
    rounds.push({ flushes: (before + between + flushesPerSecond(200)) / 3, one, ten });
  }
  await db.close();
  console.log(`flushes of the disk: ${median(rounds.map(({ flushes }) => flushes)).toFixed(0)} a second`);
  const kept = (name: string, which: 'one' | 'ten', min: number): Figure => {
    const perFlush = median(rounds.map((round) => round[which] / round.flushes));
    return figure('P6', `prayers kept by the server, ${name}`, perFlush, 1, inUnit('a flush'), { min });
  };
  return [kept('one after the other', 'one', 0.7), kept('10 at once', 'ten', 2.5)];
};

/** A page on a device of its own, on which the member is signed in. */
const openPage = async (browser: Browser, server: Measured, cookie: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/s));
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: server.url })));
  return context.newPage();
};

// As text: the benchmarks' project knows no browser.
const rowsIn = (store: string) => `new Promise((resolve) => {
  const opening = indexedDB.open('lampstand');
  opening.onsuccess = () => {
    const db = opening.result;
    if (!db.objectStoreNames.contains('${store}')) return db.close(), resolve(-1);
    const count = db.transaction('${store}').objectStore('${store}').count();
    count.onsuccess = () => (db.close(), resolve(count.result));
  };
})`;

// Playwright's waitForFunction waits for no promise.
const rows = async (page: Page, store: string, wanted: number): Promise<void> => {
  for (const late = Date.now() + 60_000; (await page.evaluate(rowsIn(store))) !== wanted;) {
    if (Date.now() > late) throw new Error(`${store} never had ${wanted} rows`);
    await page.waitForTimeout(20);
  }
};

/** From opening the journal on a device that has nothing yet, until all of it is there and can be searched. */
const newDevice = async (browser: Browser, server: Measured, cookie: string): Promise<Figure> => {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const page = await openPage(browser, server, cookie);
    const began = performance.now();
    await page.goto('/journal');
    await page.locator('[data-prayer]').nth(19).waitFor();
    await rows(page, 'userPrayers', PRAYERS);
    await page.getByLabel('Search your prayers').fill(FIRST);
    await page.getByRole('link', { name: FIRST, exact: true }).waitFor();
    times.push(performance.now() - began);
    await page.context().close();
  }
  return figure('P6', `${PRAYERS} prayers come to a new device and are found`, median(times), 3000, milliseconds);
};

/** Main thread time that a key takes in the editor beside a long journal, with all that is drawn after it. */
const typing = async (browser: Browser, server: Measured, cookie: string): Promise<Figure> => {
  const page = await openPage(browser, server, cookie);
  await page.goto('/journal');
  // First, since the database is the page's to make.
  await page.locator('[data-prayer]').first().waitFor();
  await rows(page, 'userPrayers', PRAYERS);
  await page.getByRole('button', { name: 'New prayer', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Prayer', exact: true });
  await editor.pressSequentially('Warm up. ', { delay: 30 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await busy();
    await editor.pressSequentially('x'.repeat(KEYS), { delay: 30 });
    times.push(((await busy()) - before) / KEYS);
  }
  await page.context().close();
  return figure('P6', `a key in the editor beside ${PRAYERS} prayers`, median(times), 16, milliseconds);
};

/** From the moment the connection is back until the last of many prayers is safe. */
const drain = async (browser: Browser): Promise<Figure> => {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const server = await startProduct();
    const page = await openPage(browser, server, await memberCookie(server.url));
    await page.goto('/journal');
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.getByRole('button', { name: 'Journal menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copies', exact: true }).click();
    await page.getByText('Read a saved journal back').waitFor();
    await page.context().setOffline(true);
    const at = new Date().toISOString();
    const prayers = Array.from({ length: PENDING }, (_, n) => {
      const { id, ...written } = prayer(n);
      return newPrayer(id, 'someone', written, { changeId: id, revision: 1, at });
    });
    await page.getByLabel('A saved journal').setInputFiles({
      name: 'journal.json',
      mimeType: 'application/json',
      buffer: Buffer.from(exportJson(prayers, 'someone', at)),
    });
    await rows(page, 'pendingPrayers', PENDING);
    await page.getByText(`${PENDING} prayers were taken in.`).waitFor();
    const began = performance.now();
    await page.context().setOffline(false);
    await rows(page, 'pendingPrayers', 0);
    times.push(performance.now() - began);
    await page.context().close();
    await server.stop();
  }
  return figure('P6', `${PENDING} prayers that waited are sent`, median(times), 5000, milliseconds);
};

const longJournal = async (browser: Browser): Promise<Figure[]> => {
  const server = await startProduct();
  const cookie = await memberCookie(server.url);
  await load(server, PRAYERS, 32, (n) => ({
    method: 'POST',
    path: '/api/prayers',
    headers: { cookie },
    body: JSON.stringify(prayer(n)),
  }));
  const figures = [await newDevice(browser, server, cookie), await typing(browser, server, cookie)];
  await server.stop();
  return figures;
};

/** Durable inserts (docs/proof.md P6), and what it takes to keep, fetch, send and write prayers. */
export const journal = async (): Promise<Figure[]> => {
  const figures = await inserts();
  const browser = await chromium.launch(findBrowser());
  figures.push(...(await longJournal(browser)), await drain(browser));
  await browser.close();
  return figures;
};
