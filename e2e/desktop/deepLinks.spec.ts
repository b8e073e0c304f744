import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exportJson } from '../../core/journal/export.ts';
import { hostileLinks } from '../../electron/main/security/testing/deepLinks.ts';
import { HomePage, pressInPanel } from '../web/pages/HomePage.ts';
import { expect, secondStart, test } from './fixtures.ts';
import { recordOpenedOutside } from './openedOutside.ts';

test('a helpline link opens outside, and its number is shown large with Copy', async ({ desktop }) => {
  const { app, page } = desktop;
  const outside = await recordOpenedOutside(desktop);
  await new HomePage(page).search('I want to kill myself');
  await page.getByLabel('Where are you?').selectOption('US');
  const [call, text] = [await middle(page, 'Call 988'), await middle(page, 'Text HOME to 741741')];

  await page.mouse.click(...call);
  await expect.poll(() => dialog(page)).toMatch(/^Call this number\s+988\s/);
  await expect.poll(outside).toEqual(['tel:988']);
  // The first button has the focus: Copy.
  await page.keyboard.press('Enter');
  await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toBe('988');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page)).toBe('');

  await page.mouse.click(...text);
  await expect.poll(() => dialog(page)).toMatch(/^Text HOME to\s+741741\s/);
  await expect.poll(outside).toEqual(['tel:988', 'sms:741741?&body=HOME']);
});

test('sharing a card by SMS opens outside, and its text is shown for copying', async ({ desktop }) => {
  const { page } = desktop;
  const outside = await recordOpenedOutside(desktop);
  await page.goto('app://lampstand/topic/anxiety');
  await pressInPanel(page, 'More actions', 'Share as image');
  await page.mouse.click(...(await middle(page, 'SMS')));
  await expect.poll(() => dialog(page)).toMatch(/^Send this as a message\s+Anxiety\s/);
  await expect.poll(outside).toEqual([expect.stringMatching(/^sms:/)]);
});

/** Where a link is to be clicked: by place, since Playwright would wait for the navigation that main refuses. */
const middle = async (page: Page, name: string): Promise<[x: number, y: number]> => {
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** What the dialog on top says. For the same reason not by a locator. */
const dialog = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('dialog')].at(-1)?.innerText ?? '');

test('a link starts the app on its page', async ({ start }) => {
  const { page } = await start('lampstand://topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
});

test('a link opens its page in the open window, also by macOS’s event', async ({ reused: desktop }) => {
  const { app, page } = desktop;
  await secondStart(desktop, 'lampstand://topic/anger');
  await expect(page).toHaveURL('app://lampstand/topic/anger');
  await app.evaluate(({ app: main }) =>
    main.emit('open-url', { preventDefault: () => undefined }, 'lampstand://topic/anxiety'),
  );
  await expect(page).toHaveURL('app://lampstand/topic/anxiety');
});

test('sixty hostile links open nothing', async ({ desktop: { app, page } }) => {
  await app.evaluate(({ app: main }, links) => {
    for (const link of links) {
      main.emit('open-url', { preventDefault: () => undefined }, link);
      main.emit('second-instance', {}, ['lampstand', link], '/');
    }
    main.emit('open-url', { preventDefault: () => undefined }, 'lampstand://topic/anxiety');
  }, hostileLinks);
  await expect(page).toHaveURL('app://lampstand/topic/anxiety');
  // Whatever had led elsewhere had come first.
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('opening a saved journal asks first, and any other file is ignored', async ({ desktop, profile }) => {
  const { page } = desktop;
  const file = join(profile, 'mine.lampstand.json');
  const other = join(profile, 'other.lampstand.json');
  await writeFile(file, exportJson([], 'mary', '2026-11-20T08:00:00.000Z'));
  await writeFile(other, '{}');
  await secondStart(desktop, other);
  await secondStart(desktop, file);
  await expect(page.getByRole('dialog', { name: 'A saved journal' })).toContainText(
    '“mine.lampstand.json” holds a saved journal. Please sign in first',
  );
});
