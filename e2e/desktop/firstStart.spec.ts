import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import sharp from 'sharp';
import { serverFile } from '../../core/rules/network/serverFile.ts';
import { HomePage } from '../web/pages/HomePage.ts';
import { JournalPage } from '../web/pages/JournalPage.ts';
import { expect, signUp, test } from './fixtures.ts';

const without = { LAMPSTAND_SERVER: '' };
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome to Lampstand' });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'What do you need help with today?' });
const settingsIn = async (profile: string): Promise<unknown> =>
  JSON.parse(await readFile(join(profile, 'settings.json'), 'utf8'));

test('just for me: no server is asked, nothing calls itself offline, and what needs a server says so', async ({
  start,
  profile,
}) => {
  const { app, page } = await start('', without);
  await app.evaluate(({ session }) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    session.fromPartition('persist:lampstand').fetch = () => {
      asked.push('a request');
      return Promise.reject(new Error('asked'));
    };
  });
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: /^Just for me, on this computer/ }).click();
  await expect(home(page)).toBeVisible();
  await new HomePage(page).search('John 3:16');
  await expect(new HomePage(page).result).toContainText("God's Word");

  const side = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await side.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose a server' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Login|Sign in/ })).toHaveCount(0);
  await side.getByRole('link', { name: 'SoulFeed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This opens with your church' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('this page needs a church’s server');
  for (const path of ['/login', '/circles/x', '/about', '/subscribe', '/family']) {
    await page.goto(`app://lampstand${path}`);
    await expect(page.getByRole('main')).toContainText('this page needs a church’s server');
  }
  await expect(page.getByRole('complementary', { name: 'Connection' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose a server' }).click();
  await expect(page.getByRole('region', { name: 'Server' })).toBeFocused();
  expect(await app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([]);
  expect(await settingsIn(profile)).toMatchObject({ withoutServer: true });
  await page.goto('app://lampstand/');
  await expect(home(page)).toBeVisible();
});

test('with my church’s server: by address, by file, by a picture of its code; then without it and back, losing no prayer', async ({
  start,
  profile,
  connection,
}) => {
  test.slow();
  const { page } = await start('', without);
  await page.getByRole('button', { name: /^With my church’s server/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is your church’s server?' })).toBeFocused();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('prayer.example');
  await address.press('Enter');
  await expect(page.getByText('begins with https://')).toBeVisible();
  await expect(address).toHaveValue('prayer.example');

  const chooser = page.getByLabel('A picture of the code, or the file with the address');
  await chooser.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText('There is no server’s address in this file.')).toBeVisible();
  const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } });
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await blank.png().toBuffer() });
  await expect(page.getByText('There is no server’s address in this file.')).toBeVisible();

  // A file whose server is not there is told apart from no file, and its address can be corrected.
  const gone = Buffer.from(serverFile('http://127.0.0.1:9'));
  await chooser.setInputFiles({ name: 'gone.lampstand-server', mimeType: '', buffer: gone });
  await expect(page.getByText('No server answered there.')).toBeVisible();
  await expect(address).toHaveValue('http://127.0.0.1:9');

  const { data, size } = encode(`${connection.url}/about`, { border: 4 });
  const pixels = data.flat().map((dark) => (dark ? 0 : 255));
  const code = sharp(Buffer.from(pixels), { raw: { width: size, height: size, channels: 1 } });
  const picture = await code
    .resize(1200, 1200, { kernel: 'nearest' })
    .rotate(3, { background: '#fff' })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  await expect(home(page)).toBeVisible();
  expect(await settingsIn(profile)).toMatchObject({ serverAddress: connection.url });

  await signUp(page);
  await page.goto('app://lampstand/journal');
  const journal = new JournalPage(page);
  await journal.write('With the church');
  await journal.expectState('With the church', 'Safe');

  await page.goto('app://lampstand/desktop-settings');
  await page.getByRole('button', { name: 'Go on without a server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on without' }).click();
  await expect(home(page)).toBeVisible();
  await page.goto('app://lampstand/journal');
  await journal.write('On my own');
  await journal.expectState('On my own', 'Saved here');
  await expect(page.getByRole('complementary', { name: 'Connection' })).toHaveCount(0);

  await page.goto('app://lampstand/desktop-settings');
  await expect(address).toHaveValue(connection.url);
  const use = page.getByRole('button', { name: 'Use this server' });
  for (const [text, sentence] of [
    ['lampstand.example', 'begins with https://'],
    ['http://lampstand.example', 'begins with https://'],
    ['http://localhost:9', 'No server answered there.'],
  ] as const) {
    await address.fill(text);
    await use.click();
    await expect(page.getByRole('main')).toContainText(sentence);
    await expect(address).toBeFocused();
  }
  await address.fill(connection.url);
  await use.click();
  await expect(home(page)).toBeVisible();
  await page.goto('app://lampstand/journal');
  await journal.expectState('On my own', 'Safe');
  expect((await journal.onServer()).toSorted()).toEqual(['On my own', 'With the church']);
});
