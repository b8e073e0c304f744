import type { Page } from '@playwright/test';
import { lostConnection } from '../../fixtures.ts';
import { expect, test } from '../pages/home.ts';
import type { HomePage } from '../pages/HomePage.ts';

test.use({ serviceWorkers: 'allow' });

/** Without the encoder it is asked which of three is nearest. */
const words = 'everybody asks what i want to become and i have no clue';

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('encoder'))) return [];
    return (await (await caches.open('encoder')).keys()).map(({ url }) => new URL(url).pathname);
  });

const watchWeights = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.bin')) asked.push(pathname.replace(/-.*/, ''));
  });
  return asked;
};

const title = (home: HomePage) => home.lifeNote.getByRole('heading', { level: 1 });

test('the encoder is fetched once, at the first search, and works offline', async ({ home, page, context, faults }) => {
  faults.expect(lostConnection);
  faults.expect(/The search was not recorded/);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const asked = watchWeights(page);
  // What another build left.
  await page.evaluate(async () => (await caches.open('encoder')).put('/assets/encoder-old.bin', new Response('old')));
  await home.box.focus();
  await expect.poll(() => kept(page), { timeout: 60_000 }).toHaveLength(3);
  expect((await kept(page)).join()).toMatch(
    /^\/assets\/kernel-[\w-]+\.wasm,\/assets\/head-[\w-]+\.bin,\/assets\/encoder-(?!old)[\w-]+\.bin$/,
  );
  expect(asked).toEqual(['/assets/head', '/assets/encoder']);
  await home.search(words);
  await expect(title(home)).toHaveText('Purpose');

  await home.button('Back to search').click();
  await home.heading.waitFor();
  await context.setOffline(true);
  await page.reload();
  await home.heading.waitFor();
  await home.searchForNote(words);
  await expect(title(home)).toHaveText('Purpose');
  expect(asked).toHaveLength(2);
});

test('the encoder is not fetched without a search, nor with data saving on', async ({ page, home }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = watchWeights(page);
  await home.open();
  expect(asked).toEqual([]);
  await home.search(words);
  await expect(home.nearest).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

test('given a network that answers with something else, it is neither cached nor asked again', async ({
  page,
  home,
}) => {
  await page.route('**/assets/*.bin', (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in first' }));
  const asked = watchWeights(page);
  await home.box.focus();
  await expect.poll(() => asked).toEqual(['/assets/head', '/assets/encoder']);
  await page.waitForLoadState('networkidle');
  await home.search(words);
  await expect(home.nearest).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(2);
  expect(await kept(page)).toEqual([]);
});
