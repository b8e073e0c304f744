import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { Newcomer, Outbox, Visitor } from './people.ts';

interface NewCircle {
  name: string;
  description?: string;
  isPublic?: boolean;
}

/** The Circles screens of one person. */
export class CirclesPage {
  readonly page: Page;
  readonly yours: Locator;
  readonly discover: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.yours = page.getByRole('region', { name: 'Your Circles' });
    this.discover = page.getByRole('region', { name: 'Discover Circles' });
    this.dialog = page.getByRole('dialog').last();
  }

  async open(): Promise<void> {
    await this.page.goto('/communities');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Circles', exact: true })).toBeVisible();
    await expect(this.yours.getByText('Loading your spiritual communities...')).toBeHidden();
  }

  /** Makes a circle without the form. Gives its id. */
  async make(circle: NewCircle): Promise<string> {
    const data = { description: '', isPublic: false, ...circle };
    const answer = await this.page.request.post('/api/communities', { data });
    await expect(answer).toBeOK();
    return ((await answer.json()) as { id: string }).id;
  }

  async openCircle(id: string, tab?: string): Promise<void> {
    await this.page.goto(`/communities/${id}${tab ? `?tab=${tab.toLowerCase()}` : ''}`);
    await expect(this.tab(tab ?? 'Feed')).toHaveAttribute('aria-selected', 'true');
  }

  card(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name }) });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  inDialog(button: string): Locator {
    return this.dialog.getByRole('button', { name: button, exact: true });
  }
}

/** Has an account with a confirmed address, and is at the list. */
export const enterCircles = async (visitor: Visitor, newcomer: Newcomer, outbox: Outbox): Promise<CirclesPage> => {
  await visitor.signUp(newcomer);
  const link = await outbox.nextLink(newcomer.email);
  const answer = await visitor.page.request.post('/api/auth/verify', { data: { token: link.split('token=')[1] } });
  await expect(answer).toBeOK();
  const circles = new CirclesPage(visitor.page);
  await circles.open();
  return circles;
};
