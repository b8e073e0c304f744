import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { enterFeed, FeedPage } from '../pages/FeedPage.ts';
import { JournalPage, readDatabase } from '../pages/JournalPage.ts';
import { expect, newcomer, PASSWORD, test as base } from '../pages/people.ts';

// Posts that wait on a device: seen by their writer and nobody else, kept whatever happens, never falsely called shared.

const ruth = newcomer('Ruth');

const test = base.extend<{ feed: FeedPage }>({
  feed: async ({ page, visitor, outbox, faults }, use) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|gave no answer/);
    const feed = await enterFeed(visitor, ruth, outbox);
    await new JournalPage(page).workerReady();
    await page.waitForLoadState('networkidle');
    await use(feed);
  },
});

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' }, serviceWorkers: 'allow' });

const waiting = ({ page }: FeedPage) => page.getByRole('article', { name: 'Your new post' });
const button = (feed: FeedPage, name: string) => waiting(feed).getByRole('button', { name, exact: true });
/** What waits on the disk of this browser. */
const onDisk = ({ page }: FeedPage): Promise<string> => page.evaluate(readDatabase, 'lampstand-posts');

/** The page as after a restart without a network: only what the device has. */
const reloadOffline = async (feed: FeedPage, context: BrowserContext) => {
  await context.setOffline(true);
  await feed.page.reload();
  await expect(feed.page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
};

test('given a restart offline, one sees, changes and discards what waits, and nothing of others', async ({
  feed,
  context,
  expectAccessible,
}) => {
  const { page } = feed;
  await feed.write('Seen by all.');
  await expect(feed.post('Seen by all.')).toContainText('Ruth (you)');
  await context.setOffline(true);
  await feed.write('Written on the train.');
  await expect(waiting(feed)).toContainText('Waits for a connection');

  await reloadOffline(feed, context);
  await expect(waiting(feed)).toContainText('Written on the train.');
  await expect(waiting(feed)).toContainText('Ruth');
  await expect(page.getByText('1 post waits on this device to be shared.')).toBeVisible();
  await expect(feed.posts).toHaveCount(1);
  await expectAccessible();
  await button(feed, 'Change').click();
  await feed.words.fill('Written on the ferry.');
  await feed.send.click();
  await expect(feed.composer).toBeHidden();
  await expect(waiting(feed)).toContainText('Written on the ferry.');
  expect(await onDisk(feed)).toContain('ferry');
  expect(await onDisk(feed)).not.toContain('train');

  // Circles show it too, and it is shared when they can be asked again.
  await page.goto('/circles');
  await expect(waiting(feed)).toContainText('Written on the ferry.');
  await context.setOffline(false);
  await feed.open();
  await expect(waiting(feed)).toBeHidden();
  await expect(feed.post('Written on the ferry.')).toContainText('Ruth (you)');

  await context.setOffline(true);
  await feed.write('Not after all.');
  await expect(waiting(feed)).toContainText('Waits for a connection');
  await reloadOffline(feed, context);
  await button(feed, 'Discard').click();
  // The server is asked again meanwhile, in vain: the question stays.
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/user'));
  const discard = page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true });
  await discard.evaluate((element) => {
    element.dataset['kept'] = '';
    window.dispatchEvent(new Event('online'));
  });
  await asked;
  await expect(discard).toHaveAttribute('data-kept', '');
  await discard.click();
  await expect(waiting(feed)).toBeHidden();
  await expect.poll(() => onDisk(feed)).not.toContain('Not after all');
});

