import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { JournalPage } from '../pages/JournalPage.ts';

/** A picture of a phone's size, with more in it than a flat colour, and a place written into it. */
const fromPhone = async (width = 2400, height = 1800) => {
  const noise = Buffer.alloc(60 * 45 * 3).map((_, index) => (index * 7919) % 251);
  const buffer = await sharp(noise, { raw: { width: 60, height: 45, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .withExif({ IFD0: { Artist: 'Ann at home' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
};

const choose = async (page: Page) => {
  await page.getByLabel(/^(Add a|Replace) photo$/).setInputFiles(await fromPhone());
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
};

/** Fills in a new prayer with a photo, and leaves the form open. */
export const begin = async (journal: JournalPage, title: string) => {
  const { page } = journal;
  await journal.toList();
  await journal.newPrayer.click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Prayer', exact: true }).fill(`${title}, in more words.`);
  await choose(page);
};
/** Saves it, and has it stand open. */
export const save = async (journal: JournalPage, title: string) => {
  await journal.button('Save prayer').click();
  await expect(journal.opened(title)).toBeVisible();
};

/** Its own pixels: that it is drawn, and is no broken picture. */
export const widthOf = (page: Page, title: string) =>
  page
    .getByRole('img', { name: `Photo for ${title}` })
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
