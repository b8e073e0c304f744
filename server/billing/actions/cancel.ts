import type { ActionDependencies } from './dependencies.ts';
import { createEnding } from './ending.ts';
import { ownPurchase, refused } from './ownPurchase.ts';

/** Ends a subscription with what is paid for, and takes that back. What is asked for twice is done once. */
export const createCancel = (deps: ActionDependencies) => {
  const { db, now, sync } = deps;
  const ending = createEnding(deps);
  return {
    async cancel(userId: string): Promise<void> {
      const { id } = await db.read(() => ownPurchase(userId, ['active', 'past_due', 'incomplete'], now()));
      const subscription = await ending.find(id);
      if (subscription) await ending.stopRenewing(subscription);
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
