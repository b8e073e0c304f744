import { lostConnection } from '../../fixtures.ts';
import { expect, test } from '../pages/home.ts';

// The browser notes every answer of 400 and above as an error of its own.
const limitNote = /status of 429/;

test(
  'a worry typed in whole words is answered with a reflection, a verse and a prayer',
  { tag: ['@phone', '@smoke'] },
  async ({ home, page, expectAccessible }) => {
    await home.search("I can't stop worrying about money");

    await expect(home.lifeNote).toContainText("God's Word");
    await expect(home.lifeNote).toContainText('Prayer');
    await expect(page).toHaveURL('/');
    await expectAccessible();

    await home.button('Back to search').click();
    await expect(home.heading).toBeVisible();
  },
);

test('a Bible reference gives the passage; Clear brings the empty screen back', async ({ home, expectAccessible }) => {
  await home.search('Philippians 4:6-7');

  await expect(home.result).toContainText("God's Word");
  await expect(home.result).toContainText('Philippians 4:6-7');
  await expect(home.result).toContainText('do not be anxious about anything');
  await expect(home.result).toContainText('Simple Prayer');
  await expectAccessible();

  await home.button('Clear').click();
  await expect(home.result).toBeHidden();
  await expect(home.box).toHaveValue('');
  await expect(home.go).toHaveText('Help me grow');
});

test(
  'the second, different search of the day meets the welcome card',
  { tag: '@phone' },
  async ({ home, faults, expectAccessible }) => {
    faults.expect(limitNote);
    await home.search('Philippians 4:6-7');
    await expect(home.result).toBeVisible();
    await home.button('Clear').click();

    await home.search('Psalm 23:1');

    await expect(home.welcome).toContainText("Welcome to Lampstand! We're so glad you're here.");
    await expect(home.welcome).toContainText('Daily searches used: 1 / 1');
    await expect(home.result).toBeHidden();
    await expectAccessible();
  },
);

test('the same search again costs nothing', async ({ home }) => {
  for (let time = 0; time < 2; time++) {
    await home.search('Philippians 4:6-7');
    await expect(home.result).toContainText('do not be anxious');
    await home.button('Clear').click();
  }
  expect(home.recorded).toHaveLength(2);
});

test('empty and blank searches are ignored', async ({ home }) => {
  for (const blank of ['', '   ', '\t \u00a0 ']) {
    await home.search(blank);
    await home.go.click();
  }
  await expect(home.go).toHaveText('Help me grow');
  await expect(home.go).toBeEnabled();
  expect(home.recorded).toHaveLength(0);
});

