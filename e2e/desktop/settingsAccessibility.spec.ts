import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkAccessible, settle } from '../accessible.ts';
import { expect, signUp, test, type Desktop } from './fixtures.ts';

const widths = [480, 768, 1280];
/** LAMPSTAND_SHOTS: a folder for pictures of every state, to be looked at. */
const shots = process.env['LAMPSTAND_SHOTS'];

/** Nothing that axe finds in any width, light or dark, and nothing wider than the window. */
const look = async ({ page }: Desktop, state: string): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${state}, ${width} px: the page is wider than its window by`).toBeLessThanOrEqual(0);
      if (shots) await page.screenshot({ path: join(shots, `${state}-${theme}-${width}.png`), fullPage: true });
    }
  }
  await checkAccessible(page);
};

const settingsOf = async (desktop: Desktop): Promise<Page> => {
  await desktop.page.goto('app://lampstand/desktop-settings');
  await expect(desktop.page.getByRole('heading', { name: 'Kiosk' })).toBeVisible();
  return desktop.page;
};

test.describe.configure({ timeout: 300_000 });

test('the settings page is accessible: backups, dialogs, wrong addresses', async ({ start }) => {
  const desktop = await start('', { LAMPSTAND_SERVER: '' });
  const page = await settingsOf(desktop);
  await look(desktop, 'fresh');
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

test('the settings page is accessible for a journal that can’t be opened, was archived, or was repaired', async ({
  start,
  profile,
}) => {
  const before = await start();
  await signUp(before.page);
  await before.page.evaluate(() => (window as unknown as Bridged).lampstand.journal.backUp());
  await before.close();
  await writeFile(join(profile, 'journal/journal.key'), 'sealed by somebody');

  const shut = await start();
  const notice = shut.page.getByRole('dialog');
  await expect(notice).toBeVisible();
  await look(shut, 'trouble-notice');
  await notice.getByRole('button', { name: 'All right' }).click();
  const page = await settingsOf(shut);
  await notice.getByRole('button', { name: 'All right' }).click();
  await look(shut, 'trouble');
  await page.getByRole('button', { name: 'Begin a new journal' }).click();
  await look(shut, 'begin-anew');
  await notice.getByRole('button', { name: 'Begin a new journal' }).click();
  await expect(page.getByRole('dialog', { name: 'A new journal is open' })).toBeVisible();
  await look(shut, 'begun');
  await notice.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible();
  await look(shut, 'set-aside');
  const [{ folder }] = await page.evaluate(
    async () => (await (window as unknown as Bridged).lampstand.journal.health()).value.archived,
  );
  await shut.close();

  await rm(join(folder, 'journal.key'));
  await mkdir(join(profile, 'journal'), { recursive: true });
  await writeFile(join(profile, 'journal/journal.sqlite'), 'rubbish');
  const again = await start();
  const news = again.page.getByRole('dialog', { name: 'Your journal was repaired' });
  await expect(news).toBeVisible();
  await look(again, 'repaired-notice');
  await settingsOf(again);
  await again.page.getByRole('dialog').getByRole('button', { name: 'All right' }).click();
  await look(again, 'repaired');
  await again.page.getByRole('button', { name: 'Bring its prayers back' }).click();
  await look(again, 'bring-back');
});

interface Bridged {
  lampstand: {
    journal: { backUp(): Promise<unknown>; health(): Promise<{ value: { archived: [{ folder: string }] } }> };
  };
}
