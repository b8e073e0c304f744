import { expect, test as base } from '../fixtures.ts';
import { HomePage } from './pages/HomePage.ts';

const test = base.extend<{ home: HomePage }>({
  home: async ({ page }, use) => {
    const home = new HomePage(page);
    await home.open();
    await use(home);
  },
});

// The browser notes every answer of 400 and above as an error of its own.
const limitNote = /status of 429/;

test('a worry typed in whole words is answered with a reflection, a verse and a prayer', async ({
  home,
  page,
  expectAccessible,
}) => {
  await home.search("I can't stop worrying about money");

  await expect(home.lifeNote).toContainText("God's Word");
  await expect(home.lifeNote).toContainText('Prayer');
  await expect(page).toHaveURL('/');
  await expectAccessible();

  await home.button('Back to search').click();
  await expect(home.heading).toBeVisible();
});

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

test('the second, different search of the day meets the welcome card', async ({ home, faults, expectAccessible }) => {
  faults.expect(limitNote);
  await home.search('Philippians 4:6-7');
  await expect(home.result).toBeVisible();
  await home.button('Clear').click();

  await home.search('Psalm 23:1');

  await expect(home.welcome).toContainText("Welcome to Lampstand! We're so glad you're here.");
  await expect(home.welcome).toContainText('Daily searches used: 1 / 1');
  await expect(home.result).toBeHidden();
  await expectAccessible();
});

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

test('words of danger show the lines to call, and nothing is sent', async ({ home, page, expectAccessible }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('kill')) sent.push(`${request.method()} ${request.url()}`);
  });

  await home.search('I want to kill myself');

  await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible();
  await expect(page.getByRole('link', { name: /988/ }).first()).toHaveAttribute('href', /^(tel|sms):988/);
  await expect(page.getByText("God's Word")).toBeVisible();
  await expectAccessible();
  expect(sent).toEqual([]);
});

test('without the server the offline default is shown', async ({ home, server, faults }) => {
  faults.expect(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  faults.expect(/The search was not recorded|The server gave no answer/);
  await server.stop();

  await home.search('qwertyuiop');

  await expect(home.result).toContainText('Trust');
  await expect(home.result).toContainText('Proverbs 3:5-6');
});

test('More opens the additional wisdom', async ({ home, page, expectAccessible }) => {
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
