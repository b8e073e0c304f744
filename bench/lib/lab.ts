import type { Browser, Page } from 'playwright-core';

interface Marks {
  largest: number;
  shift: number;
  interaction: number;
}

/**
 * A page on a slow phone: processor at a quarter, and over the network 1.6 Mbit/s with 150 ms. Each has a device of its
 * own, so that one does not use up the searches of another.
 */
export const labPage = async (
  browser: Browser,
  baseURL: string,
  { slowNetwork }: { slowNetwork: boolean },
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
  await context.addInitScript(() => {
    const marks = { largest: 0, shift: 0, interaction: 0 };
    Object.assign(window, { marks });
    const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
    observe('largest-contentful-paint', (entry) => (marks.largest = entry.startTime));
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) marks.shift += value;
    });
    observe(
      'event',
      (entry) => {
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId) marks.interaction = Math.max(marks.interaction, entry.duration);
      },
      { durationThreshold: 16 },
    );
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (slowNetwork) {
    const bytes = (megabits: number) => (megabits * 1024 * 1024) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes(1.6),
      uploadThroughput: bytes(0.75),
    });
  }
  return page;
};

/** Forgets what was measured so far. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { marks } = window as unknown as { marks: Marks };
    marks.interaction = 0;
    marks.shift = 0;
  });

export const measured = (page: Page): Promise<Marks> =>
  page.evaluate(() => (window as unknown as { marks: Marks }).marks);
