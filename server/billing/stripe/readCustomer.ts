import type { PaidTier } from '../../../core/rules/roles.ts';
import { HttpError } from '../../http/errors.ts';
import { chargeAnswer, customerAnswer, readAnswer, scheduleAnswer, subscriptionAnswer } from './answers.ts';
import type { SubscriptionAnswer } from './answers.ts';
import type { StripeClient } from './client.ts';
import { askStripe, isMissing, paymentsUnavailable } from './errors.ts';
import { isRunning, nextPlanOf, type StripeFacts } from './facts.ts';
import { readList } from './pages.ts';
import { planOfPrice } from './prices.ts';

/** Of one customer: more than anybody makes. */
const MAX_SUBSCRIPTIONS = 500;
const MAX_CHARGES = 1000;

/** What Stripe has of a customer now. */
export interface CustomerAnswer extends StripeFacts {
  /** Whether these are all subscriptions that there are. */
  isWhole: boolean;
}

/**
 * Reads a customer at Stripe; null for one that Stripe does not have, or no longer. For outside any transaction: it takes as long as
 * Stripe takes. Throws 503 `payments_unavailable`.
 */
export const readCustomer = async (client: StripeClient, customer: string): Promise<CustomerAnswer | null> => {
  try {
    const [subscriptions, charges] = await Promise.all([
      readList(subscriptionAnswer, MAX_SUBSCRIPTIONS, (page) =>
        client.subscriptions.list({ ...page, customer, status: 'all', expand: ['data.latest_invoice.payments'] }),
      ),
      readList(chargeAnswer, MAX_CHARGES, (page) => client.charges.list({ ...page, customer })),
    ]);
    // With a customer all that runs is cancelled: who has something that runs is there.
    if (!subscriptions.items.some(isRunning) && (await isGone(client, customer))) return null;
    return {
      subscriptions: subscriptions.items,
      charges: charges.items,
      nextPlans: await readNextPlans(client, subscriptions.items),
      isWhole: subscriptions.isWhole,
    };
  } catch (error) {
    if (isMissing(error) && (await isGone(client, customer))) return null;
    // What Stripe refuses to read to us is as good as out of reach.
    throw error instanceof HttpError ? error : paymentsUnavailable(error);
  }
};

const isGone = async (client: StripeClient, customer: string): Promise<boolean> => {
  try {
    return readAnswer(customerAnswer, await askStripe(() => client.customers.retrieve(customer))).deleted === true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
};

/** What schedules of those that run say about the plan that follows. */
const readNextPlans = async (
  client: StripeClient,
  subscriptions: readonly SubscriptionAnswer[],
): Promise<Map<string, PaidTier>> => {
  const prices = new Map(
    subscriptions.flatMap(({ items }) => items.data.map(({ price }) => [price.id, planOfPrice(price)] as const)),
  );
  const nextPlans = new Map<string, PaidTier>();
  for (const subscription of subscriptions) {
    const { id, schedule } = subscription;
    if (schedule === null || !isRunning(subscription)) continue;
    const expand = ['phases.items.price'];
    const answer = await askStripe(() => client.subscriptionSchedules.retrieve(schedule, { expand }));
    const plan = nextPlanOf(readAnswer(scheduleAnswer, answer), (price) => prices.get(price) ?? null);
    if (plan) nextPlans.set(id, plan);
  }
  return nextPlans;
};
