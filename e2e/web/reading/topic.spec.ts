import { expect, test } from '../../fixtures.ts';

const limitNote = /status of 429/;

test(
  'the notes of a topic go round, the first is the same all day, and one of several passages has a menu of its own',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/topic/anger');
    await expect(page).toHaveTitle('Anger · Lampstand');
    await expect(page.getByText('Scripture', { exact: true })).toBeVisible();
    await expect(page.getByText('Prayer of the Day')).toBeVisible();
    const note = page.locator('section').filter({ has: page.getByRole('heading', { name: 'A note for today' }) });
    const text = async () => (await note.locator('p').allInnerTexts()).join();
    await expect(note.locator('p').first()).toBeVisible();
    const first = await text();
    const seen = [first];
    for (let time = 0; time < 4; time++) {
      await page.getByRole('button', { name: 'See another note' }).click();
      seen.push(await text());
    }
    expect(new Set(seen).size).toBe(5);
    await page.getByRole('button', { name: 'See another note' }).click();
    expect(await text()).toBe(first);
    await page.reload();
    await expect(note.locator('p').first()).toBeVisible();
    expect(await text()).toBe(first);

    const more = page.getByRole('button', { name: /^More actions for / }).first();
    await more.click();
    await expectAccessible();
    const reference = ((await more.getAttribute('aria-label')) ?? '').replace('More actions for ', '');
    await page.getByRole('button', { name: `Read in context: ${reference}` }).click();
    await expect(page.getByRole('region', { name: /, (WEB|ESV)$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: /, (WEB|ESV)$/ })).toBeHidden();
  },
);

test('note and prayer change with the day', async ({ page }) => {
  const read = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto('/topic/anger');
    await page.getByText('Prayer of the Day').waitFor();
    return page.getByRole('main').innerText();
  };
  const first = await read('2026-03-01');
  let hasChanged = false;
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-04']) hasChanged ||= (await read(day)) !== first;
  expect(hasChanged).toBe(true);
});

test('a direct visit counts as a search, a second one the same day is free, another topic meets the limit', async ({
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(limitNote);
  for (let time = 0; time < 2; time++) {
    const counted = page.waitForResponse('**/api/search');
    await page.goto('/topic/anger');
    expect((await counted).status()).toBe(200);
    await expect(page.getByText('Prayer of the Day')).toBeVisible();
  }
  await page.goto('/topic/pride');
  await expect(page.getByText('Daily searches used: 1 / 1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Free Profile' })).toBeVisible();
  await expect(page.getByText('Prayer of the Day')).toBeHidden();
  await expectAccessible();

  // An answer without a message.
  await page.route('**/api/search', (route) => route.fulfill({ status: 429, json: { code: 'search_limit' } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Daily search limit reached.' })).toBeVisible();
});

test('opening a topic from a search is not counted', async ({ page }) => {
  const recorded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) recorded.push(request.method());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox').fill('short fuse');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What do you need help with today?');
  expect(recorded).toHaveLength(1);
});

test('a topic that fails to load can be retried', async ({ page, faults, expectAccessible }) => {
  faults.expect(/Failed to load resource|preload/);
  await page.route('**/assets/anger-*.json', (route) => route.abort());
  await page.goto('/topic/anger');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expectAccessible();
  await page.unroute('**/assets/anger-*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Prayer of the Day')).toBeVisible();
});

test('the topics of danger show the lines to call and are never counted', async ({ page, expectAccessible }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const path of ['/topic/suicidal-thoughts', '/note/abuse']) {
    await page.goto(path);
    await expect(page.getByText('If you are in danger right now')).toBeVisible();
  }
  await expectAccessible();
  expect(sent).toEqual([]);
});

test(
  'a life note has an address of its own, and is printed alone, with its copyright notice',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto('/note/insomnia');
    await expect(page.getByRole('heading', { level: 1, name: 'Insomnia' })).toBeVisible();
    await expect(page).toHaveTitle('Insomnia · Lampstand');
    for (const part of ['Reflection', "God's Word", 'Prayer', 'One next step', 'Share Your Feedback'])
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expectAccessible();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText('One next step')).toBeVisible();
    await expect(page.getByText('Crossway').first()).toBeVisible();
    for (const name of [
      'Copy',
      'Share',
      'Save',
      'Listen to the page',
      'More actions',
      'Search for more wisdom',
      'Send',
    ])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });

    await page.getByRole('button', { name: 'Search for more wisdom' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('the HTML that is sent has title, description and link preview', async ({ request }) => {
  const html = await (await request.get('/topic/anger')).text();
  expect(html).toContain('<title>Anger · Lampstand</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]*Anger[^"]*" \/>/);
  expect(html).toMatch(/<meta property="og:description" content="“A soft answer[^"]*Proverbs 15:1 \(ESV\)" \/>/);
  expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/TopicPage-[^"]+\.js">/);
  const other = await (await request.get('/topic/%22%3E%3Cscript%3E?q=secret')).text();
  expect(other).not.toContain('secret');
  expect(other).toContain('<title>Lampstand</title>');
});
