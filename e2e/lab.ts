import type { Browser, Page } from 'playwright-core';

interface Marks {
  /** When the first words stood, and the largest part of the page. */
  first: number;
  largest: number;
  shift: number;
  interaction: number;
}

// As text: the benchmarks' project knows no browser.
const observers = `
  window.marks = { first: 0, largest: 0, shift: 0, interaction: 0 };
  const observe = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.first = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (marks.largest = entry.startTime));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) marks.shift += entry.value;
  });
  observe('event', (entry) => {
    if (entry.interactionId) marks.interaction = Math.max(marks.interaction, entry.duration);
  }, { durationThreshold: 16 });
`;

/** Lines by megabits down and up, and milliseconds of latency. */
const lines = {
  slow: { down: 1.6, up: 0.75, latency: 150 },
  slowest: { down: 0.4, up: 0.4, latency: 400 },
} as const;

/**
 * A page on a slow phone, its processor at a quarter, over one of the lines or the machine's own. Each has a device of its own,
 * so that one does not use up the searches of another.
 */
export const labPage = async (
  browser: Browser,
  baseURL: string,
  { line }: { line?: keyof typeof lines } = {},
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    userAgent: `Mozilla/5.0 (Linux; Android 15) Lab/${Math.random().toString(36).slice(2)} Chrome/140 Mobile`,
  });
  await context.addInitScript({ content: observers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (line) {
    const { down, up, latency } = lines[line];
    const bytes = (megabits: number) => (megabits * 1024 * 1024) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes(down),
      uploadThroughput: bytes(up),
    });
  }
  return page;
};

/** Until the service worker of the page has taken everything in. */
export const workerReady = (page: Page): Promise<unknown> =>
  page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

/** Forgets what was measured so far. */
export const watch = (page: Page): Promise<unknown> =>
  page.evaluate('Object.assign(window.marks, { interaction: 0, shift: 0 })');

/**
 * Until the browser has told of its paint: it may do so after the network has fallen silent. Throws after 10 seconds without
 * a word of it.
 */
export const paintMeasured = async (page: Page): Promise<void> => {
  await page.waitForFunction('window.marks.largest > 0', undefined, { timeout: 10_000 });
  // What else was painted by then is told with the next frames.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
};

export const measured = (page: Page): Promise<Marks> => page.evaluate<Marks>('window.marks');
