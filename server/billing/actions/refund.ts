import { refundableUntil } from '../../../core/rules/billing/entitlement.ts';
import type { Queries } from '../../db/db.ts';
import { purchasesOf } from '../store.ts';
import { enqueueTask } from '../tasks.ts';
import type { ActionDependencies } from './dependencies.ts';
import { ownPurchase, refused } from './ownPurchase.ts';
import { findRefund, insertRefund } from './refundStore.ts';
import type { TaskRunner } from './taskRunner.ts';

/** Grants the one refund of an account, within 30 days of the first payment. Throws 409. */
function* grantRefund(userId: string, now: number): Queries<string> {
  const granted = yield* findRefund(userId);
  const [latest] = (yield* purchasesOf(userId)).filter(({ source }) => source === 'stripe');
  // Asked for once more: the same refund, which may not be through yet.
  if (granted && (granted.state === 'open' || granted.subscription_id === latest?.id)) return granted.subscription_id;
  if (granted) throw refused('Your payments were given back once already. You can still cancel at any time.');
  const { id, first_paid_at: firstPaidAt } = yield* ownPurchase(userId, ['active', 'past_due'], now);
  if (refundableUntil(firstPaidAt, now) === null)
    throw refused('The 30 days since your first payment are over. You can still cancel at any time.');
  yield* insertRefund(userId, id, now);
  yield* enqueueTask('refund', id, now);
  return id;
}

/** Gives all payments back on request. Once it is granted it is done, whatever breaks off on the way (actions/taskRunner.ts). */
export const createRefund =
  ({ db, now, sync }: ActionDependencies, tasks: TaskRunner) =>
  async (userId: string) => {
    await sync.user(userId);
    await tasks.doNow('refund', await db.write(() => grantRefund(userId, now())));
  };
