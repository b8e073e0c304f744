import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';
import { openWith } from './prayers.ts';

const ann = newcomer('Ann');

const answered = (title: string, createdAt: string, answeredAt: string, answerStory?: string) => ({
  title,
  createdAt: `${createdAt}T12:00:00.000Z`,
  answeredAt: `${answeredAt}T12:00:00.000Z`,
  ...(answerStory && { answerStory }),
});

test.use({ timezoneId: 'UTC' });
test.beforeEach(({ visitor }) => visitor.signUp(ann));

test('answered prayers stand by year, the newest first, with how long they waited', async ({
  page,
  expectAccessible,
}) => {
  const prayers = [
    answered('A home', '2023-02-01', '2024-05-03', 'Number 14 stood empty.'),
    answered('The exam', '2025-03-10', '2025-06-10'),
    answered('Bread', '2025-11-02', '2025-11-02', 'A neighbour knocked.'),
    { title: 'Still open' },
  ];
  await openWith(page, prayers, '/journal/answered');
  const all = page.getByRole('article');
  await expect(all).toHaveCount(3);
  expect(await all.evaluateAll((each) => each.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Bread',
    'The exam',
    'A home',
  ]);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2025', '2024']);
  await expect(page.getByRole('article', { name: 'A home' })).toContainText('Number 14 stood empty.');
  await expect(page.getByRole('article', { name: 'A home' })).toContainText('after a year');
  await expect(page.getByRole('article', { name: 'The exam' })).toContainText('after three months');
  await expect(page.getByRole('article', { name: 'Bread' })).toContainText('on the same day');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
});

test('a long list comes in pages, and all of it is printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.querySelectorAll('article').length });
  });
  const prayers = Array.from({ length: 25 }, (_, n) =>
    answered(`Prayer ${n}`, '2024-01-01', `2024-03-${10 + (n % 10)}`),
  );
  await openWith(page, prayers, '/journal/answered');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => 'printed' in window && window.printed)).toBe(25);

  await page.reload();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('with none yet it says kindly what comes here, and what was answered on this day is remembered, but not behind the lock', async ({
  page,
  expectAccessible,
}) => {
  await test.step('with none yet, says kindly what comes here', async () => {
    await page.goto('/journal/answered');
    await expect(page.getByText('Nothing stands here yet.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'To my journal' }).click();
    await expect(page).toHaveURL('/journal');
  });

  await test.step('what was answered on this day of an earlier year is remembered', async () => {
    await page.clock.setFixedTime('2027-05-03T15:00:00Z');
    await openWith(page, [answered('A home', '2023-02-01', '2024-05-03', 'It came.')], '/journal/answered');
    await expect(page.getByRole('region', { name: 'On This Day' })).toContainText('was answered 3 years ago.');
  });

  await test.step('behind the lock nothing is shown', async () => {
    await expect(page.getByText('It came.').first()).toBeVisible();
    const journal = new JournalPage(page);
    await journal.open();
    await journal.lockWith('271828');
    await page.goto('/journal/answered');
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
    await expect(page.getByText('It came.')).toHaveCount(0);
    await journal.unlock('PIN', '271828');
    await expect(page.getByText('It came.').first()).toBeVisible();
  });
});

test('nobody signed in comes to where a journal is begun, and from there to the sign-in', async ({ page, visitor }) => {
  await openWith(page, [answered('A home', '2023-02-01', '2024-05-03')], '/journal');
  await new JournalPage(page).logOut();
  await page.goto('/journal/answered');
  await expect(page).toHaveURL('/journal');
  await visitor.link('Sign in').click();
  await visitor.signIn(ann.email);
  await expect(page).toHaveURL('/journal');
  await page.goto('/journal/answered');
  await expect(page.getByRole('article', { name: 'A home' })).toBeVisible();
});
