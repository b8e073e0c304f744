import { checkAccessible } from '../accessible.ts';
import { chooseInMenu, expect, signUp, test, type Desktop } from './fixtures.ts';

const marked = ({ page }: Pick<Desktop, 'page'>, name: string): Promise<string[]> =>
  page.evaluate(
    (highlight) => [...(CSS.highlights.get(highlight) ?? [])].map((range) => (range as Range).toString().toLowerCase()),
    name,
  );

test('finds words in the page, counts them, goes on and back, and ends with Escape', async ({ desktop }) => {
  const { page } = desktop;
  await page.goto('app://lampstand/topic/anxiety');
  await expect(page.getByRole('heading', { level: 1, name: 'Anxiety' })).toBeVisible();
  await chooseInMenu(desktop, 'Find in page…');
  const bar = page.getByRole('search', { name: 'Find in page' });
  const field = bar.getByRole('textbox', { name: 'Words on this page' });
  await expect(field).toBeFocused();
  await field.fill('THE');
  await expect(bar.getByRole('status')).toHaveText(/^1 of \d+$/);
  const count = (await marked(desktop, 'found')).length;
  expect(count).toBeGreaterThan(1);
  expect(new Set(await marked(desktop, 'found'))).toEqual(new Set(['the']));
  await field.press('Enter');
  await expect(bar.getByRole('status')).toHaveText(`2 of ${count}`);
  await field.press('Shift+Enter');
  await chooseInMenu(desktop, 'Find previous');
  await expect(bar.getByRole('status')).toHaveText(`${count} of ${count}`);
  await chooseInMenu(desktop, 'Find next');
  await expect(bar.getByRole('status')).toHaveText(`1 of ${count}`);
  expect(await marked(desktop, 'found-current')).toEqual(['the']);
  await checkAccessible(page);

  await field.fill('no such words on it');
  await expect(bar.getByRole('status')).toHaveText('None');
  await expect(bar.getByRole('button', { name: 'Next' })).toBeDisabled();
  await field.fill('the');
  await field.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(await marked(desktop, 'found')).toEqual([]);
  expect((await page.evaluate(() => getSelection()?.toString()))?.toLowerCase()).toBe('the');
});

test('finds words that elements part, and follows the page as it changes', async ({ desktop }) => {
  const { page } = desktop;
  await page.evaluate(() => {
    const words = document.createElement('div');
    words.id = 'words';
    words.innerHTML =
      '<p>the lilies <em>of the</em> field</p><p>of the</p><p>field</p><p hidden>lilies of the field</p><p>a.b</p>';
    document.querySelector('main')?.append(words);
  });
  await chooseInMenu(desktop, 'Find in page…');
  const field = page.getByRole('textbox', { name: 'Words on this page' });
  await field.fill('of the  field');
  const bar = page.getByRole('search', { name: 'Find in page' });
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
  await page.evaluate(() => document.querySelector('#words')?.append('… of the field'));
  await expect(bar.getByRole('status')).toHaveText('1 of 2');
  await field.fill('a.b');
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
  await field.fill('a?b');
  await expect(bar.getByRole('status')).toHaveText('None');
});

test('the sidebar leads everywhere and says where one is; a narrow window has the bar below', async ({ desktop }) => {
  const { app, page } = desktop;
  await signUp(page);
  const resize = (width: number) =>
    app.evaluate(({ BrowserWindow }, wide) => BrowserWindow.getAllWindows()[0]?.setContentSize(wide, 800), width);
  await resize(1100);
  const side = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  for (const [label, heading] of [
    ['Journal', 'Prayer Journal'],
    ['SoulFeed', /SoulFeed/],
    ['Circles', /Circles/],
    ['Settings', 'Settings'],
    ['Wisdom', /./],
  ] as const) {
    await side.getByRole('link', { name: label }).focus();
    await page.keyboard.press('Enter');
    await expect(side.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await expect(side.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
  }
  // Name, ways, account: in this order with the keyboard too.
  const order = await page.getByRole('banner').locator('a, button').allInnerTexts();
  expect(order.map((text) => text.trim().split('\n').at(-1))).toEqual([
    'Lampstand', 'Wisdom', 'Journal', 'SoulFeed', 'Circles', 'Settings', 'Ann', 'Logout',
  ]); // oxfmt-ignore
  for (const theme of ['light', 'dark', 'sepia']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await checkAccessible(page);
  }
  await resize(800);
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toBeVisible();
});

test('the menu has a key for each thing that is done often, and leads to the places', async ({ desktop }) => {
  const { app, page } = desktop;
  await signUp(page);
  const keys = await app.evaluate(({ Menu }) =>
    Object.fromEntries(
      (Menu.getApplicationMenu()?.items ?? []).flatMap((menu) =>
        (menu.submenu?.items ?? [])
          .filter(({ accelerator, visible }) => accelerator && visible)
          .map((item) => [`${menu.label} › ${item.label}`, item.accelerator]),
      ),
    ),
  );
  expect(keys).toMatchObject({
    'File › New prayer': 'CommandOrControl+N',
    'File › Open copy…': 'CommandOrControl+O',
    'File › Save as PDF…': 'CommandOrControl+Shift+S',
    'File › Print…': 'CommandOrControl+P',
    'Edit › Search…': 'CommandOrControl+K',
    'Edit › Find in page…': 'CommandOrControl+F',
    'Go › Journal': 'CommandOrControl+2',
  });
  // No two do different things by the same keys.
  expect(new Set(Object.values(keys)).size).toBe(Object.values(keys).length);
  for (const [label, path] of [
    ['Journal', '/journal'],
    ['Circles', '/communities'],
    ['Licences', '/licences'],
    ['Support', '/support'],
    ['Journal as a booklet…', '/journal/booklet'],
    ['New prayer', '/journal/new'],
  ] as const) {
    await chooseInMenu(desktop, label);
    await expect(page).toHaveURL(`app://lampstand${path}`);
  }
});

test('a right click offers what can be done there, and no spelling where no system checks it', async ({ desktop }) => {
  const { app, page } = desktop;
  await app.evaluate(({ Menu }) => {
    const shown: string[][] = [];
    Object.assign(globalThis, { shown });
    Menu.prototype.popup = function () {
      shown.push(this.items.map(({ role }) => role?.toLowerCase() ?? '').filter(Boolean));
    };
  });
  const shown = () => app.evaluate(() => (globalThis as unknown as { shown: string[][] }).shown);
  await page.getByLabel('What do you need help with?').fill('anxios');
  await page.getByLabel('What do you need help with?').click({ button: 'right' });
  await expect.poll(async () => (await shown()).at(-1)).toEqual(['cut', 'copy', 'paste', 'selectall']);
  const spelling = await app.evaluate(({ session }) =>
    session.fromPartition('persist:lampstand').isSpellCheckerEnabled(),
  );
  expect(spelling).toBe(process.platform === 'darwin');
});
