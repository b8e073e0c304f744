import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** Lets the app's scripts wait until the result is called: what stands until then is the page as the server sent it. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
};

const box = (page: Page) => page.getByRole('textbox', { name: 'What do you need help with?' });
const taken = (page: Page) => expect(page.locator('[data-sent]')).toHaveCount(0);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home has its question and ways on, a note and a topic their verse, a page of danger lines to call', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need help with today?');
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Emotions' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    for (const [path, title, words] of [
      ['/note/insomnia', 'Insomnia', 'Psalm 121'],
      ['/topic/anger', 'Anger', 'Proverbs 15:1'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('figure')).toHaveCount(1);
      await expect(page.locator('figure')).toContainText(words);
      await expect(page.getByText('Prayer', { exact: true })).toHaveCount(0);
    }
    for (const path of ['/helplines', '/note/suicidal-thoughts', '/topic/abuse']) {
      await page.goto(path);
      await expect(page.locator('a[href="tel:988"], a[href="tel:18007997233"]').first()).toBeVisible();
    }
  });
});

test('what is typed before the app stands stays, with the caret', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('I am so tired');
  await box(page).press('ArrowLeft');
  release();
  await taken(page);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(box(page)).toHaveValue('I am so tire!d');
});

test('a search asked for before the app stands is made by it, and its words are in no address', async ({ page }) => {
  const release = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('insomnia');
  await box(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  release();
  await taken(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Insomnia' })).toBeVisible();
  expect([page.url(), ...asked].filter((url) => url.includes('insomnia') && !url.includes('/assets/'))).toEqual([]);
});

test('the press of a button before the app stands counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Anxiety about money' }).click();
  await expect(page.getByRole('button', { name: 'Anxiety about money' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
});

test('whoever has to leave a page quickly need not wait for the app', async ({ page, faults }) => {
  faults.expect(/wikipedia/);
  await holdScripts(page);
  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/note/abuse', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Leave this page quickly' }).click();
  await page.waitForURL('https://www.wikipedia.org/');
  await page.goto('/note/abuse', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL('https://www.wikipedia.org/');
});

// A note and a topic are a search each, and a visitor has one.
for (const pages of [
  [
    ['/', ['header', 'h1', 'form', 'nav[aria-label=Main]', '#browse-by-category']],
    ['/category/money', ['header', 'h1', 'form']],
    ['/topic/anger', ['header', 'h1']],
  ],
  [['/note/insomnia', ['header', 'h1', 'figure']]],
] as const)
  test(`nothing moves where the app takes over ${pages.map(([path]) => path).join(', ')} @phone`, async ({
    page,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [path, parts] of pages) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const boxes = () =>
        Promise.all(
          parts.map(async (part) => {
            const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
            return [part, x, y, width, height].map((each) => (typeof each === 'number' ? Math.round(each) : each));
          }),
        );
      await expect(page.locator('[data-sent]')).toHaveCount(1);
      await expect(page.locator(parts.at(-1) ?? 'h1').first()).toBeVisible();
      const before = await boxes();
      release();
      await taken(page);
      expect(await boxes(), path).toEqual(before);
    }
  });
