import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { inPanel, pressInPanel } from '../pages/HomePage.ts';

/** Stands in for the device's share sheet. */
const withSheet = (page: Page, how: 'shared' | 'cancelled') =>
  page.addInitScript((end) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        shared.push(data);
        return end === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError'));
      },
    });
  }, how);

const sharedBy = (page: Page) => page.evaluate(() => (window as unknown as { shared: { text: string }[] }).shared);

const openCard = async (page: Page) => {
  await page.goto('/category/money');
  await page.getByRole('button', { name: 'Contentment' }).click();
  await page.getByText('Simple Prayer').waitFor();
};

test('the share sheet gets topic, verse, note, prayer and the invitation', async ({ page, server }) => {
  await withSheet(page, 'shared');
  await openCard(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [content] = await sharedBy(page);
  expect(content).toMatchObject({ title: 'Contentment' });
  expect(content?.text).toMatch(/^Contentment\n\n“[^”]+” \(Philippians 4:11-13, ESV\)\n\n/);
  expect(content?.text).toContain('\n\nPrayer: ');
  expect(content?.text).toContain(`Find more wisdom at Lampstand: ${server.url}`);
  expect(content?.text).toContain('ESV® Bible, © 2001 by Crossway.');
});

test('a life note is shared with its title and its address', async ({ page, server }) => {
  await withSheet(page, 'shared');
  await page.goto('/note/insomnia');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [content] = await sharedBy(page);
  expect(content).toMatchObject({ title: 'Biblical Wisdom - Insomnia', url: `${server.url}/note/insomnia` });
});

test('a cancelled share is ignored', async ({ page }) => {
  await withSheet(page, 'cancelled');
  await openCard(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await sharedBy(page)).toHaveLength(1);
  await expect(page.getByText(/Copied|Failed/)).toHaveCount(0);
});

test('given no share sheet, the text is copied; a failure shows beside the button and as a toast', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/Copying failed/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openCard(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Contentment');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Share Failed').first()).toBeVisible();
  await expect(page.getByText('Sharing did not work here. Please try again.')).toBeVisible();
});

test('Copy says "Copied!" for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/note/insomnia');
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Crossway');
});

test.describe('the picture of a card', () => {
  test('is a JPEG at twice its size and can be downloaded', { tag: '@phone' }, async ({ page, expectAccessible }) => {
    await openCard(page);
    const opener = await inPanel(page, 'More actions', 'Share as image');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Share as an image' });
    const picture = dialog.getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 1080);
    const before = await picture.evaluate((image: HTMLImageElement) => image.naturalHeight);
    await expectAccessible();

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('lampstand-contentment.jpg');
    const bytes = readFileSync(await file.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);

    await dialog.getByRole('checkbox', { name: 'What It Means' }).check();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(before);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('is cream and contains the text', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openCard(page);
    await pressInPanel(page, 'More actions', 'Share as image');
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toHaveJSProperty('complete', true);
    const { corner, dark } = await picture.evaluate((image: HTMLImageElement) => {
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
    for (const [index, part] of [0xfb, 0xf6, 0xec].entries())
      expect(Math.abs((corner[index] ?? 0) - part)).toBeLessThan(6);
    expect(dark).toBeGreaterThan(0.01);
  });

  test('is downloaded for Instagram, and posted elsewhere through pop-ups of 600x400', async ({
    page,
    expectAccessible,
  }) => {
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened });
      window.open = (...call) => (opened.push(call), null);
    });
    await openCard(page);
    await pressInPanel(page, 'More actions', 'Share as image');
    const dialog = page.getByRole('dialog');
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
    await expectAccessible();
  });
});
