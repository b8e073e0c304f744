import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../browser.ts';
import { startProxy, type Proxy } from '../proxy.ts';
import { startServer, type RunningServer } from '../server.ts';
import { FeedPage } from '../web/pages/FeedPage.ts';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { expect, kill, signUp, test as base, type Desktop } from './fixtures.ts';

interface Church {
  server: RunningServer;
  connection: Proxy;
  /** Streams that the app has open at the server. */
  streams(): number;
}

interface Fixtures {
  /** A server that asks for no subscription, and the way there. */
  church: Church;
  startThere(): Promise<Desktop>;
  /** Somebody else at a browser, at the feed. */
  other(): Promise<FeedPage>;
}

const test = base.extend<Fixtures>({
  church: async ({}, use) => {
    const server = await startServer({ SUBSCRIPTION_REQUIRED: 'false' });
    const connection = await startProxy();
    connection.target = server.url;
    let streams = 0;
    connection.fate = ({ url, socket }) => {
      if (url !== '/api/live') return 'pass';
      streams += 1;
      socket.once('close', () => (streams -= 1));
      return 'pass';
    };
    await use({ server, connection, streams: () => streams });
    await connection.close();
    await server.stop();
  },

  startThere: async ({ start, church }, use) => use(() => start('', { LAMPSTAND_SERVER: church.connection.url })),

  other: async ({ church }, use) => {
    const browser = await chromium.launch(findBrowser());
    await use(async () => {
      const page = await browser.newPage({ baseURL: church.server.url });
      await page.goto('/');
      await join(page, church.server, 'boaz');
      const feed = new FeedPage(page);
      await feed.open();
      return feed;
    });
    await browser.close();
  },
});

/** Makes an account with a confirmed address, and signs in. */
const join = async (page: Page, server: RunningServer, name = 'ann'): Promise<void> => {
  const tokens = () => [...server.logged().matchAll(/token=([\w-]+)/g)].map(([, token]) => token ?? '');
  const before = tokens().length;
  await signUp(page, name);
  // The letter is written after the answer.
  await expect.poll(() => tokens().length).toBeGreaterThan(before);
  const status = await page.evaluate(async (sent) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/auth/verify', { method: 'POST', headers, body: JSON.stringify({ token: sent }) })).status;
  }, tokens().at(-1));
  expect(status).toBe(204);
};

const FEED = 'app://lampstand/chat';

const openFeed = async ({ page }: Desktop): Promise<FeedPage> => {
  const feed = new FeedPage(page);
  await feed.open(FEED);
  return feed;
};

const waiting = ({ page }: FeedPage) => page.getByRole('article', { name: 'Your new post' });

test('a post and a picture of 3 MB from the desktop are shown, and what others share is heard there and elsewhere', async ({
  church,
  startThere,
  other,
}) => {
  test.slow();
  const desktop = await startThere();
  await join(desktop.page, church.server);
  const feed = await openFeed(desktop);
  const boaz = await other();
  await feed.write('We give thanks.');
  await expect(feed.posts.first()).toContainText('Ann (you)');
  await expect(feed.posts.first()).toContainText('We give thanks.');
  await boaz.page.getByRole('button', { name: '1 new' }).click();
  await expect(boaz.post('We give thanks.')).toContainText('Ann');
  await boaz.write('The barley is in.');
  await feed.page.getByRole('button', { name: '1 new' }).click();
  await expect(feed.posts.first()).toContainText('The barley is in.');
  const width = 1400;
  const height = 800;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  expect(picture.length).toBeGreaterThan(3_000_000);
  await feed.openComposer();
  await feed.words.fill('The field this morning.');
  await feed.addPicture(picture);
  await feed.composer.getByLabel('What is on the picture? (optional)').fill('Barley');
  await feed.send.click();
  await expect(feed.post('The field this morning.')).toBeVisible();
  await expect(waiting(feed)).toBeHidden();
  await boaz.page.getByRole('button', { name: '1 new' }).click();
  for (const shown of [feed, boaz]) {
    const image = shown.posts.first().getByRole('img', { name: 'Barley' });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((drawn) => (drawn instanceof HTMLImageElement ? drawn.naturalWidth : 0)))
      .toBeGreaterThan(0);
  }

  const answer = await desktop.page.evaluate(async (base64) => {
    const body = new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]);
    const reply = await fetch('/api/images', { method: 'POST', body, headers: { 'Content-Type': 'image/png' } });
    return { sent: body.size, status: reply.status };
  }, picture.toString('base64'));
  expect(answer).toEqual({ sent: picture.length, status: 200 });
  const open = church.streams();
  expect(open).toBeGreaterThan(0);
  await desktop.page.goto('app://lampstand/-/help');
  await expect.poll(church.streams).toBeLessThan(open);
  expect(desktop.faults.filter((fault) => !fault.includes('status of 401'))).toEqual([]);
});

test('a post that waits survives kill -9, is warned of at sign-out, and is shared once; damaged ones are told of', async ({
  church,
  startThere,
  profile,
}) => {
  test.slow();
  const first = await startThere();
  await join(first.page, church.server);
  const feed = await openFeed(first);
  church.connection.target = null;
  await feed.write('Written on the train.');
  await expect(waiting(feed)).toContainText('Waits for a connection');
  await kill(first);

  const second = await startThere();
  await second.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const { guard } = new JournalPage(second.page);
  await expect(guard).toContainText('1 post is not shared yet');
  await kill(second);
  church.connection.target = church.server.url;

  const third = await startThere();
  const last = await openFeed(third);
  await expect(last.post('Written on the train.')).toContainText('Ann (you)');
  await expect(waiting(last)).toBeHidden();
  const shared = () =>
    third.page.evaluate(async () => ((await (await fetch('/api/posts')).json()) as { content: string }[]).length);
  expect(await shared()).toBe(1);

  church.connection.target = null;
  await last.write('Written on the ferry.');
  await expect(waiting(last)).toContainText('Waits for a connection');
  await kill(third);
  for (const suffix of ['', '-wal']) await writeFile(`${profile}/journal/posts/journal.sqlite${suffix}`, 'rubbish');

  const { page } = await startThere();
  const told = page.getByRole('dialog', { name: 'Posts that waited are missing here' });
  await expect(told).toContainText('None could be saved; 1 missing.');
  await told.getByRole('button', { name: 'All right' }).click();
  await page.goto('app://lampstand/journal');
  await expect(new JournalPage(page).newPrayer).toBeVisible();
  await expect(told).toBeHidden();
});
