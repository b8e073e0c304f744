import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The home screen, as a visitor sees it. */
export class HomePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly box: Locator;
  readonly go: Locator;
  readonly result: Locator;
  readonly welcome: Locator;
  readonly lifeNote: Locator;
  readonly nearest: Locator;
  /** Calls to record a search, from the first visit on. */
  readonly recorded: Request[] = [];

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'What do you need help with today?' });
    this.box = page.getByPlaceholder('Type a feeling, situation, or topic (e.g., anger, anxiety, temptation)');
    this.go = page.getByRole('search').getByRole('button');
    this.result = page.getByRole('region').filter({ hasText: 'What It Means' });
    this.welcome = page.getByRole('region', { name: 'Welcome' });
    this.lifeNote = page.getByRole('article').filter({ hasText: 'Reflection' });
    this.nearest = page.getByRole('heading', { name: 'Which is nearest?' });
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/search') this.recorded.push(request);
    });
  }

  /** Opens the screen and waits for what it fetches ahead. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await this.heading.waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  async search(words: string): Promise<void> {
    await this.box.fill(words);
    await this.box.press('Enter');
  }

  /**
   * For words that only the sentence encoder understands: it is read behind the page, and what is searched before that is
   * asked about.
   */
  async searchForNote(words: string): Promise<void> {
    const isNote = async () => {
      await this.search(words);
      await expect(this.lifeNote.or(this.nearest)).toBeVisible();
      if (await this.lifeNote.isVisible()) return true;
      await this.page.keyboard.press('Escape');
      await expect(this.nearest).toBeHidden();
      return false;
    };
    await expect.poll(isNote).toBe(true);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

/** Opens a path within the app that is open, as a link does: the page is not loaded again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

type Panel = 'Save' | 'More actions';

/** The button of that name in a panel of the bar below what is read; the panel is opened where it is shut. */
export const inPanel = async (page: Page, panel: Panel, name: string | RegExp): Promise<Locator> => {
  const opener = page.getByRole('button', { name: panel, exact: true });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  return page.getByRole('group', { name: panel, exact: true }).getByRole('button', { name, exact: true });
};

/** Presses what stands in a panel of the bar below what is read. */
export const pressInPanel = async (page: Page, panel: Panel, name: string | RegExp): Promise<void> => {
  await (await inPanel(page, panel, name)).click();
};
