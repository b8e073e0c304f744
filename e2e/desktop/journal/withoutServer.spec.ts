import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../../web/pages/JournalPage.ts';
import { expect, kill, test, type Desktop } from '../fixtures.ts';
import { filesContaining } from './filesContaining.ts';

// The journal of this computer without an account, and without any server (docs/decisions.md 55).

const noServer = { LAMPSTAND_SERVER: 'http://127.0.0.1:9' };
const person = {
  email: 'ruth@example.org',
  password: 'where you go I will go',
  nickname: 'Ruth',
  birthDate: '1990-05-17',
};

const journalOf = async ({ page }: Pick<Desktop, 'page'>): Promise<JournalPage> => {
  await page.goto('app://lampstand/journal');
  return new JournalPage(page);
};

test('is kept without a server, in backups too, goes into an account later, and stays as a sealed copy', async ({
  start,
  server,
  connection,
  profile,
}) => {
  test.slow();
  const first = await start('', noServer);
  const journal = await journalOf(first);
  await expect(first.page.getByText('If this computer breaks, it is gone.')).toBeVisible();
  await journal.button('Start a journal on this device').click();
  await journal.write('For rain');
  await journal.write('For bread');
  await kill(first);

  connection.target = null;
  const { page, close } = await start();
  const again = await journalOf({ page });
  await expect(again.prayers).toHaveText(['For bread', 'For rain']);
  await expect(page.getByText('Only on this device.')).toBeVisible();
  await expect
    .poll(async () => (await readdir(join(profile, 'journal'), { recursive: true })).join())
    .toMatch(/journal-\d{15}-[a-z]+\.sqlite/);

  connection.target = server.url;
  // Once the app has noticed that there is a server.
  await expect(() => page.evaluate(register, person)).toPass();
  await journalOf({ page });
  await expect(page.getByRole('dialog')).toContainText('Take these 2 prayers into your account?');
  await again.button('Take them along').click();
  for (const title of ['For bread', 'For rain']) await again.expectState(title, 'Safe');
  expect((await again.onServer()).toSorted()).toEqual(['For bread', 'For rain']);

  // They sign out and keep a copy, which goes on without the server, and is sealed on the disk once it has a PIN.
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await again.guard.getByLabel('Keep a copy on this device, without an account').check();
  await again.button('Log out').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const copy = await journalOf({ page });
  await copy.write('Zebulon seventeen');
  await copy.lockWith('271828');
  await close();
  expect(await filesContaining(join(profile, 'journal'), 'Zebulon')).toEqual([]);
  const last = await start('', noServer);
  const opened = await journalOf(last);
  await opened.unlock('PIN', '271828');
  await expect(opened.prayers).toHaveText(['Zebulon seventeen', 'For bread', 'For rain']);
});

const register = async (body: object): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const reply = await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`The account was not made: ${reply.status}`);
};
