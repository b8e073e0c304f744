import type { Page } from '@playwright/test';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test as base } from '../pages/people.ts';

/** Noon of a day of this month, or of one so many months ago. */
const inMonth = (page: Page, months: number, day: number) =>
  page.evaluate(
    ([back, date]) => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth() - back, date, 12).toISOString();
    },
    [months, day] as const,
  );

const add = async (page: Page, title: string, more: object) =>
  page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/prayers', { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${answer.status}`);
    },
    { title, content: `${title}, in more words.`, category: 'personal', tags: [], ...more },
  );

/** A journal with prayers of this month, of the last, and of a year ago. */
const test = base.extend<{ journal: JournalPage }>({
  journal: async ({ page, visitor }, use) => {
    await visitor.signUp(newcomer('Ann'));
    const journal = new JournalPage(page);
    await journal.open();
    await add(page, 'Autumn', { createdAt: await inMonth(page, 12, 9) });
    await add(page, 'House', { createdAt: await inMonth(page, 1, 5), category: 'guidance' });
    await add(page, 'Mother', { createdAt: await inMonth(page, 1, 7), category: 'family', tags: ['health'] });
    const answeredAt = await inMonth(page, 1, 20);
    await add(page, 'Interview', { createdAt: await inMonth(page, 1, 12), category: 'work', answeredAt });
    await add(page, 'Bread', { createdAt: await inMonth(page, 0, 1), category: 'thanks' });
    await journal.open();
    await expect(journal.prayers).toHaveCount(5);
    await use(journal);
  },
});

const isOpen = (journal: JournalPage, title: string) => expect(journal.opened(title)).toBeVisible();
const nothingOpen = ({ page }: JournalPage) => expect(page.getByRole('article')).toHaveCount(0);
/** In the list: what is remembered of this day has a link of its own. */
const link = ({ page }: JournalPage, name: string) =>
  page.locator('[data-prayer]').getByRole('link', { name, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a prayer stands beside the list, scrolls by itself, goes by keys, and an unknown one says so', async ({
    journal,
    page,
    expectAccessible,
  }) => {
    await test.step('a prayer stands beside the list, and Back, Forward and a reload find it', async () => {
      await expect(page.getByText('Choose a prayer to read it here.')).toBeVisible();
      await expectAccessible();
      await link(journal, 'Mother').click();
      await isOpen(journal, 'Mother');
      await expect(journal.opened('Mother').getByRole('heading')).toBeFocused();
      await expect(link(journal, 'Mother')).toHaveAttribute('aria-current', 'page');
      await expect(journal.newPrayer).toBeVisible();
      await expectAccessible();
      await link(journal, 'House').click();
      await isOpen(journal, 'House');
      await page.reload();
      await isOpen(journal, 'House');
      // From one prayer to the next is no step of its own: Back is the way to the list.
      await page.goBack();
      await nothingOpen(journal);
      await expect(link(journal, 'House')).toBeFocused();
      await page.goForward();
      await isOpen(journal, 'House');
    });

    await test.step('list and prayer scroll each by itself', async () => {
      await page.setViewportSize({ width: 1280, height: 600 });
      await link(journal, 'Mother').click();
      await isOpen(journal, 'Mother');
      await link(journal, 'Autumn').scrollIntoViewIfNeeded();
      await expect(link(journal, 'Autumn')).toBeInViewport();
      await expect(journal.opened('Mother').getByRole('heading')).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goBack();
      await nothingOpen(journal);
    });

    await test.step('keys do nothing while the focus is elsewhere', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wisdom' }).focus();
      await page.keyboard.press('n');
      await expect(page.getByRole('form', { name: 'New prayer' })).toBeHidden();
      await nothingOpen(journal);
      await expect(page).toHaveURL('/journal');
    });

    await test.step('the keyboard moves, opens, writes, searches and leads back', async () => {
      await journal.newPrayer.focus();
      await page.keyboard.press('j');
      await expect(link(journal, 'Bread')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('j');
      await expect(link(journal, 'Mother')).toBeFocused();
      await page.keyboard.press('k');
      await expect(link(journal, 'Interview')).toBeFocused();
      await page.keyboard.press('End');
      await expect(link(journal, 'Autumn')).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await isOpen(journal, 'Interview');
      await page.keyboard.press('Escape');
      await nothingOpen(journal);
      await expect(link(journal, 'Interview')).toBeFocused();

      await page.keyboard.press('/');
      await expect(page.getByLabel('Search your prayers')).toBeFocused();
      await page.keyboard.type('jn?');
      await expect(page.getByLabel('Search your prayers'), 'in a field keys are letters').toHaveValue('jn?');
      await page.getByLabel('Search your prayers').fill('');
      await link(journal, 'Bread').focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
      await expect(link(journal, 'Bread')).toBeFocused();
      await page.keyboard.press('n');
      await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
      await page.keyboard.type('n is a letter here');
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('n is a letter here');
      await page.keyboard.press('Escape');
      await nothingOpen(journal);
      await expect(journal.newPrayer).toBeFocused();
      await journal.newPrayer.press('Enter');
      await expect(page.getByLabel('Title', { exact: true }), 'what was typed is kept').toHaveValue(
        'n is a letter here',
      );
    });

    await test.step('an unknown prayer says so, with a way back', async () => {
      await page.goto('/journal/prayer/pending_1_00000000-0000-4000-8000-000000000000');
      await expect(page.getByText('This prayer isn’t on this device.')).toBeVisible();
      await expectAccessible();
      await journal.button('To all prayers').click();
      await expect(page).toHaveURL('/journal');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a prayer has the screen to itself, Back leads to its place, and the tools stand on one line', async ({
    journal,
    page,
    expectAccessible,
  }) => {
    await test.step('search, filter and calendar stand on one line', async () => {
      const tops = await Promise.all(
        [page.getByLabel('Search your prayers'), journal.button('Filter'), journal.button('Calendar')].map(
          async (each) => {
            const box = await each.boundingBox();
            return box ? box.y + box.height / 2 : Number.NaN;
          },
        ),
      );
      for (const top of tops) expect(Math.abs(top - (tops[0] ?? Number.NaN))).toBeLessThan(4);
    });

    await test.step('a prayer has the screen to itself, and Back leads to its place in the list', async () => {
      await expectAccessible();
      await link(journal, 'Autumn').click();
      await isOpen(journal, 'Autumn');
      await expect(journal.newPrayer).toBeHidden();
      await expect(journal.opened('Autumn').getByRole('heading')).toBeFocused();
      await expectAccessible();
      await page.reload();
      await isOpen(journal, 'Autumn');
      await journal.button('All prayers').click();
      await expect(link(journal, 'Autumn')).toBeFocused();
      await expect(link(journal, 'Autumn')).toBeInViewport();
      await nothingOpen(journal);
      await journal.newPrayer.click();
      await expect(page.getByRole('form', { name: 'New prayer' })).toBeVisible();
      await expect(journal.newPrayer).toBeHidden();
      await page.goBack();
      await expect(journal.newPrayer).toBeFocused();
    });
  });
});

