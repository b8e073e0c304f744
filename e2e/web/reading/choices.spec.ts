import { expect, test } from '../pages/home.ts';

test(
  'ambiguous words show choices, and a choice is the search',
  { tag: '@phone' },
  async ({ home, page, expectAccessible }) => {
    await home.search('i wish it were different');
    await expect(page.getByRole('heading', { name: 'Which is nearest?' })).toBeVisible();
    await expect(page.getByText('You have one search left today.')).toBeVisible();
    await expectAccessible();
    const choices = page.getByRole('region', { name: 'Which is nearest?' }).getByRole('listitem');
    await expect(choices).toHaveCount(3);
    await choices.first().getByRole('button').click();
    await expect(home.lifeNote).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Which is nearest?' })).toBeVisible();
    await expect(home.box).toHaveValue('i wish it were different');
    await expect(page.getByText('That was today’s last search. More in')).toBeVisible();
  },
);
