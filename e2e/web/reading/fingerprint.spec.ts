import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { HomePage } from '../pages/HomePage.ts';

// What the service worker sends is seen too.
test.use({ serviceWorkers: 'allow' });

const canvases = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { canvases?: number }).canvases ?? 0);

/** The calls to the server that carried a fingerprint, and all of them. */
const watchCalls = async (page: Page) => {
  const all: string[] = [];
  const carriers: string[] = [];
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const call = `${request.method()} ${pathname}`;
    all.push(call);
    const sent = JSON.stringify(request.headers()) + (request.postData() ?? '');
    if (/fp_|fingerprint/i.test(sent)) carriers.push(call);
  });
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const counter = window as unknown as { canvases: number };
    counter.canvases = 0;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...args: unknown[]) {
        counter.canvases++;
        return Reflect.apply(getContext, this, args) as RenderingContext | null;
      },
    });
  });
  return { all, carriers };
};

test('the fingerprint is worked out at the first search, and goes with searches alone', async ({ page, faults }) => {
  faults.expect(/status of 429/);
  const calls = await watchCalls(page);
  for (const path of ['/login', '/register', '/chat', '/circles', '/']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await canvases(page), `canvases on ${path}`).toBe(0);
  }
  expect(calls.all.length).toBeGreaterThan(3);
  expect(calls.carriers).toEqual([]);

  const home = new HomePage(page);
  await home.open();
  await home.search('Philippians 4:6-7');
  await expect(page.getByText('Simple Prayer')).toBeVisible();
  await page.getByRole('radio', { name: 'Very Helpful', exact: true }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible();
  await home.button('More').click();
  await expect.poll(() => calls.carriers).toContain('POST /api/wisdom/additional');
  expect(await canvases(page), 'one canvas for all searches').toBe(1);
  expect(calls.all).toContain('POST /api/feedback');
  expect(calls.carriers).toContain('POST /api/search');
  const searches = ['POST /api/search', 'POST /api/wisdom/search', 'POST /api/wisdom/additional'];
  expect(calls.carriers.filter((call) => !searches.includes(call))).toEqual([]);

  calls.carriers.length = 0;
  const counted = page.waitForResponse('**/api/search');
  await page.goto('/topic/anger');
  await counted;
  expect(new Set(calls.carriers), 'a visit to a topic is a search').toEqual(new Set(['POST /api/search']));
});
