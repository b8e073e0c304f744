import type { PaidTier } from '../../../core/rules/roles.ts';
import { HttpError } from '../../http/errors.ts';
import { consumeOrRefuse } from '../../limits/service.ts';
import { readAnswer } from '../stripe/answers.ts';
import { askStripe, isOtherQuestion, paymentsUnavailable } from '../stripe/errors.ts';
import { readList } from '../stripe/pages.ts';
import { enqueueTask } from '../tasks.ts';
import { begunAnswer, heldSubscription, secretOf, type HeldSubscription } from './answers.ts';
import { ATTEMPT, keepSubscription, openAttempt, replaceAttempt, type AttemptRow, type Choice } from './attempts.ts';
import { createCustomers, lockPayer } from './customers.ts';
import type { ActionDependencies } from './dependencies.ts';
import { refused, refuseSubscribed } from './ownPurchase.ts';
import type { TaskRunner } from './taskRunner.ts';

const HOUR = 60 * 60_000;
/** How often somebody begins a subscription; a network more often, since a church is behind one address. */
const PER_PERSON = { max: 20, window: HOUR };
const PER_NETWORK = { max: 300, window: HOUR };
/** How often an attempt is looked at that others change meanwhile: two tabs that choose different plans at once. */
const LOOKS = 4;

/** Subscriptions of one customer: more than anybody makes. */
const MAX_LOOKED_THROUGH = 500;

const withSecret = ['latest_invoice.confirmation_secret'];

/** Who asks for which plan, and the network that they ask from. */
interface Buyer {
  userId: string;
  network: string;
  plan: PaidTier;
}

/** Whom a subscription is begun for, and what. */
interface Beginning extends Choice {
  userId: string;
  customer: string;
}

/** Begins the subscription of an attempt at Stripe; its id is the idempotency key, so that there is one however often this is asked. */
const askForSubscription = async (
  { stripe }: ActionDependencies,
  { id, price_id: price, user_id: userId }: AttemptRow,
  customer: string,
): Promise<HeldSubscription> => {
  const begun = await askStripe(() =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId, begun: id },
        expand: withSecret,
      },
      { idempotencyKey: id },
    ),
  );
  return readAnswer(heldSubscription, begun);
};

/** The subscription of an attempt as it is now; null where there is none, and none can be made of this attempt any more. */
const createFind = (deps: ActionDependencies) => {
  const { db, now, stripe } = deps;
  const retrieve = async (id: string): Promise<HeldSubscription> =>
    readAnswer(heldSubscription, await askStripe(() => stripe.subscriptions.retrieve(id, { expand: withSecret })));

  /** Stripe keeps a failure of its own for a key, whatever it has done before. What nobody heard of is looked for then. */
  const findUnheard = async ({ id }: AttemptRow, customer: string): Promise<HeldSubscription | null> => {
    const { items } = await readList(begunAnswer, MAX_LOOKED_THROUGH, (page) =>
      stripe.subscriptions.list({ ...page, customer, status: 'all' }),
    );
    const unheard = items.find(({ metadata }) => metadata?.['begun'] === id);
    return unheard ? retrieve(unheard.id) : null;
  };

  return async (attempt: AttemptRow, isNew: boolean, { customer, priceId }: Beginning) => {
    const { subscription_id: known } = attempt;
    if (known === null && now() - attempt.created_at >= ATTEMPT) return null;
    try {
      if (known !== null) return await retrieve(known);
      const begun = await askForSubscription(deps, attempt, customer);
      await db.write(() => keepSubscription(attempt, begun.id));
      // Stripe answers a key that it knows as it did the first time, whatever has happened since.
      return isNew ? begun : await retrieve(begun.id);
    } catch (error) {
      if (error instanceof HttpError && known === null) return findUnheard(attempt, customer);
      if (error instanceof HttpError) throw error;
      // What Stripe refuses of an old attempt, its price or its customer, it may grant to another.
      if (known !== null || attempt.price_id !== priceId || isOtherQuestion(error)) return null;
      throw paymentsUnavailable(error);
    }
  };
};

/** Looks at the attempt that is open: one per person, and one subscription per attempt. */
const createLook = (deps: ActionDependencies, tasks: TaskRunner) => {
  const { db, now, sync } = deps;
  const find = createFind(deps);

  /** Nobody is given a secret whom a block or a deletion has overtaken, or whose attempt has been replaced. */
  const secretToGive = async (subscription: HeldSubscription, attempt: AttemptRow): Promise<string | null> => {
    const isKept = await db.write(function* () {
      yield* lockPayer(attempt.user_id);
      return yield* keepSubscription(attempt, subscription.id);
    });
    const secret = secretOf(subscription);
    if (secret === null) throw paymentsUnavailable();
    return isKept ? secret : null;
  };

  const replace = async (attempt: AttemptRow, beginning: Beginning, old: HeldSubscription | null): Promise<void> => {
    const isReplaced = await db.write(function* () {
      const isReplaced = yield* replaceAttempt(attempt, beginning, now());
      if (isReplaced && old) yield* enqueueTask('discard', old.id, now());
      return isReplaced;
    });
    if (!isReplaced || !old) return;
    await tasks.doNow('discard', old.id);
    // It may have been paid a moment ago, in another tab.
    await sync.user(beginning.userId);
    await db.read(() => refuseSubscribed(beginning.userId, now()));
  };

  /** The secret of the attempt that is open; null where it has to be looked at again. */
  return async (beginning: Beginning): Promise<string | null> => {
    const { userId, customer } = beginning;
    const { attempt, isNew } = await db.write(function* () {
      yield* lockPayer(userId);
      return yield* openAttempt(userId, beginning, now());
    });
    const subscription = await find(attempt, isNew, beginning);
    const status = subscription?.customer === customer ? subscription.status : 'canceled';
    if (status !== 'incomplete' && status !== 'incomplete_expired' && status !== 'canceled') {
      await sync.user(userId);
      await db.read(() => refuseSubscribed(userId, now()));
    }
    const isAsChosen = attempt.plan === beginning.plan && attempt.price_id === beginning.priceId;
    const isOpen = status === 'incomplete' && now() - attempt.created_at < ATTEMPT;
    if (subscription && isOpen && isAsChosen) return secretToGive(subscription, attempt);
    await replace(attempt, beginning, status === 'incomplete' ? subscription : null);
    return null;
  };
};

/** Begins a subscription whose first payment the browser confirms, or goes on with one that was begun. */
export const createBegin = (deps: ActionDependencies, tasks: TaskRunner) => {
  const { db, gate, now, prices, sync } = deps;
  const customerOf = createCustomers(deps);
  const look = createLook(deps, tasks);

  return async ({ userId, network, plan }: Buyer): Promise<{ clientSecret: string }> => {
    if (!gate.subscriptionRequired) throw paymentsUnavailable();
    await db.write(function* () {
      yield* consumeOrRefuse(`begin-subscription:user:${userId}`, PER_PERSON, now());
      yield* consumeOrRefuse(`begin-subscription:${network}`, PER_NETWORK, now());
      yield* refuseSubscribed(userId, now());
    });
    const { id: priceId } = await prices.of(plan);
    const customer = await customerOf(userId);
    await sync.user(userId);
    await db.read(() => refuseSubscribed(userId, now()));
    for (let looks = 0; looks < LOOKS; looks++) {
      const clientSecret = await look({ userId, customer, plan, priceId });
      if (clientSecret !== null) return { clientSecret };
    }
    throw refused('Another window is choosing a plan at the same time. Please go on in one of them.');
  };
};