test('given the journal is locked, posts that wait are counted and not shown until it is open', async ({
  feed,
  context,
}) => {
  const { page } = feed;
  const journal = new JournalPage(page);
  const pin = '246813579';
  await context.setOffline(true);
  await feed.write('A secret thanks.');
  await expect(waiting(feed)).toContainText('Waits for a connection');
  await journal.open();
  await journal.lockWith(pin);
  expect(await onDisk(feed)).not.toContain('A secret thanks.');
  await page.goto('/chat');
  await expect(page.getByText('1 post waits on this device behind your journal’s PIN.')).toBeVisible();
  await expect(page.getByText('A secret thanks.')).toBeHidden();
  await page.getByRole('link', { name: 'Unlock your journal' }).click();
  await journal.unlock('PIN', pin);
  await expect(journal.newPrayer).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SoulFeed' }).click();
  await expect(waiting(feed)).toContainText('A secret thanks.');
});

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b46a28' } })
    .png()
    .toBuffer();

/** Writes a post offline whose picture can't be sent. */
const writeUnsent = async (feed: FeedPage, context: BrowserContext, words: string) => {
  await context.setOffline(true);
  await feed.openComposer();
  await feed.words.fill(words);
  await feed.addPicture(await picture());
  await feed.send.click();
  await expect(waiting(feed)).toContainText('Not shared yet');
};

/** The same, with the device online again once it has kept the post. */
const leaveUnsent = async (feed: FeedPage, context: BrowserContext) => {
  await writeUnsent(feed, context, 'The field this morning.');
  await expect.poll(() => feed.page.evaluate(readDatabase, 'lampstand')).toContain('The field');
  await context.setOffline(false);
};

test('given a picture and no network, words and picture stay, also after a restart, until they are shared', async ({
  feed,
  context,
  expectAccessible,
}) => {
  const { page } = feed;
  await writeUnsent(feed, context, 'The field this morning.');
  await expect(waiting(feed).getByRole('alert')).toContainText('A picture needs a connection');
  await expect(waiting(feed).getByRole('img', { name: 'What you chose' })).toBeVisible();
  await expectAccessible();

  // Another tab of the same browser, as after this one was closed: nothing of its session is there.
  await page.close();
  const later = new FeedPage(await context.newPage());
  await later.page.goto('/chat');
  await expect(waiting(later)).toContainText('The field this morning.');
  await expect(waiting(later).getByRole('img', { name: 'What you chose' })).toBeVisible();
  await context.setOffline(false);
  await later.open();
  await button(later, 'Try again').click();
  await expect(later.post('The field this morning.').getByRole('img').first()).toBeVisible();
  await expect(waiting(later)).toBeHidden();
  await later.page.reload();
  await expect(later.post('The field this morning.')).toHaveCount(1);
});

test('a sign-out asks before it removes a post whose picture could not be sent, and an account that is deleted takes it along', async ({
  feed,
  context,
  visitor,
}) => {
  const { page } = feed;

  await test.step('signing out asks before it removes a post whose picture could not be sent', async () => {
    await leaveUnsent(feed, context);
    const { guard } = new JournalPage(page);
    const signOut = async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Logout', exact: true }).click();
      await expect(guard).toContainText('A post with a picture is not shared yet.');
    };
    await signOut();
    await guard.getByRole('button', { name: 'Stay signed in' }).click();
    await feed.open();
    await expect(waiting(feed).getByRole('img', { name: 'What you chose' })).toBeVisible();
    expect(await page.evaluate(readDatabase, 'lampstand')).toContain('The field');
    await signOut();
    await guard.getByRole('button', { name: 'Log out, leave it here' }).click();
    await expect(visitor.login).toBeVisible();
    expect(await page.evaluate(readDatabase, 'lampstand')).toContain('The field');
    await visitor.login.click();
    await visitor.signIn(ruth.email);
    await expect(visitor.login).toBeHidden();
    await feed.open();
    await expect(waiting(feed).getByRole('img', { name: 'What you chose' })).toBeVisible();
    await signOut();
    await guard.getByRole('button', { name: 'Log out and remove it' }).click();
    await expect(visitor.login).toBeVisible();
    await expect.poll(() => page.evaluate(readDatabase, 'lampstand')).not.toContain('The field');
  });

  await test.step('nothing that waits stays on the device when its account is deleted', async () => {
    await visitor.login.click();
    await visitor.signIn(ruth.email);
    await expect(visitor.login).toBeHidden();
    await feed.open();
    await leaveUnsent(feed, context);
    await page.goto('/profile');
    await visitor.button('Delete my account').click();
    await visitor.field('Your password').fill(PASSWORD);
    await visitor.button('Delete for good').click();
    await expect(visitor.login).toBeVisible();
    await expect.poll(() => page.evaluate(readDatabase, 'lampstand')).not.toContain('The field');
  });
});

