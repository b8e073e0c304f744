import type { Locator, Page } from '@playwright/test';
import type { PassageInContext } from '../../../core/contract/scripture.ts';
import { expect, test } from '../pages/home.ts';

/** What a person gets who selects all of it and copies. */
const selected = (of: Locator): Promise<string> =>
  of.evaluate((element) => {
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    const text = (selection?.toString() ?? '').replace(/\s+/g, ' ').trim();
    selection?.removeAllRanges();
    return text;
  });

const textOf = (page: Page, reference: string): Promise<PassageInContext> =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as PassageInContext,
    `/api/scripture/${encodeURIComponent(reference)}`,
  );

test(
  'a long passage has verse numbers and paragraphs, and is copied without the numbers',
  { tag: '@phone' },
  async ({ home, page, expectAccessible }) => {
    await home.search('John 1:1-9');
    const quotation = page.getByRole('figure').filter({ hasText: 'John 1:1-9' }).getByRole('blockquote');
    await expect(quotation).toMatchAriaSnapshot(`
      - blockquote:
        - paragraph:
          - superscript: verse 1
          - text: /In the beginning was the Word/
          - superscript: verse 2
    `);
    await expect(quotation.getByRole('paragraph')).toHaveCount(2);
    await expect(quotation.getByRole('superscript')).toHaveCount(9);
    const { passage } = await textOf(page, 'John 1:1-9');
    expect(await selected(quotation)).toBe(passage.text);
    await expectAccessible();
  },
);

test('short, very long and older passages are shown as they are best read', async ({
  home,
  page,
  context,
  expectAccessible,
}) => {
  const quote = async (reference: string) => {
    await home.search(reference);
    return page.getByRole('figure').filter({ hasText: reference }).getByRole('blockquote');
  };
  await test.step('two verses stay one quotation without numbers', async () => {
    const quotation = await quote('Proverbs 3:5-6');
    await expect(quotation).toHaveText(/^“Trust in the LORD/);
    await expect(quotation.getByRole('superscript')).toHaveCount(0);
    await context.clearCookies();
  });
  await test.step('of a chapter the first verses are shown, and the rest by keyboard', async () => {
    const quotation = await quote('Psalm 119');
    const last = quotation.getByText('I have gone astray like a lost sheep');
    await expect(quotation.getByText('Blessed are those whose ways are blameless')).toBeVisible();
    await expect(last).toBeHidden();
    const rest = quotation.getByRole('button', { name: /^Show the rest \(\d+ verses\)$/ });
    await rest.press('Enter');
    await expect(rest).toBeHidden();
    await expect(last).toBeVisible();
    await expect(quotation.getByRole('superscript')).toHaveCount(176);
    await context.clearCookies();
  });
  await test.step('a passage over two chapters names both, and on paper a long one is whole', async () => {
    const quotation = await quote('Romans 8-9');
    await expect(quotation.getByRole('button', { name: /^Show the rest/ })).toBeVisible();
    await expect(quotation.getByText('Chapter 9')).toBeHidden();
    await expectAccessible();
    await page.emulateMedia({ media: 'print' });
    await expect(quotation).toContainText(/Chapter 8.*Chapter 9/s);
    await expect(quotation.getByText('Chapter 9')).toBeVisible();
    await expect(quotation.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await context.clearCookies();
  });
  await test.step('an answer of a server that knows no verse lines is shown as one text', async () => {
    await page.route('**/api/wisdom/search', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { verses: { lines?: unknown }[] };
      for (const verse of answer.verses) delete verse.lines;
      await route.fulfill({ response, json: answer });
    });
    await expect(await quote('John 1:1-9')).toHaveText(/^“In the beginning was the Word.*”$/);
  });
});
