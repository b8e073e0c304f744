import { HttpError } from '../../http/errors.ts';
import { readAnswer } from '../stripe/answers.ts';
import { askStripe } from '../stripe/errors.ts';
import type { Price } from '../stripe/prices.ts';
import { heldSchedule, heldSubscription, type HeldSubscription } from './answers.ts';
import type { ActionDependencies } from './dependencies.ts';

/** What becomes of a subscription when its period ends: Stripe's schedules. */
export const createSchedules = ({ stripe }: Pick<ActionDependencies, 'stripe'>) => {
  /** The schedule that a subscription has, or is given: one alone, however many ask for it at once. */
  const scheduleOf = async ({ id, schedule }: HeldSubscription): Promise<string> => {
    if (schedule) return schedule;
    try {
      const made = await askStripe(() => stripe.subscriptionSchedules.create({ from_subscription: id }));
      return readAnswer(heldSchedule, made).id;
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const now = readAnswer(heldSubscription, await askStripe(() => stripe.subscriptions.retrieve(id)));
      if (!now.schedule) throw error;
      return now.schedule;
    }
  };

  return {
    /** Has another price follow at the end of the period. */
    async follow(
      subscription: HeldSubscription,
      item: HeldSubscription['items']['data'][number],
      next: Price,
    ): Promise<void> {
      const id = await scheduleOf(subscription);
      const { phases, current_phase: current } = readAnswer(
        heldSchedule,
        await askStripe(() => stripe.subscriptionSchedules.retrieve(id)),
      );
      const present = current ?? phases[0];
      await askStripe(() =>
        stripe.subscriptionSchedules.update(id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            {
              items: [{ price: item.price.id, quantity: 1 }],
              ...(present && { start_date: present.start_date }),
              end_date: item.current_period_end,
            },
            {
              items: [{ price: next.id, quantity: 1 }],
              duration: { interval: next.interval, interval_count: 1 },
              proration_behavior: 'none',
            },
          ],
        }),
      );
    },
    /** Takes back what was to follow. */
    async release({ schedule }: HeldSubscription): Promise<void> {
      if (!schedule) return;
      try {
        await askStripe(() => stripe.subscriptionSchedules.release(schedule));
      } catch (error) {
        // Another has released it a moment ago, or it has come to its end.
        if (error instanceof HttpError) throw error;
      }
    },
  };
};
