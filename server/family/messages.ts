import { entitlementChanged } from '../billing/service.ts';
import type { LiveMessage } from '../live/service.ts';

/** Tells of a seat that was taken or has ended: who has it, once, and who pays for it. `settled` is what settling it gave. */
export const seatChanged = (userId: string, ownerId: string, settled: readonly LiveMessage[]): LiveMessage[] => [
  ...(settled.length > 0 ? settled : [entitlementChanged(userId)]),
  entitlementChanged(ownerId),
];
