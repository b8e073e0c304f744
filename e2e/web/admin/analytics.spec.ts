import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { empty, full } from '../pages/analyticsAnswers.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, test, type Visitor } from '../pages/people.ts';

// Only the first admin is set up by the secret. Days are the server's, wherever the browser is.
test.use({ ownServer: {}, timezoneId: 'America/Los_Angeles', locale: 'en-US' });

const naomi = newcomer('Naomi');

const paths = {
  activity: '**/api/admin/trends/activity',
  searches: '**/api/admin/trends/searches',
  registrations: '**/api/admin/trends/users',
};

const answer = async (page: Page, answers: typeof full | typeof empty): Promise<void> => {
  for (const key of ['activity', 'searches', 'registrations'] as const)
    await page.route(paths[key], (route) => route.fulfill({ json: answers[key] }));
  await page.route('**/api/feedback?*', (route) => route.fulfill({ json: answers.feedback }));
};

const openTab = async (visitor: Visitor, answers: typeof full | typeof empty = full): Promise<Page> => {
  const { page } = visitor;
  await answer(page, answers);
  await visitor.signUp(naomi);
  const data = { email: naomi.email, adminSecret: ADMIN_SECRET };
  await expect(await page.request.post('/api/admin/setup', { data })).toBeOK();
  await page.goto('/admin?tab=analytics');
  return page;
};

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the tab shows what was counted, panels fail alone, and tables are downloaded as they were sent', async ({
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 429|ERR_FAILED/);
  const page = await openTab(visitor);

  await test.step('what was counted is shown in words and tables too', async () => {
    const figures = panel(page, 'Activity');
    await expect(figures.getByRole('definition')).toHaveText([
      '1,204',
      '38',
      '1,048,213',
      '4,120',
      '4.0of 5, from 57 ratings',
    ]);

    const searches = panel(page, 'Search trends');
    await expect(searches.getByRole('img')).toHaveAccessibleName(
      /^2,059 searches\. Most on Oct 28: 283, by 156 people\.$/,
    );
    await searches.getByText('Show as table').click();
    const rows = searches.getByRole('row');
    await expect(rows).toHaveCount(31);
    await expect(rows.nth(1)).toHaveText('Oct 25, 20266335');
    await expect(panel(page, 'Registration trends').getByRole('img')).toHaveAccessibleName(
      /^93 registrations, 31 of them/,
    );

    await expect(panel(page, 'Most searched topics').getByRole('listitem').first()).toHaveText('Anxiety310');
    await expect(panel(page, 'Most searched topics').getByText('as of 6:05 AM')).toBeVisible();
    await expect(panel(page, 'Top search queries this week').getByRole('listitem')).toHaveCount(5);

    const feedback = panel(page, 'Recent feedback').getByRole('listitem');
    await expect(feedback.nth(0)).toContainText('Very Helpful5 of 5 stars');
    await expect(feedback.nth(1)).toContainText('What was searched for is not kept.');
    await expect(feedback.nth(3)).toContainText('Other');
    await feedback.nth(2).getByRole('button', { name: 'Show all' }).click();
    await expect(feedback.nth(2).getByRole('button', { name: 'Show less' })).toBeVisible();
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible();
  });

  await test.step('a table is downloaded as it was sent; a failure is said where it was asked for', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const sent = '\u{FEFF}id,title,count\r\ntopic-0,"Anxiety, worry",310\r\n';
    const csv = { contentType: 'text/csv; charset=utf-8', body: sent };
    await page.route('**/api/admin/export/*.csv', (route) => route.fulfill(csv));
    const names = {
      'search trends': /^searches-\d{4}-\d\d-\d\d\.csv$/,
      'registration trends': /^registrations-/,
      'most searched topics': /^topics-/,
      feedback: /^feedback-/,
    };
    for (const [what, name] of Object.entries(names)) {
      const saved = page.waitForEvent('download');
      await visitor.button(`Download CSV ${what}`).click();
      expect((await saved).suggestedFilename()).toMatch(name);
      expect(await readFile(await (await saved).path(), 'utf8'), 'byte for byte').toBe(sent);
    }

    const topics = panel(page, 'Most searched topics');
    await page.route('**/api/admin/export/topics.csv', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Welcome to the hotel</p>' }),
    );
    await visitor.button('Download CSV most searched topics').click();
    await expect(topics.getByRole('alert')).toContainText('The most searched topics could not be downloaded.');
    await page.route('**/api/admin/export/topics.csv', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', error: 'One at a time.' } }),
    );
    await visitor.button('Download CSV most searched topics').click();
    await expect(topics.getByRole('alert')).toContainText('could not be downloaded. One at a time.');
  });

  await test.step('without a network each panel says that the server could not be reached', async () => {
    await expect(panel(page, 'Search trends').getByRole('img')).toBeVisible();
    for (const path of Object.values(paths)) await page.route(path, (route) => route.abort());
    await page.getByRole('tab', { name: 'Kiosks' }).click();
    await page.reload();
    await page.getByRole('tab', { name: 'Feedback and Analytics' }).click();
    await expect(panel(page, 'Activity').getByRole('alert')).toContainText('We could not reach the server.');
    await expect(panel(page, 'Recent feedback').getByRole('listitem')).toHaveCount(4);
  });
});

