import type { Locator, Page, Route } from '@playwright/test';
import type { Plan, SubscriptionState } from '../../../core/contract/billing.ts';
import { planOffers, planPrices } from '../../../core/rules/billing/plans.ts';
import { expect } from '../../fixtures.ts';

/** Keys of a server that takes payments. Stripe itself is out of its reach: what it would say is told in the browser. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_subscribe',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_subscribe',
  STRIPE_WEBHOOK_SECRET: 'whsec_subscribe',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  SUBSCRIPTION_REQUIRED: 'true',
};

const sold: Plan[] = planOffers({ premiumDailySearches: 6 }).map((offer) => ({
  ...offer,
  price: planPrices[offer.id],
  interval: 'month',
}));

const nothing: SubscriptionState = {
  plan: null,
  status: 'none',
  source: 'none',
  until: null,
  renewsAt: null,
  cancelAt: null,
  nextPlan: null,
  refundableUntil: null,
};

/** What Stripe's script answers to a confirmation. */
export type Answer = { paymentIntent: object } | { error: object } | 'throws' | 'waits';

/** /subscribe and /subscription-success with a server and a Stripe that say what a test has them say. */
export class PaymentAnswers {
  readonly page: Page;
  readonly heading: Locator;
  readonly card: Locator;
  readonly pay: Locator;
  state: SubscriptionState = nothing;
  plans: { publishableKey: string | null; plans: Plan[] } = { publishableKey: 'pk_test_subscribe', plans: sold };
  /** Each POST that begins a subscription. */
  readonly created: unknown[] = [];
  create: (route: Route) => Promise<void> = (route) => route.fulfill({ json: { clientSecret: 'pi_1_secret_1' } });
  readonly stateAsked: number[] = [];

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.card = page.getByLabel('Card number');
    this.pay = page.getByRole('button', { name: /^Pay \$|^Processing/ });
  }

  /** Answers in the place of the server's payments and of Stripe's script. */
  async answer(): Promise<void> {
    const { page } = this;
    await page.route('**/api/subscriptions/plans', (route) => route.fulfill({ json: this.plans }));
    await page.route('**/api/subscriptions', (route) => {
      this.stateAsked.push(Date.now());
      return route.fulfill({ json: this.state });
    });
    await page.route('**/api/subscriptions/create', (route) => {
      this.created.push(route.request().postDataJSON());
      return this.create(route);
    });
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
    );
  }

  has(change: Partial<SubscriptionState>): void {
    this.state = { ...nothing, ...change };
  }

  /** What the next confirmation leads to. */
  async stripeAnswers(answer: Answer): Promise<void> {
    await this.page.evaluate((next) => Object.assign(window, { stripeAnswer: next }), answer);
  }

  async choose(plan: string): Promise<void> {
    await this.page.getByRole('link', { name: `Choose ${plan}` }).click();
  }

  /** Marks this document: one that is loaded anew does not have it. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { marked: true }));
  }

  async expectMarked(isMarked: boolean): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => 'marked' in window).catch(() => null), { message: 'the same document' })
      .toBe(isMarked);
  }
}

/** In the place of Stripe's script: a form of one field. It runs in the browser, from the address of the real one. */
const script = () => {
  const answer = () => (window as unknown as { stripeAnswer?: Answer }).stripeAnswer;
  const element = () => {
    const hearers: Record<string, (event: unknown) => void> = {};
    const made = {
      on: (name: string, hear: (event: unknown) => void) => {
        hearers[name] = hear;
        return made;
      },
      off: () => made,
      update: () => undefined,
      destroy: () => undefined,
      mount: (where: HTMLElement) => {
        const label = document.createElement('label');
        label.append('Card number ', document.createElement('input'));
        where.append(label);
        setTimeout(() => hearers['ready']?.({}));
      },
    };
    return made;
  };
  const stripe = {
    elements: (options: object) => {
      Object.assign(window, { stripeOptions: options });
      return { create: element, update: () => undefined, getElement: () => null };
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: async (options: { confirmParams: object; redirect: string }) => {
      Object.assign(window, { confirmed: { ...options.confirmParams, redirect: options.redirect } });
      const given = answer();
      if (given === 'throws') throw new Error('The script broke');
      if (given === 'waits' || given === undefined) return new Promise(() => undefined);
      return given;
    },
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
};
