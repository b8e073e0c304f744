import { lostConnection } from '../fixtures.ts';
import { timeFor, times } from '../long.ts';
import { JournalPage } from './pages/JournalPage.ts';
import { expect, newcomer, test as base } from './pages/people.ts';

const test = base.extend<{ journal: JournalPage }>({
  journal: async ({ page, visitor }, use) => {
    await visitor.register(newcomer('Ann'));
    const journal = new JournalPage(page);
    await journal.open();
    await use(journal);
  },
});

const PIN = '271828';

const lock = async (journal: JournalPage): Promise<string> => {
  const { page } = journal;
  await journal.button('Lock').click();
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByLabel('The same again', { exact: true }).fill(PIN);
  await journal.button('Lock my journal').click();
  await expect(page.getByRole('dialog', { name: 'Your recovery key' })).toBeVisible();
  const code = /(?:[A-Z0-9]{4}-){5}[A-Z0-9]{4}/.exec(await page.getByRole('dialog').innerText())?.[0] ?? '';
  expect(code).not.toBe('');
  await journal.button('I have written it down').click();
  return code;
};

const unlock = async ({ page }: JournalPage, label: string, secret: string) => {
  await page.getByLabel(label, { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Unlock' }).click();
};

test(
  'a locked journal is unreadable on the device, opens with the PIN, and with the recovery key',
  { tag: '@phone' },
  async ({ journal, page, expectAccessible }) => {
    test.slow();
    await journal.write('Secret before', 'nobody may read this');
    await journal.expectState('Secret before', 'Safe');
    expect(await journal.onDisk()).toContain('nobody may read this');
    await journal.button('Lock').click();
    await expectAccessible();
    await page.keyboard.press('Escape');
    const code = await lock(journal);
    await journal.write('Secret after', 'nor this');
    await journal.expectState('Secret after', 'Safe');
    await journal.newPrayer.click();
    await page.getByLabel('Title', { exact: true }).fill('half a secret');
    await expect.poll(() => journal.onDisk(), 'the draft is kept').toMatch(/"key":"draft:[^}]*"data":"sealed:/);
    const disk = await journal.onDisk();
    for (const words of ['Secret', 'nobody may', 'nor this', 'half a secret']) expect(disk).not.toContain(words);

    await page.reload();
    await expect(page.getByText('Your journal is locked on this device.', { exact: false })).toBeVisible();
    await expect(journal.prayers).toHaveCount(0);
    await expectAccessible();
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
    await expect(journal.prayer('Secret before')).toContainText('nobody may read this');
    await journal.newPrayer.click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('half a secret');

    await page.reload();
    await unlock(journal, 'PIN', PIN);
    await expect(journal.prayers).toHaveCount(2);
    expect((await journal.onServer()).sort()).toEqual(['Secret after', 'Secret before']);

    await journal.button('Lock').click();
    await journal.button('Take the lock off').click();
    await expect.poll(() => journal.onDisk()).toContain('nobody may read this');
    await page.reload();
    await expect(journal.prayers).toHaveCount(2);
  },
);

test('what waits in a locked journal is sent once it is open, and as it was written', async ({
  journal,
  page,
  context,
  faults,
}) => {
  faults.expect(lostConnection);
  await lock(journal);
  await context.setOffline(true);
  await journal.write('Offline and sealed', 'plain words');
  await journal.button('Lock').click();
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

test('a reload in the midst of locking or unlocking for good leaves it locked or unlocked', async ({
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
    await journal.button('Lock').click();
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
