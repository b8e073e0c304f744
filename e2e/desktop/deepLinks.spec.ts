import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPrayer } from '../../core/journal/conflictRules.ts';
import { exportJson } from '../../core/journal/export.ts';
import { hostileLinks } from '../../electron/main/security/testing/deepLinks.ts';
import { HomePage, pressInPanel } from '../web/pages/HomePage.ts';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { chooseInMenu, expect, secondStart, signUp, test } from './fixtures.ts';
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
  // The page that stayed is still led by the menu.
  await chooseInMenu(desktop, 'Journal');
  await expect(page).toHaveURL(/\/journal$/);
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

test('a link opens its page in the open window and shows that, also by macOS’s event', async ({ reused: desktop }) => {
  const { app, page } = desktop;
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await secondStart(desktop, 'lampstand://topic/anger');
  await expect(page).toHaveURL('app://lampstand/topic/anger');
  const minimized = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isMinimized()));
  await expect.poll(minimized).toEqual([false]);
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

test('opening a saved journal asks first, and any other file is told from one', async ({ desktop, profile }) => {
  const { page } = desktop;
  const asked = page.getByRole('dialog', { name: 'A saved journal' });
  const close = () => asked.getByRole('button', { name: 'Close' }).click();
  // As a second start hands it over.
  const open = (name: string) =>
    desktop.app.evaluate(
      ({ app }, file) => app.emit('second-instance', {}, ['lampstand', file], '/'),
      join(profile, name),
    );
  for (const name of ['mine.lampstand', 'earlier.lampstand.json']) {
    await writeFile(join(profile, name), exportJson([], 'mary', '2026-11-20T08:00:00.000Z'));
    await (name === 'mine.lampstand' ? secondStart(desktop, join(profile, name)) : open(name));
    await expect(asked).toContainText(`“${name}” holds a saved journal. Please sign in first`);
    await close();
  }
  await writeFile(join(profile, 'other.lampstand'), '{"format":"lampstand-journal"}<script>');
  await open('other.lampstand');
  await expect(asked).toContainText(
    '“other.lampstand” is not a saved journal, or is damaged. Nothing was read from it.',
  );
  await close();
  await writeFile(join(profile, 'huge.lampstand'), '');
  await truncate(join(profile, 'huge.lampstand'), 65 * 1024 * 1024);
  await open('huge.lampstand');
  await expect(asked).toContainText('“huge.lampstand” is larger than any saved journal can be.');
  await close();
  await open('gone.lampstand');
  await expect(asked).toContainText('“gone.lampstand” can’t be read.');
});

test('a copy that is chosen in the menu is read back after the question, and where it lies is not logged', async ({
  desktop,
  profile,
}) => {
  const { app, page } = desktop;
  await signUp(page);
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  const at = '2026-11-20T08:00:00.000Z';
  const written = { title: 'Brought back', content: 'Words', category: 'personal', tags: [], createdAt: at };
  const id = 'pending_1795161600000_00000000-0000-4000-8000-000000000000';
  const prayer = newPrayer(
    id,
    'mary',
    { ...written, answeredAt: null, answerStory: null, updates: [] },
    { changeId: id, revision: 1, at },
  );
  const file = join(profile, 'a-telling-name.lampstand');
  await writeFile(file, exportJson([prayer], 'mary', at));
  const logged: string[] = [];
  for (const stream of [app.process().stdout, app.process().stderr])
    stream?.on('data', (text: Buffer) => logged.push(String(text)));
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
  }, file);
  await chooseInMenu(desktop, 'Open copy…');
  const asked = page.getByRole('dialog', { name: 'A saved journal' });
  await expect(asked).toContainText('Read the prayers in “a-telling-name.lampstand” into your journal?');
  await asked.getByRole('button', { name: 'Read it back' }).click();
  await expect(asked.getByRole('status')).toContainText('1 prayer was taken in.');
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(journal.prayer('Brought back')).toBeVisible();
  expect(logged.join('')).not.toContain('a-telling-name');
});
