import { hasRows, query, type Queries } from '../../db/db.ts';
import { enqueueBillingMail } from '../mails.ts';
import { markTold } from '../mail/tell.ts';
import { findPurchase } from '../store.ts';
import { readAnswer } from '../stripe/answers.ts';
import { askStripe, isMissing } from '../stripe/errors.ts';
import { readList } from '../stripe/pages.ts';
import { enqueueTask, findTask, removeTask, takeTask, type TaskKind, type TaskRow } from '../tasks.ts';
import { deletedAnswer, heldSubscription, isPaid } from './answers.ts';
import { askForCustomer } from './customers.ts';
import type { ActionDependencies } from './dependencies.ts';
import { createEnding } from './ending.ts';
import { createGiveBack } from './giveBack.ts';
import { closeRefund, isAskedFor } from './refundStore.ts';

/** Of one customer: more than anybody makes. */
const MAX_SUBSCRIPTIONS = 500;
/** Tasks that one turn of the job takes on. */
const BATCH = 50;

/** Gives what is to be written once it is done, with the removal of the task; null for nothing. */
type Work = (subject: string) => Promise<(() => Queries<void>) | null>;

export interface TaskRunner {
  /** Does what is due, a batch at most. */
  run(isStopping: () => boolean): Promise<void>;
  /** Does one that was enqueued a moment ago; it stays in the queue where this throws. */
  doNow(kind: TaskKind, subject: string): Promise<void>;
}

type Dependencies = Pick<ActionDependencies, 'db' | 'log' | 'now' | 'stripe' | 'sync'>;

/** Each may be done again from the start, wherever it broke off. */
const createWorks = (deps: Dependencies): Record<TaskKind, Work> => {
  const { now, stripe, sync } = deps;
  const ending = createEnding(deps);
  const giveBack = createGiveBack(deps);

  const deleteCustomer = async (customer: string): Promise<void> => {
    try {
      readAnswer(deletedAnswer, await askStripe(() => stripe.customers.del(customer)));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  };

  return {
    async delete_customer(customer) {
      await deleteCustomer(customer);
      return null;
    },
    async delete_begun_customer(id) {
      const customer = await askForCustomer(deps, id);
      if (customer !== null) await deleteCustomer(customer);
      return null;
    },
    async cancel_at_period_end(customer) {
      const { items } = await readList(heldSubscription, MAX_SUBSCRIPTIONS, (page) =>
        stripe.subscriptions.list({ ...page, customer, status: 'all' }),
      );
      for (const subscription of items) await ending.stopRenewing(subscription);
      await sync.customer(customer);
      return null;
    },
    async cancel_now(id) {
      const subscription = await ending.find(id);
      if (!subscription) return null;
      await ending.cancelNow(subscription);
      await sync.customer(subscription.customer);
      return null;
    },
    async discard(id) {
      const found = await ending.find(id);
      if (found?.status === 'incomplete') await ending.cancelNow(found);
      const discarded = await ending.find(id);
      // Paid between the look at it and its end.
      const isPaidInVain = discarded?.status === 'canceled' && isPaid(discarded);
      return isPaidInVain ? () => enqueueTask('refund', id, now()) : null;
    },
    async refund(id) {
      const customer = await giveBack(id);
      if (customer !== null) await sync.customer(customer);
      return function* () {
        yield* tellOfRefund(id, now());
        yield* closeRefund(id);
        // Of somebody who has deleted their account meanwhile: nothing is left to be done for this customer (personalData.ts).
        if (customer !== null && !(yield* isKnown(customer))) yield* enqueueTask('delete_customer', customer, now());
      };
    },
  };
};

/** What was asked for is told of as it ends (mail/due.ts); here, what was bought twice by accident. */
function* tellOfRefund(id: string, now: number): Queries<void> {
  const purchase = yield* findPurchase(id);
  if (!purchase || (yield* isAskedFor(id)) || !(yield* markTold(id, 'refunded', 0, now))) return;
  yield* enqueueBillingMail('refunded', purchase.user_id, { plan: purchase.plan, twice: true }, now);
}

const isKnown = (stripeId: string): Queries<boolean> =>
  hasRows(query('SELECT user_id FROM billing_customers WHERE stripe_id = ?', stripeId));

/** Does at Stripe what is in the queue, again and again until Stripe has done it. */
export const createTaskRunner = (deps: Dependencies): TaskRunner => {
  const { db, log, now } = deps;
  const works = createWorks(deps);

  const perform = async ({ id, kind, subject }: TaskRow): Promise<void> => {
    const conclude = await works[kind](subject);
    await db.write(function* () {
      if ((yield* removeTask(id)) && conclude) yield* conclude();
    });
  };

  return {
    async run(isStopping) {
      for (let done = 0; done < BATCH && !isStopping(); done++) {
        const task = await db.write(() => takeTask(now()));
        if (!task) return;
        try {
          await perform(task);
        } catch (error) {
          const reason = error instanceof Error ? error.name : 'unknown';
          log.error({ task: task.kind, tries: task.tries + 1, reason }, 'Stripe has not done it yet');
        }
      }
    },
    async doNow(kind, subject) {
      const task = await db.read(() => findTask(kind, subject));
      if (task) await perform(task);
    },
  };
};