test('a picture stays with its draft, can be left out of a post that waits, and is shared once from two tabs', async ({
  feed,
  context,
}) => {
  await test.step('a draft keeps its picture while the page reloads', async () => {
    await feed.openComposer();
    await feed.words.fill('Half a thanks');
    await feed.addPicture(await picture());
    await expect.poll(() => feed.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('data:image/');
    await feed.page.reload();
    await feed.openComposer();
    await expect(feed.words).toHaveValue('Half a thanks');
    await expect(feed.composer.getByRole('img', { name: 'What you chose' })).toBeVisible();
    await feed.composer.getByRole('button', { name: 'Remove the picture' }).click();
    await feed.page.reload();
    await feed.openComposer();
    await expect(feed.composer.getByRole('img', { name: 'What you chose' })).toBeHidden();
    await feed.page.keyboard.press('Escape');
  });

  await test.step('a post whose picture can’t be sent is shared without it, as soon as there is a network', async () => {
    await writeUnsent(feed, context, 'Only the words.');
    await button(feed, 'Share without the picture').click();
    await expect(waiting(feed)).toContainText('Waits for a connection');
    expect(await onDisk(feed)).toContain('Only the words.');
    await context.setOffline(false);
    await expect(feed.post('Only the words.')).toContainText('Ruth (you)');
    await feed.page.reload();
    await expect(feed.post('Only the words.')).toHaveCount(1);
  });

  await test.step('two tabs that show the post can both try again, and it is shared once', async () => {
    await writeUnsent(feed, context, 'The field this morning.');
    // It is kept where the journal's lock seals it, and no longer in the tab.
    const session = () => feed.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(session).not.toContain('The field');
    await context.setOffline(false);
    const other = new FeedPage(await context.newPage());
    await other.open();
    await expect(waiting(other)).toContainText('The field this morning.');
    const uploads: string[] = [];
    const mayGoOn = Promise.withResolvers<void>();
    await context.route('**/api/images', async (route) => {
      uploads.push(route.request().url());
      await mayGoOn.promise;
      await route.continue();
    });
    await button(feed, 'Try again').click();
    await expect.poll(() => uploads.length).toBe(1);
    await button(other, 'Try again').click();
    await expect(waiting(other)).toContainText('Sending…');
    mayGoOn.resolve();
    for (const each of [feed, other]) {
      await expect(waiting(each)).toBeHidden();
      await expect(each.post('The field this morning.')).toHaveCount(1);
    }
    await other.open();
    await expect(other.post('The field this morning.')).toHaveCount(1);
    expect(uploads).toHaveLength(1);
  });
});

test('given a full disk offline, a post is neither called saved nor lost, and what waits is counted', async ({
  feed,
  context,
  server,
}) => {
  const { page } = feed;
  const browser = await context.newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: used + 8_000 });
  await context.setOffline(true);
  const failed = page.getByText('Not shared yet');
  const saved: string[] = [];
  for (let n = 1; n <= 60; n++) {
    await feed.write(`Post ${n}. ${'Many words. '.repeat(80)}`);
    const card = waiting(feed).filter({ hasText: `Post ${n}.` });
    await expect(card).toContainText(/Waits for a connection|Not shared yet/);
    if (await failed.isVisible()) break;
    saved.push(`Post ${n}.`);
  }
  await expect(page.getByRole('alert').first()).toContainText('This device has no room left for it');
  await expect(page.getByRole('alert').first()).toContainText('neither saved nor shared');
  if (saved.length > 0) {
    const counted = saved.length === 1 ? '1 post waits' : `${saved.length} posts wait`;
    await expect(page.getByText(`${counted} on this device to be shared.`)).toContainText('may clear them');
  }
  const disk = await onDisk(feed);
  expect(saved.filter((words) => !disk.includes(words))).toEqual([]);

  // The words are there, and go once there is room.
  const last = `Post ${saved.length + 1}.`;
  await expect(waiting(feed).filter({ hasText: last })).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', { origin: server.url });
  await expect(async () => {
    const again = button(feed, 'Try again');
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(waiting(feed).filter({ hasText: last })).toContainText('Waits for a connection', { timeout: 5000 });
  }).toPass();
  expect(await onDisk(feed)).toContain(last);
});

