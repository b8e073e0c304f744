import { hasRows, query, type Queries } from '../../db/db.ts';
import { enqueueBillingMail } from '../mails.ts';
import { markTold } from '../mail/tell.ts';
import { findPurchase } from '../store.ts';
import { readAnswer } from '../stripe/answers.ts';
import { askStripe, isMissing } from '../stripe/errors.ts';
import { readList } from '../stripe/pages.ts';
import { enqueueTask, findTask, removeTask, takeTask, type TaskKind, type TaskRow } from '../tasks.ts';
import { deletedAnswer, heldSubscription, isPaid, type HeldSubscription } from './answers.ts';
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

/** Whether a first payment came through as its subscription was ended. */
const isPaidInVain = (subscription: HeldSubscription): boolean =>
  subscription.status === 'canceled' && isPaid(subscription);

/** Each may be done again from the start, wherever it broke off. */
const createWorks = (deps: Dependencies): Record<TaskKind, Work> => {
  const { db, now, stripe, sync } = deps;
  const ending = createEnding(deps);
  const giveBack = createGiveBack(deps);

  return {
    async delete_customer(customer) {
      await deleteCustomer(stripe, customer);
      return null;
    },
    async delete_begun_customer(id) {
      const customer = await askForCustomer(deps, id);
      if (customer !== null) await deleteCustomer(stripe, customer);
      return null;
    },
    async cancel_at_period_end(customer) {
      // Let in again before Stripe could be told.
      if (!(await db.read(() => isShutOut(customer)))) return null;
      const { items } = await readList(heldSubscription, MAX_SUBSCRIPTIONS, (page) =>
        stripe.subscriptions.list({ ...page, customer, status: 'all' }),
      );
      const inVain: string[] = [];
      for (const listed of items) {
        const isOpen = listed.status === 'incomplete';
        const subscription = isOpen ? await ending.discard(listed.id) : listed;
        if (subscription && isOpen && isPaidInVain(subscription)) inVain.push(subscription.id);
        else if (subscription) await ending.stopRenewing(subscription);
      }
      await sync.customer(customer);
      return function* () {
        for (const id of inVain) yield* enqueueTask('refund', id, now());
      };
    },
    async cancel_now(id) {
      const subscription = await ending.find(id);
      if (!subscription) return null;
      await ending.cancelNow(subscription);
      await sync.customer(subscription.customer);
      return null;
    },
    async discard(id) {
      const discarded = await ending.discard(id);
      return discarded && isPaidInVain(discarded) ? () => enqueueTask('refund', id, now()) : null;
    },
    async refund(id) {
      const customer = await giveBack(id);
      if (customer !== null) await sync.customer(customer);
      return function* () {
        // Of somebody who has deleted their account meanwhile: nothing is left to be done for this customer.
        if (customer !== null && !(yield* isKnown(customer))) yield* enqueueTask('delete_customer', customer, now());
        yield* tellOfRefund(id, now());
        yield* closeRefund(id);
      };
    },
  };
};

const deleteCustomer = async (stripe: Dependencies['stripe'], customer: string): Promise<void> => {
  try {
    readAnswer(deletedAnswer, await askStripe(() => stripe.customers.del(customer)));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/** What was asked for is told of as it ends (mail/due.ts); here, what was bought twice by accident. */
function* tellOfRefund(id: string, now: number): Queries<void> {
  const purchase = yield* findPurchase(id);
  if (!purchase || (yield* isAskedFor(id)) || !(yield* markTold(id, 'refunded', 0, now))) return;
  yield* enqueueBillingMail('refunded', purchase.user_id, { plan: purchase.plan, twice: true }, now);
}

const isShutOut = (stripeId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT c.user_id FROM billing_customers c JOIN users u ON u.id = c.user_id WHERE c.stripe_id = ? AND u.blocked = 1`,
      stripeId,
    ),
  );

/** Whether it is somebody's here. Takes the row, as a deletion does first (personalData.ts): one of the two sees what the other did. */
const isKnown = (stripeId: string): Queries<boolean> =>
  hasRows(query('UPDATE billing_customers SET revision = revision WHERE stripe_id = ? RETURNING user_id', stripeId));

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
