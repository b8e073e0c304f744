import type { Page } from '@playwright/test';
import type { PassageInContext } from '../../../core/contract/scripture.ts';
import { expect, test } from '../../fixtures.ts';

const REASON = 'because we may quote only parts of the ESV';

/** Opens the context of the first further verse of a note, which is quoted in the ESV. */
const openContext = async (page: Page) => {
  await page.goto('/note/insomnia');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const opener = page.getByRole('button', { name: 'Read in context: Psalm 4:8' });
  await opener.press('Enter');
  return { opener, context: page.getByRole('region', { name: /^Psalm 4(:5-8)?, (WEB|ESV)$/ }) };
};

const bend = (page: Page, change: (answer: PassageInContext) => void) =>
  page.route('**/api/scripture/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as PassageInContext;
    change(answer);
    await route.fulfill({ response, json: answer });
  });

test(
  'an ESV passage stands in its own words among verses of the WEB, and that is said; so it does in the whole chapter',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    const { opener, context } = await openContext(page);
    await expect(context.getByRole('heading', { level: 3 })).toHaveText('Psalm 4:5-8 WEB');
    await expect(context).toContainText(REASON);
    const passage = context.getByRole('group', { name: 'The passage: Psalm 4:8' });
    await expect(passage).toContainText('In peace I will both lie down and sleep');
    await expect(passage.getByRole('superscript')).toHaveText('verse 8');
    await expect(context).toContainText('Offer the sacrifices of righteousness');
    const [bar, width] = await passage.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.borderInlineStartStyle, parseFloat(style.borderInlineStartWidth)];
    });
    expect([bar, width], 'more than colour marks it').toEqual(['solid', 3]);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(context).toBeHidden();
    await expect(opener).toBeFocused();

    await test.step('the whole chapter, the passage still marked and in sight', async () => {
      await opener.press('Enter');
      await context.getByRole('button', { name: 'Read all of Psalm 4' }).press('Enter');
      await expect(context.getByRole('heading', { level: 3 })).toHaveText('Psalm 4 WEB');
      await expect(passage).toBeFocused();
      await expect(passage).toBeInViewport();
      await expect(passage).toContainText('In peace I will both lie down and sleep');
      await expect(context.getByRole('superscript')).toHaveCount(8);
      await expect(context.getByRole('button', { name: /^Read all/ })).toBeHidden();
      await expect(context).toContainText(REASON);
    });
  },
);

test('an older server’s context says that the passage is worded differently', async ({ page }) => {
  await bend(page, ({ context }) => {
    delete context.chapter;
    for (const line of context.lines) delete line.asQuoted;
  });
  const { context } = await openContext(page);
  await expect(context).toContainText('so the passage is worded differently here');
  await expect(context.getByRole('button', { name: /^Read all/ })).toBeHidden();
});

test('without a network the passage stays and the context can be tried again; in the passage’s own translation nothing is explained', async ({
  page,
  context: browser,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/note/insomnia');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await browser.setOffline(true);
  await page.getByRole('button', { name: 'Read in context: Psalm 4:8' }).click();
  await expect(page.getByRole('alert')).toContainText('The verses around it are on the server');
  await expect(page.getByRole('figure').filter({ hasText: 'Psalm 4:8' })).toContainText('In peace I will both');
  await browser.setOffline(false);
  await bend(page, ({ context }) => {
    context.translation = 'ESV';
    for (const line of context.lines) delete line.asQuoted;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  const context = page.getByRole('region', { name: 'Psalm 4:5-8, ESV' });
  await expect(context.getByRole('heading', { level: 3 })).toHaveText('Psalm 4:5-8 ESV');
  await expect(context).not.toContainText(REASON);
});
