import { JournalPage } from './pages/JournalPage.ts';
import { expect, test as base } from './pages/people.ts';

const test = base.extend<{ journal: JournalPage }>({
  journal: async ({ page, visitor }, use) => {
    await visitor.register({ email: 'ann@example.org', nickname: 'Ann' });
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

test('a locked journal is unreadable on the device, opens with the PIN, and with the recovery key', async ({
  journal,
  page,
  expectAccessible,
}) => {
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
  await page.waitForTimeout(600);
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
});

test('what waits in a locked journal is sent once it is open, and as it was written', async ({
  journal,
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await lock(journal);
  await context.setOffline(true);
  await journal.write('Offline and sealed', 'plain words');
  await journal.button('Lock').click();
  await journal.button('Lock now').click();
  await context.setOffline(false);
  await page.waitForTimeout(1500);
  expect(await journal.onServer()).toEqual([]);
  await unlock(journal, 'PIN', PIN);
  await journal.expectState('Offline and sealed', 'Safe');
  await expect(journal.prayer('Offline and sealed')).toContainText('plain words');
  expect(await journal.onServer()).toEqual(['Offline and sealed']);
});
