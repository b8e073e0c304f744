import type { Shared } from './featureParts.ts';

/** Money: what is bought at Stripe or in the iOS app, and seats of families. */
export const addPayments = (shared: Shared): void => {
  void shared;
};
