import type { Page } from '@playwright/test';
import { lostConnection } from '../../fixtures.ts';
import { JournalPage } from '../pages/JournalPage.ts';
import { expect, newcomer, test } from '../pages/people.ts';
import { openWith } from './prayers.ts';

const ann = newcomer('Ann');
const two = [
  { title: 'First', category: 'family' },
  { title: 'Second', category: 'work' },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const end = 'You have brought them. They are in good hands.';

test.beforeEach(({ visitor }) => visitor.signUp(ann));

test(
  'prayers are brought one at a time, over the whole window, to a verse at the end',
  { tag: ['@phone', '@smoke'] },
  async ({ page, expectAccessible }) => {
    await openWith(page, two, '/journal');
    await page.getByRole('link', { name: 'Pray now' }).click();
    await expect(heading(page, 'Pray now')).toBeFocused();
    // The header is covered too.
    expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null)).toBe(true);
    await expectAccessible();
    await button(page, 'Begin').click();
    await expect(heading(page, /^(First|Second)$/)).toBeFocused();
    await expect(page.getByText('1 of 2')).toBeVisible();
    await expectAccessible();
    const first = await heading(page, /./).innerText();
    await button(page, 'Amen, next').click();
    await expect(heading(page, first === 'First' ? 'Second' : 'First')).toBeFocused();
    await button(page, 'Amen').click();
    await expect(heading(page, 'Amen.')).toBeFocused();
    await expect(page.getByText(end)).toBeVisible();
    await expect(page.getByRole('figure')).toContainText('WEB');
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to my journal' }).click();
    await expect(page).toHaveURL('/journal');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the keyboard alone leads through it, a timer ends with a word, and what was chosen is chosen again', async ({
  page,
}) => {
  await test.step('the keyboard alone leads through it, and Escape back to where one came from', async () => {
    await openWith(page, two, '/journal');
    await page.getByRole('link', { name: 'Pray now' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Pray now')).toBeFocused();
    await page.getByRole('radio', { name: 'A few' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'All that are open' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(heading(page, /^(First|Second)$/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/journal');

    await page.goto('/journal/pray');
    await button(page, 'Leave').click();
    await expect(page).toHaveURL('/journal');
  });

  await test.step('what was chosen is chosen again; a category brings its own alone', async () => {
    await page.goto('/journal/pray');
    await page.getByRole('radio', { name: 'One category' }).check();
    await page.getByLabel('Category', { exact: true }).selectOption('work');
    await page.getByRole('radio', { name: '10 min' }).check();
    await page.getByLabel('Breathing circle').check();
    await button(page, 'Begin').click();
    await expect(heading(page, 'Second')).toBeVisible();
    await expect(button(page, 'Amen')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('work');
    await expect(page.getByRole('radio', { name: '10 min' })).toBeChecked();
    await expect(page.getByLabel('Breathing circle')).toBeChecked();
  });

  await test.step('a timer ends with a word, and with nothing else', async () => {
    await page.clock.install();
    await page.goto('/journal');
    await page.getByRole('link', { name: 'Pray now' }).click();
    await page.getByRole('radio', { name: 'All that are open' }).check();
    await page.getByLabel('Breathing circle').uncheck();
    await page.getByRole('radio', { name: '5 min' }).check();
    await button(page, 'Begin').click();
    const timer = page.getByRole('progressbar', { name: 'Timer' });
    await expect(timer).toHaveAttribute('aria-valuetext', '5 minutes left');
    await page.clock.runFor(61_000);
    await expect(timer).toHaveAttribute('aria-valuetext', '4 minutes left');
    await expect(page.getByText('Your time is up.', { exact: false })).toHaveCount(0);
    await page.clock.runFor(4 * 60_000);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Your time is up. Stay as long as you like.');
    await expect(timer).toHaveCount(0);
    await expect(button(page, 'Amen, next')).toBeVisible();
  });
});

test('the breathing circle grows and shrinks, can be paused, and stands still where motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, two, '/journal');
  await page.clock.install();
  await page.getByRole('link', { name: 'Pray now' }).click();
  await page.getByLabel('Breathing circle').check();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Begin').click();
  const circle = page.locator('[data-phase]');
  const size = () => circle.evaluate((each) => getComputedStyle(each, '::before').transform);
  await expect(circle).toHaveText('Be still');
  const still = await size();
  await page.clock.runFor(900);
  await expect(circle).toHaveText('Breathe in');
  expect(await size()).toBe(still);
  await page.clock.runFor(4000);
  await expect(circle).toHaveText('Breathe out');
  expect(await size()).toBe(still);
  await page.clock.runFor(6000);
  await expect(circle).toHaveText('Breathe in');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(size).not.toBe(still);
  await button(page, 'Pause the breathing guide').click();
  await page.clock.runFor(20_000);
  await expect(circle).toHaveText('Be still');
  await button(page, 'Resume the breathing guide').click();
  await page.clock.runFor(900);
  await expect(circle).toHaveText('Breathe in');
});

test('one that was answered is marked at the end, with the helplines where its words are of danger, until nothing is waiting', async ({
  page,
  expectAccessible,
}) => {
  await test.step('one that was answered is marked at the end', async () => {
    await openWith(page, two, '/journal/pray');
    await button(page, 'Begin').click();
    await button(page, 'Amen, next').click();
    await button(page, 'Amen').click();
    await page.getByText('Has one of them been answered?').click();
    await button(page, 'Answered: First').click();
    await page.getByLabel('What happened (optional)').fill('It came.');
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog').getByText('Thanks be to God.')).toBeFocused();
    await expectAccessible();
    await page.getByRole('link', { name: 'answered prayers', exact: true }).click();
    await expect(page.getByRole('article', { name: 'First' })).toContainText('It came.');
  });

  await test.step('with words of danger in the answer, the helplines stand in its place', async () => {
    await page.goto('/journal/pray');
    await button(page, 'Begin').click();
    await button(page, 'Amen').click();
    await page.getByText('Has one of them been answered?').click();
    await button(page, 'Answered: Second').click();
    await page.getByLabel('What happened (optional)').fill('I want to kill myself');
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /988/ }).first()).toBeVisible();
  });

  await test.step('with no open prayer says so, and asks nothing of anybody', async () => {
    await page.goto('/journal/pray');
    await button(page, 'Begin').click();
    await expect(heading(page, 'Nothing is waiting.')).toBeFocused();
    await expect(page.getByText('Has one of them been answered?')).toHaveCount(0);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens without a network, and behind the lock not at all', async ({ page, context, faults }) => {
    faults.expect(lostConnection);
    await openWith(page, two, '/journal');
    const journal = new JournalPage(page);
    await journal.workerReady();
    await context.setOffline(true);
    await page.goto('/journal/pray');
    await button(page, 'Begin').click();
    await button(page, 'Amen, next').click();
    await button(page, 'Amen').click();
    await expect(page.getByText(end)).toBeVisible();
    await context.setOffline(false);

    await journal.open();
    await journal.lockWith('271828');
    await page.goto('/journal/pray');
    await expect(button(page, 'Begin')).toHaveCount(0);
    await journal.unlock('PIN', '271828');
    await expect(button(page, 'Begin')).toBeVisible();
  });
});
