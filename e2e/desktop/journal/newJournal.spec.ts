import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import { expect, signUp, test } from '../fixtures.ts';
import { look } from '../look.ts';

// What is said is accessible too: each state is looked at.

test('a journal that lost its key is kept, a new one begins, and the old one comes back with the key', async ({
  start,
  server,
  connection,
  profile,
}) => {
  test.slow();
  const first = await start();
  await signUp(first.page);
  await first.page.goto('app://lampstand/journal');
  const before = new JournalPage(first.page);
  await before.write('On my account');
  await before.expectState('On my account', 'Safe');
  connection.target = null;
  await before.write('Never sent');
  await before.expectState('Never sent', 'Saved here');
  await first.close();
  connection.target = server.url;
  // As if the computer's keyring had been lost.
  await writeFile(join(profile, 'journal/journal.key'), 'sealed by somebody');

  const second = await start();
  const { page } = second;
  await expect(page.getByRole('dialog', { name: 'The journal on this computer can’t be opened' })).toBeVisible();
  await look(second, 'trouble-notice');
  await page.getByRole('button', { name: 'Begin a new journal' }).click();
  await page.getByRole('dialog', { name: 'Begin a new journal?' }).getByRole('button', { name: 'Cancel' }).click();
  expect((await readdir(profile)).filter((name) => name.startsWith('journal'))).toEqual(['journal']);
  await page.goto('app://lampstand/desktop-settings');
  await page.getByRole('dialog').getByRole('button', { name: 'All right' }).click();
  await look(second, 'trouble');
  await page.getByRole('button', { name: 'Begin a new journal' }).click();
  await look(second, 'begin-anew');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin a new journal' }).click();
  const done = page.getByRole('dialog', { name: 'A new journal is open' });
  await expect(done).toBeVisible();
  await look(second, 'begun');
  const [name = ''] = (await readdir(profile)).filter((each) => each.startsWith('journal-kept-'));
  await expect(done).toContainText(join(profile, name));
  expect(await readdir(join(profile, name))).toContain('journal.sqlite');
  await done.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByText('This computer does not give us its key now.')).toBeVisible();
  await look(second, 'set-aside');
  await page.goto('app://lampstand/journal');
  const started = new JournalPage(page);
  await started.expectState('On my account', 'Safe');
  expect(await started.titles()).toEqual(['On my account']);
  await second.close();

  // The keyring has come back.
  await rm(join(profile, name, 'journal.key'));
  const third = await start();
  const notice = third.page.getByRole('dialog', { name: 'Your earlier journal can be opened again' });
  await notice.getByRole('button', { name: 'Show it to me' }).click();
  await third.page.getByRole('button', { name: 'Bring its prayers back' }).click();
  await look(third, 'bring-back');
  await third.page.getByRole('dialog').getByRole('button', { name: 'Bring them back' }).click();
  await expect(third.page.getByText('Its prayers are in your journal again.')).toBeVisible();
  await third.page.goto('app://lampstand/journal');
  const last = new JournalPage(third.page);
  await last.expectState('Never sent', 'Safe');
  expect((await last.onServer()).toSorted()).toEqual(['Never sent', 'On my account']);
  await third.page.reload();
  await last.expectState('Never sent', 'Safe');
  await expect(third.page.getByRole('dialog')).toHaveCount(0);
});
