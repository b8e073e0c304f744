import { chromium } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../browser.ts';
import { lostConnection } from '../../fixtures.ts';
import { timeFor, times } from '../../long.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { shortenPin } from '../pages/oldLock.ts';
import { expect, newcomer, PASSWORD, test as base, Visitor } from '../pages/people.ts';

const ann = newcomer('Ann');

const test = base.extend<{ journal: JournalPage }>({
  journal: async ({ page, visitor }, use) => {
    await visitor.signUp(ann);
    const journal = new JournalPage(page);
    await journal.open();
    await use(journal);
  },
});

const PIN = '271828';

const lock = (journal: JournalPage): Promise<string> => journal.lockWith(PIN);

const unlock = (journal: JournalPage, label: string, secret: string) => journal.unlock(label, secret);

test('a locked journal is unreadable on the device, opens with the PIN, and with the recovery key', async ({
  journal,
  page,
  expectAccessible,
}) => {
  test.slow();
  await journal.write('Secret before', 'nobody may read this');
  await journal.expectState('Secret before', 'Safe');
  expect(await journal.onDisk()).toContain('nobody may read this');
  await journal.choose('Lock');
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  const code = await lock(journal);
  await journal.write('Secret after', 'nor this');
  await journal.toList();
  await journal.expectState('Secret after', 'Safe');
  await journal.newPrayer.click();
  await page.getByLabel('Title', { exact: true }).fill('half a secret');
  await expect.poll(() => journal.onDisk(), 'the draft is kept').toMatch(/"key":"draft:[^}]*"data":"sealed:/);
  await journal.read('Secret before');
  await journal.button('Add update: Secret before').click();
  await page.getByLabel('Update', { exact: true }).fill('one more secret');
  await expect.poll(() => journal.onDisk()).toMatch(/"key":"draft:[^}]*"data":"sealed:/);
  const kept = await journal.everywhere();
  for (const words of ['Secret before', 'nobody may read this', 'Secret after', 'half a secret', 'one more secret'])
    expect(kept).not.toContain(words);

  await page.reload();
  await expect(page.getByText('Your journal is locked on this device.', { exact: false })).toBeVisible();
  await expect(journal.prayers).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (let time = 0; time < 3; time++) {
    await unlock(journal, 'PIN', '000000');
    await expect(page.getByRole('alert')).toContainText('That is not the PIN.');
  }
  await expect(page.getByText(/^Please wait/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await page.reload();
  await unlock(journal, 'PIN', PIN);
  await expect(page.getByText(/^Please wait/), 'a reload does not end the wait').toBeVisible();

  await page.getByRole('button', { name: 'Use the recovery key' }).click();
  await unlock(journal, 'Recovery key', code.toLowerCase());
  await journal.toList();
  await expect(journal.prayer('Secret before')).toContainText('nobody may read this');
  await journal.newPrayer.click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('half a secret');

  await page.reload();
  await unlock(journal, 'PIN', PIN);
  await expect(journal.prayers).toHaveCount(2);
  expect((await journal.onServer()).sort()).toEqual(['Secret after', 'Secret before']);

  await journal.choose('Lock');
  await journal.button('Take the lock off').click();
  await expect.poll(() => journal.onDisk()).toContain('nobody may read this');
  await page.reload();
  await expect(journal.prayers).toHaveCount(2);
});

test('pending changes of a locked journal are sent once it is unlocked, and starting over without PIN and key loses what was not', async ({
  journal,
  page,
  visitor,
  context,
  faults,
}) => {
  faults.expect(lostConnection);
  await lock(journal);

  await test.step('pending changes are sent after it is unlocked', async () => {
    await context.setOffline(true);
    await journal.write('Offline and sealed', 'plain words');
    await journal.choose('Lock');
    await journal.button('Lock now').click();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    // Whoever hears that the connection is back, hears it in one turn.
    await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText('Back online');
    expect(sent.filter((path) => path.startsWith('/api/prayers'))).toEqual([]);
    expect(await journal.onServer()).toEqual([]);
    await unlock(journal, 'PIN', PIN);
    await journal.expectState('Offline and sealed', 'Safe');
    await expect(journal.prayer('Offline and sealed')).toContainText('plain words');
    expect(await journal.onServer()).toEqual(['Offline and sealed']);
  });

  await test.step('starting over removes all of the journal here and asks for the password', async () => {
    await context.setOffline(true);
    await journal.write('Only here', 'sealed, and not sent');
    await journal.choose('Lock');
    await journal.button('Lock now').click();
    await context.setOffline(false);
    await journal.button('I have neither of them').click();
    await expect(
      page.getByText('One change is not saved to your account yet and would be lost for good.'),
    ).toBeVisible();
    await journal.button('Remove it here and log out').click();
    await expect(page).toHaveURL('/');
    await expect(visitor.login).toBeVisible();
    await expect.poll(() => journal.onDisk()).not.toMatch(/sealed:|vault:[^}]*"pin"/);
    await visitor.login.click();
    await visitor.signIn(ann.email, PASSWORD);
    await expect(visitor.name('Ann')).toBeVisible();
    await journal.open();
    await expect(journal.prayer('Offline and sealed')).toContainText('plain words');
    await expect(journal.prayers).toHaveCount(1);
  });
});

test('given a reload while the lock is turned on or off, the journal is wholly locked or unlocked', async ({
  journal,
  page,
}) => {
  const rounds = times(4, 60);
  test.setTimeout(timeFor(rounds, 20_000));
  await journal.write('First');
  await journal.write('Second');
  await journal.expectState('Second', 'Safe');
  const throttle = await page.context().newCDPSession(page);
  let locked = false;
  for (let round = 0; round < rounds; round++) {
    await journal.choose('Lock');
    if (!locked) {
      await page.getByLabel('PIN', { exact: true }).fill(PIN);
      await page.getByLabel('The same again', { exact: true }).fill(PIN);
    }
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 + (round % 6) });
    // In the page itself: nothing of ours stands between the click and the moment at which it goes.
    const gone = page.waitForEvent('load');
    await page.getByRole('button', { name: locked ? 'Take the lock off' : 'Lock my journal' }).evaluate(
      (button: HTMLElement, after) => {
        button.click();
        setTimeout(() => location.reload(), after);
      },
      (round * (locked ? 7 : 61)) % 400,
    );
    await gone;
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const locker = page.getByRole('form', { name: 'Unlock your journal' });
    await expect(locker.or(journal.newPrayer)).toBeVisible();
    locked = await locker.isVisible();
    const disk = await journal.onDisk();
    expect(disk.includes('First, in more words.'), 'readable on the disk').toBe(!locked);
    if (locked) await unlock(journal, 'PIN', PIN);
    await expect(journal.prayers).toHaveCount(2);
  }
});

