import type { Locator, Page } from '@playwright/test';
import { checkFits, settle } from '../../accessible.ts';
import { lostConnection } from '../../fixtures.ts';
import { enterCircles } from '../pages/CirclesPage.ts';
import { enterFeed, FeedPage } from '../pages/FeedPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';

test.use({
  sharedServer: { SUBSCRIPTION_REQUIRED: 'false' },
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

/** In pixels, as WCAG 2.2 target size (enhanced) has it. */
const TARGET = 44;

/** What is too small for a finger. Links within a text are left out; of a box to tick the label counts, too. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((min) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const boxOf = (each: HTMLElement) => {
      const label = each instanceof HTMLInputElement ? each.labels?.[0] : undefined;
      const boxes = [each, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...top.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'))
      .filter((each) => !(each instanceof HTMLAnchorElement && getComputedStyle(each).display === 'inline'))
      .map((each) => ({ each, ...boxOf(each) }))
      .filter(({ width, height }) => width > 1 && height > 1 && Math.min(width, height) < min - 0.5)
      .map(({ each, width, height }) => `${each.ariaLabel ?? (each.textContent || each.id)}: ${width} x ${height}`);
  }, TARGET);

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: NaN, height: NaN };
const bottomOf = async (place: Locator): Promise<number> => {
  const { y, height } = await boxOf(place);
  return y + height;
};

test('on a phone everything in the community fits, and can be hit with a finger', async ({ page, visitor, outbox }) => {
  const circles = await enterCircles(visitor, newcomer('Ruth'), outbox);
  const expectLarge = async (place: string) => {
    await checkFits(page);
    expect.soft(await smallTargets(page), place).toEqual([]);
  };
  await visitor.button('Create Circle').click();
  await expectLarge('the dialog of a new circle');
  const description = 'We eat, read the Psalms and pray. '.repeat(14).trim();
  const id = await circles.make({ name: 'Tuesday Table', description });
  await circles.open();
  await expect(circles.card('Tuesday Table')).toBeVisible();
  await expectLarge('the list of circles');
  for (const tab of ['Feed', 'Calendar', 'Verses', 'Members', 'Study', 'Settings']) {
    await circles.openCircle(id, tab);
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible();
    await expectLarge(tab);
  }
  await test.step('a long description leaves the tabs of its circle in sight, and opens', async () => {
    await circles.openCircle(id);
    const { y: fold } = await boxOf(page.getByRole('navigation').filter({ hasText: 'SoulFeed' }));
    expect(await bottomOf(circles.tab('Feed'))).toBeLessThan(fold);
    await visitor.button('More').click();
    await expect(visitor.button('Less')).toHaveAttribute('aria-expanded', 'true');
    expect(await bottomOf(circles.tab('Feed'))).toBeGreaterThan(fold);
  });
  await circles.openCircle(id, 'Settings');
  await visitor.button('Make a link').click();
  await expect(circles.dialog).toBeVisible();
  await expectLarge('the dialog of a link');

  await circles.openCircle(id, 'Calendar');
  await visitor.button('New event').click();
  await expectLarge('the dialog of a new event');

  const feed = new FeedPage(page);
  await feed.open();
  await feed.openComposer();
  await page.getByRole('radio').first().waitFor();
  await expectLarge('the composer');
  await feed.words.fill('Thank you all, and call me on (212) 555-0143.');
  await feed.send.click();
  await expect(visitor.button('Share anyway')).toBeVisible();
  await expectLarge('the question about private things');
  await visitor.button('Share anyway').click();
  await feed.posts.first().getByRole('button', { name: 'Praying' }).waitFor();
  await expectLarge('the feed');
  await feed.menuOf('Ruth').click();
  await expectLarge('the menu of a post');

  await page.goto('/profile');
  await visitor.button('Change your picture').waitFor();
  await expectLarge('the profile');
  await visitor.button('Change your picture').click();
  await expectLarge('the dialog of the picture');

  await page.keyboard.press('Escape');

  await visitor.setUpAdmin();
  await page.goto('/admin?tab=moderation');
  await visitor.heading('Content Moderation').waitFor();
  await expectLarge('the desk');
  await page.goto('/appeal#token=nothing-of-ours');
  await visitor.button('Send appeal').waitFor();
  await expectLarge('the page of an appeal');
});

test('on a phone neither the offline badge nor new posts cover what stands above the first post', async ({
  page,
  visitor,
  another,
  outbox,
  faults,
}) => {
  faults.expect(lostConnection);
  const feed = await enterFeed(visitor, newcomer('Ruth'), outbox);
  await feed.write('Thank you all.');
  await expect(page.getByRole('button', { name: 'Praying' })).toBeVisible();
  const other = await enterFeed(await another(), newcomer('Boaz'), outbox);
  await other.write('Please pray for rain.');
  const pill = await boxOf(visitor.button('1 new'));
  const name = await boxOf(feed.posts.first().getByRole('heading'));
  // Letters begin a little below the top of their line.
  expect(pill.y + pill.height).toBeLessThan(name.y + name.height / 4);
  await page.context().setOffline(true);
  const badge = page.getByRole('complementary', { name: 'Connection' });
  await expect(badge).toContainText('Your prayers will sync when connected');
  await settle(page);
  expect(await bottomOf(badge)).toBeLessThanOrEqual((await boxOf(feed.share)).y);
});

test('at 320 pixels with letters of double size the count of notices takes no room from the name', async ({
  page,
  visitor,
  outbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const notice = { kind: 'outcome', text: 'Thank you.', actionId: null, readAt: null };
  const notices = Array.from({ length: 12 }, (_, at) => ({
    ...notice,
    id: `00000000-0000-4000-8000-0000000000${10 + at}`,
    createdAt: new Date().toISOString(),
  }));
  await page.route('**/api/notices*', (route) => route.fulfill({ json: notices }));
  await enterFeed(visitor, newcomer('Ruth'), outbox);
  await expect(visitor.name('Ruth')).toContainText('9+');
  const cut = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const name = [...document.querySelectorAll<HTMLElement>('header span')].find((each) => each.textContent === 'Ruth');
    return name ? name.scrollWidth - name.clientWidth : Infinity;
  });
  expect(cut, 'pixels of the name that are not to be seen').toBe(0);
});
