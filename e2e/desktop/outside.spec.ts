import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJson } from '../../core/rules/journalExport.ts';
import { hostileLinks } from '../../electron/main/security/attacks/deepLinks.ts';
import { expect, secondStart, test } from './fixtures.ts';

test('a link starts the app on its page', async ({ start }) => {
  const { page } = await start('lampstand://topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
});

test('a link brings the open window to its page, also as macOS tells it', async ({ start, profile }) => {
  const desktop = await start();
  const { app, page } = desktop;
  await secondStart(desktop, profile, 'lampstand://topic/anger');
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

test('a saved journal that is opened is asked about first, and another file is nothing', async ({
  desktop,
  profile,
}) => {
  const { page } = desktop;
  const file = join(profile, 'mine.lampstand.json');
  const other = join(profile, 'other.lampstand.json');
  await writeFile(file, exportJson([], 'mary', '2026-11-20T08:00:00.000Z'));
  await writeFile(other, '{}');
  await secondStart(desktop, profile, other);
  await secondStart(desktop, profile, file);
  await expect(page.getByRole('dialog', { name: 'A saved journal' })).toContainText(
    '“mine.lampstand.json” holds a saved journal. Please sign in first',
  );
});
