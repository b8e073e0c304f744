import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { kioskLinkPath } from '../../../core/rules/kiosk/kioskLink.ts';
import { findBrowser } from '../../browser.ts';
import { button, expect, heading, PIN, test, touchLetters } from './fixtures.ts';
import { pair, PUBLIC_URL } from './church.ts';

test('a volunteer sets the kiosk up, a visitor gets an answer, and a phone opens it by its code', async ({
  start,
  admin,
  server,
}) => {
  const before = server.logged().length;
  const logged = () => server.logged().slice(before);
  test.slow();
  const { code } = await admin.add({ asksForPrayer: true, prayerAddress: 'team@church.example' });
  const kiosk = await start();
  let page = kiosk.page();
  await expect(heading(page)).toHaveText('Set up this kiosk');
  const keys = page.getByRole('group', { name: 'Keyboard on the screen' });
  await expect(keys).toBeHidden();
  await page.getByLabel('PIN', { exact: true }).click();
  for (const digit of PIN) await keys.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue(PIN);
  await keys.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('The same once more')).toBeFocused();
  const address = page.getByLabel('Your church’s server');
  await address.click();
  await expect(keys.getByRole('button', { name: 'q', exact: true })).toBeVisible();
  const [field, letters] = [await address.boundingBox(), await keys.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(letters?.y ?? 0);
  await page.getByLabel('The same once more').fill('271829');
  await button(page, 'Go on').click();
  await expect(page.getByText('The two PINs are not the same.')).toBeVisible();
  await page.getByLabel('The same once more').fill(PIN);
  await button(page, 'Go on').click();
  await page.getByLabel('Code from Admin → Kiosks').fill('ABCD-EFGH');
  await button(page, 'Connect').click();
  await expect(page.getByText('That code did not work.')).toBeVisible();
  await page.getByLabel('Code from Admin → Kiosks').fill(code.toLowerCase());
  await button(page, 'Connect').click();
  await expect(page.getByRole('heading', { name: 'Connected as “Main lobby”' })).toBeVisible();
  page = await kiosk.next(() => button(page, 'Back to the kiosk').click());

  await expect(heading(page)).toHaveText('What is on your heart today?');
  await expect(page.getByText('Main lobby')).toBeVisible();
  await button(page, /Touch here/).click();
  await touchLetters(page, 'insomnia');
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('insomnia');
  await button(page, 'Help me grow').click();
  await expect(heading(page)).toHaveText(/sleep|insomnia/i);
  const title = await heading(page).innerText();
  await expect(page.getByText('Scripture quotations marked ESV')).toBeVisible();

  const phone = await chromium.launch(findBrowser());
  try {
    const opened = await phone.newPage();
    await page.getByText('Take it with you').scrollIntoViewIfNeeded();
    const picture = sharp(await page.screenshot())
      .ensureAlpha()
      .raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const address = jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? '';
    expect(address.startsWith(`${PUBLIC_URL}${kioskLinkPath}#note.`), address).toBe(true);
    await opened.goto(address.replace(PUBLIC_URL, server.url));
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(opened.url()).not.toContain('#');
    expect(logged()).toContain('"route"');
    expect(logged()).not.toContain(new URL(address).hash.slice(1));
  } finally {
    await phone.close();
  }

  await button(page, 'Ask for prayer').click();
  await page.getByLabel('What may we pray for?').fill('For my brother, who is ill.');
  await page.getByLabel('Your first name (optional)').fill('Ruth');
  await button(page, 'Send to the prayer team').click();
  await expect(heading(page)).toHaveText('Thank you. It is on its way.');
  await expect(async () => {
    // Letters that ask to confirm an address lie there too.
    const names = (await readdir(join(server.folder, 'outbox'))).filter((each) => each.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(server.folder, 'outbox', name), 'utf8')));
    const mail = mails.find((each) => each.includes('For my brother, who is ill.')) ?? '';
    expect(mail).toContain('team@church.example');
  }).toPass();
  expect(logged()).not.toMatch(/brother|Ruth|insomnia/);
  await kiosk.next(() => page.getByRole('main').getByRole('button', { name: 'I’m done' }).click());
});

test('shows crisis lines for words of danger, and sends nothing', async ({ kiosk, server }) => {
  const before = server.logged().length;
  const page = kiosk.page();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await button(page, /Touch here/).click();
  await page.keyboard.type('I want to kill myself');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('You do not have to carry this alone');
  await expect(page.getByText('findahelpline.com')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  await button(page, 'Back').click();
  await button(page, 'Clear').click();
  await page.keyboard.type('I am afraid I might hurt my baby');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Please talk to someone before it happens, or happens again');
  await expect(page.getByText('Is anyone in danger right now?')).toBeVisible();
  await expect(page.getByText('God, I don’t want to be here'), 'the prayer of another').toHaveCount(0);
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await button(page, 'Relationships').click();
  await button(page, 'Abuse').click();
  await expect(heading(page)).toHaveText('What is being done to you is not your fault');
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(server.logged().slice(before)).not.toContain('/api/search');
});

test('closes the screen and keeps the file when its settings can’t be read', async ({ start, profile }) => {
  const file = join(profile, 'kiosk.json');
  await writeFile(file, '{"isKiosk": true, "pin": {"sal');
  const page = (await start({ args: [] })).page();
  await expect(heading(page)).toHaveText('This screen is closed just now');
  await expect(page.getByText('Please call a member of staff.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await readFile(file, 'utf8')).toBe('{"isKiosk": true, "pin": {"sal');
});

test('answers and shares from its own content offline, without prayer requests, and says when it was disconnected', async ({
  start,
  setUp,
  admin,
  server,
  connection,
}) => {
  test.slow();
  const { code, id } = await admin.add({ asksForPrayer: true, prayerAddress: 'team@church.example' });
  const church = { name: 'Main lobby', asksForPrayer: true, publicUrl: PUBLIC_URL };
  await setUp({ ...(await pair(server, code)), church });
  connection.target = null;
  const kiosk = await start({ args: [], minute: 1 });
  const page = kiosk.page();
  await expect(page.getByText('This screen can’t send prayer requests just now.')).toBeVisible();
  await expect(button(page, 'Ask for prayer')).toHaveCount(0);
  await button(page, 'Emotions').click();
  await button(page, 'Anxiety').click();
  await expect(heading(page)).toHaveText('Anxiety');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await button(page, /Touch here/).click();
  await page.keyboard.type('so worried about everything');
  await page.keyboard.press('Enter');
  await expect(page.getByText('God’s Word')).toBeVisible();
  await button(page, 'Back').click();
  await button(page, 'Clear').click();
  await page.keyboard.type('John 3:16');
  await page.keyboard.press('Enter');
  await expect(page.getByText('God’s Word')).toBeVisible();
  const shared = page.getByRole('img', { name: 'A code for the camera of your phone.' });
  for (const size of [
    { width: 1080, height: 1920 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(shared).toBeInViewport({ ratio: 1 });
  }

  await admin.remove(id);
  connection.target = server.url;
  const next = await kiosk.next(() => button(page, 'I’m done').click());
  await expect(next.getByRole('alert')).toContainText('no longer connected');
});