test('a double Enter sends one search', async ({ home, page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/search', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await home.box.fill('Philippians 4:6-7');
  await home.box.press('Enter');
  await home.box.press('Enter');

  await expect(home.go).toHaveText('Searching...');
  await expect(home.go).toBeDisabled();
  answer.resolve();
  await expect(home.result).toBeVisible();
  expect(home.recorded).toHaveLength(1);
});

test('given a network that hangs, a note on the device is shown', async ({ home, page }) => {
  await page.route('**/api/search', () => undefined);

  await home.search("I can't stop worrying about money");

  await expect(home.lifeNote).toBeVisible();
});

test.describe('given a server that goes away', () => {
  test.use({ ownServer: {} });

  test('the offline default is shown', async ({ home, server, faults }) => {
    faults.expect(/ERR_CONNECTION_REFUSED|Failed to fetch/);
    faults.expect(/The search was not recorded|The server gave no answer/);
    faults.expect(lostConnection);
    // What a search needs has come.
    await home.search('Philippians 4:6-7');
    await expect(home.result).toContainText('do not be anxious');
    await home.button('Clear').click();
    await server.stop();

    await home.search('qwertyuiop');

    await expect(home.result).toContainText('Trust');
    await expect(home.result).toContainText('Proverbs 3:5-6');
  });
});

test('More opens the additional wisdom', { tag: '@phone' }, async ({ home, page, expectAccessible }) => {
  await home.search('Philippians 4:6-7');
  await expect(home.result).toBeVisible();

  await home.button('More').click();

  await expect(page.getByRole('heading', { name: 'Additional Resources & Guidance' })).toBeVisible();
  for (const part of [
    'Swipe for more insights and practical steps',
    'More Bible References',
    'Daily Reminder Ideas',
    'Helpful Resources',
  ]) {
    await expect(page.getByText(part, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^1 of \d+$/).first()).toBeVisible();
  await expectAccessible();
});

test(
  'More is stepped through by button, key and swipe, and its chips search',
  { tag: '@phone' },
  async ({ home, page, faults }) => {
    faults.expect(limitNote);
    await home.search('Philippians 4:6-7');
    await home.button('More').click();
    const references = page.getByRole('region', { name: 'More Bible References' });
    await expect(references).toContainText('1 of 3');
    await expect(references.getByRole('button', { name: 'Previous: More Bible References' })).toBeDisabled();

    await references.getByRole('button', { name: 'Next: More Bible References' }).click();
    await expect(references).toContainText('2 of 3');
    await references.getByRole('list').press('ArrowRight');
    await expect(references).toContainText('3 of 3');
    await expect(references.getByRole('button', { name: 'Next: More Bible References' })).toBeDisabled();
    await references.getByRole('list').evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(references).toContainText('1 of 3');

    // Turned back while still on the way to the second: it counts what is seen, not what was asked for.
    await references.getByRole('list').evaluate(async (list) => {
      const moving = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
      list.closest('section')?.querySelector<HTMLElement>('[aria-label^="Next"]')?.click();
      await moving;
      list.scrollTo({ left: 0, behavior: 'instant' });
    });
    await expect(references).toContainText('1 of 3');
    // The same before its first step.
    await references.getByRole('list').evaluate((list) => {
      list.closest('section')?.querySelector<HTMLElement>('[aria-label^="Next"]')?.click();
      list.scrollTo({ left: 0, behavior: 'instant' });
    });
    await expect(references).toContainText('1 of 3');

    await expect(page.getByText('Prayer for Action:')).toBeVisible();
    await expect(page.getByText('Explore These Topics:')).toBeVisible();
    await page.getByRole('radio', { name: 'Very Helpful' }).check();
    await page.getByLabel('Comments (optional)').fill('It held me.');
    await page.getByRole('link', { name: 'Waiting', exact: true }).click();
    await expect(home.welcome).toBeVisible();
    // What is being read, and written, stays.
    await expect(home.result).toContainText('do not be anxious');
    await expect(page.getByLabel('Comments (optional)')).toHaveValue('It held me.');
    await home.button('Keep reading').click();
    await expect(home.welcome).toBeHidden();
    await expect(home.result).toBeVisible();
  },
);

test('More without the server shows the bundled one, and at the limit the limit', async ({
  home,
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(/Additional wisdom could not be loaded|status of (500|429)/);
  await page.route('**/api/wisdom/additional', (route) => route.fulfill({ status: 500, body: '' }));
  await home.search('Philippians 4:6-7');
  await home.button('More').click();
  await expect(page.getByRole('region', { name: 'More Bible References' })).toContainText('1 of 3');
  await expect(page.getByRole('region', { name: 'Daily Reminder Ideas' })).toContainText('1 of 4');
  await expect(page.getByRole('region', { name: 'Helpful Resources' })).toContainText('1 of 3');
  await expect(page.getByText('We could not reach the server')).toBeVisible();

  await home.button('Clear').click();
  await page.route('**/api/wisdom/additional', (route) =>
    route.fulfill({ status: 429, json: { code: 'search_limit', limit: 1, used: 1, requiresAuth: true } }),
  );
  await home.search('Philippians 4:6-7');
  await home.button('More').click();
  await expect(page.getByRole('heading', { name: 'Daily search limit reached.' })).toBeVisible();
  await expectAccessible();
});

test('five most searched and eight trending titles are shown, and each starts a search', async ({ home, page }) => {
  const weekly = page.getByRole('region', { name: "This Week's Most Searched" }).getByRole('button');
  await expect(weekly).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Also Trending' }).getByRole('button')).toHaveCount(8);
  await weekly.first().click();
  await expect(home.lifeNote.or(home.result)).toBeVisible();
});

test('a reload shows the result again without a search, but nothing of words of danger', async ({ home, page }) => {
  await home.search('Philippians 4:6-7');
  await expect(home.result).toBeVisible();
  await home.box.fill('what nobody has searched for');
  await page.reload();
  await expect(home.result).toContainText('do not be anxious');
  await expect(home.box).toHaveValue('Philippians 4:6-7');
  expect(home.recorded).toHaveLength(1);

  await home.search('I want to kill myself');
  const card = page.getByRole('heading', { name: 'You do not have to carry this alone' });
  await expect(card).toBeVisible();
  await page.reload();
  await expect(home.heading).toBeVisible();
  await page.goBack();
  await expect(home.heading).toBeVisible();
  await expect(card).toBeHidden();
  await expect(home.result).toBeHidden();
});

test('focus moves to the result, Escape clears it, Back restores it', async ({ home, page }) => {
  await home.search('Philippians 4:6-7');
  await expect(page.getByRole('heading', { name: 'Philippians 4:6-7', level: 2 })).toBeFocused();
  await expect(page.locator('div[role=status]')).toContainText('Here is something for you: Philippians 4:6-7');

  await page.getByRole('link', { name: 'Emotions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emotions' })).toBeVisible();
  await page.goBack();
  await expect(home.result).toContainText('do not be anxious');

  await page.keyboard.press('Escape');
  await expect(home.result).toBeHidden();
  await expect(home.box).toBeFocused();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('given a deploy removed the files, the tab reloads once and keeps what was typed', async ({
    home,
    page,
    faults,
  }) => {
    faults.expect(
      /status of 404|The search failed|Failed to fetch dynamically imported module|error loading|service worker/i,
    );
    await page.route('**/assets/run-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    let loads = 0;
    page.on('load', () => loads++);

    await home.search('I feel so alone tonight');
    await expect.poll(() => loads).toBe(1);
    await expect(home.box).toHaveValue('I feel so alone tonight');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('alone');

    await home.go.click();
    await expect(page.getByRole('alert')).toContainText('That did not work just now.');
    await expect(home.box).toHaveValue('I feel so alone tonight');
    expect(loads).toBe(1);
  });
});
