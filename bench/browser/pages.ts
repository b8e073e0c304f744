import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../e2e/browser.ts';
import { labPage, measured, paintMeasured, watch, workerReady } from '../../e2e/lab.ts';
import { gzipped, initialChunks, kilobytes, readManifest, shellFloor } from '../bundle.ts';
import { root, startProduct, type Measured } from '../lib/processes.ts';
import { figure, median, milliseconds, type Figure } from '../lib/report.ts';

const ROUNDS = 5;
const CHUNK = 25_000;
const LCP = 1800;
const SHIFT = 0.01;
const INTERACTION = 100;

/**
 * The limit of scripts is about screens (docs/proof.md P10). What answers and what keeps is none: the matcher, the crisis
 * check, the journal's store with its sync. They are loaded when the page is idle and have a limit of their own; every other
 * script counts as a screen's.
 */
const engines = new Set(['lookup.worker', 'signs.worker', 'crisis', 'store']);
const ENGINES_RATIO = 0.7;
/** Reads a picture of a server's code: the desktop app alone loads it, from its own files. */
const desktopOnly = 'jsQR';

const chunkFigures = async (): Promise<Figure[]> => {
  const dist = join(root, 'dist/renderer');
  const manifest = readManifest(dist);
  const initial = initialChunks(manifest);
  // From the folder, not from the manifest: that does not list workers.
  const first = new Set([...initial].flatMap((key) => manifest[key]?.file ?? []));
  const lazy = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js') && !first.has(`assets/${file}`))
    .map((file) => ({ name: file.slice(0, -'-12345678.js'.length), size: gzipped(join(dist, 'assets', file)) }))
    .filter(({ name }) => name !== desktopOnly)
    .sort((one, other) => other.size - one.size);
  const isEngine = ({ name }: { name: string }) => engines.has(name);
  const weigh = (chunks: typeof lazy) => chunks.reduce((sum, { size }) => sum + size, 0);
  const total = weigh(lazy.filter((chunk) => !isEngine(chunk)));
  const engineTotal = weigh(lazy.filter(isEngine));
  const floor = await shellFloor();
  const [largest] = lazy;
  const engineBound = { max: ENGINES_RATIO, note: 'shell floor' };
  return [
    figure('P10', 'lazy scripts of all screens, gzipped', total, floor, kilobytes, { note: 'shell floor' }),
    figure('P10', 'matcher, crisis check and journal store, gzipped', engineTotal, floor, kilobytes, engineBound),
    figure('P10', `largest lazy script (${largest?.name ?? 'none'})`, largest?.size ?? 0, CHUNK, kilobytes),
  ];
};

const paint = async (browser: Browser, server: Measured, path: string): Promise<Figure[]> => {
  const paints: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await labPage(browser, server.url, { line: 'slow' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await paintMeasured(page).catch(() => {
      throw new Error(`${path} painted nothing that the browser measured`);
    });
    const { largest, shift } = await measured(page);
    paints.push(largest);
    shifts.push(shift);
    await page.context().close();
  }
  return [
    figure('P11', `${path} largest paint`, median(paints), LCP, milliseconds),
    figure('P11', `${path} layout shift`, Math.max(...shifts), SHIFT, (value) => value.toFixed(4)),
  ];
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Thirteen things that people do, one after the other. Each is one interaction whose slowness would be felt. */
const flows: [string, (page: Page) => Promise<unknown>][] = [
  ['type', (page) => page.getByRole('textbox').pressSequentially('Philippians 4:6-7')],
  ['search', (page) => page.getByRole('textbox').press('Enter')],
  [
    'open the context',
    async (page) => {
      await press(page, 'More actions');
      await page.getByRole('button', { name: /^Read in context/ }).click();
    },
  ],
  ['what can be saved', (page) => press(page, 'Save')],
  ['save', (page) => press(page, 'Save verse')],
  ['ask for more', (page) => press(page, 'More')],
  ['next slide', (page) => page.getByRole('button', { name: /^Next/ }).first().click()],
  ['rate', (page) => page.getByRole('radio', { name: 'Very Helpful' }).check()],
  ['comment', (page) => page.getByRole('textbox', { name: 'Comments' }).pressSequentially('thank you')],
  ['clear', (page) => press(page, 'Clear')],
  ['open a category', (page) => page.getByRole('link', { name: 'Money & Provision' }).click()],
  ['choose a topic', (page) => press(page, 'Contentment')],
  ['go home', (page) => page.getByRole('link', { name: 'Back to home', exact: true }).click()],
];

const interactions = async (browser: Browser, server: Measured): Promise<Figure> => {
  const worst = new Map<string, number[]>();
  for (let round = 0; round < 3; round++) {
    const page = await labPage(browser, server.url);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    for (const [name, act] of flows) {
      await watch(page);
      await act(page);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(400);
      worst.set(name, [...(worst.get(name) ?? []), (await measured(page)).interaction]);
    }
    await page.context().close();
  }
  const medians = [...worst].map(([name, times]) => ({ name, time: median(times) }));
  const slowest = medians.reduce((one, other) => (other.time > one.time ? other : one));
  console.log(`interactions: ${medians.map(({ name, time }) => `${name} ${Math.round(time)} ms`).join(', ')}`);
  const name = `worst of ${flows.length} interactions (${slowest.name})`;
  return figure('P11', name, slowest.time, INTERACTION, milliseconds);
};

/** With a service worker, a second visit needs no network at all. */
const offlineVisit = async (browser: Browser, server: Measured): Promise<Figure> => {
  const page = await labPage(browser, server.url);
  await page.goto('/');
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  let reached = 0;
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) reached++;
  });
  await page.reload();
  const painted = await page.getByRole('heading', { level: 1 }).isVisible();
  await page.context().close();
  return {
    id: 'P11',
    name: 'repeat visit without a network: paints, answers from elsewhere than the worker',
    product: `${painted ? 'paints' : 'blank'}, ${reached}`,
    limit: '0',
    ratio: reached,
    goal: '0',
    holds: painted && reached === 0,
  };
};

/** What screens weigh, and how they come and answer on a slow phone (docs/proof.md P10, P11). */
export const pages = async (): Promise<Figure[]> => {
  const figures = await chunkFigures();
  const browser = await chromium.launch(findBrowser());
  const server = await startProduct();
  for (const path of ['/', '/topic/anger', '/note/insomnia', '/category/money'])
    figures.push(...(await paint(browser, server, path)));
  figures.push(await interactions(browser, server), await offlineVisit(browser, server));
  await browser.close();
  await server.stop();
  return figures;
};
