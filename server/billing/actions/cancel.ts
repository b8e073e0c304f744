import { enqueueTask } from '../tasks.ts';
import type { ActionDependencies } from './dependencies.ts';
import { createEnding } from './ending.ts';
import { ownPurchase, refused } from './ownPurchase.ts';
import type { TaskRunner } from './taskRunner.ts';

/** Ends a subscription with what is paid for, and takes that back. What is asked for twice is done once. */
export const createCancel = (deps: ActionDependencies, tasks: TaskRunner) => {
  const { db, now, sync } = deps;
  const ending = createEnding(deps);

  /** What is paid while it is discarded is given back, or stays, and never lost. */
  const discard = async (id: string): Promise<void> => {
    await db.write(() => enqueueTask('discard', id, now()));
    await tasks.doNow('discard', id);
  };

  return {
    async cancel(userId: string): Promise<void> {
      const { id } = await db.read(() => ownPurchase(userId, ['active', 'past_due', 'incomplete'], now()));
      const subscription = await ending.find(id);
      if (subscription?.status === 'incomplete') await discard(id);
      else if (subscription) await ending.stopRenewing(subscription);
      await sync.user(userId);
    },
    async resume(userId: string): Promise<void> {
      const { id } = await db.read(() => ownPurchase(userId, ['active'], now()));
      const subscription = await ending.find(id);
      const runs = subscription?.status === 'active' || subscription?.status === 'trialing';
      if (runs) await ending.goOn(subscription);
      await sync.user(userId);
      if (!runs) throw refused('This subscription has ended. You can begin a new one.');
    },
  };
};
