import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pressInPanel } from '../pages/HomePage.ts';
import { encodeAtOnce } from './pictures.ts';

const BACKGROUNDS = ['Cream', 'Dawn', 'Night', 'Linen', 'Hills', 'Water'];

test.beforeEach(({ context }) => encodeAtOnce(context));

const openPicture = async (page: Page) => {
  await page.goto('/category/money');
  return openPictureHere(page);
};

const openPictureHere = async (page: Page) => {
  await page.getByRole('button', { name: 'Contentment' }).click();
  await pressInPanel(page, 'More actions', 'Share as image');
  const dialog = page.getByRole('dialog', { name: 'Share as an image' });
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1080);
  return { dialog, picture };
};

/** Chooses, and waits until the picture has been drawn anew. */
const choose = async (dialog: Locator, picture: Locator, name: string) => {
  const before = await picture.getAttribute('src');
  await dialog.getByRole('radio', { name, exact: true }).check();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(picture).toHaveJSProperty('complete', true);
};

const heightOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalHeight);

/** Measures, before each line of words is drawn, its contrast with whatever already stands in its place on the canvas. */
const measureContrast = (page: Page) =>
  page.addInitScript(() => {
    const linear = Array.from({ length: 256 }, (_, part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    const luminance = (red: number, green: number, blue: number) =>
      0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
    const measured = { worst: 21, words: '', lines: 0 };
    Object.assign(window, { measured });
    const draw = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
      const { a, d } = this.getTransform();
      const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = this.measureText(text);
      const { data } = this.getImageData(x * a, (y - up) * d, Math.max(1, width * a), Math.max(1, (up + down) * d));
      const colour = typeof this.fillStyle === 'string' ? this.fillStyle : '';
      const ink = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
      // Every seventh pixel: no line of a background is so regular as to lie between them.
      for (let at = 0; at < data.length; at += 28) {
        const below = (part: number) => data[at + part] ?? 0;
        const seen = (part: number) =>
          Math.round((ink[part] ?? 0) * this.globalAlpha + below(part) * (1 - this.globalAlpha));
        const one = luminance(below(0), below(1), below(2)) + 0.05;
        const other = luminance(seen(0), seen(1), seen(2)) + 0.05;
        const contrast = Math.max(one / other, other / one);
        if (contrast < measured.worst) Object.assign(measured, { worst: contrast, words: text });
      }
      measured.lines++;
      draw.call(this, text, x, y, ...rest);
    };
  });

const takeMeasured = (page: Page) =>
  page.evaluate(() => {
    const { measured } = window as unknown as { measured: { worst: number; words: string; lines: number } };
    const taken = { ...measured };
    Object.assign(measured, { worst: 21, words: '', lines: 0 });
    return taken;
  });

/** The colour near the lower edge of a picture. */
const cornerOf = (picture: Locator): Promise<string> =>
  picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(540, canvas.height - 12, 1, 1).data ?? [])].join();
  });

test('each shape has its proportions, each background a picture of its own on which words keep a contrast of 4.5', async ({
  page,
  faults,
}) => {
  faults.expect(/willReadFrequently/);
  await measureContrast(page);
  const { dialog, picture } = await openPicture(page);
  await test.step('a card grows with its words, a square and a story do not', async () => {
    expect(await heightOf(picture)).toBeGreaterThanOrEqual(1350);
    await choose(dialog, picture, 'Square');
    expect(await heightOf(picture)).toBe(1080);
    await choose(dialog, picture, 'Story');
    expect(await heightOf(picture)).toBe(1920);
    // With everything on it too: the words get smaller.
    for (const part of await dialog.getByRole('checkbox', { checked: false }).all()) {
      const before = await picture.getAttribute('src');
      await part.check();
      await expect(picture).not.toHaveAttribute('src', before ?? '');
    }
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await heightOf(picture)).toBe(1920);
  });
  for (const shape of ['Story', 'Card'])
    await test.step(`contrast of a ${shape.toLowerCase()}`, async () => {
      if (shape === 'Card') await choose(dialog, picture, shape);
      const seen = new Set<string>();
      for (const background of [...BACKGROUNDS.slice(1), 'Cream']) {
        await takeMeasured(page);
        await choose(dialog, picture, background);
        const { worst, words, lines } = await takeMeasured(page);
        expect(lines).toBeGreaterThan(5);
        expect(worst, `${background}: ${words}`).toBeGreaterThanOrEqual(4.5);
        seen.add(await cornerOf(picture));
      }
      expect(seen.size).toBe(BACKGROUNDS.length);
    });
});

test('a picture has its letters where they came too late for the page', async ({ page, context }) => {
  const drawing = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL();
    });
  const inTime = await drawing((await openPicture(page)).picture);
  const late = await context.newPage();
  // Longer than the page waits for them.
  const { promise: drawn, resolve: letCome } = Promise.withResolvers<void>();
  await late.route('**/*.woff2', async (route) => {
    await drawn;
    await route.continue();
  });
  await late.goto('/category/money', { waitUntil: 'commit' });
  await late.getByRole('button', { name: 'Contentment' }).waitFor();
  letCome();
  const { picture } = await openPictureHere(late);
  expect((await drawing(picture)) === inTime, 'the same picture').toBe(true);
});