for (const width of [360, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('prayers are grouped by month, filters say what is set, and the calendar leads to days and months', async ({
      journal,
      page,
      expectAccessible,
    }) => {
      await test.step('prayers are grouped by month, and filters say what is set', async () => {
        const groups = page.getByRole('region', { name: 'Prayers' }).getByRole('list');
        await expect(groups).toHaveCount(3);
        await expect(groups.first().getByRole('link')).toHaveText(['Bread']);
        await expect(groups.nth(1).getByRole('link')).toHaveText(['Interview', 'Mother', 'House']);
        await expect(journal.prayer('Interview')).toContainText('Answered');

        await journal.button('Filter').click();
        await page.getByLabel('Show', { exact: true }).selectOption('open');
        await page.getByLabel('Category', { exact: true }).selectOption('family');
        await expect(journal.prayers).toHaveText(['Mother']);
        await expectAccessible();
        await journal.button('Remove: Family').click();
        await expect(journal.prayers).toHaveCount(4);
        await link(journal, 'House').click();
        await isOpen(journal, 'House');
        await page.goBack();
        await expect(journal.prayers, 'what was set outlives a look at a prayer').toHaveCount(4);
        await journal.button('Show all').click();
        await expect(journal.prayers).toHaveCount(5);
      });

      await test.step('the calendar goes by press and by key', async () => {
        await journal.button('Calendar').click();
        const grid = page.getByRole('grid');
        const today = grid.locator('[aria-current="date"]');
        await expect(today).toHaveAttribute('tabindex', '0');
        await expectAccessible();
        await journal.button('Previous month').click();
        const days = grid.getByRole('gridcell').getByRole('button', { disabled: false });
        await expect(days).toHaveCount(4);
        await expect(days.last()).toHaveAccessibleName(/, 1 prayer answered$/);
        await days.first().click();
        await expect(journal.prayers).toHaveText(['House']);
        await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1);
        await expectAccessible();
        await days.last().click();
        await expect(journal.prayers, 'a day on which something was answered').toHaveText(['Interview']);
        await page.getByRole('button', { name: /^Remove: / }).click();
        await expect(journal.prayers).toHaveCount(5);

        await days.first().focus();
        const day = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day'] ?? '');
        const first = await day();
        await days.first().click();
        for (const [key, back] of [
          ['ArrowRight', 'ArrowLeft'],
          ['ArrowDown', 'ArrowUp'],
          ['PageUp', 'PageDown'],
          ['PageDown', 'PageUp'],
        ] as const) {
          await page.keyboard.press(key);
          await expect.poll(day, key).not.toBe(first);
          await page.keyboard.press(back);
          await expect.poll(day, back).toBe(first);
        }
        for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
        // The marks of a month come a moment after its days.
        await expect(grid.locator(':focus')).toHaveAccessibleName(/, 1 prayer written$/);
        await page.keyboard.press('Enter');
        await expect(journal.prayers).toHaveText(['Mother']);

        await page.getByLabel('Go to month').selectOption({ index: 2 });
        await journal.button('Whole month').click();
        await expect(journal.prayers).toHaveText(['Autumn']);
      });
    });
  });

test('what was written on this day of an earlier year is remembered above the list', async ({ journal, page }) => {
  const lastYear = await page.evaluate(() => {
    const now = new Date();
    // A day that every year has.
    return new Date(now.getFullYear() - 1, now.getMonth(), Math.min(now.getDate(), 28), 12).toISOString();
  });
  await page.clock.setFixedTime(
    await page.evaluate(() => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth(), Math.min(now.getDate(), 28), 13).getTime();
    }),
  );
  await add(page, 'Rain', { createdAt: lastYear });
  await journal.open();
  const card = page.getByRole('region', { name: 'On This Day' });
  await expect(card).toContainText('Rain was written a year ago.');
  await card.getByRole('link', { name: 'Rain' }).click();
  await isOpen(journal, 'Rain');
});
