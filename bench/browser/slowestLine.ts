import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/browser.ts';
import { labPage, measured, paintMeasured, workerReady } from '../../e2e/lab.ts';
import { startProduct, type Measured } from '../lib/processes.ts';
import { figure, median, milliseconds, type Figure } from '../lib/report.ts';

const ROUNDS = 5;
const READABLE = 1500;
const JOURNAL = 3000;
const SHIFT = 0.005;

const firstWords = async (browser: Browser, server: Measured, path: string): Promise<Figure[]> => {
  const firsts: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await labPage(browser, server.url, { line: 'slowest' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await paintMeasured(page);
    const { first, shift } = await measured(page);
    firsts.push(first);
    shifts.push(shift);
    await page.context().close();
  }
  return [
    figure('P15', `${path} first words`, median(firsts), READABLE, milliseconds),
    figure('P15', `${path} layout shift until the app stands`, Math.max(...shifts), SHIFT, (value) => value.toFixed(4)),
  ];
};

const person = {
  email: 'bench@example.org',
  password: 'a lamp on its stand gives light',
  nickname: 'Bench',
  birthDate: '1990-05-17',
};

// Not for waitForFunction, which puts a text together in the page: its policy forbids that.
const stands = `new Promise((resolve) => {
  const look = () =>
    document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]')
      ? resolve(performance.now())
      : requestAnimationFrame(look);
  look();
})`;

/** Milliseconds from the start of the visit until the journal stands with all that it is waiting for. */
const journalStands = async (page: Page): Promise<number> => {
  await page.goto('/journal', { waitUntil: 'commit' });
  return page.evaluate<number>(stands);
};

/** Of somebody signed in: the first visit of this device, and those after it, which the service worker answers. */
const journal = async (browser: Browser, server: Measured): Promise<Figure[]> => {
  const page = await labPage(browser, server.url, { line: 'slowest' });
  const registered = await page.request.post('/api/auth/register', { data: person });
  if (!registered.ok()) throw new Error(`${registered.status()} for /api/auth/register`);
  const cold = await journalStands(page);
  await workerReady(page);
  const repeats: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto('about:blank');
    repeats.push(await journalStands(page));
  }
  await page.context().close();
  console.log(`the journal at the first visit of a device on the slowest line: ${milliseconds(Math.round(cold))}`);
  return [figure('P15', '/journal at a repeat visit', median(repeats), JOURNAL, milliseconds)];
};

/** What stands when, with 400 kbit/s and 400 ms of latency, on a processor at a quarter (docs/proof.md P15). */
export const slowestLine = async (): Promise<Figure[]> => {
  const browser = await chromium.launch(findBrowser());
  const server = await startProduct();
  const figures: Figure[] = [];
  for (const path of ['/', '/note/insomnia', '/topic/anger'])
    figures.push(...(await firstWords(browser, server, path)));
  figures.push(...(await journal(browser, server)));
  await browser.close();
  await server.stop();
  return figures;
};
