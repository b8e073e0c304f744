import { expect, test } from '../pages/home.ts';
import { HomePage } from '../pages/HomePage.ts';

// The browser notes every answer of 400 and above as an error of its own.
const limitNote = /status of 429/;

test('given the limit is reached, card and line agree, and searches are free again after midnight', async ({
  page,
  faults,
}) => {
  faults.expect(limitNote);
  const resetAt = '2031-05-18T00:00:00.000Z';
  await page.clock.install({ time: '2031-05-17T23:58:30Z' });
  let day = { limit: 1, used: 1, resetAt };
  await page.route('**/api/search/meter', (route) => route.fulfill({ json: day }));
  await page.route('**/api/search', (route) =>
    route.fulfill({ status: 429, json: { code: 'search_limit', ...day, requiresAuth: true } }),
  );
  const home = new HomePage(page);
  const told = page.waitForResponse('**/api/search/meter');
  await page.goto('/');
  await page.clock.fastForward(5000);
  await told;
  await expect(page.getByText('That was today’s last search. More in 2 min.')).toBeVisible();
  await home.search('Psalm 23:1');
  await expect(home.welcome).toContainText('resets in 2 min');
  await expect(page.getByText('That was today’s last search. More in 2 min.')).toBeVisible();
  await page.clock.fastForward(45_000);
  await expect(home.welcome).toContainText('resets in 1 min');
  await expect(page.getByText('That was today’s last search. More in 1 min.')).toBeVisible();
  day = { limit: 1, used: 0, resetAt: '2031-05-19T00:00:00.000Z' };
  await page.clock.fastForward(60_000);
  await expect(home.welcome).toContainText('You have 1 search again.');
  await expect(page.getByText('You have one search left today.')).toBeVisible();
  await home.button('Search again').click();
  await expect(home.box).toBeFocused();
  await expect(home.box).toHaveValue('Psalm 23:1');
});

test('a member is told of the limit when one search is left, and at the limit is led to what can still be read', async ({
  page,
  faults,
  expectAccessible,
}) => {
  faults.expect(limitNote);
  const resetAt = '2031-05-18T00:00:00.000Z';
  await page.clock.install({ time: '2031-05-17T22:10:00Z' });
  let used = 1;
  const meter = /one search left|last search/;
  await page.route('**/api/search/meter', (route) => route.fulfill({ json: { limit: 3, used: used++, resetAt } }));
  const home = new HomePage(page);
  const open = async () => {
    const told = page.waitForResponse('**/api/search/meter');
    await page.goto('/');
    await page.clock.fastForward(5000);
    await (await told).finished();
    await expect(home.heading).toBeVisible();
  };
  await open();
  await expect(page.getByText(meter)).toHaveCount(0);
  await open();
  await expect(page.getByText('You have one search left today.')).toHaveCount(1);
  await expectAccessible();

  await test.step('the last search is said aloud once, and its minutes are not', async () => {
    await home.search('Psalm 23:1');
    await expect(home.result).toBeVisible();
    await expect(page.getByText('That was today’s last search. More in 1 h 50 min.')).toBeVisible();
    const spoken = page.getByRole('status').getByText('That was today’s last search.', { exact: true });
    await expect(spoken).toHaveCount(1);
  });
  await test.step('at the limit', async () => {
    const message = 'You have used all of your searches for today.';
    const answer = { message, limit: 3, used: 3, requiresAuth: false, requiresUpgrade: true };
    await page.route('**/api/search', (route) =>
      route.fulfill({ status: 429, json: { code: 'search_limit', ...answer } }),
    );
    await home.search('Psalm 46:1');
    const card = page.getByRole('region', { name: message });
    await expect(card).toContainText('Daily searches used: 3 / 3');
    await expect(card.getByRole('link', { name: 'the notes you saved' })).toHaveAttribute('href', '/profile');
    await expect(card.getByRole('link', { name: 'your prayer journal' })).toHaveAttribute('href', '/journal');
    await expect(page.getByText('so glad you')).toHaveCount(0);
    await expectAccessible();
  });
});

test('given the record of a search is lost, the note is shown and the record is sent once later', async ({
  home,
  page,
  faults,
}) => {
  faults.expect(/The search was not recorded|Failed to load resource/);
  await page.clock.install();
  await page.route(
    '**/api/search',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await home.search("I can't stop worrying about money");
  await expect(home.lifeNote).toBeVisible();
  await expect.poll(() => home.recorded.length).toBe(1);

  const later = page.waitForResponse('**/api/search');
  await page.clock.fastForward(6000);

  // The visitor has one search a day: a second one would be refused.
  expect(await (await later).json()).toMatchObject({ limit: 1, used: 1 });
  await page.clock.fastForward(300_000);
  expect(home.recorded).toHaveLength(2);
});
