import type { BrowserContext, Page } from '@playwright/test';
import { enterFeed, FeedPage } from '../pages/FeedPage.ts';
import { CirclesPage } from '../pages/CirclesPage.ts';
import { checkAccessible } from '../../accessible.ts';
import { ADMIN_SECRET } from '../../fixtures.ts';
import { expect, newcomer, PASSWORD, test, type Outbox, type Visitor } from '../pages/people.ts';

const ruth = newcomer('Ruth');
const boaz = newcomer('Boaz');
const naomi = newcomer('Naomi');

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

/** The streams that the pages of a browser have asked for. */
const streams = (context: BrowserContext): string[] => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') asked.push(request.url());
  });
  return asked;
};

/** Calls the server with a page's cookies. */
const ask = async (page: Page, method: string, path: string, data?: object): Promise<unknown> => {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
};

/** Naomi, an admin with a confirmed address. */
const enterAdmin = async (visitor: Visitor, outbox: Outbox): Promise<FeedPage> => {
  const feed = await enterFeed(visitor, naomi, outbox);
  await ask(visitor.page, 'POST', '/api/admin/setup', { email: naomi.email, adminSecret: ADMIN_SECRET });
  return feed;
};

const userId = async (page: Page): Promise<string> => ((await ask(page, 'GET', '/api/auth/user')) as { id: string }).id;

test('a browser has one stream, whichever tab listens, which takes away what is gone and ends with its person', async ({
  page,
  visitor,
  outbox,
  context,
  another,
}) => {
  await test.step('a browser has one stream, whichever tab listens, and none once its person is gone', async () => {
    const asked = streams(context);
    const feed = await enterFeed(visitor, ruth, outbox);
    await expect.poll(() => asked.length).toBe(1);
    await feed.write('It rained.');
    await expect(feed.post('It rained.')).toContainText('Ruth (you)');
    const second = new FeedPage(await context.newPage());
    await second.open();
    const boazAtHome = await another();
    const other = await enterFeed(boazAtHome, boaz, outbox);
    await other.write('The barley is in.');
    for (const tab of [feed, second]) await expect(tab.page.getByRole('button', { name: '1 new' })).toBeVisible();
    expect(asked).toHaveLength(1);

    // The tab that listens goes, and the other takes its place.
    await page.close();
    await expect.poll(() => asked.length).toBe(2);
    await other.write('And the wheat.');
    await expect(second.page.getByRole('button', { name: '2 new' })).toBeVisible();
    await second.page.getByRole('button', { name: '2 new' }).click();
    await expect(second.post('And the wheat.')).toBeVisible();

    // What somebody wrote leaves the feed that others have open when their account goes.
    await ask(boazAtHome.page, 'DELETE', '/api/auth/account', { password: PASSWORD });
    for (const words of ['The barley is in.', 'And the wheat.']) await expect(second.post(words)).toBeHidden();
    await expect(second.post('It rained.')).toBeVisible();

    await second.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(second.page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await second.page.goto('/chat');
    await expect(second.page.getByRole('heading', { name: 'Create Your Profile to Access SoulFeed' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});

test('the pastoral team finds what is sent to it, who is suspended learns it at once, and so does the owner of a closed circle', async ({
  page,
  visitor,
  outbox,
  another,
  faults,
}) => {
  // The post that is hidden now is asked for once more.
  faults.expect(/status of 404/);
  const team = await enterAdmin(visitor, outbox);
  const owner = await another();
  const feed = await enterFeed(owner, ruth, outbox);
  const other = await enterFeed(await another(), boaz, outbox);

  await test.step('the pastoral team finds what is sent to it, and nobody else does', async () => {
    await expect(team.page.getByRole('tab', { name: 'Pastoral' })).toBeHidden();
    await ask(page, 'PATCH', `/api/admin/users/${await userId(page)}/pastoral`, { pastoral: true });
    await page.reload();
    await team.page.getByRole('tab', { name: 'Pastoral' }).click();
    await expect(visitor.heading('Nothing waits')).toBeVisible();

    await feed.openComposer();
    await feed.words.fill('Please call me this week.');
    await feed.composer.getByRole('radio', { name: /Pastoral team \(1 person\)/ }).check();
    await feed.send.click();
    await expect(feed.post('Please call me this week.')).toContainText('Pastoral team');
    await team.page.getByRole('button', { name: '1 new' }).click();
    await expect(team.post('Please call me this week.')).toContainText('Ruth');
    await expect(other.page.getByRole('tab', { name: 'Pastoral' })).toBeHidden();
    await other.page.reload();
    await expect(other.page.getByRole('heading', { name: 'It is quiet here' })).toBeVisible();
  });

  await test.step('somebody who is suspended learns until when, and reads on', async () => {
    await other.write('Buy my oil.');
    await expect(other.post('Buy my oil.')).toContainText('Boaz (you)');
    const [post] = (await ask(feed.page, 'GET', '/api/posts')) as { id: string }[];
    await ask(feed.page, 'POST', '/api/reports', { subject: 'post', subjectId: post?.id, reason: 'spam' });
    const [first] = (await ask(page, 'GET', '/api/admin/moderation/cases')) as { id: string }[];
    const decision = { action: 'suspend', days: 3, reason: 'Advertising.' };
    await ask(page, 'POST', `/api/admin/moderation/cases/${first?.id}/actions`, decision);

    await expect(other.page.getByText(/You can share again from/), 'without a reload').toBeVisible();
    await expect(other.share).toBeHidden();
    await other.page.reload();
    await expect(other.post('Buy my oil.')).toContainText('Hidden from others');
    await expect(other.posts.first().getByRole('button', { name: /^Praise/ })).toBeDisabled();
  });

  await test.step('a circle that the moderators closed says so at once, and has no button to restore it', async () => {
    const circles = new CirclesPage(owner.page);
    const id = await circles.make({ name: 'Tuesday Table' });
    await circles.open();
    await ask(page, 'DELETE', `/api/communities/${id}`);
    await expect(circles.card('Tuesday Table')).toContainText('Closed by the moderators');
    await expect(owner.button('Restore Tuesday Table')).toBeHidden();
    await checkAccessible(owner.page);
  });
});
