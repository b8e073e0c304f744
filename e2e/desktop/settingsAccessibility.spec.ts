import { expect, test } from './fixtures.ts';
import { look } from './look.ts';

// What these settings say of a journal that is in trouble: journal/newJournal.spec.ts and journal/recovery.spec.ts.
test('the settings page is accessible: backups, dialogs, wrong addresses', async ({ start }) => {
  const desktop = await start('', { LAMPSTAND_SERVER: '' });
  const { page } = desktop;
  await page.goto('app://lampstand/desktop-settings');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button('Make a backup now').click();
  await expect(page.getByText('A backup was made.')).toBeVisible();
  await button('Make a backup now').click();
  await expect(button(/^Restore the backup/)).toHaveCount(2);
  await look(desktop, 'backups');
  await button(/^Restore the backup/)
    .first()
    .click();
  await look(desktop, 'restore');
  await button('Cancel').click();
  await button('Set up as a kiosk').click();
  await look(desktop, 'kiosk');
  await button('Cancel').click();
  await page.getByRole('textbox', { name: 'Address' }).fill('http://localhost:9');
  await button('Use this server').click();
  await expect(page.getByText('No server answered there.').first()).toBeVisible();
  await look(desktop, 'address');
});
