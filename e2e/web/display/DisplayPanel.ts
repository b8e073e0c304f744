import type { Locator, Page } from '@playwright/test';

/** Theme, text size and line spacing, as the footer of every page opens them. */
export class DisplayPanel {
  readonly page: Page;
  readonly button: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('contentinfo').getByRole('button', { name: 'Display' });
    this.dialog = page.getByRole('dialog', { name: 'Display' });
  }

  choice(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  async choose(...names: string[]): Promise<void> {
    await this.button.click();
    for (const name of names) await this.choice(name).check();
    await this.dialog.getByRole('button', { name: 'Close' }).click();
  }
}

/** What of the choices can be seen: the paper, the size of letters, and the colour of the browser’s bar. */
export const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const paper = getComputedStyle(document.body).backgroundColor;
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    return { paper, fontSize, bar: bar?.content.toLowerCase() ?? null };
  });