/** Found by the classifier alone (core/crisis/README.md, tier 2). */
const seenByClassifier = 'i gave all my pokemon cards to tyler cause where im going you cant take them';

test('given a device that could not look, danger in what waited meets its writer on whatever page they are', async ({
  page,
  visitor,
  outbox,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 422|signs of danger|ERR_FAILED/);
  await page.route(/signs\.worker/, (route) => route.abort());
  const feed = await enterFeed(visitor, ruth, outbox);
  await new JournalPage(page).workerReady();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await feed.write(seenByClassifier);
  await expect(waiting(feed)).toContainText('Waits for a connection');
  await page.getByRole('link', { name: 'Wisdom' }).first().click();
  await context.setOffline(false);
  const care = page.getByRole('dialog', { name: 'Help in danger' });
  await expect(care.getByRole('link', { name: /Call 988/ })).toBeVisible({ timeout: 60_000 });
  await care.getByRole('button', { name: 'Back to my words' }).click();
  await expect(feed.words).toHaveValue(seenByClassifier);
  expect(await onDisk(feed)).not.toContain('pokemon');
});

/** The server takes what is shared, and its answers do not come back until the given function is called. */
const loseAnswers = async ({ page }: FeedPage) => {
  let isLost = true;
  const lost: string[] = [];
  await page.route('**/api/posts', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    // The first reaches the server; what the device tries after that does not.
    if (lost.length === 0) await route.fetch();
    lost.push(route.request().postData() ?? '');
    await route.abort();
  });
  return { lost, comeBack: () => void (isLost = false) };
};

test('given a lost answer, words that were changed are known to be shared twice, and without a store a post is shared once', async ({
  feed,
  faults,
}) => {
  faults.expect(/ERR_FAILED|status of 409|journal could not be opened/);

  await test.step('one is told that the earlier version was shared too', async () => {
    const { lost, comeBack } = await loseAnswers(feed);
    await feed.write('As it was first.');
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await button(feed, 'Change').click();
    await feed.words.fill('As it is now.');
    await feed.send.click();
    await expect(feed.composer).toBeHidden();
    comeBack();
    const said = feed.page.getByText('An earlier version of this was shared too. You can delete it from your posts.');
    await expect(async () => {
      // As when a network comes back: at once, and not when the next try is due.
      await feed.page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(said.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(feed.post('As it was first.')).toBeVisible();
    await expect(feed.post('As it is now.')).toBeVisible();
  });

  await test.step('on a device without a store trying again shares the post once', async () => {
    await feed.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No store here.', 'InvalidStateError');
      };
    });
    await feed.open();
    const { lost, comeBack } = await loseAnswers(feed);
    await feed.write('Only once, please.');
    await expect(waiting(feed)).toContainText('Not shared yet');
    expect(lost).toHaveLength(1);
    comeBack();
    await button(feed, 'Try again').click();
    await expect(waiting(feed)).toBeHidden();
    await feed.open();
    await expect(feed.post('Only once, please.')).toHaveCount(1);
  });
});
