import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../server.ts';
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

const journalOf = async ({ page }: Desktop): Promise<JournalPage> => {
  await page.goto('app://lampstand/journal');
  return new JournalPage(page);
};

test('is kept without a server, in backups too, and goes into an account of one that is chosen later', async ({
  start,
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

  const second = await start('', noServer);
  const again = await journalOf(second);
  await expect(again.prayers).toHaveText(['For bread', 'For rain']);
  await expect(second.page.getByText('Only on this device.')).toBeVisible();
  await expect
    .poll(async () => (await readdir(join(profile, 'journal'), { recursive: true })).join())
    .toMatch(/journal-\d{15}-[a-z]+\.sqlite/);
  await second.close();

  const server = await startServer();
  try {
    const third = await start('', { LAMPSTAND_SERVER: server.url });
    await third.page.evaluate(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/auth/register', { method: 'POST', headers, body: JSON.stringify(body) });
    }, person);
    const last = await journalOf(third);
    await expect(third.page.getByRole('dialog')).toContainText('Take these 2 prayers into your account?');
    await last.button('Take them along').click();
    for (const title of ['For bread', 'For rain']) await last.expectState(title, 'Safe');
    expect((await last.onServer()).toSorted()).toEqual(['For bread', 'For rain']);

    // They sign out and keep a copy, which goes on without the server.
    await third.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await last.guard.getByLabel('Keep a copy on this device, without an account').check();
    await last.button('Log out').click();
    await expect(third.page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await third.close();
    const fourth = await start('', noServer);
    await expect((await journalOf(fourth)).prayers).toHaveText(['For bread', 'For rain']);
  } finally {
    await server.stop();
  }
});

test('given a PIN, is sealed on this computer’s disk', async ({ start, profile }) => {
  test.slow();
  const first = await start('', noServer);
  const journal = await journalOf(first);
  await journal.button('Start a journal on this device').click();
  await journal.write('Zebulon seventeen');
  await journal.lockWith('271828');
  await first.close();
  expect(await filesContaining(join(profile, 'journal'), 'Zebulon')).toEqual([]);
  const second = await start('', noServer);
  const again = await journalOf(second);
  await again.unlock('PIN', '271828');
  await expect(again.prayers).toHaveText(['Zebulon seventeen']);
});
