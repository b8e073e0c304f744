import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKillable } from '../../killable.ts';
import { timeFor, times } from '../../long.ts';
import type { Page } from '@playwright/test';
import { FeedPage } from '../pages/FeedPage.ts';
import { JournalPage, readDatabase } from '../pages/JournalPage.ts';
import { expect, newcomer, test, Visitor, type Outbox } from '../pages/people.ts';

test.use({ ownServer: { SUBSCRIPTION_REQUIRED: 'false' }, serviceWorkers: 'allow' });

// What was called saved, prayers and posts in turn, is there after the browser was killed within 50 ms of it (docs/proof.md R13). SIGKILL leaves the
// system's own file cache alone, so that it can't tell strict durability from relaxed: it tells an early word from a true one.

const KILLS = times(20, 200);
const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);

/** 0 up to 1, the same ones for the same seed. */
const randomOf = (from: number) => {
  let state = from >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A build that says "saved" first, shows what it has in memory, and writes a moment later. */
const writeLater = `
  const { add, getAll } = IDBObjectStore.prototype;
  const { get: resultOf } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'result');
  let early = [];
  IDBObjectStore.prototype.add = function (value, key) {
    if (this.name !== 'pendingPrayers') return add.call(this, value, key);
    const { db } = this.transaction;
    early.push(value);
    setTimeout(() => {
      early = early.filter((each) => each !== value);
      add.call(db.transaction('pendingPrayers', 'readwrite').objectStore('pendingPrayers'), value, key);
    }, 500);
    return this.get('nothing');
  };
  IDBObjectStore.prototype.getAll = function (...args) {
    const request = getAll.apply(this, args);
    const isPosts = this.name === 'pendingPrayers' && this.transaction.db.name === 'lampstand-posts';
    if (isPosts)
      Object.defineProperty(request, 'result', {
        get: () => [...resultOf.call(request), ...early.filter(({ id }) => id.startsWith('post_'))],
      });
    return request;
  };
`;

const ann = newcomer('Ann');
const wordsOf = (n: number): string => `Item ${n}, in more words.`;
const isPost = (n: number): boolean => n % 2 === 1;

/** Has the page tell `saved` as soon as this item is said to be kept: posts of before stand there too. */
const tellWhenKept = (n: number): string => `
  const isKept = () => ${
    isPost(n)
      ? `[...document.querySelectorAll('article')].some(
           ({ textContent }) => textContent.includes('${wordsOf(n)}') && textContent.includes('Waits for a connection'))`
      : `document.body?.textContent.includes('Prayer saved on this device')`
  };
  new MutationObserver(() => {
    if (window.told || !isKept()) return;
    window.told = true;
    window.saved();
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** Writes without a network; the browser may die before it answers. */
const write = async (page: Page, baseURL: string, n: number): Promise<void> => {
  const goOffline = () => page.context().setOffline(true);
  if (isPost(n)) {
    const feed = new FeedPage(page);
    await feed.open(`${baseURL}/chat`);
    await feed.openComposer();
    await goOffline();
    await feed.words.fill(wordsOf(n));
    feed.send.click().catch(() => undefined);
    return;
  }
  await page.goto(`${baseURL}/journal?new=prayer`);
  await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
  await goOffline();
  await page.getByLabel('Title', { exact: true }).fill(`Item ${n}`);
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill(wordsOf(n));
  page
    .getByRole('button', { name: 'Save prayer' })
    .click()
    .catch(() => undefined);
};

/** Writes a prayer or a post without a network, and kills the browser soon after it was called saved. */
const writeAndDie = async (profile: string, baseURL: string, n: number, after: number, broken: string | null) => {
  const browser = await startKillable(profile);
  const { page } = browser;
  if (broken) await page.addInitScript({ content: broken });
  const dead = new Promise<void>((resolve, reject) => {
    void page.exposeFunction('saved', () => setTimeout(() => void browser.kill().then(resolve, reject), after));
  });
  await page.addInitScript(tellWhenKept(n));
  await write(page, baseURL, n);
  await dead;
};

/** What the server has of somebody's posts. */
const postsOnServer = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const posts = (await (await fetch('/api/posts?scope=mine&limit=100')).json()) as { content: string }[];
    return posts.map(({ content }) => content);
  });

const joinAndVerify = async (page: Page, baseURL: string, outbox: Outbox): Promise<void> => {
  await new Visitor(page).register(ann, baseURL);
  const token = (await outbox.nextLink(ann.email)).split('token=')[1];
  await expect(await page.request.post(`${baseURL}/api/auth/verify`, { data: { token } })).toBeOK();
};

/** The items that are there in the end, after so many kills: on the server, or, of more posts than an hour allows, still here. */
const afterKills = async (baseURL: string, outbox: Outbox, kills: number, broken: string | null): Promise<number[]> => {
  const random = randomOf(seed);
  const profile = await mkdtemp(join(tmpdir(), 'lampstand-profile-'));
  try {
    const first = await startKillable(profile);
    await joinAndVerify(first.page, baseURL, outbox);
    await first.page.goto(`${baseURL}/journal`);
    await new JournalPage(first.page).workerReady();
    // A cookie is on the disk only after half a minute, or when the browser is closed.
    await first.close();
    for (let n = 0; n < kills; n++) await writeAndDie(profile, baseURL, n, random() * 50, broken);

    const last = await startKillable(profile);
    await last.page.goto(`${baseURL}/journal`);
    const journal = new JournalPage(last.page);
    await expect(journal.newPrayer).toBeVisible();
    await expect(last.page.getByText('not on your account yet')).toBeHidden({ timeout: 60_000 });
    const titles = await journal.onServer();
    const waiting = await last.page.evaluate(readDatabase, 'lampstand-posts');
    const shared = await postsOnServer(last.page);
    expect(new Set(shared).size, 'each post is shared once').toBe(shared.length);
    await last.close();
    return Array.from({ length: kills }, (_, n) => n).filter((n) =>
      isPost(n)
        ? shared.includes(wordsOf(n)) || waiting.includes(wordsOf(n))
        : titles.filter((title) => title === `Item ${n}`).length === 1,
    );
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

test('given the browser is killed, no prayer and no post that was called saved is lost', async ({ server, outbox }) => {
  test.setTimeout(timeFor(KILLS, 15_000));
  console.log(`Killed browsers: LAMPSTAND_SEED=${seed}`);
  const there = await afterKills(server.url, outbox, KILLS, null);
  expect(there).toEqual(Array.from({ length: KILLS }, (_, n) => n));
});

test('given a build that says "saved" too early, the loss is found', async ({ server, outbox }) => {
  test.setTimeout(timeFor(4, 15_000));
  const there = await afterKills(server.url, outbox, 4, writeLater);
  expect(there.filter(isPost), 'posts').toHaveLength(0);
  expect(there.length).toBeLessThan(3);
});
