import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FAR } from '../../../renderer/features/kiosk/attract/scenes.ts';
import { checkAccessible } from '../../accessible.ts';
import { root } from '../fixtures.ts';
import { button, endSession, enterPin, expect, heading, holdCorner, PIN, test, type RunningKiosk } from './fixtures.ts';

const INVITATION = 'Touch the screen and say it in your own words.';
/** Screens as they hang in lobbies, in CSS pixels, lying and standing. */
const screens = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
];

const inLoop = (page: Page): Locator => page.locator('main').filter({ has: page.getByText(INVITATION) });

/** Texts that leave their place, or letters lower than 25 mm on a screen of 24 inches, also with each of these verses. */
const unreadable = (page: Page, verses: string[]): Promise<string[]> =>
  page.evaluate((texts) => {
    const wrong: string[] = [];
    const [main, stage] = [document.querySelector('main'), document.querySelector('main > div')];
    const measure = (verse: string) => {
      const room = stage?.getBoundingClientRect();
      for (const text of document.querySelectorAll<HTMLElement>(
        'main > div p, main > div blockquote, main > div figure',
      )) {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        if (room && (left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1))
          wrong.push(`${verse}: ${text.innerText} leaves its place`);
      }
      if (main && main.scrollHeight > main.clientHeight) wrong.push(`${verse}: the screen is higher than itself`);
      const largest = Math.max(
        ...[...document.querySelectorAll('main > div *')].map((each) => parseFloat(getComputedStyle(each).fontSize)),
      );
      // Capitals are 0.67 em high; a screen of 24 inches has a diagonal of 610 mm.
      const millimetres = (largest * 0.67 * 610) / Math.hypot(innerWidth, innerHeight);
      if (millimetres < 24.9) wrong.push(`${verse}: capitals of ${millimetres} mm`);
    };
    measure('the verse of the day');
    const quote = document.querySelector('main > div blockquote');
    for (const text of texts) {
      if (quote) quote.textContent = `“${text}”`;
      measure(text);
    }
    return wrong;
  }, verses);

test('a screen that nobody uses speaks to passers-by, until somebody touches it or staff switch it off', async ({
  start,
  setUp,
}) => {
  test.slow();
  await setUp();
  const kiosk = await start({ attract: 0.5, scene: 1, countdown: 1 });
  await test.step('verse, question and invitation in turn, to be read from three metres', () =>
    canBeRead(kiosk.page()));
  await test.step('a touch ends it and hits nothing by chance; one on a subject opens it', () => endsByTouch(kiosk));
  await test.step('a key begins the question, from the moment the loop is seen', () => endsByKey(kiosk));
  await test.step('staff switch it off', () => switchOff(kiosk));
});

const canBeRead = async (page: Page): Promise<void> => {
  const scenes = inLoop(page).locator('> div > div');
  for (const at of [0, 1, 2]) await expect(scenes.nth(at)).toHaveAttribute('aria-hidden', 'false');
  await expect(scenes.nth(0)).toHaveAttribute('aria-hidden', 'false');
  await expect(scenes.nth(0).locator('blockquote')).not.toBeEmpty();
  await expect(scenes.nth(0)).toContainText('ESV');
  await checkAccessible(page);
  const all = await readFile(join(root, 'content/generated/daily-verses.json'), 'utf8');
  const short = (JSON.parse(all) as { text: string }[]).flatMap(({ text }) => (text.length <= FAR ? [text] : []));
  for (const screen of screens)
    await test.step(`${screen.width} × ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      expect(await unreadable(page, short)).toEqual([]);
      for (const each of await inLoop(page).getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 1 });
    });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scenes.nth(1).evaluate((each) => getComputedStyle(each).transitionDuration)).toMatch(/^0s/);
  const places = new Set<string>();
  await expect
    .poll(async () => places.add(await inLoop(page).evaluate((each) => getComputedStyle(each).translate)).size)
    .toBeGreaterThan(3);
};

const endsByTouch = async (kiosk: RunningKiosk): Promise<void> => {
  let page = kiosk.page();
  await expect(inLoop(page)).toBeVisible();
  // Where the subjects of the next screen stand.
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.mouse.click(width * 0.7, height * 0.45);
  await expect(inLoop(page)).toHaveCount(0);
  await expect(button(page, /Touch here/)).toBeVisible();
  await button(page, /Touch here/).click();
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('');
  await button(page, 'Back').click();
  await expect(button(page, 'Emotions')).toBeVisible();

  await button(page, 'Talk to someone now').click();
  page = await kiosk.next(() => button(page, 'I’m done').click());
  await button(inLoop(page), 'Grief & Loss').click();
  await expect(heading(page)).toHaveText('Grief & Loss');
  await button(page, 'Back').click();
  await expect(button(page, /Touch here/)).toBeVisible();

  // Whoever leaves it so is asked, and only the next page begins with the loop.
  page = await kiosk.next(() => kiosk.advanceClock(3600));
  await button(inLoop(page), 'Talk to someone now').click();
  await expect(heading(page)).toHaveText('Talk to someone now');
  await kiosk.next(() => button(page, 'I’m done').click());
};

const endsByKey = async (kiosk: RunningKiosk): Promise<void> => {
  const words = (page: Page) => page.getByLabel('What do you need help with?');
  let page = kiosk.page();
  await expect(inLoop(page)).toBeVisible();
  await page.keyboard.type('my brother');
  await expect(words(page)).toHaveValue('my brother');

  // Again, if the machine was so slow that the loop was there before we watched for it.
  await expect(async () => {
    page = await kiosk.next(() => endSession(kiosk));
    expect(await pressOnceDrawn(page)).toBe(true);
  }).toPass();
  await expect(words(page)).toHaveValue('m');
  await kiosk.next(() => endSession(kiosk));
};

/** Has a letter pressed in the very moment in which the loop is drawn; false if that has passed. */
const pressOnceDrawn = (page: Page): Promise<boolean> =>
  page.evaluate((invitation) => {
    const isDrawn = () => document.querySelector('main')?.textContent.includes(invitation) ?? false;
    if (isDrawn()) return false;
    const watching = new MutationObserver(() => {
      if (!isDrawn()) return;
      watching.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', cancelable: true }));
    });
    watching.observe(document.body, { childList: true, subtree: true });
    return true;
  }, INVITATION);

const switchOff = async (kiosk: RunningKiosk): Promise<void> => {
  let page = kiosk.page();
  await expect(inLoop(page)).toBeVisible();
  await holdCorner(page, { inRealTime: true });
  await enterPin(page, PIN);
  await page.getByLabel('Speak to passers-by').uncheck();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  page = await kiosk.next(() => button(page, 'Back to the kiosk').click());
  await expect(button(page, /Touch here/)).toBeVisible();
  const state = await page.evaluate(() => {
    const { lampstand } = window as unknown as { lampstand: { kiosk: { state(): Promise<{ value: object }> } } };
    return lampstand.kiosk.state();
  });
  expect(state).toMatchObject({ value: { attract: null, preferences: { attract: false } } });
};
