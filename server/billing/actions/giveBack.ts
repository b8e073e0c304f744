import { askStripe, isMissing } from '../stripe/errors.ts';
import { chargesOf } from '../stripe/facts.ts';
import { readCustomer } from '../stripe/readCustomer.ts';
import type { ActionDependencies } from './dependencies.ts';
import { createEnding } from './ending.ts';

/** What Stripe says of a charge that can't be given back: it was, or the person's bank has taken it back or is about to. */
const isBeyondRefund = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'charge_already_refunded' || error.code === 'charge_disputed');

/** Gives all payments of a subscription back and ends it; gives whose it was, null for one that Stripe does not have. */
export const createGiveBack = ({ stripe }: Pick<ActionDependencies, 'stripe'>) => {
  const ending = createEnding({ stripe });

  const refundCharge = async (charge: string): Promise<void> => {
    try {
      // Without a sum it is what is left of the charge: Stripe gives nothing back twice, however often this is asked.
      await askStripe(() => stripe.refunds.create({ charge }));
    } catch (error) {
      if (!isBeyondRefund(error) && !isMissing(error)) throw error;
    }
  };

  return async (subscriptionId: string): Promise<string | null> => {
    const subscription = await ending.find(subscriptionId);
    if (!subscription) return null;
    const facts = await readCustomer(stripe, subscription.customer);
    const charges = facts ? chargesOf(subscription, facts) : [];
    for (const { id, refunded, disputed } of charges) if (!refunded && !disputed) await refundCharge(id);
    await ending.cancelNow(subscription);
    return subscription.customer;
  };
};
