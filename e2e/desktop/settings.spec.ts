import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { chooseInMenu, expect, signUp, test, type Desktop } from './fixtures.ts';

/** By the menu, as a person goes there. */
const openSettings = async (desktop: Desktop): Promise<void> => {
  await chooseInMenu(desktop, 'Settings…');
  await expect(desktop.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
};

test('opens and leaves the licences', async ({ desktop }) => {
  const { page } = desktop;
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Licences' })).toHaveCount(0);
  await openSettings(desktop);
  await page.getByRole('main').getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('contains the works of others');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('given a damaged settings file, asks for the address again and suggests the journal’s server', async ({
  start,
  profile,
  connection,
}) => {
  const file = join(profile, 'settings.json');
  await writeFile(file, JSON.stringify({ serverAddress: connection.url }));
  const first = await start('', { LAMPSTAND_SERVER: '' });
  await signUp(first.page);
  await first.page.goto('app://lampstand/journal');
  const journal = new JournalPage(first.page);
  await journal.write('Before');
  await journal.expectState('Before', 'Safe');
  await first.close();
  await writeFile(file, '{"serverAddress": "http://localh');

  const { page } = await start('', { LAMPSTAND_SERVER: '' });
  const asked = page.getByRole('dialog', { name: 'Where is your account?' });
  await asked.getByRole('button', { name: 'Give the address' }).click();
  await expect(page.getByText('Until then nothing is sent.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(connection.url);
  expect((await readdir(profile)).filter((name) => name.startsWith('settings.json.unreadable-'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Use this server' }).click();
  // The app begins again at home with the other server.
  await expect(page.getByRole('heading', { name: 'What do you need help with today?' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ann' })).toBeVisible();
  await page.goto('app://lampstand/journal');
  await new JournalPage(page).expectState('Before', 'Safe');
});

test('shows an address set by the environment and does not change it', async ({ desktop, running: { connection } }) => {
  await openSettings(desktop);
  const address = desktop.page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue(connection.url);
  await expect(address).toHaveAttribute('readonly');
});
