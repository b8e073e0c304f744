import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { Newcomer, Outbox, Visitor } from './people.ts';

/** SoulFeed. */
export class FeedPage {
  readonly page: Page;
  readonly share: Locator;
  readonly composer: Locator;
  readonly words: Locator;
  readonly posts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first();
    this.composer = page.getByRole('dialog', { name: 'Share Your Heart' });
    this.words = this.composer.getByLabel('What is on your heart?');
    this.posts = page.getByRole('article');
  }

  async open(path = '/chat'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1, name: 'SoulFeed', exact: true })).toBeVisible();
    await expect(this.share).toBeVisible();
  }

  async openComposer(): Promise<void> {
    await this.share.click();
    await expect(this.words).toBeVisible();
  }

  get send(): Locator {
    return this.composer.getByRole('button', { name: 'Share', exact: true });
  }

  /** Writes a post and presses Share. */
  async write(words: string): Promise<void> {
    await this.openComposer();
    await this.words.fill(words);
    await this.send.click();
  }

  /** Has the composer take a picture. */
  async addPicture(buffer: Buffer, name = 'picture.png', mimeType = 'image/png'): Promise<void> {
    await this.composer.getByLabel('Add a picture').setInputFiles({ name, mimeType, buffer });
    await expect(this.composer.getByRole('img', { name: 'What you chose' })).toBeVisible();
  }

  /** The post with these words. */
  post(words: string | RegExp): Locator {
    return this.posts.filter({ hasText: words });
  }

  /** What is behind the three dots of somebody's first post. */
  menuOf(name: string): Locator {
    return this.page.getByRole('button', { name: `More for the post of ${name}` }).first();
  }

  async choose(name: string, item: string): Promise<void> {
    await this.menuOf(name).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }
}

/** Has an account with a confirmed address, and stands at the feed. The server asks for no subscription. */
export const enterFeed = async (visitor: Visitor, newcomer: Newcomer, outbox: Outbox): Promise<FeedPage> => {
  await visitor.signUp(newcomer);
  const link = await outbox.nextLink(newcomer.email);
  const answer = await visitor.page.request.post('/api/auth/verify', { data: { token: link.split('token=')[1] } });
  await expect(answer).toBeOK();
  const feed = new FeedPage(visitor.page);
  await feed.open();
  return feed;
};
