import type { LimitSettings } from '../limits.ts';
import { paidTiers, type PaidTier } from '../roles.ts';

/** What a plan is called and what it opens: the one list that chooser, upsell and /subscribe are drawn from. Its price is Stripe's. */
export interface PlanOffer {
  id: PaidTier;
  name: string;
  description: string;
  popular: boolean;
  features: string[];
}

/** A plan's name within a sentence, and on a card that says already that it is one. */
export const planNames: Readonly<Record<PaidTier, string>> = { basic: 'Basic', premium: 'Premium', family: 'Family' };

/** In US dollars a month: what `npm run billing:setup` makes (docs/decisions.md 26). */
export const planPrices: Readonly<Record<PaidTier, number>> = { basic: 4.99, premium: 9.99, family: 14.99 };

/** "Unlimited" is said only where it is true (docs/decisions.md 1). */
const searchesADay = (daily: number | null): string =>
  daily === null ? 'Unlimited searches' : `${daily} ${daily === 1 ? 'search' : 'searches'} a day`;

/** From the lowest to the highest. No claim without a feature behind it (docs/decisions.md 30). */
export const planOffers = ({ premiumDailySearches }: LimitSettings): PlanOffer[] => {
  const premium = searchesADay(premiumDailySearches);
  const offers: Record<PaidTier, Omit<PlanOffer, 'id' | 'name'>> = {
    basic: {
      description: 'The community, and what is free.',
      popular: false,
      features: ['SoulFeed and Circles', searchesADay(3), 'Prayer journal'],
    },
    premium: {
      description: 'The community, and more guidance each day.',
      popular: true,
      features: [premium, 'SoulFeed and Circles', 'Prayer journal', 'Prayers and verses read aloud by your device'],
    },
    family: {
      description: 'Premium for six people.',
      popular: false,
      features: [
        'Everything in Premium',
        'Up to 6 family accounts',
        'A private circle for family devotionals',
        'Shared prayer goals in that circle',
      ],
    },
  };
  return paidTiers.map((id) => ({ id, name: `${planNames[id]} Plan`, ...offers[id] }));
};
