import { enterFeed, FeedPage } from '../pages/FeedPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

const ruth = newcomer('Ruth');
const boaz = newcomer('Boaz');

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' } });

test('what one shares stands on top and is announced to another, who can follow a link, report and block', async ({
  page,
  visitor,
  another,
  outbox,
  expectAccessible,
  faults,
}) => {
  // A post that is gone is asked for once more.
  faults.expect(/status of 404/);
  const feed = await enterFeed(visitor, ruth, outbox);
  const other = await enterFeed(await another(), boaz, outbox);

  await test.step('what one shares stands on top, and what another shares is only announced', async () => {
    const words = 'Please pray for my brother, who starts his treatment on Thursday.\n\nThank you.';
    await feed.write(words);
    await expect(feed.page.getByText('Sending…')).toBeVisible();
    await expect(visitor.toast('Please pray for my brother, who starts his treatme…')).toBeVisible();
    await expect(feed.posts).toHaveCount(1);
    await expect(feed.posts.first()).toContainText('Ruth (you)');
    await expect(feed.posts.first()).toContainText('Everyone in this church');

    await other.page.getByRole('button', { name: '1 new' }).click();
    await expect(other.post('Please pray for my brother')).toBeVisible();
    await expect(other.page.getByText('You’re all caught up')).toBeVisible();
    await other.write('The barley is in.');
    await expect(feed.page.getByRole('button', { name: '1 new' })).toBeVisible();
    await expect(feed.posts).toHaveCount(1);
    await expectAccessible();
    await feed.page.getByRole('button', { name: '1 new' }).click();
    await expect(feed.posts).toHaveCount(2);
    await expect(feed.posts.first()).toContainText('The barley is in.');
    await expect(feed.posts.first().getByRole('heading')).toBeFocused();
    await expect(feed.page.getByRole('button', { name: '1 new' })).toBeHidden();

    await other.choose('Boaz', 'Delete');
    await other.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other.post('The barley is in.')).toBeHidden();
    await expect(feed.post('The barley is in.'), 'it goes for everybody').toBeHidden();
  });

  await test.step('a link leads to its post, and to a kind word where there is none', async () => {
    const id = await feed.posts.first().getAttribute('data-post');
    await other.page.goto(`/chat#post=${id}`);
    await expect(other.post('Please pray for my brother')).toBeVisible();
    await expect(other.page.getByRole('tab')).toHaveCount(0);
    await other.choose('Ruth', 'Report');
    await other.page.getByLabel('Something else').check();
    await other.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await expect(other.page.getByText('This post is no longer here, or it is not shared with you.')).toBeVisible();
    await expect(other.page.getByRole('heading', { name: 'SoulFeed' })).toBeFocused();
    await page.goto('/chat#post=0b9f7c1e-0000-4000-8000-000000000000');
    await expect(page.getByText('This post is no longer here, or it is not shared with you.')).toBeVisible();
    await visitor.link('Go to SoulFeed').click();
    await expect(feed.posts).toHaveCount(1);
  });

  await test.step('what somebody reports or blocks is out of their sight', async () => {
    for (const words of ['Buy my oil.', 'Buy my figs.']) {
      await feed.write(words);
      await expect(page.getByText('Sending…')).toBeHidden();
    }
    // The post that was reported before is out of sight already.
    await other.open();
    await other.page.reload();
    await expect(other.posts).toHaveCount(2);
    await other.choose('Ruth', 'Report');
    const dialog = other.page.getByRole('dialog', { name: 'Report this post' });
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please choose what is wrong.');
    await dialog.getByLabel('It is advertising or a fraud').check();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(other.page.getByRole('region', { name: /^Notifications/ })).toContainText('Thank you for telling us');
    await expect(other.posts).toHaveCount(1);
    await expect(other.posts.first().getByRole('heading'), 'the focus goes on').toBeFocused();
    await other.choose('Ruth', 'Block Ruth');
    await other.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(other.page.getByRole('heading', { name: 'It is quiet here' })).toBeVisible();
    await expect(other.page.getByRole('heading', { name: 'SoulFeed' })).toBeFocused();
    await other.page.reload();
    await expect(other.page.getByRole('heading', { name: 'It is quiet here' })).toBeVisible();
  });
});

