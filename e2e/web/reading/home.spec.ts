import { lostConnection } from '../../fixtures.ts';
import { expect, test } from '../pages/home.ts';
import { HomePage } from '../pages/HomePage.ts';

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

test(
  'a Bible reference gives the passage, again for nothing; the next search of the day meets the welcome card',
  { tag: '@phone' },
  async ({ home, faults, expectAccessible }) => {
    faults.expect(limitNote);
    for (const time of ['first', 'second'])
      await test.step(`the ${time} time`, async () => {
        await home.search('Philippians 4:6-7');
        await expect(home.result).toContainText("God's Word");
        await expect(home.result).toContainText('Philippians 4:6-7');
        await expect(home.result).toContainText('do not be anxious about anything');
        await expect(home.result).toContainText('Simple Prayer');
        if (time === 'first') await expectAccessible();
        await home.button('Clear').click();
        await expect(home.result).toBeHidden();
        await expect(home.box).toHaveValue('');
        await expect(home.go).toHaveText('Help me grow');
      });
    expect(home.recorded).toHaveLength(2);

    await test.step('a different search', async () => {
      await home.search('Psalm 23:1');
      await expect(home.welcome).toContainText("Welcome to Lampstand! We're so glad you're here.");
      await expect(home.welcome).toContainText('Daily searches used: 1 / 1');
      await expect(home.result).toBeHidden();
      await expectAccessible();
    });
  },
);

/** Stands in for the device's voice, and keeps what it says. */
const withVoice = (): void => {
  const spoken: string[] = [];
  Object.assign(window, { spoken });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      speaking: true,
      cancel: () => spoken.push('|'),
      speak: ({ text }: { text: string }) => spoken.push(text),
    },
  });
};

test('a search is sent once, its result has the focus and is read aloud, and Back and a reload bring it again', async ({
  page,
}) => {
  await page.addInitScript(withVoice);
  const home = new HomePage(page);
  await home.open();
  await test.step('empty and blank searches are ignored', async () => {
    for (const blank of ['', '   ', '\t \u00a0 ']) {
      await home.search(blank);
      await home.go.click();
    }
    await expect(home.go).toHaveText('Help me grow');
    await expect(home.go).toBeEnabled();
    expect(home.recorded).toHaveLength(0);
  });
  await test.step('a double Enter sends one', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/search', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await home.search('Philippians 4:6-7');
    await home.box.press('Enter');
    await expect(home.go).toHaveText('Searching...');
    await expect(home.go).toBeDisabled();
    answer.resolve();
    await expect(page.getByRole('heading', { name: 'Philippians 4:6-7', level: 2 })).toBeFocused();
    await expect(page.locator('div[role=status]')).toContainText('Here is something for you: Philippians 4:6-7');
    expect(home.recorded).toHaveLength(1);
  });
  await test.step('verse, note and prayer are read aloud, one after the other, until it is stopped', async () => {
    await home.button('Listen to the page').click();
    await home.button('Stop reading the page aloud').click();
    await expect(home.button('Listen to the page')).toBeVisible();
    const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(' '));
    expect(spoken).toMatch(/^\| do not be anxious.*\sPhilippians 4:6-7\..*Read it slowly.*\sLord, .* \|$/s);
  });
  await test.step('a reload shows it again without a search', async () => {
    await home.box.fill('what nobody has searched for');
    await page.reload();
    await expect(home.result).toContainText('do not be anxious');
    await expect(home.box).toHaveValue('Philippians 4:6-7');
    expect(home.recorded).toHaveLength(1);
  });
  await test.step('Back restores it, Escape clears it', async () => {
    await page.getByRole('link', { name: 'Emotions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Emotions' })).toBeVisible();
    await page.goBack();
    await expect(home.result).toContainText('do not be anxious');
    await page.keyboard.press('Escape');
    await expect(home.result).toBeHidden();
    await expect(home.box).toBeFocused();
  });
  await test.step('a reload and Back show nothing of words of danger', async () => {
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
});

test.describe('given a server that hangs, and goes away', () => {
  test.use({ ownServer: {} });

  test('a note on the device is shown, and then the offline default', async ({ home, page, server, faults }) => {
    faults.expect(limitNote);
    faults.expect(/ERR_CONNECTION_REFUSED|Failed to fetch/);
    faults.expect(/The search was not recorded|The server gave no answer/);
    faults.expect(lostConnection);
    // What a search needs has come.
    await home.search('Philippians 4:6-7');
    await expect(home.result).toContainText('do not be anxious');
    await home.button('Clear').click();
    await page.route('**/api/search', () => undefined);
    await home.search("I can't stop worrying about money");
    await expect(home.lifeNote).toBeVisible();
    await home.button('Back to search').click();

    await page.unroute('**/api/search');
    await server.stop();
    await home.search('qwertyuiop');
    await expect(home.result).toContainText('Trust');
    await expect(home.result).toContainText('Proverbs 3:5-6');
  });
});

test(
  'More is stepped through by button, key and swipe, and its chips search',
  { tag: '@phone' },
  async ({ home, page, faults, expectAccessible }) => {
    faults.expect(limitNote);
    await home.search('Philippians 4:6-7');
    await home.button('More').click();
    await test.step('it has all of its parts', async () => {
      await expect(page.getByRole('heading', { name: 'Additional Resources & Guidance' })).toBeVisible();
      for (const part of [
        'Swipe for more insights and practical steps',
        'More Bible References',
        'Daily Reminder Ideas',
        'Helpful Resources',
      ])
        await expect(page.getByText(part, { exact: true })).toBeVisible();
      await expect(page.getByText('Prayer for Action:')).toBeVisible();
      await expect(page.getByText('Explore These Topics:')).toBeVisible();
      await expectAccessible();
    });

    const references = page.getByRole('region', { name: 'More Bible References' });
    const list = references.getByRole('list');
    await test.step('button, key and swipe', async () => {
      await expect(references).toContainText('1 of 3');
      await expect(references.getByRole('button', { name: 'Previous: More Bible References' })).toBeDisabled();
      await references.getByRole('button', { name: 'Next: More Bible References' }).click();
      await expect(references).toContainText('2 of 3');
      await list.press('ArrowRight');
      await expect(references).toContainText('3 of 3');
      await expect(references.getByRole('button', { name: 'Next: More Bible References' })).toBeDisabled();
      await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(references).toContainText('1 of 3');
    });
    await test.step('turned back while still on the way, it counts what is seen, not what was asked for', async () => {
      await list.evaluate(async (element) => {
        const moving = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
        element.closest('section')?.querySelector<HTMLElement>('[aria-label^="Next"]')?.click();
        await moving;
        element.scrollTo({ left: 0, behavior: 'instant' });
      });
      await expect(references).toContainText('1 of 3');
      // The same before its first step.
      await list.evaluate((element) => {
        element.closest('section')?.querySelector<HTMLElement>('[aria-label^="Next"]')?.click();
        element.scrollTo({ left: 0, behavior: 'instant' });
      });
      await expect(references).toContainText('1 of 3');
    });
    await test.step('at the limit, what is being read and written stays', async () => {
      await page.getByRole('radio', { name: 'Very Helpful' }).check();
      await page.getByLabel('Comments (optional)').fill('It held me.');
      await page.getByRole('link', { name: 'Waiting', exact: true }).click();
      await expect(home.welcome).toBeVisible();
      await expect(home.result).toContainText('do not be anxious');
      await expect(page.getByLabel('Comments (optional)')).toHaveValue('It held me.');
      await home.button('Keep reading').click();
      await expect(home.welcome).toBeHidden();
      await expect(home.result).toBeVisible();
    });
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
