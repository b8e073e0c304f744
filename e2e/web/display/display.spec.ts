import type { Page } from '@playwright/test';
import { lostConnection } from '../../fixtures.ts';
import { expect, newcomer, test } from '../pages/people.ts';
import { DisplayPanel, lookOf } from './DisplayPanel.ts';
import { JournalPage } from '../pages/JournalPage.ts';

const light = { paper: 'rgb(251, 246, 236)', bar: '#fbf6ec' };
const dark = { paper: 'rgb(25, 20, 16)', bar: '#191410' };
const sepia = { paper: 'rgb(237, 223, 195)', bar: '#eddfc3' };

const open = async (page: Page, path = '/'): Promise<DisplayPanel> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return new DisplayPanel(page);
};

/** Of a line of the reflection, in letters. */
const leadingOf = (page: Page): Promise<number> =>
  page
    .getByRole('article')
    .locator('p')
    .first()
    .evaluate((words) => {
      const { lineHeight, fontSize } = getComputedStyle(words);
      return Math.round((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)) * 100) / 100;
    });

test('choices hold at once, on paper, in another tab and after loading the page again', async ({ page, context }) => {
  const display = await open(page, '/note/insomnia');
  expect(await leadingOf(page)).toBe(1.6);
  await test.step('by keyboard: opened, chosen with arrows, shut with Escape, and the focus is back', async () => {
    await display.button.focus();
    await page.keyboard.press('Enter');
    await expect(display.dialog).toBeVisible();
    await display.choice('System').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(display.choice('Dark')).toBeChecked();
    expect(await lookOf(page)).toMatchObject(dark);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(display.choice('Large')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(display.dialog).toBeHidden();
    await expect(display.button).toBeFocused();
  });
  await test.step('a theme, over the system’s, and back to it', async () => {
    await display.button.click();
    for (const [name, look] of [
      ['Sepia', sepia],
      ['Light', light],
      ['Dark', dark],
      ['System', light],
    ] as const) {
      await display.choice(name).check();
      expect(await lookOf(page), name).toMatchObject(look);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await lookOf(page), 'the system’s is dark').toMatchObject(dark);
    await display.choice('Light').check();
    expect(await lookOf(page), 'light, though the system’s is dark').toMatchObject(light);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await test.step('text size and line spacing', async () => {
    for (const [name, fontSize] of [
      ['Small', '14.4px'],
      ['Large', '18.4px'],
      ['Larger', '20.8px'],
      ['Largest', '24px'],
    ] as const) {
      await display.choice(name).check();
      expect(await lookOf(page), name).toMatchObject({ fontSize });
    }
    await display.choice('Relaxed').check();
    expect(await leadingOf(page)).toBe(1.84);
    await display.choice('Wide').check();
    expect(await leadingOf(page)).toBe(2.11);
    await page.keyboard.press('Escape');
  });
  await test.step('on paper every choice is ink on white', async () => {
    for (const theme of ['Sepia', 'Dark']) {
      await display.choose(theme);
      await page.emulateMedia({ media: 'print' });
      expect(await lookOf(page), theme).toMatchObject({ paper: 'rgb(255, 255, 255)', fontSize: '16px' });
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(ink).toBe('rgb(29, 23, 18)');
      await page.emulateMedia({ media: 'screen' });
    }
  });
  await test.step('another tab follows', async () => {
    const other = await context.newPage();
    const there = await open(other);
    await there.button.click();
    await display.choose('Sepia', 'Large');
    expect(await lookOf(page)).toMatchObject(sepia);
    await expect.poll(() => lookOf(other)).toMatchObject({ ...sepia, fontSize: '18.4px' });
    await expect(there.choice('Sepia')).toBeChecked();
    await expect(there.choice('Large')).toBeChecked();
    await other.close();
  });
  await test.step('loaded again, with letters larger by as much as the browser’s own are', async () => {
    await display.choose('Largest');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
    await page.reload();
    await expect.poll(() => lookOf(page)).toMatchObject({ ...sepia, fontSize: '30px' });
    expect(await leadingOf(page)).toBe(2.11);
  });
});

test('the choice stands before any other script or style is there, and no frame shows another paper first', async ({
  page,
}) => {
  const display = await open(page);
  await display.choose('Dark', 'Larger', 'Wide');
  // The style sheet and the scripts come when the root element has been looked at.
  const looked = Promise.withResolvers<void>();
  await page.route(/\/assets\//, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-text-size', '130');
  await expect(root).toHaveAttribute('data-line-spacing', 'wide');
  looked.resolve();
  await expect(display.button).toBeVisible();

  await page.unroute(/\/assets\//);
  await page.addInitScript(() => {
    const papers = new Set<string>();
    Object.assign(window, { papers });
    const look = () => {
      // Before the sheets are there nothing is painted.
      if (document.styleSheets.length > 0 && document.body) papers.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await expect(display.button).toBeVisible();
  const papers = await page.evaluate(() => [...(window as unknown as { papers: Set<string> }).papers]);
  expect(papers.filter((paper) => paper !== 'rgba(0, 0, 0, 0)')).toEqual([dark.paper]);
});

test('the choices are on the profile too, and stay when somebody signs out', async ({ page, visitor }) => {
  await visitor.signUp(newcomer('Ruth'));
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Display' });
  await section.getByRole('radio', { name: 'Dark' }).check();
  await section.getByRole('radio', { name: 'Large', exact: true }).check();
  await visitor.logout.click();
  await expect(visitor.login).toBeVisible();
  const look = { ...dark, fontSize: '18.4px' };
  expect(await lookOf(page)).toMatchObject(look);
  await page.reload();
  await expect(visitor.login).toBeVisible();
  expect(await lookOf(page)).toMatchObject(look);
});

test('a press beside it shuts it', { tag: '@phone' }, async ({ page }) => {
  const display = await open(page);
  await display.button.click();
  const small = await display.dialog
    .locator('label, button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height).filter((height) => height < 44));
  expect(small).toEqual([]);
  await page.mouse.click(10, 10);
  await expect(display.dialog).toBeHidden();
});

test('what was stored by hand is as if nothing was chosen; where storage is off, a choice holds for this page', async ({
  page,
}) => {
  const display = await open(page);
  for (const stored of ['{', '"dark"', 'null', '{"theme":"neon","textSize":"9000","lineSpacing":{}}']) {
    await page.evaluate((text) => localStorage.setItem('lampstand:display', text), stored);
    await open(page);
    expect(await lookOf(page), stored).toEqual({ ...light, fontSize: '16px' });
  }
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await display.choose('Dark');
  expect(await lookOf(page)).toMatchObject(dark);
});

test('no inline script runs but that one', async ({ page, faults }) => {
  faults.expect(/Content Security Policy|ERR_INVALID_URL/);
  await open(page);
  const ran = await page.evaluate(async () => {
    const found: string[] = [];
    Object.assign(globalThis, { ran: (what: string) => found.push(what) });
    const known = document.querySelector('head > script:not([src])')?.textContent ?? '';
    for (const text of ['ran("inline")', `${known}ran("longer")`]) {
      const script = document.createElement('script');
      script.textContent = text;
      document.head.append(script);
    }
    document.body.insertAdjacentHTML('beforeend', '<img src="data:x" onerror="ran(\'handler\')">');
    await new Promise((resolve) => document.body.lastElementChild?.addEventListener('error', resolve));
    return { found, isThere: known.includes('lampstand:display') };
  });
  expect(ran).toEqual({ found: [], isThere: true });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page comes as it was chosen, and can be chosen anew', async ({ page, context, faults }) => {
    faults.expect(lostConnection);
    const display = await open(page);
    await new JournalPage(page).workerReady();
    await display.choose('Sepia');
    await context.setOffline(true);
    await page.reload();
    await expect(display.button).toBeVisible();
    expect(await lookOf(page)).toMatchObject(sepia);
    await display.choose('Dark');
    expect(await lookOf(page)).toMatchObject(dark);
  });
});
