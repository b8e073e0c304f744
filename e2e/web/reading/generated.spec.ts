import type { Page } from '@playwright/test';
import { expect, newcomer, test } from '../pages/people.ts';
import { pressInPanel } from '../pages/HomePage.ts';

const ruth = newcomer('Ruth');
const answer = {
  topic: 'A hard letter',
  notes: ['Begin with one true sentence.'],
  verses: [{ ref: 'Romans 12:18', text: 'If possible, live peaceably with all.', translation: 'ESV' }],
  prayers: ['Lord, give me one honest sentence. Amen.'],
  match: { kind: 'none', because: 'We did not find a note for that.' },
  source: 'generated',
};

/** Keeps what is shared and what is drawn on pictures. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const [shared, drawn]: [{ text: string }[], string[]] = [[], []];
    Object.assign(window, { shared, drawn });
    Object.defineProperty(navigator, 'share', {
      value: (data: { text: string }) => (shared.push(data), Promise.resolve()),
    });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text);
      fillText.call(this, text, ...place);
    };
  });
const kept = <T>(page: Page, name: 'shared' | 'drawn') =>
  page.evaluate((key) => (window as unknown as Record<string, T[]>)[key] ?? [], name);

test('generated text is labelled when it is shown, shared, saved or drawn', async ({
  page,
  visitor,
  expectAccessible,
}) => {
  await watch(page);
  await visitor.signUp(ruth);
  await page.route('**/api/wisdom/search', (route) => route.fulfill({ json: answer }));
  await page.goto('/category/money');
  await page.getByRole('textbox').fill('zzyzx letter');
  await page.getByRole('textbox').press('Enter');
  const label = page.getByText('Written by a computer from the passages below.');
  await expect(label).toBeVisible();
  await expectAccessible();

  await visitor.button('Share').click();
  const [shared] = await kept<{ text: string }>(page, 'shared');
  expect(shared?.text).toContain('The note and the prayer were written by a computer.');

  const drawn = async () => (await kept<string>(page, 'drawn')).join(' ');
  await pressInPanel(page, 'More actions', 'Share as image');
  await expect.poll(drawn).toContain('The note and the prayer were written by a computer.');
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  await expect(label).toBeVisible();
  await page.emulateMedia({ media: null });

  for (const name of ['Save note', 'Save prayer', 'Save verse']) await pressInPanel(page, 'Save', name);
  await expect(visitor.button('Saved')).toHaveCount(3);
  await page.goto('/profile');
  const saved = page.getByRole('region', { name: 'Saved items' });
  await expect(saved.getByText('Written by a computer')).toHaveCount(2);
  await expect(saved.getByText('Romans 12:18 (ESV)')).toBeVisible();
});
