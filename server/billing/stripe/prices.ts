import { paidTiers, type PaidTier } from '../../../core/rules/roles.ts';
import { priceAnswer, type PriceAnswer } from './answers.ts';
import type { StripeClient } from './client.ts';
import { paymentsUnavailable } from './errors.ts';
import { readList } from './pages.ts';

/** What a plan costs at Stripe. */
export interface Price {
  id: string;
  plan: PaidTier;
  /** In US cents. */
  cents: number;
  interval: 'month' | 'year';
}

export interface Prices {
  /** One for each plan that is sold, from the lowest plan to the highest. Throws 503 `payments_unavailable`. */
  list(): Promise<Price[]>;
  /** Throws 503 `payments_unavailable` also for a plan without a price. */
  of(plan: PaidTier): Promise<Price>;
}

const MINUTE = 60_000;
/** How long prices count without being asked for again. */
const FRESH = 10 * MINUTE;
/** How long the last known ones count while Stripe can't be read. */
const KEPT = 24 * 60 * MINUTE;
/** How long Stripe is left alone after a failure, so that nobody waits for it with each page. */
const PAUSE = MINUTE / 2;
const MAX_PRICES = 500;

const LOOKUP_KEY = /^lampstand_(\w+)$/;

/** The plan that a price is for: what its metadata say, else its lookup key; null for what is no plan of ours. */
export const planOfPrice = ({ metadata, lookup_key: key }: PriceAnswer): PaidTier | null =>
  tierOf(metadata?.['plan']) ?? tierOf(LOOKUP_KEY.exec(key ?? '')?.[1]);

const tierOf = (name: string | undefined): PaidTier | null => paidTiers.find((each) => each === name) ?? null;

export const createPrices = ({ client, now }: { client: StripeClient; now: () => number }): Prices => {
  let known: { prices: Price[]; readAt: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Price[]> | null = null;

  const isKnownFor = (milliseconds: number): boolean => known !== null && Math.abs(now() - known.readAt) < milliseconds;

  const read = async (): Promise<Price[]> => {
    try {
      const { items } = await readList(priceAnswer, MAX_PRICES, (page) =>
        client.prices.list({ ...page, active: true, currency: 'usd', type: 'recurring' }),
      );
      known = { prices: offered(items), readAt: now() };
      return known.prices;
    } catch (error) {
      failedAt = now();
      if (known && isKnownFor(KEPT)) return known.prices;
      throw error;
    } finally {
      reading = null;
    }
  };

  const list = async (): Promise<Price[]> => {
    if (known && isKnownFor(FRESH)) return known.prices;
    if (Math.abs(now() - failedAt) < PAUSE) {
      if (known && isKnownFor(KEPT)) return known.prices;
      throw paymentsUnavailable();
    }
    return (reading ??= read());
  };

  return {
    list,
    async of(plan) {
      const price = (await list()).find((each) => each.plan === plan);
      if (!price) throw paymentsUnavailable();
      return price;
    },
  };
};

/** The newest price of each plan, where there is one. */
const offered = (answers: readonly PriceAnswer[]): Price[] => {
  const newest = answers.toSorted((a, b) => b.created - a.created).flatMap((answer) => toPrice(answer) ?? []);
  return paidTiers.flatMap((plan) => newest.find((price) => price.plan === plan) ?? []);
};

const toPrice = (answer: PriceAnswer): Price | null => {
  const plan = planOfPrice(answer);
  const { id, active, currency, recurring, unit_amount: cents } = answer;
  const interval = recurring?.interval_count === 1 ? recurring.interval : null;
  if (!plan || !active || currency !== 'usd' || !cents || (interval !== 'month' && interval !== 'year')) return null;
  return { id, plan, cents, interval };
};
