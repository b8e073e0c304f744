import { offlineEntitlement, type Entitlement } from '../../../../core/rules/billing/entitlement.ts';
import { paidTiers } from '../../../../core/rules/roles.ts';
import type { KnownPerson } from '../../accounts/index.ts';

interface LastPlan extends Entitlement {
  /** When the server told of it, in milliseconds. */
  heardAt: number;
}

/** What this device goes by while the server can't be asked; null where that is too old, over, or was never heard. */
export const lastPlan = ({ plan }: KnownPerson, now: number): LastPlan | null => {
  const tier = paidTiers.find((each) => each === plan?.tier);
  const until = Date.parse(plan?.until ?? '');
  // It lies in the browser's storage, where anything may stand.
  if (!plan || !tier || Number.isNaN(until) || typeof plan.heardAt !== 'number') return null;
  const known = offlineEntitlement({ tier, until }, plan.heardAt, now);
  return known && { ...known, heardAt: plan.heardAt };
};
