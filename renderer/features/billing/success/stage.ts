import type { SubscriptionState } from '../../../../core/contract/billing.ts';
import { paidTiers, type PaidTier } from '../../../../core/rules/roles.ts';
import type { PaymentReturn } from '../../../platform/paymentReturn.ts';

/** What the address said of the payment that led here. It proves nothing: whoever wants to writes such an address. */
export interface Returned {
  failed: boolean;
  plan: PaidTier | null;
}

export const readReturn = (state: unknown): Returned => {
  const { failed, plan } = (state ?? {}) as Partial<PaymentReturn>;
  return { failed: failed === true, plan: paidTiers.find((each) => each === plan) ?? null };
};

/** `active` is the server's word alone; a payment that failed is believed while nothing says otherwise. */
export const stageOf = (
  { status, plan }: Pick<SubscriptionState, 'status' | 'plan'>,
  returned: Returned,
): 'active' | 'failed' | 'confirming' => {
  if (status === 'active' && (returned.plan === null || returned.plan === plan)) return 'active';
  return returned.failed ? 'failed' : 'confirming';
};
