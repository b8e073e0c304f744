import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Cards of Stripe's that a form is filled with. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0025 0000 3155',
};

/** /subscribe and what follows, as somebody sees it who buys a plan. */
export class SubscribePage {
  readonly page: Page;
  readonly plans: Locator;
  readonly form: Locator;
  /** Stripe's own frame with the card's fields. */
  readonly card: FrameLocator;
  readonly bank: FrameLocator;
  readonly pay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.plans = page.getByRole('heading', { level: 1, name: 'Choose Your Spiritual Journey' });
    this.form = page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' });
    this.card = page.frameLocator('iframe[title="Secure payment input frame"]');
    this.bank = page.frameLocator('iframe[title="Bank"]');
    this.pay = page.getByRole('button', { name: /^Pay/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/subscribe');
    await expect(this.plans).toBeVisible();
  }

  async choose(plan: 'Basic' | 'Premium' | 'Family'): Promise<void> {
    await this.page.getByRole('link', { name: `Choose ${plan}` }).click();
    await expect(this.form).toBeVisible();
  }

  async fillCard(number: string): Promise<void> {
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expiration date').fill('12 / 40');
    await this.card.getByLabel('Security code').fill('123');
  }

  /** Pays with a card, once Stripe's form is there. */
  async payWith(number: string): Promise<void> {
    await this.fillCard(number);
    await this.pay.click();
  }

  welcome(plan: 'Basic' | 'Premium' | 'Family'): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Welcome to ${plan}!` });
  }
}
