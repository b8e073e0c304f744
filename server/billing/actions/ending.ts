import { readAnswer } from '../stripe/answers.ts';
import { askStripe, isMissing } from '../stripe/errors.ts';
import { heldSubscription, type HeldSubscription } from './answers.ts';
import type { ActionDependencies } from './dependencies.ts';
import { createSchedules } from './schedules.ts';

const isOver = ({ status }: HeldSubscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** The ways in which a subscription ends at Stripe. Each may be gone again, from wherever it broke off. */
export const createEnding = (deps: Pick<ActionDependencies, 'stripe'>) => {
  const { stripe } = deps;
  const schedules = createSchedules(deps);

  /** Null for one that Stripe does not have. */
  const find = async (id: string): Promise<HeldSubscription | null> => {
    try {
      return readAnswer(
        heldSubscription,
        await askStripe(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })),
      );
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const cancelNow = async (subscription: HeldSubscription): Promise<void> => {
    if (isOver(subscription)) return;
    try {
      await askStripe(() => stripe.subscriptions.cancel(subscription.id));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  };

  return {
    find,
    cancelNow,
    /** Ends a subscription whose first payment is open. Gives it as it is then, since it may have been paid a moment before. */
    async discard(id: string): Promise<HeldSubscription | null> {
      const found = await find(id);
      if (found?.status !== 'incomplete') return found;
      await cancelNow(found);
      return find(id);
    },
    /** Lets a subscription run to the end of what is paid for; one whose payment is open ends now, so that nobody pays for it after that. */
    async stopRenewing(subscription: HeldSubscription): Promise<void> {
      const { id, status, cancel_at: cancelAt, cancel_at_period_end: isCancelled, items } = subscription;
      if (status !== 'active' && status !== 'trialing') return cancelNow(subscription);
      const periodEnd = Math.min(...items.data.map((item) => item.current_period_end));
      // An end that somebody has set at Stripe may lie some renewals away.
      if (isCancelled || (cancelAt ?? Number.POSITIVE_INFINITY) <= periodEnd) return;
      await schedules.release(subscription);
      await askStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },
    /** Takes a cancellation back, or what was to follow. */
    async goOn(subscription: HeldSubscription): Promise<void> {
      const { id, cancel_at: cancelAt, cancel_at_period_end: isCancelled } = subscription;
      await schedules.release(subscription);
      if (isCancelled) await askStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
      else if ((cancelAt ?? null) !== null) await askStripe(() => stripe.subscriptions.update(id, { cancel_at: '' }));
    },
  };
};

export type Ending = ReturnType<typeof createEnding>;
