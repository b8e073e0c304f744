import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import { chooseInMenu, expect, kill, secondStart, signUp, test, type Desktop } from '../fixtures.ts';
import { filesContaining } from './filesContaining.ts';

const journalOf = async ({ page }: Desktop): Promise<JournalPage> => {
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  await expect(journal.newPrayer).toBeVisible();
  return journal;
};

test('a prayer survives kill -9 and reaches the server once', async ({ start, server, connection }) => {
  test.slow();
  const first = await start();
  await signUp(first.page);
  const journal = await journalOf(first);
  await journal.write('Before');
  await journal.expectState('Before', 'Safe');
  connection.target = null;
  await journal.write('For my father');
  await kill(first);

  const second = await start();
  const again = await journalOf(second);
  await again.expectState('For my father', 'Saved here');
  await kill(second);
  connection.target = server.url;

  const third = await start();
  const last = await journalOf(third);
  await last.expectState('For my father', 'Safe');
  expect((await last.onServer()).toSorted()).toEqual(['Before', 'For my father']);
});

test('the page stores no prayer: the main process has the journal', async ({ start, profile }) => {
  const desktop = await start();
  await signUp(desktop.page);
  const journal = await journalOf(desktop);
  await journal.write('Zebulon seventeen');
  await journal.expectState('Zebulon seventeen', 'Safe');
  expect(await desktop.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  expect(await desktop.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Zebulon');
  expect(await readdir(join(profile, 'journal'))).toContain('journal.sqlite');
  await desktop.close();
  const logs = await readFile(join(profile, 'logs/lampstand.log'), 'utf8');
  expect(logs).toContain('"msg":"started"');
  expect(logs).not.toMatch(/Zebulon|ann\d*@example\.org|127\.0\.0\.1/);
});

test('searches the journal in the main process, after a restart too', async ({ start }) => {
  const first = await start();
  await signUp(first.page);
  const written = await journalOf(first);
  for (const title of ['Zoë’s fever', 'Work', 'Peace', 'Bread']) await written.write(title);
  await written.button('Answered: Bread').click();
  await first.page.getByLabel('What happened (optional)').fill('There was enough.');
  await written.button('Save').click();
  await expect(written.opened('Bread')).toContainText('There was enough.');
  await first.close();

  const { page, faults } = await start();
  const journal = await journalOf({ page } as Desktop);
  await page.getByLabel('Search your prayers').fill('FEV zoe');
  await expect(page.getByText('1 prayer', { exact: true })).toBeVisible();
  expect(await journal.titles()).toEqual(['Zoë’s fever']);
  await page.getByLabel('Search your prayers').fill('enough');
  await expect(journal.prayer('Bread')).toBeVisible();
  await journal.button('Filter').click();
  await page.getByLabel('Show', { exact: true }).selectOption('open');
  await expect(journal.prayers).toHaveCount(0);
  await journal.button('Show all').click();
  await expect(journal.prayers).toHaveCount(4);
  await page.getByRole('link', { name: 'Pray now' }).click();
  await journal.button('Begin').click();
  for (const say of ['Amen, next', 'Amen, next', 'Amen']) await journal.button(say).click();
  await expect(page.getByText('You have brought them. They are in good hands.')).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('status of 401'))).toEqual([]);
});

test('sends what was written offline while the window is closed to the tray', async ({ start, server, connection }) => {
  const desktop = await start();
  const { app, page } = desktop;
  await signUp(page);
  await page.evaluate(() => (window as unknown as Bridged).lampstand.settings.change({ closeToTray: true }));
  const journal = await journalOf(desktop);
  connection.target = null;
  await journal.write('From the tray');
  await journal.expectState('From the tray', 'Saved here');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible())))
    .toEqual([false]);
  // The page does nothing more: what is sent now is sent by the main process.
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.loadURL('app://lampstand/-/help'),
  );
  connection.target = server.url;
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
  const onServer = () =>
    app.evaluate(async ({ session }, address) => {
      // One that is lost when the connection comes back must not hold up the next.
      const signal = AbortSignal.timeout(5_000);
      const reply = await session.fromPartition('persist:lampstand').fetch(address, { credentials: 'include', signal });
      return ((await reply.json()) as { title: string }[]).map(({ title }) => title);
    }, `${server.url}/api/prayers`);
  await expect.poll(() => onServer().catch(() => null)).toEqual(['From the tray']);
});

test('a second start leaves the journal to the first', async ({ start }) => {
  const desktop = await start();
  await signUp(desktop.page);
  const journal = await journalOf(desktop);
  await journal.write('First');
  await secondStart(desktop);
  await journal.write('Second');
  await journal.expectState('Second', 'Safe');
  expect(await journal.titles()).toEqual(['Second', 'First']);
});

test('the journal’s lock encrypts the text on the disk, survives a reload, and opens with the PIN', async ({
  start,
  profile,
}) => {
  const desktop = await start();
  const { page } = desktop;
  await signUp(page);
  const journal = await journalOf(desktop);
  await journal.write('Hidden');
  await journal.expectState('Hidden', 'Safe');
  await page.evaluate(() => (window as unknown as Bridged).lampstand.journal.backUp());
  expect(await filesContaining(profile, 'Hidden')).toContain('journal.sqlite-wal');
  await journal.choose('Lock');
  await page.getByLabel('PIN', { exact: true }).fill('271828');
  await page.getByLabel('The same again', { exact: true }).fill('271828');
  await journal.button('Lock my journal').click();
  await journal.button('I have written it down').click();
  await expect(journal.prayer('Hidden')).toBeVisible();
  expect(await filesContaining(profile, 'Hidden')).toEqual([]);
  await page.reload();
  await page.getByLabel('PIN', { exact: true }).fill('314159');
  await journal.button('Unlock').click();
  await expect(page.getByText('That is not the PIN.')).toBeVisible();
  await expect(journal.prayer('Hidden')).toHaveCount(0);
  await page.getByLabel('PIN', { exact: true }).fill('271828');
  await journal.button('Unlock').click();
  await expect(journal.prayer('Hidden')).toBeVisible();
});

test('makes and restores a backup from the settings without changing it', async ({ start, profile }) => {
  const desktop = await start();
  const { page } = desktop;
  const owner = await signUp(page);
  const journal = await journalOf(desktop);
  await journal.write('Kept');
  await journal.expectState('Kept', 'Safe');
  await chooseInMenu(desktop, 'Restore journal…');
  await expect(page.getByRole('region', { name: 'Prayer journal' })).toBeFocused();
  await journal.button('Make a backup now').click();
  await expect(page.getByText('A backup was made.')).toBeVisible();
  // What is forgotten goes out of the backups too: this one was kept elsewhere.
  const backups = join(profile, 'journal/backups');
  await cp(backups, join(profile, 'elsewhere'), { recursive: true });
  await page.evaluate((id) => (window as unknown as Bridged).lampstand.journal.clear(id, 'everything'), owner);
  await cp(join(profile, 'elsewhere'), backups, { recursive: true });
  await page.getByRole('button', { name: 'Restore the backup of' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('is in your journal again.')).toBeVisible();
  const again = await journalOf(desktop);
  await expect(again.prayer('Kept')).toBeVisible();
});

interface Bridged {
  lampstand: {
    settings: { change(change: object): Promise<unknown> };
    journal: { backUp(): Promise<unknown>; clear(owner: string, what: string): Promise<unknown> };
  };
}