/** The files below a folder in which one of these words stands, as bytes or as UTF-16. */
const filesWith = async (folder: string, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
    for (const word of words)
      if (bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le'))) found.push(`${word} in ${entry.name}`);
  }
  return found;
};

test('given a lock was set up, no file of the browser contains earlier prayers or drafts in plain text', async ({
  server,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'lampstand-profile-'));
  const visit = async (what: (journal: JournalPage) => Promise<void>) => {
    const browser = await chromium.launchPersistentContext(profile, { ...findBrowser(), baseURL: server.url });
    await what(new JournalPage(browser.pages()[0] ?? (await browser.newPage())));
    await browser.close();
  };
  const words = ['nobody may read', 'still being typed'];
  await visit(async (journal) => {
    await new Visitor(journal.page).signUp(newcomer('Anna'));
    await journal.open();
    await journal.write('Before the lock', 'nobody may read this');
    await journal.expectState('Before the lock', 'Safe');
    await journal.newPrayer.click();
    await journal.page.getByRole('textbox', { name: 'Prayer', exact: true }).fill('this is still being typed');
    await expect.poll(() => journal.onDisk()).toContain('still being typed');
    await lock(journal);
  });
  // A browser clears a deleted database out of its files at the latest when it opens them again.
  await expect(async () => {
    await visit(async ({ page }) => {
      await page.goto('/journal');
      await expect(page.getByRole('form', { name: 'Unlock your journal' })).toBeVisible();
    });
    expect(await filesWith(profile, words)).toEqual([]);
  }).toPass();
  await rm(profile, { recursive: true, force: true });
});

/** As when another window lay before the page for half a minute. */
const lookAway = () => {
  const turn = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const { now } = Date;
  turn('hidden');
  Date.now = () => now() + 30_000;
  turn('visible');
  Date.now = now;
};

test('given two tabs, only the idle one locks itself and drafts survive; a new PIN needs six characters, an older one works', async ({
  journal,
  page,
  context,
}) => {
  await test.step('a new PIN needs six characters', async () => {
    await journal.choose('Lock');
    const pin = page.getByLabel('PIN', { exact: true });
    await pin.fill('27182');
    await journal.button('Lock my journal').click();
    await expect(pin).toHaveAccessibleDescription(/Please use at least 6 characters\./);
    await expect(pin).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('only the idle tab locks itself, and drafts survive', async () => {
    await lock(journal);
    const other = new JournalPage(await context.newPage());
    await other.page.goto('/journal');
    await unlock(other, 'PIN', PIN);
    await expect(other.newPrayer).toBeVisible();
    await journal.newPrayer.click();
    await page.getByLabel('Title', { exact: true }).fill('Begun');
    await other.page.evaluate(lookAway);
    await expect(other.page.getByRole('form', { name: 'Unlock your journal' })).toBeVisible();
    await unlock(other, 'PIN', PIN);
    await other.choose('Lock');
    // In one turn with the other tab's lock, before the draft would have been kept by itself.
    await page.getByLabel('Title', { exact: true }).fill('Begun and gone on');
    await other.button('Lock now').click();
    await expect(page.getByRole('form', { name: 'Unlock your journal' })).toBeVisible();
    expect(await journal.everywhere()).not.toContain('Begun');
    await unlock(journal, 'PIN', PIN);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Begun and gone on');
    await other.page.close();
  });

  await test.step('an older shorter PIN works, and a longer one is suggested', async () => {
    await page.evaluate(shortenPin, [PIN, '2718'] as const);
    await page.goto('/journal');
    await unlock(journal, 'PIN', '2718');
    await journal.button('Choose a longer PIN').click();
    await page.getByLabel('New PIN', { exact: true }).fill('a lamp on a stand');
    await page.getByLabel('The same again', { exact: true }).fill('a lamp on a stand');
    await journal.button('Change the PIN').click();
    await expect(journal.button('Choose a longer PIN')).toBeHidden();
    await page.reload();
    await unlock(journal, 'PIN', 'a lamp on a stand');
    await expect(journal.newPrayer).toBeVisible();
    await expect(journal.button('Choose a longer PIN')).toBeHidden();
  });
});