test('where there is nothing yet a panel says so, more feedback is asked for, and a panel that fails is tried again', async ({
  visitor,
  faults,
  expectAccessible,
}) => {
  faults.expect(/status of 500/);
  const page = await openTab(visitor, empty);

  await test.step('it says why there is nothing', async () => {
    await expect(panel(page, 'Activity')).toContainText('Average ratingN/Ano ratings yet');
    await expect(panel(page, 'Search trends')).toContainText('No searches in these days.');
    await expect(panel(page, 'Registration trends')).toContainText('No registrations in these days.');
    await expect(panel(page, 'Most searched topics')).toContainText('a topic of only a few could tell who they are.');
    await expect(panel(page, 'Top search queries this week')).toContainText('words of only a few could tell');
    await expect(panel(page, 'Recent feedback')).toContainText('Nobody has sent feedback yet.');
    await expectAccessible();
  });

  await test.step('more feedback is asked for behind the last that is shown', async () => {
    const all = Array.from({ length: 23 }, (_, at) => ({
      id: `00000000-0000-4000-8000-0000000000${at + 10}`,
      searchQuery: `search ${at}`,
      feedbackType: 'helpful',
      rating: null,
      comments: null,
      createdAt: new Date(Date.parse('2026-11-20T12:00:00Z') - at * 60_000).toISOString(),
    }));
    await page.route('**/api/feedback?*', (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      const start = before === null ? 0 : all.findIndex(({ createdAt, id }) => `${createdAt},${id}` === before) + 1;
      return route.fulfill({ json: all.slice(start, start + 20) });
    });
    await page.reload();
    const feedback = panel(page, 'Recent feedback');
    await expect(feedback.getByRole('listitem')).toHaveCount(20);
    await feedback.getByRole('button', { name: 'Show more' }).click();
    await expect(feedback.getByRole('listitem')).toHaveCount(23);
    await expect(feedback.getByRole('listitem').last()).toContainText('search 22');
    await expect(feedback.getByRole('button', { name: 'Show more' })).toBeHidden();
  });

  await test.step('a panel fails alone, is tried again, and refreshed', async () => {
    const answers = [full.searches, full.searches.map((day) => ({ ...day, count: 1, uniqueUsers: 1 }))];
    await answer(page, full);
    await page.unroute(paths.searches);
    let failing = true;
    await page.route(paths.searches, (route) =>
      failing ? route.fulfill({ status: 500, body: '' }) : route.fulfill({ json: answers.shift() }),
    );
    await page.reload();
    const searches = panel(page, 'Search trends');
    await expect(searches.getByRole('alert')).toContainText('This could not be loaded.');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(panel(page, 'Registration trends').getByRole('img')).toBeVisible();
    await expect(panel(page, 'Recent feedback').getByRole('listitem')).toHaveCount(4);
    await expectAccessible();

    failing = false;
    await searches.getByRole('button', { name: 'Try again' }).click();
    await expect(searches.getByRole('img')).toHaveAccessibleName(/^2,059 searches/);
    await searches.getByRole('button', { name: 'Refresh Search trends' }).click();
    await expect(searches.getByRole('img')).toHaveAccessibleName(/^30 searches\. Most on Nov 23: 1, by 1 person\.$/);

    failing = true;
    await searches.getByRole('button', { name: 'Refresh Search trends' }).click();
    await expect(searches.getByRole('alert')).toBeVisible();
    await expect(searches.getByRole('img'), 'what was there stays').toHaveAccessibleName(/^30 searches/);
  });
});
