import { JournalPage } from '../web/pages/JournalPage.ts';
import { HomePage } from '../web/pages/HomePage.ts';
import { expect, signUp, test } from './fixtures.ts';

test('a server that can’t be reached is told of, its calls fail, and signing out then clears this computer at once', async ({
  start,
  server,
  connection,
}) => {
  test.slow();
  const { page } = await start();
  await signUp(page);
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  await journal.write('While it was there');
  await journal.expectState('While it was there', 'Safe');
  const badge = page.getByRole('complementary', { name: 'Connection' });

  connection.target = null;
  await journal.write('While it was away');
  await expect(badge).toContainText('Offline mode');
  await expect(badge).toContainText('Your prayers will sync when connected');
  await journal.expectState('While it was away', 'Saved here');
  await journal.write('And another');
  await expect(page.getByText('Prayer saved on this device', { exact: true }).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);

  // The page is loaded anew while it is still away.
  await page.reload();
  await journal.expectState('And another', 'Saved here');
  await expect(badge).toContainText('Offline mode');
  await page.goto('app://lampstand/');
  const answer = await page.evaluate(() =>
    fetch('/api/trending-topics').then(
      () => 'an answer',
      (error: unknown) => String(error),
    ),
  );
  expect(answer).toBe('TypeError: Failed to fetch');
  await new HomePage(page).search('John 3:16');
  await expect(new HomePage(page).result).toContainText("God's Word");

  await page.goto('app://lampstand/journal');
  await expect(badge).toContainText('Offline mode');
  connection.target = server.url;
  await journal.expectState('And another', 'Safe');
  await expect(badge).toContainText(/^(?!.*Offline mode).*Back online.*Synced just now/s);
  expect((await journal.onServer()).toSorted()).toEqual(['And another', 'While it was away', 'While it was there']);

  connection.target = null;
  await journal.logOut();
  await expect(page).toHaveURL('app://lampstand/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const pending = () => page.evaluate(() => Object.keys(localStorage).includes('lampstand:sign-out-pending'));
  expect(await pending()).toBe(true);
  connection.target = server.url;
  await expect.poll(pending, { timeout: 90_000 }).toBe(false);
  expect(await page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401);
});
