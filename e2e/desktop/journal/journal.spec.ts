import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import { begin, save, widthOf } from '../../web/journal/photoForm.ts';
import { chooseInMenu, expect, kill, signUp, test, type Desktop } from '../fixtures.ts';
import { filesContaining } from './filesContaining.ts';

const journalOf = async ({ page }: Desktop): Promise<JournalPage> => {
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  await expect(journal.newPrayer).toBeVisible();
  return journal;
};

test('a prayer and a photo survive kill -9 and reach the server once', async ({ start, server, connection }) => {
  test.slow();
  const first = await start();
  await signUp(first.page);
  const journal = await journalOf(first);
  await journal.write('Before');
  await journal.expectState('Before', 'Safe');
  connection.target = null;
  await journal.write('For my father');
  await begin(journal, 'The garden');
  await save(journal, 'The garden');
  await expect.poll(() => widthOf(first.page, 'The garden')).toBe(1280);
  await kill(first);

  const second = await start();
  const again = await journalOf(second);
  await again.expectState('For my father', 'Saved here');
  await again.expectState('The garden', 'Saved here');
  await again.read('The garden');
  await expect.poll(() => widthOf(second.page, 'The garden')).toBe(1280);
  await kill(second);
  connection.target = server.url;

  const third = await start();
  const last = await journalOf(third);
  await last.expectState('For my father', 'Safe');
  await last.expectState('The garden', 'Safe');
  expect((await last.onServer()).toSorted()).toEqual(['Before', 'For my father', 'The garden']);
  const photos = await third.page.evaluate(async () => {
    const prayers = (await (await fetch('/api/prayers')).json()) as { photo: { width: number } | null }[];
    return prayers.flatMap(({ photo }) => photo?.width ?? []);
  });
  expect(photos).toEqual([1280]);
  connection.target = null;
  await last.read('The garden');
  await expect.poll(() => widthOf(third.page, 'The garden')).toBe(1280);
});

test('the main process has the journal, the page stores no prayer, and it is searched after a restart too', async ({
  start,
  profile,
}) => {
  const first = await start();
  await signUp(first.page);
  const written = await journalOf(first);
  for (const title of ['Zoë’s fever', 'Work', 'Peace', 'Bread']) await written.write(title);
  await written.button('Answered: Bread').click();
  await first.page.getByLabel('What happened (optional)').fill('There was enough.');
  await written.button('Save').click();
  await expect(written.opened('Bread')).toContainText('There was enough.');
  expect(await first.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  expect(await first.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/fever|enough/);
  expect(await readdir(join(profile, 'journal'))).toContain('journal.sqlite');
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

test('a backup is made and restored from the settings without changing it; the lock encrypts all text on the disk, and shuts with the screen', async ({
  start,
  profile,
}) => {
  const desktop = await start();
  const { page } = desktop;
  const owner = await signUp(page);
  const journal = await journalOf(desktop);
  await journal.write('Hidden');
  await journal.expectState('Hidden', 'Safe');
  await chooseInMenu(desktop, 'Restore journal…');
  await expect(page.getByRole('region', { name: 'Prayer journal' })).toBeFocused();
  await journal.button('Make a backup now').click();
  await expect(page.getByText('A backup was made.')).toBeVisible();
  // What is forgotten goes out of the backups too: this one was kept elsewhere.
  const backups = join(profile, 'journal/backups');
  const elsewhere = join(profile, 'elsewhere');
  await cp(backups, elsewhere, { recursive: true });
  await page.evaluate((id) => (window as unknown as Bridged).lampstand.journal.clear(id, 'everything'), owner);
  await cp(elsewhere, backups, { recursive: true });
  await rm(elsewhere, { recursive: true });
  await page.getByRole('button', { name: 'Restore the backup of' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('is in your journal again.')).toBeVisible();
  const again = await journalOf(desktop);
  await expect(again.prayer('Hidden')).toBeVisible();

  expect(await filesContaining(profile, 'Hidden')).toContain('journal.sqlite-wal');
  await journal.lockWith('271828');
  await expect(journal.prayer('Hidden')).toBeVisible();
  expect(await filesContaining(profile, 'Hidden')).toEqual([]);
  await page.reload();
  await journal.unlock('PIN', '314159');
  await expect(page.getByText('That is not the PIN.')).toBeVisible();
  await expect(journal.prayer('Hidden')).toHaveCount(0);
  await journal.unlock('PIN', '271828');
  await expect(journal.prayer('Hidden')).toBeVisible();
  await desktop.app.evaluate(({ powerMonitor }) => powerMonitor.emit('lock-screen'));
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  await expect(journal.prayer('Hidden')).toHaveCount(0);
});

interface Bridged {
  lampstand: { journal: { clear(owner: string, what: string): Promise<unknown> } };
}
