import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkAccessible } from '../../accessible.ts';
import { root } from '../fixtures.ts';
import { button, enterPin, expect, heading, holdCorner, PIN, test } from './fixtures.ts';

/** Everything to touch is 64 pixels wide and high, for hands that shake; a tick box with the words beside it. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea')].flatMap((each) => {
      const target = (each.matches('[type="checkbox"]') && each.closest('label')) || each;
      const { width, height } = target.getBoundingClientRect();
      return width < 64 || height < 64 ? [`${each.outerHTML}: ${width} × ${height}`] : [];
    }),
  );

const look = (page: Page, name: string): Promise<void> =>
  test.step(name, async () => {
    expect(await smallTargets(page), `${name}: too small to touch`).toEqual([]);
    await checkAccessible(page);
  });

test('every screen is accessible, and no packed file is unused', async ({ start, admin, connection }) => {
  test.setTimeout(240_000);
  const { code, id } = await admin.add({ asksForPrayer: true, prayerAddress: 'team@church.example' });
  const kiosk = await start({ minute: 2 });
  const loaded = new Set<string>();
  kiosk.app.context().on('request', (request) => loaded.add(new URL(request.url()).pathname.replace('/assets/', '')));
  let page = kiosk.page();
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await button(page, 'Go on').click();
  await look(page, 'the set-up, with a fault');
  await page.getByLabel('The same once more').fill(PIN);
  await button(page, 'Go on').click();
  await page.getByLabel('Code from Admin → Kiosks').fill('ABCD');
  await button(page, 'Connect').click();
  await look(page, 'a code that is too short');
  await page.getByLabel('Code from Admin → Kiosks').fill(code);
  await button(page, 'Connect').click();
  await expect(page.getByRole('heading', { name: 'Connected as “Main lobby”' })).toBeVisible();
  await look(page, 'the settings');

  page = await kiosk.next(() => button(page, 'Back to the kiosk').click());
  await expect(page.getByText('Main lobby')).toBeVisible();
  await look(page, 'the first screen');
  await button(page, 'Relationships').click();
  await look(page, 'a subject');
  await button(page, 'Abuse').click();
  await expect(page.getByText('God’s Word')).toBeVisible();
  await look(page, 'lines to call');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await button(page, /Touch here/).click();
  await page.keyboard.type('i wish it were different');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Which is nearest?');
  await look(page, 'three to choose from');
  await button(page, 'Talk to someone now').click();
  await expect(heading(page)).toHaveText('Talk to someone now');
  await look(page, 'lines for whoever wants to talk');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await button(page, 'Clear').click();
  await page.keyboard.type('i have nothing left to give and no one would care');
  await page.keyboard.press('Enter');
  await expect(page.getByText('If you are in danger, or someone is')).toBeVisible();
  await look(page, 'an answer with the way to the lines');
  await button(page, 'Back').click();
  await button(page, 'Clear').click();
  await page.keyboard.type('ich will nicht mehr leben');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unter diesen Nummern')).toBeVisible();
  await look(page, 'lines to call, in another language');
  await button(page, 'Back').click();
  await button(page, 'Clear').click();
  await button(page, '123, numbers and signs').click();
  await look(page, 'signs on the screen');
  await button(page, 'abc, letters').click();
  await page.keyboard.type('so worried about everything');
  await look(page, 'letters on the screen');
  await page.keyboard.press('Enter');
  await expect(page.getByText('God’s Word')).toBeVisible();
  await button(page, 'Back').click();
  await page.getByLabel('What do you need help with?').fill('is it a sin to get a tattoo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Where the Bible speaks of it')).toBeVisible();
  await look(page, 'a question');
  await button(page, 'Back').click();
  await page.getByLabel('What do you need help with?').fill('hello are you real');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Loneliness')).toBeVisible();
  await look(page, 'a greeting');
  await button(page, 'Loneliness').click();
  await expect(page.getByText('God’s Word')).toBeVisible();
  await button(page, 'Ask for prayer').click();
  await page.keyboard.type('For my brother');
  await look(page, 'the prayer request');
  await button(page, 'Send to the prayer team').click();
  await expect(heading(page)).toHaveText('Thank you. It is on its way.');
  await look(page, 'sent');
  await button(page.getByRole('banner'), 'Back').click();
  await button(page, 'Ask for prayer').click();
  await page.keyboard.type('For my sister');
  await admin.remove(id);
  await button(page, 'Send to the prayer team').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'not sent');
  page = await kiosk.next(() => button(page, 'I’m done').click());
  await expect(page.getByRole('alert')).toContainText('no longer connected');
  await look(page, 'no longer connected');

  await holdCorner(page);
  for (const wrong of ['000000', '1234', '27182']) await enterPin(page, wrong);
  await expect(page.getByText(/Please wait/)).toBeVisible();
  await look(page, 'a wrong PIN');
  connection.target = null;
  await kiosk.app.evaluate(({ BrowserWindow }) => {
    const event = { name: 'stillThere', seconds: 17 };
    BrowserWindow.getAllWindows()[0]?.webContents.send('lampstand:event', event);
  });
  await look(page, 'Still there?');

  const built = join(root, 'dist/kiosk');
  const first = await readFile(join(built, 'index.html'), 'utf8');
  const packed = (await readdir(join(built, 'assets'))).filter((name) => !name.endsWith('.json'));
  expect(packed.filter((name) => !first.includes(name) && !loaded.has(name))).toEqual([]);
});
