import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKillable } from '../../killable.ts';
import { timeFor, times } from '../../long.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test, Visitor } from '../pages/people.ts';

test.use({ serviceWorkers: 'allow' });

// What was called saved is there after the browser was killed within 50 ms of it (docs/proof.md R13). SIGKILL leaves the
// system's own file cache alone, so that it can't tell strict durability from relaxed: it tells an early word from a true one.

const KILLS = times(20, 200);
const SAVED = 'Prayer saved on this device';
const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);

/** 0 up to 1, the same ones for the same seed. */
const randomOf = (from: number) => {
  let state = from >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A build that says "saved" first and writes a moment later. */
const writeLater = `
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (value, key) {
    if (this.name !== 'pendingPrayers') return add.call(this, value, key);
    const { db } = this.transaction;
    setTimeout(() => add.call(db.transaction('pendingPrayers', 'readwrite').objectStore('pendingPrayers'), value, key), 500);
    return this.get('nothing');
  };
`;

/** Writes a prayer without a network, and kills the browser soon after it was called saved. */
const writeAndDie = async (profile: string, baseURL: string, title: string, after: number, broken: string | null) => {
  const browser = await startKillable(profile);
  const { page, context } = browser;
  if (broken) await page.addInitScript({ content: broken });
  const dead = new Promise<void>((resolve, reject) => {
    void page.exposeFunction('saved', () => setTimeout(() => void browser.kill().then(resolve, reject), after));
  });
  await page.addInitScript(`
    new MutationObserver((changes) => {
      if (!window.told && changes.some(({ target }) => target.textContent?.includes('${SAVED}'))) {
        window.told = true;
        window.saved();
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  `);
  await page.goto(`${baseURL}/journal?new=prayer`);
  await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill(`${title}, in more words.`);
  // The browser may die before it answers.
  page
    .getByRole('button', { name: 'Save prayer' })
    .click()
    .catch(() => undefined);
  await dead;
};

/** The titles that reach the server in the end, after so many kills. */
const afterKills = async (baseURL: string, kills: number, broken: string | null): Promise<string[]> => {
  const random = randomOf(seed);
  const profile = await mkdtemp(join(tmpdir(), 'lampstand-profile-'));
  try {
    const first = await startKillable(profile);
    await new Visitor(first.page).register(newcomer('Ann'), baseURL);
    await first.page.goto(`${baseURL}/journal`);
    await new JournalPage(first.page).workerReady();
    // A cookie is on the disk only after half a minute, or when the browser is closed.
    await first.close();
    for (let n = 0; n < kills; n++) await writeAndDie(profile, baseURL, `Prayer ${n}`, random() * 50, broken);

    const last = await startKillable(profile);
    await last.page.goto(`${baseURL}/journal`);
    const journal = new JournalPage(last.page);
    await expect(journal.newPrayer).toBeVisible();
    await expect(last.page.getByText('not on your account yet')).toBeHidden({ timeout: 60_000 });
    const titles = await journal.onServer();
    await last.close();
    return titles;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

test('given the browser is killed, no prayer that was called saved is lost', async ({ server }) => {
  test.setTimeout(timeFor(KILLS, 15_000));
  console.log(`Killed browsers: LAMPSTAND_SEED=${seed}`);
  const titles = await afterKills(server.url, KILLS, null);
  const wanted = Array.from({ length: KILLS }, (_, n) => `Prayer ${n}`);
  expect(titles.toSorted()).toEqual(wanted.toSorted());
});

test('given a build that says "saved" too early, the loss is found', async ({ server }) => {
  test.setTimeout(timeFor(3, 15_000));
  expect((await afterKills(server.url, 3, writeLater)).length).toBeLessThan(3);
});