test('a prayer that was answered becomes a testimony, and a long feed is shown by pages', async ({
  page,
  visitor,
  outbox,
  expectAccessible,
  faults,
}) => {
  const feed = await enterFeed(visitor, ruth, outbox);

  await test.step('a testimony whose story is told once', async () => {
    await feed.openComposer();
    await feed.composer.getByRole('radio', { name: 'Prayer request' }).check();
    await feed.words.fill('Please pray for rain.');
    await feed.send.click();
    await expect(page.getByText('Sending…')).toBeHidden();
    await feed.choose('Ruth', 'Mark as answered');
    await page.getByLabel('What happened (optional)').fill('It rained all Sunday.');
    await expectAccessible();
    await visitor.button('Mark as answered').click();
    await expect(feed.posts.first()).toContainText('Testimony');
    await expect(feed.posts.first()).toContainText('It rained all Sunday.');
    await feed.choose('Ruth', 'Not answered yet');
    await visitor.button('Remove the story').click();
    await expect(feed.posts.first()).toContainText('Prayer request');
    await expect(feed.posts.first()).not.toContainText('It rained all Sunday.');
    faults.expect(/status of 409/);
    await feed.choose('Ruth', 'Mark as answered');
    await page.getByLabel('What happened (optional)').fill('It rained on Monday.');
    await visitor.button('Mark as answered').click();
    await expect(page.getByRole('alert')).toContainText('another can’t be told here');
    await page.getByLabel('What happened (optional)').fill('');
    await visitor.button('Mark as answered').click();
    await expect(feed.posts.first()).toContainText('Testimony');
    // Nothing is lost by it now, so nothing is asked.
    await feed.choose('Ruth', 'Not answered yet');
    await expect(feed.posts.first()).toContainText('Prayer request');
  });

  await test.step('the feed is shown by pages, to its end', async () => {
    const all = Array.from({ length: 33 }, (_, at) => ({
      id: `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`,
      content: `Post ${at}.`,
      author: null,
      postType: 'general',
      audience: 'everyone',
      circleId: null,
      anonymous: true,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 99 - at)).toISOString(),
      likeCount: 0,
      prayerCount: 0,
      liked: false,
      praying: false,
      mine: false,
      tags: [],
      status: 'published',
      answeredAt: null,
      answerStory: null,
      image: null,
    }));
    await page.route(/\/api\/posts\?scope=feed/, (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      const from = before === null ? 0 : all.findIndex(({ id }) => before.endsWith(id)) + 1;
      return route.fulfill({ json: all.slice(from, from + 30) });
    });
    await feed.open();
    await expect(feed.posts).toHaveCount(30);
    await visitor.button('Show more').click();
    await expect(feed.posts).toHaveCount(33);
    await expect(page.getByText('You’re all caught up')).toBeVisible();
    await expect(visitor.button('Show more')).toBeHidden();
  });
});

test('one’s own feed keeps its place in the address, counts a praise once, and takes a failed reaction back', async ({
  page,
  visitor,
  outbox,
  context,
  faults,
}) => {
  faults.expect(/ERR_FAILED/);
  const feed = await enterFeed(visitor, ruth, outbox);

  await test.step('the part of the feed that is open stands in the address', async () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Mine').click();
    await page.reload();
    await expect(tab('Mine')).toHaveAttribute('aria-selected', 'true');
    await expect(visitor.heading('Nothing of yours yet')).toBeVisible();
    await page.goBack();
    await expect(tab('Feed')).toHaveAttribute('aria-selected', 'true');
    await expect(feed.share).toBeVisible();
  });

  await test.step('two tabs of one person praise once', async () => {
    await feed.write('It rained.');
    await expect(page.getByText('Sending…')).toBeHidden();
    const second = new FeedPage(await context.newPage());
    await second.open();
    const praise = (of: FeedPage) => of.post('It rained.').getByRole('button', { name: /^Praise/ });
    // Held until both were pressed: a tab that heard of the other's press in time would take it back.
    const { promise: bothPressed, resolve } = Promise.withResolvers<void>();
    await context.route('**/reactions/praise', async (route) => {
      await bothPressed;
      await route.continue();
    });
    await praise(feed).click();
    await praise(second).click();
    resolve();
    for (const tab of [feed, second]) {
      await expect(praise(tab)).toHaveAttribute('aria-pressed', 'true');
      await expect(praise(tab)).toHaveText('Praise1');
      await expect(praise(tab)).toHaveAccessibleName('Praise, 1 so far: post of Ruth');
    }
    await page.reload();
    await expect(praise(feed)).toHaveText('Praise1');
    await praise(feed).click();
    await expect(praise(feed)).toHaveText('Praise');
    await expect(praise(second), 'the other tab hears of it').toHaveText('Praise');
    await context.unroute('**/reactions/praise');
  });

  await test.step('a post’s menu goes by keys, and its focus is seen', async () => {
    await feed.menuOf('Ruth').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const entry = page.getByRole('menuitem', { name: 'Delete' });
    await expect(entry).toBeFocused();
    await expect(entry).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await expect(feed.menuOf('Ruth')).toBeFocused();
  });

  await test.step('a reaction that fails goes back and says so', async () => {
    await page.route('**/reactions/**', (route) => route.abort());
    const praying = feed.posts.first().getByRole('button', { name: /^Praying/ });
    await praying.click();
    await expect(visitor.toast('Not saved')).toBeVisible();
    await expect(praying).toHaveText('Praying');
    await expect(praying).toHaveAttribute('aria-pressed', 'false');
  });
});
