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

/** What a newcomer may choose from, in the specification's words (2 §2). */
export const plans: Plan[] = [
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
      'More AI guidance each day',
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
