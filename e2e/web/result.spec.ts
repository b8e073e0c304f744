import { expect, test } from './pages/home.ts';
import { HomePage } from './pages/HomePage.ts';

test('a passage is read in its context', { tag: '@phone' }, async ({ home, page, faults, expectAccessible }) => {
  faults.expect(/status of 404/);
  await home.search('Philippians 4:6-7');
  const open = page.getByRole('button', { name: 'Read in context: Philippians 4:6-7' });
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', { name: /^Philippians 4:.*, (WEB|ESV)$/ })).toContainText('Finally, brothers');
  await expectAccessible();
  await open.click();
  await expect(page.getByRole('region', { name: /^Philippians 4:.*, (WEB|ESV)$/ })).toBeHidden();

  await home.button('Clear').click();
  await page.route('**/api/scripture/**', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await page.reload();
  await home.search('Philippians 4:6-7');
  await open.click();
  await expect(page.getByRole('alert')).toContainText('We could not find that passage.');
});

test(
  'saving needs an account, and says so beside the button too',
  { tag: '@phone' },
  async ({ home, page, expectAccessible }) => {
    await home.search('Philippians 4:6-7');
    for (const name of ['Save verse', 'Save note', 'Save prayer']) await expect(home.button(name)).toBeVisible();
    await home.button('Save verse').click();
    await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('to save notes to your profile.');
    await expectAccessible();
  },
);

test('the device reads the note and the prayer aloud, one at a time', async ({ page, context }) => {
  await context.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speaking: true,
        cancel: () => spoken.push('|'),
        speak: ({ text }: { text: string }) => spoken.push(text),
      },
    });
  });
  const home = new HomePage(page);
  await home.open();
  await home.search('Philippians 4:6-7');
  await home.button('Listen to the note').click();
  await expect(home.button('Stop reading the note aloud')).toBeVisible();
  await home.button('Listen to the prayer').click();
  await expect(home.button('Listen to the note')).toBeVisible();
  await home.button('Stop reading the prayer aloud').click();
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(' '));
  expect(spoken).toMatch(/^\| Read it slowly.* \| Lord, .* \|/s);
});

test('what was generated is labelled', async ({ home, page, expectAccessible }) => {
  await page.route('**/api/wisdom/search', (route) =>
    route.fulfill({
      json: {
        topic: 'A hard letter',
        notes: ['Begin with one true sentence.'],
        verses: [{ ref: 'Romans 12:18', text: 'If possible, live peaceably with all.', translation: 'ESV' }],
        prayers: ['Lord, give me one honest sentence. Amen.'],
        match: { kind: 'none', because: 'We did not find a note for that.' },
        source: 'generated',
      },
    }),
  );
  await home.search('zzyzx letter');
  await expect(home.result).toContainText('Written by a computer from the passages below.');
  await expectAccessible();
});

test('one Escape closes one thing, and nothing that was typed', async ({ home, page }) => {
  const note = home.lifeNote;
  await home.search("I can't stop worrying about money");
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: /^Read in context/ }).click();
  await expect(
    page
      .getByText('Finally, brothers')
      .first()
      .or(page.getByRole('region', { name: /, (WEB|ESV)$/ })),
  ).toBeVisible();
  await home.button('Share as image').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const passage = page.getByRole('region', { name: /, (WEB|ESV)$/ });
  await expect(passage).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passage).toBeHidden();
  await expect(note).toBeVisible();

  await page.getByRole('radio', { name: 'Very Helpful' }).check();
  const comment = page.getByLabel('Comments (optional)');
  await comment.fill('It held me.');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Escape');
  await expect(comment).toHaveValue('It held me.');

  await comment.fill('');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(home.box).toHaveValue("I can't stop worrying about money");
});

test('on paper nothing is left of what was typed', async ({ home, page }) => {
  await home.search("I can't stop worrying about money");
  await expect(home.lifeNote).toBeVisible();
  await expect(page.getByText(/^You wrote/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^You wrote/)).toBeHidden();
});
