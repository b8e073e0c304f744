export interface Plan {
  name: string;
  price: string;
  period: string;
  /** Marked "Popular". */
  popular?: boolean;
  features: string[];
  button: string;
  /** Where its button goes. A plan whose screen is not there is not offered. */
  to: string;
}

/**
 * What a newcomer may choose from, in the specification's words (docs/specification.md 2 §2). The premium figure is the
 * server's; undefined is not known yet.
 */
export const plansOf = (premiumDailySearches: number | null | undefined): Plan[] => [
  {
    name: 'Free',
    price: '$0',
    period: 'forever',
    features: ['Basic spiritual guidance', 'Limited AI searches', 'Prayer journal'],
    button: 'Continue Free',
    to: '/',
  },
  {
    name: 'Premium',
    price: '$9.99',
    period: 'per month',
    popular: true,
    features: [
      guidance(premiumDailySearches),
      'Premium content library',
      'Audio prayers and meditations',
      'Priority support',
    ],
    button: 'Start Premium',
    to: '/subscribe',
  },
  {
    name: 'Family',
    price: '$14.99',
    period: 'per month',
    features: ['Everything in Premium', 'Up to 6 family accounts', 'Family devotionals', 'Shared prayer goals'],
    button: 'Choose Family',
    to: '/subscribe',
  },
];

/** "Unlimited" is said only where it is true (docs/decisions.md 1). */
const guidance = (daily: number | null | undefined): string => {
  if (daily === undefined) return 'More AI guidance each day';
  return daily === null ? 'Unlimited AI guidance' : `${daily} ${daily === 1 ? 'search' : 'searches'} a day`;
};
