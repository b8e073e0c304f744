// What other features of the server may use of billing.
export {
  enqueueSeatEnded,
  entitlementChanged,
  familyPlanUntil,
  findSeat,
  holdAccount,
  SEAT_ENDED,
  settleEntitlement,
} from './entitlements.ts';
export { settleEnded } from './expiry.ts';
export { registerBillingMails } from './mail/texts.ts';
export { enqueueBillingMail, type BillingMail, type BillingMails } from './mails.ts';
export { readState } from './view.ts';
export { purchasesOf, savePurchase, type PurchaseRow } from './store.ts';
export type { AppleSettings } from './apple/settings.ts';
export { openStripe, type StripeClient, type StripeSettings } from './stripe/client.ts';

/** Whether a key is of Stripe's test mode. */
export const isTestKey = (key: string): boolean => /^[prs]k_test_/.test(key);
