import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { inPanel } from '../pages/HomePage.ts';
import { encodeAtOnce } from './pictures.ts';

/** Stands in for the device's share sheet; where `isCancelled` is set, its person thinks better of it. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    const sheet = { shared: [] as unknown[], isCancelled: false };
    Object.assign(window, { sheet });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        sheet.shared.push(data);
        return sheet.isCancelled ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      },
    });
  });

interface Sheet {
  shared: { text: string }[];
  isCancelled: boolean;
}

const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as { sheet: Sheet }).sheet.shared);

const openCard = async (page: Page) => {
  await page.goto('/category/money');
  await page.getByRole('button', { name: 'Contentment' }).click();
  await page.getByText('Simple Prayer').waitFor();
};

test('the share sheet gets what is read and where it stands; a cancelled share is ignored', async ({
  page,
  server,
}) => {
  await withSheet(page);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await test.step('topic, verse, note, prayer and the invitation', async () => {
    await openCard(page);
    await share.click();
    const [content] = await sharedBy(page);
    expect(content).toMatchObject({ title: 'Contentment' });
    expect(content?.text).toMatch(/^Contentment\n\n“[^”]+” \(Philippians 4:11-13, ESV\)\n\n/);
    expect(content?.text).toContain('\n\nPrayer: ');
    expect(content?.text).toContain(`Find more wisdom at Lampstand: ${server.url}`);
    expect(content?.text).toContain('ESV® Bible, © 2001 by Crossway.');
  });
  await test.step('a life note with its title and its address', async () => {
    await page.context().clearCookies();
    await page.goto('/note/insomnia');
    await share.click();
    const [content] = await sharedBy(page);
    expect(content).toMatchObject({ title: 'Biblical Wisdom - Insomnia', url: `${server.url}/note/insomnia` });
  });
  await test.step('cancelled', async () => {
    await page.evaluate(() => ((window as unknown as { sheet: Sheet }).sheet.isCancelled = true));
    await share.click();
    expect(await sharedBy(page)).toHaveLength(2);
    await expect(page.getByText(/Copied|Failed/)).toHaveCount(0);
  });
});

test('Copy says "Copied!" for two seconds; given no share sheet the text is copied, and a failure is told', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/Copying failed/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/note/insomnia');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step('given no share sheet', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
    expect(await copied()).toContain('Psalm 121:3-4');
  });
  await test.step('Copy', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('other words'));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(1900);
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    expect(await copied()).toContain('Crossway');
    await page.clock.resume();
  });
  await test.step('a failure shows beside the button and as a toast', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Share Failed').first()).toBeVisible();
    await expect(page.getByText('Sharing did not work here. Please try again.')).toBeVisible();
  });
});

/** The colour of a picture's last corner, and how much of it is dark. */
const inkOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() };
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 90) inked++;
    const last = data.length - 4;
    return { corner: [...data.slice(last, last + 3)], dark: inked / (data.length / 4) };
  });

test(
  'the picture of a card is a cream JPEG at twice its size with the text on it, downloaded or posted elsewhere',
  { tag: '@phone' },
  async ({ page, context, expectAccessible }) => {
    await encodeAtOnce(context);
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened });
      window.open = (...call) => (opened.push(call), null);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openCard(page);
    const opener = await inPanel(page, 'More actions', 'Share as image');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Share as an image' });
    const picture = dialog.getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 1080);
    await test.step('cream, with ink', async () => {
      const { corner, dark } = await inkOf(picture);
      for (const [index, part] of [0xfb, 0xf6, 0xec].entries())
        expect(Math.abs((corner[index] ?? 0) - part)).toBeLessThan(6);
      expect(dark).toBeGreaterThan(0.01);
      await expectAccessible();
    });
    await test.step('downloaded', async () => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('lampstand-contentment.jpg');
      const bytes = readFileSync(await file.path());
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      const heightOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalHeight);
      const before = await heightOf();
      await dialog.getByRole('checkbox', { name: 'What It Means' }).check();
      await expect.poll(heightOf).toBeGreaterThan(before);
    });
    await test.step('for Instagram, and elsewhere through pop-ups of 600x400', async () => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Instagram' }).click();
      await download;
      await expect(
        dialog.getByText('Image downloaded! You can now upload it to Instagram from your device.'),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Facebook' }).click();
      await dialog.getByRole('button', { name: 'Twitter' }).click();
      const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
      expect(opened.map(([address]) => new URL(address ?? '').hostname)).toEqual(['www.facebook.com', 'twitter.com']);
      for (const [, , features] of opened) expect(features).toContain('width=600,height=400');
      await expect(dialog.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\?&body=Contentment/);
    });
    await test.step('backgrounds are chosen by keyboard, and cream is first again next time', async () => {
      const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });
      await expect(radio('Cream')).toBeChecked();
      await radio('Cream').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(radio('Night')).toBeChecked();
      await expect(radio('Night')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expect(radio('Cream')).toBeChecked();
    });
  },
);
