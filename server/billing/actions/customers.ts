import { randomUUID } from 'node:crypto';
import { first, hasRows, query, type Queries, type RowOf } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { readAnswer } from '../stripe/answers.ts';
import { askStripe, isMissing, paymentsUnavailable } from '../stripe/errors.ts';
import { readList } from '../stripe/pages.ts';
import { enqueueTask } from '../tasks.ts';
import { begunAnswer, idAnswer } from './answers.ts';
import type { ActionDependencies } from './dependencies.ts';

type CustomerRow = RowOf<'billing_customers', 'user_id' | 'id' | 'stripe_id'>;
type Payer = RowOf<'users', 'email' | 'blocked'>;

export const findCustomer = (userId: string): Queries<CustomerRow | undefined> =>
  first(query<CustomerRow>('SELECT user_id, id, stripe_id FROM billing_customers WHERE user_id = ?', userId));

/** What is said to whom an account was taken away from while they asked. */
const gone = (): HttpError => new HttpError('not_signed_in', 'Please log in first.');

/**
 * Takes the account, so that a deletion or a block comes before what the caller does or after it. Throws 401 where there is none
 * that may buy.
 */
export function* lockPayer(userId: string): Queries<Payer> {
  const payer = yield* first(
    query<Payer>('UPDATE users SET blocked = blocked WHERE id = ? RETURNING email, blocked', userId),
  );
  if (!payer || payer.blocked) throw gone();
  return payer;
}

function* beginCustomer(userId: string, now: number): Queries<CustomerRow & { email: string }> {
  const { email } = yield* lockPayer(userId);
  yield* query(
    'INSERT INTO billing_customers (user_id, id, created_at) VALUES (?, ?, ?) ON CONFLICT (user_id) DO NOTHING',
    userId,
    randomUUID(),
    now,
  );
  const customer = yield* findCustomer(userId);
  if (!customer) throw gone();
  return { ...customer, email };
}

/** False where the account, and its row with it, has gone meanwhile: what was made at Stripe then goes too. */
function* keepCustomer({ user_id: userId, id }: CustomerRow, stripeId: string, now: number): Queries<boolean> {
  const isKept = yield* hasRows(
    query(
      `UPDATE billing_customers SET stripe_id = ?
       WHERE user_id = ? AND id = ? AND (stripe_id IS NULL OR stripe_id = ?) RETURNING user_id`,
      stripeId,
      userId,
      id,
      stripeId,
    ),
  );
  if (!isKept) yield* enqueueTask('delete_customer', stripeId, now);
  return isKept;
}

/** Customers that are looked through for one whose id was never heard, the newest first. */
const MAX_LOOKED_THROUGH = 1000;

/** The customer that was made for a row, though nobody heard of it; null where there is none. */
const findUnheard = async ({ stripe }: Pick<ActionDependencies, 'stripe'>, id: string): Promise<string | null> => {
  const { items } = await readList(begunAnswer, MAX_LOOKED_THROUGH, (page) => stripe.customers.list(page));
  return items.find(({ metadata }) => metadata?.['begun'] === id)?.id ?? null;
};

/**
 * What the key of a row stands for at Stripe: always asked for with the same words, however often. Stripe keeps a failure of its own
 * for a key too, whatever it has done before: then the customer is looked for. Null where the key is worth nothing any more.
 */
export const askForCustomer = async (deps: Pick<ActionDependencies, 'stripe'>, id: string): Promise<string | null> => {
  try {
    const customer = await askStripe(() =>
      deps.stripe.customers.create({ metadata: { begun: id } }, { idempotencyKey: id }),
    );
    return readAnswer(idAnswer, customer).id;
  } catch (error) {
    if (error instanceof HttpError) return findUnheard(deps, id);
    throw error;
  }
};

/** Gives a row another key. */
const renewKey = ({ user_id: userId, id }: CustomerRow): Queries<unknown> =>
  query(
    'UPDATE billing_customers SET id = ? WHERE user_id = ? AND id = ? AND stripe_id IS NULL',
    randomUUID(),
    userId,
    id,
  );

/**
 * Stripe's customer of a person, made where there is none: the row first, whose id is Stripe's idempotency key, so that a call that
 * is made again makes no second one. Who it is, and the address for receipts, is told it once the row knows it.
 */
export const createCustomers = (deps: ActionDependencies) => {
  const { db, now, stripe, sync } = deps;

  const find = async (userId: string): Promise<string> => {
    const customer = await db.write(() => beginCustomer(userId, now()));
    const { email } = customer;
    let { stripe_id: stripeId } = customer;
    if (stripeId === null) {
      const made = await askForCustomer(deps, customer.id);
      if (made === null) {
        await db.write(() => renewKey(customer));
        throw paymentsUnavailable();
      }
      if (!(await db.write(() => keepCustomer(customer, made, now())))) throw gone();
      stripeId = made;
    }
    const known = stripeId;
    await askStripe(() => stripe.customers.update(known, { email, metadata: { userId, begun: '' } }));
    return known;
  };

  return async (userId: string): Promise<string> => {
    try {
      return await find(userId);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Somebody has deleted it at Stripe. Once that is known here, there can be another.
      await sync.user(userId);
      return find(userId);
    }
  };
};
