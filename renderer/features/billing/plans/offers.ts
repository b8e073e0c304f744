import type { Plan } from '../../../../core/contract/billing.ts';
import { planNames } from '../../../../core/rules/billing/plans.ts';

/** A plan as a card shows it. */
export interface Offer {
  name: string;
  /** With its currency. */
  price: string;
  /** What the price is for: "per month". */
  period: string;
  features: readonly string[];
}

/** As the whole page is in English, so is the money. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$9.99": amounts are in US dollars wherever somebody is. */
export const priceLabel = (amount: number): string => dollars.format(amount);

export const periodLabel = (interval: Plan['interval']): string => `per ${interval}`;

/** What costs nothing and needs no list of the server's (docs/specification.md 2 §2). */
export const freeOffer: Offer = {
  name: 'Free',
  price: '$0',
  period: 'forever',
  features: ['Basic spiritual guidance', 'Limited AI searches', 'Prayer journal'],
};

/** A plan that is sold, in the server's words and at Stripe's price. */
export const offerOf = ({ id, price, interval, features }: Plan): Offer => ({
  name: planNames[id],
  price: priceLabel(price),
  period: periodLabel(interval),
  features,
});

/** The one product of the iOS app, at Apple's price (docs/specification.md 2 §9). */
export const appleOffer = (features: readonly string[]): Offer => ({
  name: planNames.premium,
  price: '$19.99',
  period: 'per year',
  features,
});
