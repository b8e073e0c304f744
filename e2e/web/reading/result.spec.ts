import { expect, test } from '../pages/home.ts';
import { inPanel, pressInPanel } from '../pages/HomePage.ts';

test(
  'a passage is read in its context, or said to be missing; saving it needs an account, and says so beside the button too',
  { tag: '@phone' },
  async ({ home, page, faults, expectAccessible }) => {
    faults.expect(/status of 404/);
    const name = 'Read in context: Philippians 4:6-7';
    await test.step('it is missing', async () => {
      await page.route('**/api/scripture/**', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
      await home.search('Philippians 4:6-7');
      await pressInPanel(page, 'More actions', name);
      await expect(page.getByRole('alert')).toContainText('We could not find that passage.');
      await page.unroute('**/api/scripture/**');
      await home.button('Clear').click();
    });
    await test.step('it opens and closes', async () => {
      await home.search('Philippians 4:6-7');
      await pressInPanel(page, 'More actions', name);
      const context = page.getByRole('region', { name: /^Philippians 4:.*, (WEB|ESV)$/ });
      await expect(context).toContainText('Finally, brothers');
      await expect(await inPanel(page, 'More actions', name)).toHaveAttribute('aria-expanded', 'true');
      await pressInPanel(page, 'More actions', name);
      await expect(context).toBeHidden();
    });
    await test.step('it is not saved without an account', async () => {
      for (const kind of ['Save verse', 'Save note', 'Save prayer'])
        await expect(await inPanel(page, 'Save', kind)).toBeVisible();
      await pressInPanel(page, 'Save', 'Save verse');
      await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('to save notes to your profile.');
      await expectAccessible();
    });
  },
);

test('what was typed is not printed, and Escape closes one thing at a time and keeps it', async ({ home, page }) => {
  const note = home.lifeNote;
  await home.search("I can't stop worrying about money");
  await expect(note).toBeVisible();
  await expect(page.getByText(/^You wrote/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^You wrote/)).toBeHidden();
  await page.emulateMedia({ media: null });

  await pressInPanel(page, 'More actions', /^Read in context/);
  await expect(
    page
      .getByText('Finally, brothers')
      .first()
      .or(page.getByRole('region', { name: /, (WEB|ESV)$/ })),
  ).toBeVisible();
  const image = await inPanel(page, 'More actions', 'Share as image');
  await image.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(image).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
  await expect(home.button('More actions')).toBeFocused();
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

test(
  'a question is answered with passages and no opinion, and an accusation against God with a card of its own',
  { tag: '@phone' },
  async ({ home, page, expectAccessible }) => {
    await test.step('an accusation', async () => {
      await home.search('god is a liar');
      const card = page.getByRole('region', { name: 'You may say that here' });
      await expect(card).toContainText('How long, O LORD?');
      await expect(card).toContainText('A prayer, if you want one');
      await expect(card.getByRole('link', { name: 'Talk to someone now' })).toHaveAttribute('href', '/helplines');
      await expect(page.getByText('Share Your Feedback')).toBeHidden();
      expect(home.recorded, 'nothing of it was sent').toEqual([]);
      await expectAccessible();
      await home.button('Clear').click();
    });
    await test.step('a question', async () => {
      await home.search('is it a sin to get a tattoo');
      const card = page.getByRole('region', { name: 'Tattoos' });
      await expect(card.getByRole('heading', { name: 'Tattoos' })).toBeFocused();
      await expect(card.getByRole('figure')).toHaveCount(6);
      await expect(card).toContainText('1 Samuel 16:7');
      await expect(card).toContainText('Talk it over with your pastor');
      await expect(card).toContainText('Passages chosen with the help of openbible.info (CC-BY)');
      await expect(card).not.toContainText('What It Means');
      await expect(page.getByText('You have one search left today.')).toBeVisible();
      await expectAccessible();
      await home.button('More actions for 1 Samuel 16:7').click();
      await home.button('Read in context: 1 Samuel 16:7').click();
      await expect(page.getByRole('region', { name: /^1 Samuel 16:/ })).toBeVisible();
    });
  },
);

test('what no note answers gets a card that says so honestly', async ({ home, page, faults, expectAccessible }) => {
  faults.expect(/ERR_FAILED|The server gave no answer/);
  await test.step('a question about the app links its page, or support where there is none', async () => {
    await home.search('how do i change my password');
    await expect(page.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
    await home.search('i want a refund');
    const card = page.getByRole('region', { name: 'Payments and plans' });
    await expect(card.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  });
  await test.step('unclear words get the nearest titles', async () => {
    await home.search('blorf wiggle');
    const card = page.getByRole('region', { name: 'We are not sure what you mean' });
    await expect(card).toContainText('Which is nearest?');
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card).toContainText('Proverbs 3:5-6');
    await expectAccessible();
  });
  await test.step('another language is answered in that language', async () => {
    await home.search('صلوا من أجلي أنا حزين');
    const words = page.locator('[lang=ar]');
    await expect(words).toHaveAttribute('dir', 'rtl');
    await expect(words).toContainText('باللغة الإنجليزية');
    await expect(page.getByRole('region').getByRole('link', { name: 'Talk to someone now' })).toBeVisible();
    await expectAccessible();
  });
  await test.step('given no server, a question is answered with references alone', async () => {
    await page.route('**/api/wisdom/search', (route) => route.abort());
    await home.search('what does the bible say about cremation');
    const card = page.getByRole('region', { name: 'Cremation' });
    await expect(card.getByRole('listitem').filter({ hasText: 'Genesis 3:19' })).toBeVisible();
    await expectAccessible();
  });
  await test.step('a greeting gets suggestions that lead to a note', async () => {
    await home.search('hello are you real');
    const card = page.getByRole('region', { name: 'It is good that you are here' });
    await expect(card).toContainText('There is no person at the other end');
    await expectAccessible();
    await page.context().clearCookies();
    await card.getByRole('button', { name: 'Loneliness' }).click();
    await expect(home.lifeNote).toBeVisible();
  });
});

test('words of danger in another language show helplines that speak it', async ({ home, page, expectAccessible }) => {
  await home.search('ich will nicht mehr leben und habe niemanden');
  await expect(page.getByText('Unter diesen Nummern hören Ihnen Menschen zu')).toBeVisible();
  await expect(page.getByText('TelefonSeelsorge').first()).toBeVisible();
  await expectAccessible();
});

test('words of danger whose language is only likely show helplines in it', async ({ home, page }) => {
  await home.search('will abhauen werd zuhause geschlagen');
  await expect(page.getByText('Unter diesen Nummern hören Ihnen Menschen zu')).toBeVisible();
});
