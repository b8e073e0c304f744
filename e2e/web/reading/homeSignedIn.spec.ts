import type { Page } from '@playwright/test';
import { lostConnection } from '../../fixtures.ts';
import { enterCircles } from '../pages/CirclesPage.ts';
import { HomePage } from '../pages/HomePage.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, PASSWORD, test } from '../pages/people.ts';

// Home for somebody it knows: greeted, with today's verse and the way back to what was theirs.

test.use({ timezoneId: 'UTC' });

const ruth = newcomer('Ruth');

/** What is read is kept a moment after it stands. */
const expectKept = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('lampstand:home'))).toContain(`"id":"${id}"`);

const region = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const verseOf = (page: Page) => region(page, 'Today’s verse').getByRole('figure');

test('the question and the search box stand where a visitor has them', { tag: '@phone' }, async ({ page, visitor }) => {
  const home = new HomePage(page);
  // The letters that every load has: ours may come too late for a first one, and would wrap elsewhere.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --sans: sans-serif !important; --serif: serif !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await home.open();
  const places = async () => [await home.heading.boundingBox(), await home.box.boundingBox()];
  const before = await places();
  await visitor.signUp(ruth);
  await home.open();
  await expect(page.getByText(/, Ruth\.$/)).toBeVisible();
  await expect(verseOf(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('today’s verse is the same on two devices of a date, and can be read in context, saved and shared', async ({
  page,
  visitor,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await visitor.signUp(ruth);
  await page.clock.setFixedTime(new Date('2027-03-09T05:00:00Z'));
  await page.goto('/');
  await expect(page.getByText('Good morning, Ruth.')).toBeVisible();
  const words = await verseOf(page).innerText();
  expect(words).toMatch(/\d+:\d+.* ESV$/s);
  await expectAccessible();

  // Another device, half the world away, on which it is the same date.
  const other = await browser.newContext({
    baseURL,
    timezoneId: 'Pacific/Kiritimati',
  });
  const far = await other.newPage();
  await far.clock.setFixedTime(new Date('2027-03-09T06:00:00Z'));
  const data = { email: ruth.email, password: PASSWORD };
  await expect(await far.request.post('/api/auth/login', { data })).toBeOK();
  await far.goto('/');
  await expect.poll(() => verseOf(far).innerText()).toBe(words);
  // Its next day has another.
  await far.clock.setFixedTime(new Date('2027-03-09T12:00:00Z'));
  await far.reload();
  await expect.poll(() => verseOf(far).innerText()).not.toBe(words);
  await other.close();

  const card = region(page, 'Today’s verse');
  await card.getByRole('button', { name: 'Save verse' }).click();
  await expect(card.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await card.getByRole('button', { name: /^Read in context/ }).click();
  await expect(card.getByRole('region')).toContainText(/ESV|WEB/);
  await expect(card.getByRole('button', { name: /^Share: / })).toBeVisible();
});

test('where a friend left off is one press away, costs no search, and can be put away', async ({
  page,
  visitor,
  expectAccessible,
}) => {
  await visitor.signUp(ruth);
  await page.clock.setFixedTime(new Date('2027-03-09T19:59:00Z'));
  await page.goto('/topic/anger');
  await expectKept(page, 'anger');
  await page.goto('/category/money');
  await expectKept(page, 'money');
  await page.goto('/');
  await expect(page.getByText('Good evening, Ruth.')).toBeVisible();
  const left = region(page, 'Where you left off');
  await expect(left.getByRole('link', { name: 'Money & Provision' })).toBeVisible();
  await page.goto('/note/grief-and-loss');
  await expectKept(page, 'grief-and-loss');
  await page.goto('/');
  await expect(left.getByRole('link', { name: 'Grief and Loss' })).toBeVisible();
  await expectAccessible();

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') searches.push(new URL(request.url()).pathname);
  });
  await left.getByRole('link', { name: 'Grief and Loss' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Grief and Loss' })).toBeVisible();
  await page.goBack();
  await left.getByRole('button', { name: 'Put away: Grief and Loss' }).click();
  await expect(left).toBeHidden();
  expect(searches).not.toContain('/api/search');
  await page.reload();
  await expect(verseOf(page)).toBeVisible();
  await expect(left).toBeHidden();
});

test('home never leads back to where words of danger led, nor keeps what was typed', async ({ page, visitor }) => {
  await visitor.signUp(ruth);
  await page.clock.setFixedTime(new Date('2027-03-09T23:10:00Z'));
  const home = new HomePage(page);
  await home.open();
  await expect(page.getByText('A quiet night to you, Ruth.')).toBeVisible();
  await home.search('I can’t stop worrying about money');
  await expect(home.lifeNote).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lampstand:home'))).toContain('"note"');
  await page.goto('/note/abuse');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await home.open();
  await home.search('I want to kill myself');
  await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible();
  await page.goto('/');
  await expect(verseOf(page)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('lampstand:home'));
  expect(kept).not.toMatch(/abuse|kill|worrying/);
});

/** A prayer that was written before today. */
const prayBefore = async (page: Page, title: string, createdAt: string): Promise<void> => {
  const data = { title, content: `${title}, in more words.`, category: 'personal', createdAt };
  await expect(await page.request.post('/api/prayers', { data })).toBeOK();
};

test(
  'one prayer waits to be returned to: it rests for a day, or is answered',
  { tag: '@phone' },
  async ({ page, visitor, expectAccessible }) => {
    await visitor.signUp(ruth);
    await prayBefore(page, 'For my sister', '2026-09-01T08:00:00.000Z');
    await page.clock.setFixedTime(new Date('2027-03-09T08:00:00Z'));
    await page.goto('/');
    const card = region(page, 'Still praying?');
    await expect(card).toContainText('For my sister');
    await expect(card, 'its title alone').not.toContainText('in more words');
    await expect(card.getByRole('link', { name: 'Pray now' })).toHaveAttribute('href', /^\/journal/);
    await expectAccessible();

    await card.getByRole('button', { name: 'Not today' }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(verseOf(page)).toBeVisible();
    await expect(card).toBeHidden();
    await page.clock.setFixedTime(new Date('2027-03-10T08:00:00Z'));
    await page.reload();
    await card.getByRole('button', { name: 'Mark answered: For my sister' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Thanks be to God' })).toContainText('For my sister');
    await expect
      .poll(() => page.evaluate(async () => JSON.stringify(await (await fetch('/api/prayers')).json())))
      .toContain('"answeredAt":"2027-03-10');
    await page.reload();
    await expect(verseOf(page)).toBeVisible();
    await expect(card).toBeHidden();
  },
);

test('this day of an earlier year is remembered first, and a locked journal shows nothing of any prayer', async ({
  page,
  visitor,
}) => {
  await visitor.signUp(ruth);
  await prayBefore(page, 'For rain', '2026-01-05T08:00:00.000Z');
  await prayBefore(page, 'For a job', '2025-03-09T12:00:00.000Z');
  await page.clock.setFixedTime(new Date('2027-03-09T13:30:00Z'));
  await page.goto('/');
  await expect(page.getByText('Good afternoon, Ruth.')).toBeVisible();
  const card = region(page, 'On this day');
  await expect(card).toContainText('For a job');
  await expect(card).toContainText('Written 2 years ago');

  await page.clock.setFixedTime(new Date('2027-03-10T13:30:00Z'));
  await page.goto('/');
  await expect(region(page, 'Still praying?'), 'the next day one of them waits').toContainText(/For (rain|a job)/);
  const journal = new JournalPage(page);
  await journal.open();
  await journal.lockWith('271828');
  await page.goto('/');
  await expect(verseOf(page)).toBeVisible();
  await expect(page.getByText(/For (rain|a job)/)).toHaveCount(0);
  await expect(region(page, 'Still praying?')).toHaveCount(0);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the verse and the prayer stand; after signing out nothing is left', async ({
    page,
    context,
    visitor,
    faults,
  }) => {
    faults.expect(lostConnection);
    await visitor.signUp(ruth);
    await prayBefore(page, 'For my sister', '2026-09-01T08:00:00.000Z');
    await page.goto('/topic/anger');
    await expectKept(page, 'anger');
    await page.goto('/');
    await expect(region(page, 'Still praying?')).toBeVisible();
    const words = await verseOf(page).innerText();
    await new JournalPage(page).workerReady();
    await context.setOffline(true);
    await page.reload();
    await expect(verseOf(page)).toHaveText(words, { useInnerText: true });
    await expect(region(page, 'Still praying?')).toContainText('For my sister');
    await expect(region(page, 'Where you left off').getByRole('link', { name: 'Anger' })).toBeVisible();
    await context.setOffline(false);
    await new JournalPage(page).logOut();
    await expect(page.getByText('For my sister')).toHaveCount(0);
    await expect(region(page, 'Today’s verse')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('lampstand:home'))).toBeNull();
  });
});

test.describe('where no subscription is asked for', () => {
  test.use({ sharedServer: { SUBSCRIPTION_REQUIRED: 'false' } });

  test('the newest of one’s circles stands at home, and its room is kept', async ({
    page,
    visitor,
    outbox,
    expectAccessible,
  }) => {
    const circles = await enterCircles(visitor, ruth, outbox);
    await page.goto('/');
    await expect(verseOf(page)).toBeVisible();
    await expect(region(page, 'From your circles')).toHaveCount(0);
    const id = await circles.make({ name: 'Tuesday Table' });
    for (const content of ['The first word.', 'Thankful for a quiet night.\nAnd for more.']) {
      const data = {
        content,
        postType: 'general',
        audience: 'circle',
        circleId: id,
      };
      await expect(await page.request.post('/api/posts', { data })).toBeOK();
    }
    await page.reload();
    const card = region(page, 'From your circles');
    await expect(card).toContainText('You: Thankful for a quiet night.');
    await expect(card).not.toContainText('And for more.');
    await expect(card).not.toContainText('The first word.');
    await expectAccessible();

    await page.route('**/api/circle-posts', () => undefined);
    await page.reload();
    await expect(card.locator('[aria-hidden]').first()).toBeVisible();
    await page.unroute('**/api/circle-posts');
    await page.reload();
    await card.getByRole('link', { name: 'Tuesday Table' }).press('Enter');
    await expect(page).toHaveURL(`/communities/${id}`);
  });
});
